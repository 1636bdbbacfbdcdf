import { below, branch, seeded, type Chance } from '@/machines/core/chance';
import { TEMPERS } from '@/machines/stone-age/bots/company';
import { TRAIT_NAMES, traitsOf, type Forecast } from '@/machines/stone-age/bots/forecast';
import { EVEN_MIND, lookBetween, mindOf, type Mind } from '@/machines/stone-age/bots/mind';
import type { Weights } from '@/machines/stone-age/bots/weights';
import { choose } from '@/machines/stone-age/bots/policy';
import { stoneAgeGame } from '@/machines/stone-age/game';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { outcome } from '@/machines/stone-age/scoring';

/** Some games to learn from. */
export interface Lesson {
  players: number;
  weights: Weights;
  seed: number;
  games: number;
}

/**
 * What was seen, summed up so that any number of lessons takes no more room than one: products of
 * traits with each other, with the points in the end, and of those with themselves.
 */
export interface Sums {
  rows: number;
  traits: number[][];
  withPoints: number[];
  points: number;
}

const SIZE = TRAIT_NAMES.length;
/** Doubts every weight a little, so that none grows large to please a few games. */
const DOUBT = 1e-4;

const nothing = (): Sums => ({
  rows: 0,
  traits: Array.from({ length: SIZE }, () => new Array<number>(SIZE).fill(0)),
  withPoints: new Array<number>(SIZE).fill(0),
  points: 0,
});

/** Plays the games of a lesson and looks at every player between all rounds. */
export function learn({ players, weights, seed, games }: Lesson): Sums {
  const sums = nothing();
  for (let game = 0; game < games; game++) {
    const { seen, scores } = playAndLook(players, weights, branch(seed, game));
    const points = apart(scores.map((score) => [score]));
    for (const looks of seen) {
      apart(looks).forEach((traits, seat) => add(sums, traits, points[seat]![0]!));
    }
  }
  return sums;
}

function playAndLook(players: number, weights: Weights, seed: number) {
  const chance = seeded(seed);
  const minds = Array.from({ length: players }, () => ({ ...anyMind(chance), weights }));
  const position = stoneAge.deal(stoneAgeGame.newGame(players), seed);
  const seen: number[][][] = [];
  while (position.phase !== 'over') {
    const { round, toMove } = position;
    stoneAge.play(position, choose(position, toMove, minds[toMove]!, chance));
    if ((position.phase as Position['phase']) === 'over' || position.round === round) continue;
    const { rounds } = lookBetween(position, { ...EVEN_MIND, weights });
    seen.push(minds.map((_, seat) => traitsOf(position, seat, rounds)));
  }
  return { seen, scores: outcome(position)!.scores };
}

/** Players of all tempers and some carelessness: who always plays alike shows one way only. */
function anyMind(chance: Chance): Mind {
  const temper = TEMPERS[below(chance, TEMPERS.length)]!;
  return { ...mindOf('hunter', temper), noise: below(chance, 3) / 2 };
}

/** What each has more than the table on average: what all have alike decides nothing. */
function apart(rows: readonly (readonly number[])[]): number[][] {
  const means = rows[0]!.map((_, i) => rows.reduce((sum, row) => sum + row[i]!, 0) / rows.length);
  return rows.map((row) => row.map((value, i) => value - means[i]!));
}

function add(sums: Sums, traits: readonly number[], points: number): void {
  sums.rows++;
  sums.points += points * points;
  for (let i = 0; i < SIZE; i++) {
    sums.withPoints[i] = sums.withPoints[i]! + traits[i]! * points;
    const row = sums.traits[i]!;
    for (let j = 0; j < SIZE; j++) row[j] = row[j]! + traits[i]! * traits[j]!;
  }
}

export const together = (parts: readonly Sums[]): Sums =>
  parts.reduce(
    (all, part) => ({
      rows: all.rows + part.rows,
      traits: all.traits.map((row, i) => row.map((sum, j) => sum + part.traits[i]![j]!)),
      withPoints: all.withPoints.map((sum, i) => sum + part.withPoints[i]!),
      points: all.points + part.points,
    }),
    nothing(),
  );

/** The weights whose forecasts are wrong by least: ridge regression. */
export function fitted(sums: Sums): Forecast {
  const rows = sums.traits.map((row, i) => {
    const doubted = [...row, sums.withPoints[i]!];
    doubted[i] = row[i]! * (1 + DOUBT) + 1e-6;
    return doubted;
  });
  const weights = solved(rows);
  return Object.fromEntries(
    TRAIT_NAMES.map((name, i) => [name, Number(weights[i]!.toPrecision(4))]),
  ) as Forecast;
}

/** How much of what decides a game a forecast explains, between rounds that it has not learnt from. */
export function explained(sums: Sums, forecast: Forecast): number {
  let wrong = sums.points;
  TRAIT_NAMES.forEach((one, i) => {
    wrong -= 2 * forecast[one] * sums.withPoints[i]!;
    TRAIT_NAMES.forEach((other, j) => {
      wrong += forecast[one] * forecast[other] * sums.traits[i]![j]!;
    });
  });
  return 1 - wrong / sums.points;
}

/** Gauss's elimination; the matrix is positive, so no row has to be exchanged. */
function solved(rows: number[][]): number[] {
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    for (let below = i + 1; below < size; below++) {
      const factor = rows[below]![i]! / rows[i]![i]!;
      for (let j = i; j <= size; j++) rows[below]![j] = rows[below]![j]! - factor * rows[i]![j]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let rest = rows[i]![size]!;
    for (let j = i + 1; j < size; j++) rest -= rows[i]![j]! * solution[j]!;
    solution[i] = rest / rows[i]![i]!;
  }
  return solution;
}
