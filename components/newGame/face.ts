import type { ComponentType } from 'react';
import type { Catalogue } from '@/components/i18n/language';
import type { Seat } from '@/machines/core/rules';

export interface BotWords {
  title: string;
  text: string;
}

/** What a game calls the levels and tempers of its bots. */
export interface CompanyWords {
  levels: Readonly<Record<string, BotWords>>;
  tempers: Readonly<Record<string, BotWords>>;
}

export interface OptionsProps<Setup> {
  setup: Setup;
  onChange: (setup: Setup) => void;
}

/** What a game shows of itself before it begins. */
export interface NewGameFace<Setup> {
  words: Catalogue<{
    title: string;
    options: CompanyWords;
  }>;
  /** What may be agreed in this game and no other. */
  Options: ComponentType<OptionsProps<Setup>>;
  /** The same agreement for so many seats, begun by one of them. */
  seated(setup: Setup, players: number, firstPlayer: Seat): Setup;
}
