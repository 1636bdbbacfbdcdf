import type { Outcome, Seat } from '@/machines/core/rules';
import { CARDS } from './data';
import { resources, type Position } from './position';
import { toolSum } from './tools';
import { CULTURES, type Count, type Person } from './vocabulary';

/** The final count of one player, source by source; asked earlier, what it would be now. */
export function count(position: Position, seat: Seat): Count {
  const { cultures, people } = lowerHalves(position, seat);
  const track = position.points[seat]!;
  const culture = scoreCultures(cultures);
  const farmers = people.farmer * position.agriculture[seat]!;
  const toolMakers = people.toolMaker * toolSum(position, seat);
  const builders = people.builder * buildings(position, seat);
  const shamans = people.shaman * position.workers[seat]!;
  const left = resources(position, seat);
  return {
    track,
    culture,
    farmers,
    toolMakers,
    builders,
    shamans,
    resources: left,
    total: track + culture + farmers + toolMakers + builders + shamans + left,
  };
}

/** What a player's cards show below: copies of each culture, people of each kind. */
export function lowerHalves(position: Position, seat: Seat) {
  const cultures = CULTURES.map(() => 0);
  const people: Record<Person, number> = { farmer: 0, toolMaker: 0, builder: 0, shaman: 0 };
  for (let card = 0; card < CARDS.length; card++) {
    if (position.cardOwner[card] !== seat) continue;
    const lower = CARDS[card]!.lower;
    if (lower.colour === 'sand') people[lower.person] += lower.multiplier;
    else cultures[CULTURES.indexOf(lower.culture)]!++;
  }
  return { cultures, people };
}

/** Every set of different cultures scores its size squared; doubles form a second set. */
export function scoreCultures(copies: readonly number[]): number {
  let points = 0;
  for (let set = 1; ; set++) {
    const size = copies.filter((held) => held >= set).length;
    if (size === 0) return points;
    points += size * size;
  }
}

export function buildings(position: Position, seat: Seat): number {
  let built = 0;
  for (const owner of position.tileOwner) if (owner === seat) built++;
  return built;
}

/** What decides a tie: agriculture, tool tiles and workers together. */
export const tieBreak = (position: Position, seat: Seat): number =>
  position.agriculture[seat]! + toolSum(position, seat) + position.workers[seat]!;

/** How the win was decided. */
export type WinReason = 'points' | 'tieBreak' | 'shared';

export interface StoneAgeOutcome extends Outcome {
  reason: WinReason;
  scores: readonly number[];
}

export function outcome(position: Position): StoneAgeOutcome | null {
  if (position.phase !== 'over') return null;
  const seats = Array.from({ length: position.setup.players }, (_, seat) => seat);
  const scores = seats.map((seat) => count(position, seat).total);
  const best = leaders(seats, (seat) => scores[seat]!);
  const winners = leaders(best, (seat) => tieBreak(position, seat));
  const reason = best.length === 1 ? 'points' : winners.length === 1 ? 'tieBreak' : 'shared';
  return { winners, reason, scores };
}

function leaders(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}
