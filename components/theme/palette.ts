import { landByDay, landByNight, type Land } from '@/components/theme/land';

/** The seats' marks: no one needs to see colour to know whose a thing is. */
export const MARKS = ['hand', 'bison', 'sun', 'fish'] as const;
export type MarkName = (typeof MARKS)[number];

/** Inks that are the same by day and by night, because pieces are objects and not paper. */
export const INK = {
  charcoal: '#2A2420',
  bone: '#FBF3E0',
  red: '#A8361F',
  /** Red that is read as text. */
  rust: '#8A2A16',
  ochre: '#D18A25',
  ochreLight: '#E6B65C',
  straw: '#FBE7BE',
  sand: '#E2C58B',
  sandDark: '#C39A55',
  moss: '#5A6B2F',
  mossDark: '#3F4D22',
  mossLight: '#8B9A56',
  river: '#2E6A8C',
  riverLight: '#BFD9DA',
  slate: '#CFC5B4',
  pebble: '#BDB4A7',
  stone: '#8C8479',
  stoneDark: '#5C544D',
  board: '#B79B6A',
} as const;

/** A good's colour block, its lit and its dark side. */
export interface GoodInk {
  block: string;
  light: string;
  dark: string;
}

export const GOOD_INK = {
  food: { block: '#A8361F', light: '#C9573F', dark: '#7A2312' },
  wood: { block: '#8A5630', light: '#E3B679', dark: '#5A3419' },
  clay: { block: '#C0572E', light: '#E08C5C', dark: '#8A3519' },
  stone: { block: '#8C8479', light: '#BDB4A7', dark: '#5C544D' },
  gold: { block: '#E3A71C', light: '#F6CE63', dark: '#A8710F' },
  grain: { block: '#E0A63A', light: '#F3CB74', dark: '#A87414' },
} as const satisfies Record<string, GoodInk>;

/** What a seat is drawn in. */
export interface PlayerInk {
  mark: MarkName;
  /** The block colour of workers, chips and buttons. */
  colour: string;
  /** The mark and words on that colour. */
  on: string;
  /** Rays and carvings on that colour, lighter and darker than it. */
  light: string;
  dark: string;
  /** The colour as words on paper. */
  words: string;
}

type PlayerInks = readonly [PlayerInk, PlayerInk, PlayerInk, PlayerInk];

const hand = { mark: 'hand', colour: '#A8361F', on: INK.bone, light: '#D9694C', dark: '#611B0D' };
const bison = { mark: 'bison', colour: '#23577C', on: INK.bone, light: '#5E93B0', dark: '#163C58' };
const sun = { mark: 'sun', colour: '#E2A52A', on: INK.charcoal, light: '#F8D684', dark: '#A86A10' };
const fish = { mark: 'fish', colour: '#4F6428', on: INK.bone, light: '#7F9146', dark: '#26331A' };

function players(words: readonly [string, string, string, string]): PlayerInks {
  return [
    { ...hand, mark: 'hand', words: words[0] },
    { ...bison, mark: 'bison', words: words[1] },
    { ...sun, mark: 'sun', words: words[2] },
    { ...fish, mark: 'fish', words: words[3] },
  ];
}

/** A ground with what is written on it. */
export interface Surface {
  ground: string;
  text: string;
  /** The key line round it. */
  key: string;
}

/** Everything that day and night colour differently, by what it is for. */
export interface Theme {
  name: 'day' | 'night';
  /** The page, and what lies on it a shade deeper. */
  paper: string;
  paper2: string;
  bone: string;
  charcoal: string;
  text: string;
  text2: string;
  /** Section titles, and words that warn. */
  title: string;
  warning: string;
  /** The thickness under slabs and sheets, and under those that cannot be used. */
  shadow: string;
  shadowOff: string;
  /** The line round slabs, and the hair of unprinted paper beside the colour block. */
  key: string;
  edge: string;
  /** Carved highlights on slabs. */
  carving: string;
  /** A line between two rows. */
  rule: string;
  /** What separates a piece from the page: the key line by day, the bone halo by night. */
  rim: string;
  button: Surface;
  /** The one main button where no player's colour fits, and the quiet one beside it. */
  main: Surface;
  quiet: Surface;
  off: Surface;
  /** A chosen thing, the trough it is chosen from, a label that says why not. */
  chosen: Surface;
  trough: Surface;
  reason: Surface;
  /** The plate with a place's name: it lies on the valley, so it stays bone at night. */
  plate: Surface;
  /** A switch that is on, and a tick. */
  yes: Surface;
  site: { lit: string; hovered: string; dimmed: string; rays: string; rim: string };
  card: {
    face: string;
    back: string;
    culture: string;
    cultureMark: string;
    people: string;
    peopleMark: string;
    multiplier: string;
  };
  tile: { face: string; sky: string };
  players: PlayerInks;
  goods: typeof GOOD_INK;
  land: Land;
}

const pieces = {
  bone: INK.bone,
  charcoal: INK.charcoal,
  card: {
    face: INK.bone,
    back: '#7A2A1A',
    culture: INK.moss,
    cultureMark: INK.bone,
    people: INK.sand,
    peopleMark: INK.charcoal,
    multiplier: INK.rust,
  },
  tile: { face: '#F6E6C2', sky: '#C9D3BE' },
  goods: GOOD_INK,
  plate: { ground: INK.bone, text: INK.charcoal, key: INK.charcoal },
  chosen: { ground: '#FFE9A8', text: INK.charcoal, key: '#23577C' },
  yes: { ground: '#4F6428', text: INK.bone, key: INK.charcoal },
};

/** The valley by day. */
export const day: Theme = {
  ...pieces,
  name: 'day',
  paper: '#EFE3CB',
  paper2: '#DFCDA8',
  text: '#2A2420',
  text2: '#5A4A3C',
  title: INK.rust,
  warning: INK.rust,
  shadow: INK.charcoal,
  shadowOff: '#8C8479',
  key: INK.charcoal,
  edge: INK.bone,
  carving: INK.bone,
  rule: '#B79B6A',
  rim: INK.charcoal,
  button: { ground: '#DFCDA8', text: INK.charcoal, key: INK.charcoal },
  main: { ground: INK.red, text: INK.bone, key: INK.charcoal },
  quiet: { ground: INK.bone, text: INK.charcoal, key: INK.charcoal },
  off: { ground: '#CFC5B4', text: '#5A4A3C', key: '#8C8479' },
  trough: { ground: '#CDB88C', text: INK.charcoal, key: INK.charcoal },
  reason: { ground: INK.charcoal, text: INK.bone, key: INK.bone },
  site: {
    lit: '#FBDB86',
    hovered: '#FFF1C2',
    dimmed: '#5E5A45',
    rays: '#FFF4CC',
    rim: INK.charcoal,
  },
  players: players(['#8F2C18', '#23577C', '#6E4D00', '#45581F']),
  land: landByDay,
};

/** The same valley at night, lit by the fire. */
export const night: Theme = {
  ...pieces,
  name: 'night',
  paper: '#2B2523',
  paper2: '#3A312B',
  text: '#F6EBD3',
  text2: '#D3C3A4',
  title: '#E6B65C',
  warning: '#F2A08A',
  shadow: '#0E0C0E',
  shadowOff: '#0E0C0E',
  key: '#0E0C0E',
  edge: '#8A7760',
  carving: '#8A7760',
  rule: '#6B5B4C',
  rim: INK.bone,
  button: { ground: '#4A3F36', text: '#F6EBD3', key: '#9C8A70' },
  main: { ground: INK.red, text: INK.bone, key: INK.bone },
  quiet: { ground: '#4A3F36', text: '#F6EBD3', key: '#9C8A70' },
  off: { ground: '#3A312B', text: '#B5A68A', key: '#6B5B4C' },
  trough: { ground: '#1C1715', text: '#F6EBD3', key: '#8A7760' },
  reason: { ground: '#0E0C0E', text: INK.bone, key: INK.bone },
  site: {
    lit: '#FBDB86',
    hovered: '#FFF1C2',
    dimmed: '#232B22',
    rays: '#FFE3A0',
    rim: INK.charcoal,
  },
  players: players(['#F09A80', '#8FC1DE', '#F2BE4A', '#B4C77A']),
  land: landByNight,
};

export const THEMES = { day, night } as const;
