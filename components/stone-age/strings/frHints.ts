import type { hints as english } from './enHints';
import { lowerTitle } from './frNews';
import {
  bundle,
  count,
  gain,
  goods,
  kinds,
  number,
  people,
  points,
  resources,
  roughly,
  some,
} from './frWords';
import type { Knacks, Whys } from './shape';

const rounds = { one: 'manche', other: 'manches' };

/** What the strongest bot says when it is asked what it would do. */
export const hints = {
  ask: 'Idée : que ferais-tu à ma place ?',
  askHint: "L'Ancien montre ce qu'il jouerait ici, et pourquoi",
  short: 'Idée',
  title: "Le conseil de l'Ancien",
  thinking: "L'Ancien réfléchit…",
  stop: 'Idée : ne plus réfléchir',
  failed: "Pas de conseil de l'Ancien cette fois-ci.",
  choices: "Les choix, du meilleur à l'autre",
  best: 'le meilleur',
  behind: (behind: number) =>
    behind < 0.5 ? 'presque aussi bien' : `environ ${roughly(behind, points)} de moins`,
  instead: 'ou ceci',
  nth: (nth: number) => `Choix ${number(nth)}`,
  marked: (nth: number) => `choix ${number(nth)} de l'Ancien`,
  pick: "Prépare le coup ; c'est toi qui décides",
  why: 'Pourquoi ?',
} satisfies typeof english;

const GROWTH: Record<'worker' | 'tool' | 'agriculture', string> = {
  worker: 'Une figurine de plus',
  tool: '1 de plus en outils',
  agriculture: '1 nourriture de plus à chaque repas',
};

const knacks: Knacks = {
  diceForEveryone: () => 'Dés pour tous, avec le premier choix.',
  drawCard: () => 'Une carte de plus pour le décompte final, piochée face cachée.',
  oneUseTool: ({ value }) => `Un outil de ${number(value)}, à usage unique.`,
  twoResources: () => 'Deux ressources au choix, quand on veut.',
};

/** Why a move is good, each reason a sentence that fits whoever makes the move. */
export const whys: Whys = {
  goods: ({ good, expected }) => `En moyenne ${roughly(expected, goods[good])}.`,
  gains: ({ good, amount }) =>
    amount === 0 ? 'Ne rapporte rien.' : `Rapporte ${gain({ good, amount })}.`,
  upper: ({ half }) => (knacks[half.type] as (of: typeof half) => string)(half),
  lower: ({ half }) => `Pour le décompte final : ${lowerTitle(half)}.`,
  points: ({ points: scored }) => `${count(scored, points)} aussitôt.`,
  scores: ({ most }) => `Jusqu'à ${count(most, points)}, si la récolte est bonne.`,
  lacks: ({ missing }) => `Il manque encore ${count(missing, resources)} pour payer.`,
  culture: ({ points: more, set, size }) => {
    const series = set === 1 ? 'une série' : 'une deuxième série';
    return size === 1
      ? `${plus(more)} à la fin : ${series} commence.`
      : `${plus(more)} à la fin : ${series} de ${count(size, kinds)}.`;
  },
  people: ({ person, multiplier, times }) =>
    times === 0
      ? `${people[person].count(multiplier)} pour le décompte final, mais rien à compter encore.`
      : `À la fin, ${people[person].sum(multiplier, times)}.`,
  growth: ({ what, rounds: left }) =>
    left < 1
      ? `${GROWTH[what]}, mais la partie touche à sa fin.`
      : `${GROWTH[what]}, pendant environ ${count(left, rounds)}.`,
  denies: ({ seat, points: lost }, name) =>
    `Prive ${name(seat)} d'environ ${count(Math.round(lost), points)}.`,
  food: ({ missing, missingAfter }) =>
    missingAfter === 0
      ? `Comble le manque de ${some('food', missing)}.`
      : `Il manquerait ${some('food', missingAfter)} au lieu de ${number(missing)}.`,
  costs: ({ paid }) => `Coûte ${bundle(paid)}.`,
  saves: ({ resources: kept }) => `Garde ${count(kept, resources)} pour une meilleure occasion.`,
  tools: ({ used, kept }) =>
    used === 0
      ? `Garde ${number(kept)} en outils pour d'autres lancers.`
      : kept === 0
        ? `Utilise ${number(used)} en outils.`
        : `Utilise ${number(used)} en outils, en garde ${number(kept)} pour d'autres lancers.`,
  hunger: ({ points: lost, saved }) =>
    saved === 0
      ? `Coûte ${count(lost, points)}.`
      : `Coûte ${count(lost, points)}, mais garde ${count(saved, resources)}.`,
  later: ({ points: more }) =>
    `Gardée pour plus tard, la carte vaut environ ${roughly(more, points)} de plus.`,
  worth: ({ points: all }) => `Vaut environ ${count(Math.round(all), points)} à la fin.`,
  lastRound: () => "C'est peut-être la dernière manche.",
};

const plus = (more: number) => `+${count(more, points)}`;
