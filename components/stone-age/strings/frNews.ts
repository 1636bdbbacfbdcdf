import { de } from '@/components/i18n/words';
import { MOST_AGRICULTURE, MOST_WORKERS } from '@/machines/stone-age/data';
import {
  CARD_PLACES,
  type CardId,
  type Count,
  type Ending,
  type Good,
  type LowerHalf,
  type Place,
  type RollAt,
  type Tile,
  type VillagePlace,
} from '@/machines/stone-age/vocabulary';
import {
  bundle,
  count,
  cultures,
  gain,
  goods,
  list,
  number,
  people,
  places,
  points,
  resources,
  some,
  workers,
} from './frWords';
import { cardOf, oneUseValue, tileOf } from './pieces';
import type { Secrets, Telling } from './shape';

const figures = (values: readonly number[]) => list(values.map((value) => number(value)));

/** "à la rivière", or for the card that lets its buyer roll: "pour de l'or, grâce à la carte". */
const where = (at: RollAt, good: Good) =>
  at in places ? places[at as keyof typeof places].at : `pour ${goods[good].some} avec la carte`;

/** "un outil de 2", "les outils 2 et 1", "un outil à usage unique de 4". */
function toolsAdded(tools: readonly number[], oneUse: readonly CardId[]): string {
  const tiles =
    tools.length === 1 ? `un outil de ${figures(tools)}` : `les outils ${figures(tools)}`;
  const kept = oneUse.map((card) => `un outil à usage unique de ${number(oneUseValue(card))}`);
  return tools.length === 0 ? list(kept) : [tiles, ...kept].join(' plus ');
}

/** "la laisse" for a card, "le laisse" for a building. */
const it = (place: Place) => (CARD_PLACES.some((card) => card === place) ? 'la' : 'le');

const ENOUGH: Record<VillagePlace, string> = {
  toolMaker: 'a déjà les meilleurs outils',
  hut: `a déjà ${number(MOST_WORKERS)} figurines`,
  field: `est déjà à ${number(MOST_AGRICULTURE)} en agriculture`,
};

/** What the lower half of a card is called. */
export const lowerTitle = (half: LowerHalf) =>
  half.colour === 'green' ? cultures[half.culture] : people[half.person].count(half.multiplier);

/** What a building asks for and gives, in a few words. */
export function offerOf(tile: Tile): string {
  switch (tile.kind) {
    case 'fixed':
      return `${bundle(tile.cost)} pour ${count(tile.points, points)}`;
    case 'exact':
      return `${count(tile.count, resources)} ${
        tile.kinds === 1 ? "d'une seule sorte" : `de ${number(tile.kinds)} sortes exactement`
      }, pour leur valeur`;
    case 'free':
      return `de ${number(tile.least)} à ${count(tile.most, resources)}, pour leur valeur`;
  }
}

export const endings: Record<Ending, string> = {
  cards: 'La pioche ne suffit plus à remplir les quatre places : la partie est finie.',
  buildings: 'Une pile de bâtiments est épuisée : la partie est finie.',
};

type Source = Exclude<keyof Count, 'total'>;
const COUNTED: Record<Source, string> = {
  track: 'en cours de partie',
  culture: 'pour les civilisations',
  farmers: 'pour les paysans',
  toolMakers: "pour les fabricants d'outils",
  builders: 'pour les constructeurs',
  shamans: 'pour les chamanes',
  resources: 'pour les ressources restantes',
};

export const news: Telling = {
  placed: ({ seat, place, workers: sent }, name) =>
    `${name(seat)} pose ${count(sent, workers)} ${places[place].at}.`,
  rolled: ({ seat, at, good, dice }, name) =>
    `${name(seat)} lance ${dice.length === 1 ? 'le dé' : 'les dés'} ${where(at, good)} : ${figures(dice)}.`,
  gathered: ({ seat, at, good, dice, tools, oneUse, sum, divisor, amount }, name) => {
    const roll = `${name(seat)} obtient ${dice.length === 1 ? 'un ' : ''}${figures(dice)} ${where(at, good)}`;
    const added =
      tools.length + oneUse.length === 0 ? '' : ` et ajoute ${toolsAdded(tools, oneUse)}`;
    const due = Math.floor(sum / divisor);
    const result = due === 0 ? `, donc pas ${goods[good].none}` : ` = ${some(good, due)}`;
    const short =
      amount === due
        ? ''
        : amount === 0
          ? ", mais la réserve n'en a plus"
          : `, mais la réserve n'en a que ${number(amount)}`;
    return `${roll}${added} : ${number(sum)} ÷ ${number(divisor)}${result}${short}.`;
  },
  madeTool: ({ seat, tools }, name) =>
    `${name(seat)} fabrique un outil. Outils : ${figures(tools.filter((value) => value > 0))}.`,
  grew: ({ seat, workers: now }, name) =>
    `${name(seat)} gagne une figurine et en a maintenant ${number(now)}.`,
  farmed: ({ seat, agriculture }, name) =>
    `${name(seat)} cultive le champ : agriculture ${number(agriculture)}.`,
  nothingGained: ({ seat, place }, name) => `${name(seat)} ${ENOUGH[place]} et ne gagne rien.`,
  left: ({ seat, place, couldPay }, name) =>
    couldPay
      ? `${name(seat)} laisse ${places[place].the}.`
      : `${name(seat)} ne peut pas payer ${places[place].the} et ${it(place)} laisse.`,
  bought: ({ seat, place, card, paid }, name) =>
    `${name(seat)} achète ${places[place].the} pour ${bundle(paid)} : ${lowerTitle(cardOf(card).lower)}.`,
  gained: (news, name) =>
    news.amount === 0
      ? `La carte ne rapporte rien à ${name(news.seat)}.`
      : `La carte rapporte ${gain(news)} à ${name(news.seat)}.`,
  kept: ({ seat, card }, name) => {
    const value = oneUseValue(card);
    return value > 0
      ? `${name(seat)} garde pour plus tard un outil à usage unique de ${number(value)}.`
      : `${name(seat)} garde la carte pour plus tard : deux ressources au choix.`;
  },
  drew: ({ seat, card }, name) =>
    card === null
      ? `La pioche est vide : ${name(seat)} ne pioche rien.`
      : `${name(seat)} pioche une carte pour le décompte final : ${lowerTitle(cardOf(card).lower)}.`,
  cashedIn: ({ seat, taken }, name) => {
    const got = bundle(taken);
    return got === bundle({ wood: 0, clay: 0, stone: 0, gold: 0 })
      ? `${name(seat)} utilise sa carte au choix, mais la réserve est vide.`
      : `${name(seat)} utilise sa carte au choix : ${got}.`;
  },
  diceForEveryone: ({ seat, dice }, name) =>
    `${name(seat)} lance les dés pour tout le monde : ${figures(dice)}.`,
  tookDie: (news, name) =>
    news.amount === 0
      ? `${name(news.seat)} prend le ${number(news.die)}, sans effet.`
      : `${name(news.seat)} prend le ${number(news.die)} : ${gain(news)}.`,
  built: ({ seat, paid, points: scored }, name) =>
    `${name(seat)} construit pour ${bundle(paid)} : ${count(scored, points)}.`,
  turnedTile: ({ place, tile, left }) => {
    const building = places[place].name;
    if (tile === null) return `${building} : la pile est épuisée, c'est la dernière manche.`;
    const rest = left === 1 ? "c'est le dernier de la pile" : `il en reste ${number(left)}`;
    return `${building}, nouvelle tuile : ${offerOf(tileOf(tile))} (${rest}).`;
  },
  ate: ({ seat, harvest, eaten, short, food }, name) => {
    const who = name(seat);
    if (eaten === 0 && short > 0) {
      return `${who} n'a rien à manger : il lui manque ${some('food', short)}.`;
    }
    const eats =
      harvest > 0
        ? `${who} récolte ${some('food', harvest)}, en mange ${number(eaten)}`
        : `${who} mange ${some('food', eaten)}`;
    if (short > 0) return `${eats} et il lui en manque ${number(short)}.`;
    return food === 0 ? `${eats} et n'a plus rien.` : `${eats} et en garde ${number(food)}.`;
  },
  covered: ({ seat, paid }, name) => `${name(seat)} comble le manque avec ${bundle(paid)}.`,
  starved: ({ seat, points: lost }, name) =>
    `La tribu ${de(name(seat))} a faim : ${count(-lost, { one: 'point perdu', other: 'points perdus' })}.`,
  roundEnded: ({ round, points: scores }, name) => {
    const table = scores.map((score, seat) => `${name(seat)} ${number(score)}`).join(', ');
    return `Fin de la manche ${number(round)} : ${table}.`;
  },
  newRound: ({ round, firstPlayer, dealt }, name) => {
    const fresh =
      dealt.length === 0
        ? ''
        : ` ; ${count(dealt.length, { one: 'nouvelle carte', other: 'nouvelles cartes' })}`;
    return `La manche ${number(round)} commence avec ${name(firstPlayer)}${fresh}.`;
  },
  gameEnded: ({ ending }) => endings[ending],
  counted: ({ seat, count: { total, ...sources } }, name) => {
    const parts = (Object.keys(COUNTED) as Source[])
      .filter((source) => source === 'track' || sources[source] !== 0)
      .map((source) => `${number(sources[source])} ${COUNTED[source]}`);
    return `${name(seat)} compte ${list(parts)} : ${count(total, points)}.`;
  },
};

export const secrets: Secrets = {
  drew: ({ seat }, name) =>
    `${name(seat)} pioche une carte pour le décompte final, sans la montrer.`,
};
