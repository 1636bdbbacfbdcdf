import type { TextStyle } from 'react-native';

/**
 * The names to use as `fontFamily`; `fonts.ts` loads the files behind them. Display has one weight
 * only; of the text face a weight is a family of its own, for Android knows no other way.
 */
export const FONT = {
  display: 'ReggaeOne',
  light: 'Cabin-Medium',
  text: 'Cabin-SemiBold',
  strong: 'Cabin-Bold',
} as const;
export type Face = keyof typeof FONT;

/** Sizes by what they are for. `least` is the smallest that may be used at all. */
export interface TypeScale {
  least: number;
  small: number;
  body: number;
  lead: number;
  title: number;
  heading: number;
  number: number;
  result: number;
  poster: number;
}
export type TypeStep = keyof TypeScale;

export const phoneType: TypeScale = {
  least: 11,
  small: 12,
  body: 14,
  lead: 16,
  title: 18,
  heading: 24,
  number: 18,
  result: 32,
  poster: 64,
};

export const tabletType: TypeScale = {
  least: 14,
  small: 14,
  body: 16,
  lead: 18,
  title: 22,
  heading: 30,
  number: 24,
  result: 44,
  poster: 96,
};

/** Text follows the system up to this factor; nothing is cut off up to there. */
export const LARGEST_TEXT = 2;

/** From this length of the shorter side on, a screen is read like a tablet. */
export const TABLET_FROM = 600;

export function typeFor(width: number, height: number): TypeScale {
  return Math.min(width, height) >= TABLET_FROM ? tabletType : phoneType;
}

/** Reggae One is drawn for Japanese and stands very tall; both faces get the same close lines. */
export function textStyle(face: Face, size: number): TextStyle {
  return {
    fontFamily: FONT[face],
    fontSize: size,
    lineHeight: Math.round(size * (face === 'display' ? 1.25 : 1.28)),
    includeFontPadding: false,
  };
}
