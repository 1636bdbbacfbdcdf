import { below, seeded, type Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '../position';
import { stoneAge } from '../rules';
import type { Move } from '../vocabulary';
import type { Weighed } from './acting';
import { fondness, forecast } from './forecast';
import { EVEN_MIND, lookBetween, type Mind } from './mind';
import { choose, weighed } from './policy';

/** Of one place, no more than this many numbers of workers are thought through. */
const NUMBERS_OF_WORKERS = 2;

/** A move in the running, and what has come of it so far. */
interface Runner extends Weighed {
  sum: number;
}

/**
 * The most promising moves at first sight, each played out to the end of the round many times,
 * with the same unseen cards and dice for all of them. It is a race in heats: after each the worse
 * half drops out, so that those which may be best are tried most often. The others are imagined as
 * players who think as this one does at first sight. Yields after each round played out.
 */
export function* playedOut(
  view: Position,
  seat: Seat,
  mind: Mind,
  chance: Chance,
): Generator<undefined, Weighed[]> {
  const { candidates, playouts } = mind.lookahead!;
  const found = shortlist(weighed(view, seat, mind, chance), candidates);
  const runners: Runner[] = found.map(({ move }) => ({ move, score: 0, sum: 0 }));
  let racing = runners;
  let tried = 0;
  while (racing.length > 1) {
    const samples = Math.ceil(playouts / racing.length);
    for (let sample = 0; sample < samples; sample++) {
      const seed = below(chance, 0x100000000);
      const unseen = stoneAge.imagine(view, seat, seed);
      for (const runner of racing) {
        yield;
        runner.sum += comesTo(unseen, seat, runner.move, mind, seed);
      }
    }
    tried += samples;
    for (const runner of racing) runner.score = runner.sum / tried;
    racing = betterHalf(racing);
  }
  return onOneScale(runners, racing[0]!);
}

function shortlist(found: readonly Weighed[], most: number): Weighed[] {
  const chosen: Weighed[] = [];
  const chosenOf = new Map<string, number>();
  for (const one of [...found].sort((a, b) => b.score - a.score)) {
    if (one.score === -Infinity) break;
    const { question, answers } = questionOf(one.move);
    const alike = chosenOf.get(question) ?? 0;
    if (alike === answers) continue;
    chosenOf.set(question, alike + 1);
    chosen.push(one);
    if (chosen.length === most) break;
  }
  return chosen;
}

/**
 * What a move is one of several answers to, and how many of them are thought through. Whether to
 * pay deserves a thought; with what is plain at first sight.
 */
function questionOf(move: Move): { question: string; answers: number } {
  switch (move.type) {
    case 'place':
      return { question: move.place, answers: NUMBERS_OF_WORKERS };
    case 'takeDie':
    case 'gather':
      return { question: move.type, answers: Infinity };
    default:
      return { question: move.type, answers: 1 };
  }
}

/** Those who drop out keep what they were behind the first, on dice that both of them had. */
function betterHalf(racing: readonly Runner[]): Runner[] {
  const ranked = [...racing].sort((a, b) => b.score - a.score);
  const half = Math.ceil(ranked.length / 2);
  const best = ranked[0]!.score;
  for (const runner of ranked.slice(half)) runner.score -= best;
  return ranked.slice(0, half);
}

function onOneScale(runners: readonly Runner[], winner: Runner): Weighed[] {
  return runners.map(({ move, score }) => ({
    move,
    score: move === winner.move ? score : winner.score + score,
  }));
}

/** How a player stands after a move, the round played out by players who decide at first sight. */
function comesTo(unseen: Position, seat: Seat, move: Move, mind: Mind, seed: number): number {
  const quick: Mind = { ...mind, watchful: false, lookahead: null };
  const others: Mind =
    mind.weights === undefined ? EVEN_MIND : { ...EVEN_MIND, weights: mind.weights };
  const chance = seeded(seed);
  const trial = stoneAge.clone(unseen);
  stoneAge.play(trial, move);
  const { round } = unseen;
  while (trial.round === round && trial.phase !== 'over') {
    const who = trial.toMove;
    stoneAge.play(trial, choose(trial, who, who === seat ? quick : others, chance));
  }
  return standing(trial, seat, mind);
}

/** How far a player will be ahead of the best of the others, or behind. */
export function standing(position: Position, seat: Seat, mind: Mind): number {
  const look = lookBetween(position, mind);
  const even = { ...look, leaning: EVEN_MIND.leaning };
  let best = -Infinity;
  for (let other = 0; other < position.setup.players; other++) {
    if (other !== seat) best = Math.max(best, forecast(position, other, even));
  }
  return forecast(position, seat, even) - best + fondness(position, seat, look, even);
}
