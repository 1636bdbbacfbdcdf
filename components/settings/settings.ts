import * as v from 'valibot';
import { LANGUAGE_SETTINGS } from '@/components/i18n/language';
import type { HintSetting, MotionName, ThemeSetting } from '@/components/i18n/shape';
import { HAND_OVERS, type Player } from '@/machines/core/table';

/** From the slowest on. */
export const MOTIONS = ['calm', 'brisk', 'instant'] as const satisfies readonly MotionName[];
export const THEME_SETTINGS = ['system', 'day', 'night'] as const satisfies readonly ThemeSetting[];

/** When the strongest bot may be asked what it would do. */
export const HINT_SETTINGS = ['alone', 'always', 'never'] as const satisfies readonly HintSetting[];

/**
 * Every setting with what it is when nobody chose. Each field stands for itself: one that cannot be
 * read falls back alone, and one that a newer Silex adds starts with its default.
 */
const FIELDS = {
  language: v.fallback(v.picklist(LANGUAGE_SETTINGS), 'system'),
  theme: v.fallback(v.picklist(THEME_SETTINGS), 'system'),
  motion: v.fallback(v.picklist(MOTIONS), 'calm'),
  /** Less motion here, whatever the system says. */
  reducedMotion: v.fallback(v.boolean(), false),
  sound: v.fallback(v.boolean(), true),
  haptics: v.fallback(v.boolean(), true),
  handOver: v.fallback(v.picklist(HAND_OVERS), 'whenPrivate'),
  hints: v.fallback(v.picklist(HINT_SETTINGS), 'alone'),
  confirmPlacements: v.fallback(v.boolean(), false),
  keepAwake: v.fallback(v.boolean(), true),
};

const settingsSchema = v.object(FIELDS);

export type Settings = v.InferOutput<typeof settingsSchema>;

export const DEFAULTS: Settings = readSettings(null);

/** Makes settings of whatever was stored: fields fall back one by one. */
export function readSettings(data: unknown): Settings {
  return v.parse(settingsSchema, typeof data === 'object' && data !== null ? data : {});
}

/** Whether a hint may be asked for at a table. Between people nobody is helped unless they want. */
export function offersHints(setting: HintSetting, players: readonly Player[]): boolean {
  const people = players.filter(({ kind }) => kind === 'human').length;
  return people > 0 && (setting === 'always' || (setting === 'alone' && people === 1));
}

/** The name of the note they are kept under. */
export const SETTINGS_KEY = 'silex/settings';
