import * as v from 'valibot';
import { LANGUAGE_SETTINGS } from '@/components/i18n/language';
import type { MotionName, ThemeSetting } from '@/components/i18n/shape';
import { HAND_OVERS } from '@/machines/core/table';

/** From the slowest on. */
export const MOTIONS = ['calm', 'brisk', 'instant'] as const satisfies readonly MotionName[];
export const THEME_SETTINGS = ['system', 'day', 'night'] as const satisfies readonly ThemeSetting[];

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

/** The name of the note they are kept under. */
export const SETTINGS_KEY = 'silex/settings';
