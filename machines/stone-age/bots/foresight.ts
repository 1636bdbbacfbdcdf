import { below, seeded, type Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '../position';
import { stoneAge } from '../rules';
import { EVEN_MIND, lookBetween, type Mind } from './mind';
import { ideas, type Idea } from './placing';
import { choose } from './policy';
import { positionWorth } from './worth';

/** Of one place, no more than this many numbers of workers are thought through. */
const NUMBERS_OF_WORKERS = 2;

/**
 * The best placements at first sight, each played out to the end of the round several times, with
 * the same unseen cards and dice for all of them. The others are imagined as players who think as
 * this one does at first sight. Yields after each round played out.
 */
export function* playedOut(
  view: Position,
  seat: Seat,
  mind: Mind,
  chance: Chance,
): Generator<undefined, Idea[]> {
  const { candidates, samples } = mind.lookahead!;
  const promising = shortlist(ideas(view, seat, mind), candidates);
  if (promising.length === 1) return promising;
  const quick: Mind = { ...mind, watchful: false, lookahead: null };
  const others: Mind =
    mind.weights === undefined ? EVEN_MIND : { ...EVEN_MIND, weights: mind.weights };
  const sums = promising.map(() => 0);
  for (let sample = 0; sample < samples; sample++) {
    const seed = below(chance, 0x100000000);
    const unseen = stoneAge.imagine(view, seat, seed);
    for (const [index, { move }] of promising.entries()) {
      const trial = stoneAge.clone(unseen);
      stoneAge.play(trial, move);
      playRound(trial, (who) => (who === seat ? quick : others), seeded(seed));
      sums[index] = sums[index]! + standing(trial, seat, quick);
      yield;
    }
  }
  return promising.map((idea, index) => ({ ...idea, score: sums[index]! / samples }));
}

function shortlist(found: readonly Idea[], most: number): Idea[] {
  const chosen: Idea[] = [];
  const sorted = [...found].sort((a, b) => b.score - a.score);
  for (const idea of sorted) {
    const alike = chosen.filter(({ place }) => place === idea.place).length;
    if (alike < NUMBERS_OF_WORKERS) chosen.push(idea);
    if (chosen.length === most) break;
  }
  return chosen;
}

function playRound(position: Position, mindAt: (seat: Seat) => Mind, chance: Chance): void {
  const { round } = position;
  while (position.round === round && position.phase !== 'over') {
    const seat = position.toMove;
    stoneAge.play(position, choose(position, seat, mindAt(seat), chance));
  }
}

/** How far a player is ahead of the best of the others, or behind. */
export function standing(position: Position, seat: Seat, mind: Mind): number {
  const look = lookBetween(position, mind);
  const fair = { ...look, leaning: EVEN_MIND.leaning };
  let best = -Infinity;
  for (let other = 0; other < position.setup.players; other++) {
    if (other !== seat) best = Math.max(best, positionWorth(position, other, fair));
  }
  return positionWorth(position, seat, look) - best;
}
