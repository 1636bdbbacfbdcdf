import type { HandOver } from '@/machines/core/table';
import type { SaveFault } from '@/machines/saves/save';

/** A seat by its colour and its mark. */
export interface SeatWords {
  /** The colour as a name: "Blue places two workers". */
  name: string;
  mark: string;
  /** Colour and mark: "Blue bison". */
  both: string;
  /** So many pieces of that colour: "2 blue". */
  pieces(count: number): string;
}
export type Seats = readonly [SeatWords, SeatWords, SeatWords, SeatWords];

/** A choice in the settings, with a line that says what it does. */
export interface ChoiceWords {
  name: string;
  text: string;
}

export type MotionName = 'calm' | 'brisk' | 'instant';
export type ThemeSetting = 'day' | 'night' | 'system';

export type HintSetting = 'alone' | 'always' | 'never';

export type Motions = Record<MotionName, ChoiceWords>;
export type HandOvers = Record<HandOver, ChoiceWords>;
export type HintWords = Record<HintSetting, ChoiceWords>;
export type ThemeNames = Record<ThemeSetting, string>;

/** Why a saved game cannot be opened. */
export type SaveFaults = Record<SaveFault['fault'], string>;
