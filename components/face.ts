import type { ComponentType } from 'react';
import type { Catalogue } from '@/components/i18n/language';
import type { NewGameFace } from '@/components/newGame/face';
import type { Keeping } from '@/components/table/useTable';
import type { AnyMove, AnyPosition, Playthrough } from '@/machines/core/rules';
import type { Player, TableInput } from '@/machines/core/table';

/** What a game's table is given, whichever game it is. */
export interface TableFaceProps<Move = AnyMove, Setup = unknown> {
  input: TableInput<Move, Setup>;
  /** After every move, and after one was taken back. Nobody decides again before it is answered. */
  onChange: Keeping<Move, Setup, AnyPosition>;
  /** Back to the shelf. */
  onLeave(): void;
  /** The same players, another deal. */
  onAgain(): void;
  onSettings(): void;
}

/** What a finished game's result is given. */
export interface ResultFaceProps<Move = AnyMove, Setup = unknown> {
  players: readonly Player[];
  playthrough: Playthrough<Move, Setup>;
  onAgain(): void;
  onLeave(): void;
}

/** What a game between bots is given, to be watched. */
export interface WatchFaceProps {
  /** How many bots sit at the table. */
  players: number;
  seed: number;
  /** Asks for another game at the same table. */
  onAgain(): void;
}

/** The words the shelf needs of a game; every phase says what a player is doing. */
export interface ShelfWords {
  title: string;
  doing: Readonly<Record<string, (name: string) => string>>;
}

/** The side of a game that is seen. */
export interface Face extends NewGameFace<unknown> {
  words: NewGameFace<unknown>['words'] & Catalogue<ShelfWords>;
  Table: ComponentType<TableFaceProps>;
  Result: ComponentType<ResultFaceProps>;
  Watch: ComponentType<WatchFaceProps>;
}
