import { english } from '@/components/i18n/words';
import { DIVISORS } from '@/machines/stone-age/data';
import {
  RESOURCES,
  type Bundle,
  type Gain,
  type Good,
  type Person,
} from '@/machines/stone-age/vocabulary';
import type { Cultures, People, Places } from './shape';

export const { plural, count, roughly, list, number, percent, signed } = english;

export const workers = { one: 'worker', other: 'workers' };
export const points = { one: 'point', other: 'points' };
export const resources = { one: 'resource', other: 'resources' };
export const tools = { one: 'tool', other: 'tools' };
export const dice = { one: 'die', other: 'dice' };
export const cards = { one: 'card', other: 'cards' };
export const buildings = { one: 'building', other: 'buildings' };
export const kinds = { one: 'kind', other: 'kinds' };

/** Goods are counted without a plural: 2 wood, 3 gold. */
export const goods: Record<Good, string> = {
  food: 'food',
  wood: 'wood',
  clay: 'clay',
  stone: 'stone',
  gold: 'gold',
};

export const some = (good: Good, amount: number) => `${number(amount)} ${goods[good]}`;

/** "2 wood and 1 clay"; with commas only where a button has no room for more. */
export const bundle = (paid: Bundle, join: (items: string[]) => string = list): string => {
  const parts = RESOURCES.filter((kind) => paid[kind] > 0).map((kind) => some(kind, paid[kind]));
  return parts.length === 0 ? 'nothing' : join(parts);
};
export const commas = (items: readonly string[]) => items.join(', ');

/** What a card or a die brought. */
export function gain({ good, amount }: Gain): string {
  switch (good) {
    case 'tool':
      return amount === 1 ? 'a tool' : count(amount, tools);
    case 'agriculture':
      return `${number(amount)} agriculture`;
    case 'points':
      return count(amount, points);
    default:
      return some(good, amount);
  }
}

/** What the die faces stand for, from 1 to 6. */
const FACES = ['1 wood', '1 clay', '1 stone', '1 gold', 'a tool', '1 agriculture'] as const;
export const face = (die: number): string => FACES[die - 1] ?? '';

export const cultures: Cultures = {
  pottery: 'Pottery',
  writing: 'Writing',
  sundial: 'Sundial',
  transport: 'Transport',
  weaving: 'Weaving',
  medicine: 'Medicine',
  art: 'Art',
  music: 'Music',
};

const person = (one: string, other: string, by: string, thing: (by: number) => string) => ({
  count: (people: number) => count(people, { one, other }),
  by,
  sum: (people: number, by: number) =>
    `${count(people, { one, other })} × ${thing(by)} = ${number(people * by)}`,
});

export const people: People = {
  farmer: person('farmer', 'farmers', 'agriculture', (by) => `${number(by)} agriculture`),
  toolMaker: person('tool maker', 'tool makers', 'tools', (by) => `${number(by)} on tools`),
  builder: person('builder', 'builders', 'buildings', (by) =>
    count(by, { one: 'building', other: 'buildings' }),
  ),
  shaman: person('shaman', 'shamans', 'workers', (by) => count(by, workers)),
} satisfies Record<Person, unknown>;

const gathering = (place: string, at: string, name: string, good: Good, divisor: number) => ({
  plate: name,
  name,
  the: `the ${place}`,
  at,
  does: `Each worker throws a die. Every full ${number(divisor)} in the sum is 1 ${goods[good]}.`,
});
const card = (price: number) => ({
  plate: `Card ${price}`,
  name: `Card in place ${price}`,
  the: `card ${price}`,
  at: `on card ${price}`,
  does: `One worker may buy this card for ${count(price, resources)} of any kind, never food.`,
});
const building = (stack: number) => ({
  plate: `Building ${stack}`,
  name: `Building ${stack}`,
  the: `building ${stack}`,
  at: `on building ${stack}`,
  does: 'One worker may build this for what it asks. It scores at once.',
});

export const places: Places = {
  hunt: {
    ...gathering('hunt', 'at the hunt', 'Hunt', 'food', DIVISORS[0]),
    does: `Each worker throws a die. Every full ${number(DIVISORS[0])} in the sum is 1 food. There is room for all.`,
  },
  forest: gathering('forest', 'in the forest', 'Forest', 'wood', DIVISORS[1]),
  clayPit: gathering('clay pit', 'at the clay pit', 'Clay pit', 'clay', DIVISORS[2]),
  quarry: gathering('quarry', 'at the quarry', 'Quarry', 'stone', DIVISORS[3]),
  river: gathering('river', 'at the river', 'River', 'gold', DIVISORS[4]),
  toolMaker: {
    plate: 'Tools',
    name: 'Tool maker',
    the: 'the tool maker',
    at: 'at the tool maker',
    does: 'One worker makes a tool. A tool adds its value to one roll in every round.',
  },
  hut: {
    plate: 'Hut',
    name: 'Hut',
    the: 'the hut',
    at: 'in the hut',
    does: 'Two workers go in, three come out: one worker more from the next round on.',
  },
  field: {
    plate: 'Field',
    name: 'Field',
    the: 'the field',
    at: 'in the field',
    does: 'One worker tills the soil: 1 food more at every meal.',
  },
  card1: card(1),
  card2: card(2),
  card3: card(3),
  card4: card(4),
  building1: building(1),
  building2: building(2),
  building3: building(3),
  building4: building(4),
};
