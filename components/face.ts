import type { ComponentType } from 'react';
import type { AnyMove, AnyPosition, Playthrough } from '@/machines/core/rules';
import type { TableInput } from '@/machines/core/table';

/** What a game's table is given, whichever game it is. */
export interface TableFaceProps<Move = AnyMove, Setup = unknown> {
  input: TableInput<Move, Setup>;
  /** After every move, and after one was taken back. */
  onChange(playthrough: Playthrough<Move, Setup>, position: AnyPosition): void;
  /** Back to the shelf. */
  onLeave(): void;
  /** The same players, another deal. */
  onAgain(): void;
  onSettings(): void;
}

/** The side of a game that is seen. */
export interface Face {
  Table: ComponentType<TableFaceProps>;
}
