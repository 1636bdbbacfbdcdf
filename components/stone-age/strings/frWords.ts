import { french, type Forms } from '@/components/i18n/words';
import { DIVISORS } from '@/machines/stone-age/data';
import {
  RESOURCES,
  type Bundle,
  type Gain,
  type Good,
  type Person,
} from '@/machines/stone-age/vocabulary';
import type { Cultures, People, Places } from './shape';

export const { plural, count, roughly, list, number, percent, signed } = french;

/** The pieces are *figurines* in the French box, whatever they do. */
export const workers = { one: 'figurine', other: 'figurines' };
export const points = { one: 'point', other: 'points' };
export const resources = { one: 'ressource', other: 'ressources' };
export const tools = { one: 'outil', other: 'outils' };
export const dice = { one: 'dé', other: 'dés' };
export const cards = { one: 'carte', other: 'cartes' };
export const buildings = { one: 'bâtiment', other: 'bâtiments' };
export const kinds = { one: 'sorte', other: 'sortes' };

interface GoodWords extends Forms {
  /** "du bois" */
  some: string;
  /** After a negation: "pas de bois", "pas d'or". */
  none: string;
}

export const goods: Record<Good, GoodWords> = {
  food: {
    one: 'nourriture',
    other: 'nourritures',
    some: 'de la nourriture',
    none: 'de nourriture',
  },
  wood: { one: 'bois', other: 'bois', some: 'du bois', none: 'de bois' },
  clay: { one: 'argile', other: 'argiles', some: "de l'argile", none: "d'argile" },
  stone: { one: 'pierre', other: 'pierres', some: 'de la pierre', none: 'de pierre' },
  gold: { one: 'or', other: 'or', some: "de l'or", none: "d'or" },
};

export const some = (good: Good, amount: number) => count(amount, goods[good]);

export const isEmpty = (paid: Bundle): boolean => RESOURCES.every((kind) => paid[kind] === 0);

/** "2 bois et 1 argile"; with commas only where a button has no room for more. */
export const bundle = (paid: Bundle, join: (items: string[]) => string = list): string => {
  const parts = RESOURCES.filter((kind) => paid[kind] > 0).map((kind) => some(kind, paid[kind]));
  return parts.length === 0 ? 'rien' : join(parts);
};
export const commas = (items: readonly string[]) => items.join(', ');

/** What a card or a die brought. */
export function gain({ good, amount }: Gain): string {
  switch (good) {
    case 'tool':
      return amount === 1 ? 'un outil' : count(amount, tools);
    case 'agriculture':
      return `${count(amount, { one: 'cran', other: 'crans' })} d'agriculture`;
    case 'points':
      return count(amount, points);
    default:
      return some(good, amount);
  }
}

/** What the die faces stand for, from 1 to 6. */
const FACES = [
  '1 bois',
  '1 argile',
  '1 pierre',
  '1 or',
  'un outil',
  "1 cran d'agriculture",
] as const;
export const face = (die: number): string => FACES[die - 1] ?? '';

export const cultures: Cultures = {
  pottery: 'Poterie',
  writing: 'Écriture',
  sundial: 'Cadran solaire',
  transport: 'Transport',
  weaving: 'Tissage',
  medicine: 'Médecine',
  art: 'Art',
  music: 'Musique',
};

const person = (one: string, other: string, by: string, thing: (by: number) => string) => ({
  count: (people: number) => count(people, { one, other }),
  by,
  sum: (people: number, by: number) =>
    `${count(people, { one, other })} × ${thing(by)} = ${number(people * by)}`,
});

export const people: People = {
  farmer: person('paysan', 'paysans', "niveau d'agriculture", (by) => `agriculture ${number(by)}`),
  toolMaker: person(
    "fabricant d'outils",
    "fabricants d'outils",
    'valeur des outils',
    (by) => `outils ${number(by)}`,
  ),
  builder: person('constructeur', 'constructeurs', 'bâtiments', (by) =>
    count(by, { one: 'bâtiment', other: 'bâtiments' }),
  ),
  shaman: person('chamane', 'chamanes', 'figurines', (by) => count(by, workers)),
} satisfies Record<Person, unknown>;

const gathering = (the: string, at: string, name: string, good: Good, divisor: number) => ({
  plate: name,
  name,
  the,
  at,
  does: `Un dé par figurine. Chaque tranche de ${number(divisor)} dans le total rapporte ${some(good, 1)}.`,
});
const card = (price: number) => ({
  plate: `Carte ${price}`,
  name: `Carte à ${count(price, resources)}`,
  the: `la carte à ${price}`,
  at: `sur la carte à ${price}`,
  does: `Une figurine peut acheter cette carte : ${count(price, resources)} au choix, jamais de nourriture.`,
});
const building = (stack: number) => ({
  plate: `Bâtiment ${stack}`,
  name: `Bâtiment ${stack}`,
  the: `le bâtiment ${stack}`,
  at: `sur le bâtiment ${stack}`,
  does: 'Une figurine peut le construire au prix demandé. Les points sont marqués aussitôt.',
});

export const places: Places = {
  hunt: {
    ...gathering('la chasse', 'à la chasse', 'Chasse', 'food', DIVISORS[0]),
    does: `Un dé par figurine. Chaque tranche de ${number(DIVISORS[0])} dans le total rapporte 1 nourriture. Il y a de la place pour tous.`,
  },
  forest: gathering('la forêt', 'dans la forêt', 'Forêt', 'wood', DIVISORS[1]),
  clayPit: gathering('la glaisière', 'à la glaisière', 'Glaisière', 'clay', DIVISORS[2]),
  quarry: gathering('la carrière', 'à la carrière', 'Carrière', 'stone', DIVISORS[3]),
  river: gathering('la rivière', 'à la rivière', 'Rivière', 'gold', DIVISORS[4]),
  toolMaker: {
    plate: 'Outils',
    name: "Fabricant d'outils",
    the: "le fabricant d'outils",
    at: "chez le fabricant d'outils",
    does: 'Une figurine fabrique un outil. À chaque manche, un outil ajoute sa valeur à un lancer.',
  },
  hut: {
    plate: 'Hutte',
    name: 'Hutte',
    the: 'la hutte',
    at: 'à la hutte',
    does: 'Deux figurines y entrent, trois en sortent : une de plus dès la prochaine manche.',
  },
  field: {
    plate: 'Champ',
    name: 'Champ',
    the: 'le champ',
    at: 'au champ',
    does: 'Une figurine cultive la terre : 1 nourriture de plus à chaque repas.',
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
