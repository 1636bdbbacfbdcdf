import type { InkName } from '@/components/dice/print';
import { GOOD_INK, INK } from '@/components/theme/palette';

/** What a die is printed in: bone in three tones, its cuts, and the pips carved into it. */
export const DIE_INK: Readonly<Record<InkName, string>> = {
  body: '#FFFAEC',
  mid: '#E3CFA4',
  dark: '#BE9E68',
  grain: '#9C7A46',
  pips: INK.charcoal,
  ace: INK.red,
  glint: '#B9A988',
};

export const DIE_KEY = INK.charcoal;

/** The shadow on the ground: flat, as everything here. */
export const SHADOW_INK = { fill: '#120D0A', fillOpacity: 0.5 } as const;

/** The same on paper, where it needs less. */
export const PAPER_SHADOW_INK = { fill: INK.charcoal, fillOpacity: 0.35 } as const;

/** The wooden tray: its rim, the light on the rim, its floor and the cuts in it. */
export const BASIN_INK = {
  rim: GOOD_INK.wood.block,
  rimLight: '#D9A873',
  floor: '#3A3029',
  cuts: '#66533F',
  deep: '#231C18',
} as const;
