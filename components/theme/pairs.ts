import type { Surface, Theme } from '@/components/theme/palette';

/** Two colours that must be told apart, and by how much. */
export interface Pair {
  name: string;
  ink: string;
  ground: string;
  least: number;
}

/** What text needs against its ground, and what a shape needs against what lies beside it. */
export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_SHAPES = 3;

const SURFACES = [
  'button',
  'main',
  'quiet',
  'off',
  'chosen',
  'trough',
  'reason',
  'plate',
  'yes',
] as const satisfies readonly (keyof {
  [K in keyof Theme as Theme[K] extends Surface ? K : never]: 1;
})[];

/** Every pair of colours that the app sets on one another in a theme. */
export function pairs(theme: Theme): Pair[] {
  const text = (name: string, ink: string, ground: string): Pair => {
    return { name, ink, ground, least: LEAST_FOR_TEXT };
  };
  const shape = (name: string, ink: string, ground: string): Pair => {
    return { name, ink, ground, least: LEAST_FOR_SHAPES };
  };
  const { card, site, land } = theme;
  return [
    ...[theme.paper, theme.paper2, theme.button.ground].flatMap((ground) => [
      text(`text on ${ground}`, theme.text, ground),
      text(`second text on ${ground}`, theme.text2, ground),
      text(`title on ${ground}`, theme.title, ground),
      text(`warning on ${ground}`, theme.warning, ground),
      ...theme.players.map((player) => text(`${player.mark} on ${ground}`, player.words, ground)),
    ]),
    ...SURFACES.map((name) => text(`words on ${name}`, theme[name].text, theme[name].ground)),
    ...theme.players.map((player) => text(`on ${player.mark}`, player.on, player.colour)),
    // Workers and goods: whatever the ground, either the key line or the halo stands out from it.
    shape('key line in its halo', theme.charcoal, theme.bone),
    text('words on lit ground', theme.charcoal, site.lit),
    text('words on hovered ground', theme.charcoal, site.hovered),
    text('number on a card', theme.charcoal, card.face),
    text('mark on culture', card.cultureMark, card.culture),
    text('mark on people', card.peopleMark, card.people),
    text('multiplier on people', card.multiplier, card.people),
    text('words on a tile', theme.charcoal, theme.tile.face),
    // Colours alone may be close (lit on the plain, red on night paper): the rim tells them apart.
    shape('rim on paper', theme.rim, theme.paper),
    shape('rim on second paper', theme.rim, theme.paper2),
    shape('rim of lit ground', site.rim, site.lit),
    shape('rim of hovered ground', site.rim, site.hovered),
    shape('lit against dimmed', site.lit, site.dimmed),
    shape('rim of lit ground on the plain', theme.name === 'day' ? site.rim : site.lit, land.plain),
    shape('key of buttons', theme.button.key, theme.button.ground),
    shape('key of quiet buttons on paper', theme.quiet.key, theme.paper),
    shape('key of buttons on paper', theme.button.key, theme.paper),
    shape('key of main buttons on paper', theme.main.key, theme.paper),
    shape('key of troughs', theme.trough.key, theme.paper),
  ];
}
