import type { Seat } from '@/machines/core/rules';
import { CARDS, DIVISORS, POINTS_LOST_BY_HUNGER } from '../data';
import {
  FIELD,
  FIRST_RESOURCE,
  FOOD,
  HUNT,
  HUT,
  NONE,
  resources,
  SEATS,
  TOOL_MAKER,
  type PlaceNumber,
  type Position,
} from '../position';
import { valueOf } from '../tools';
import { GOODS, PEOPLE, PLACES, RESOURCES, type Move } from '../vocabulary';
import { cardOffered, costs, multiplied, whyBuy, whyLeave, whyPay, whyPayable } from './bargains';
import { expectedHoldings, FARMERS, holdingsOf, isForSale } from './holdings';
import { yieldOf } from './luck';
import { lookOn, EVEN_MIND } from './mind';
import { placementGain, prospectOf } from './placing';
import { weightsFor } from './weights';
import type { Why } from './why';
import { roundsAfter } from './worth';

export type { Why } from './why';

/** Facts about a move of `seat` in the position as that seat sees it; nothing hidden is used. */
export function reasonsFor(view: Position, seat: Seat, move: Move): Why[] {
  switch (move.type) {
    case 'place':
      return whyPlace(view, seat, PLACES.indexOf(move.place), move.workers);
    case 'resolve':
      return whyUse(view, seat, PLACES.indexOf(move.place));
    case 'gather':
      return whyTools(view, seat, move.tools);
    case 'pay':
      return [...whyBuy(view, seat, view.at), ...whyPay(view, move)];
    case 'leave':
      return whyLeave(view, seat);
    case 'takeDie':
      return whyDie(view, seat, move.die);
    case 'feed':
      return [{ type: 'food', missing: view.short, missingAfter: 0 }, costs(move)];
    case 'refuse': {
      const saved = Math.min(view.short, resources(view, seat));
      return [{ type: 'hunger', points: POINTS_LOST_BY_HUNGER, saved }];
    }
    case 'cashIn':
      return RESOURCES.flatMap((good) =>
        move[good] > 0 ? [{ type: 'gains', good, amount: move[good] } as const] : [],
      );
  }
}

/**
 * The same for the eyes of the whole table: what nobody but its owner may look at, the cards that
 * lie face down, counts for nothing in it.
 */
export function openReasons(view: Position, seat: Seat, move: Move): Why[] {
  const open = { ...view, cardOwner: view.cardOwner.map(() => NONE) };
  return reasonsFor(open, seat, move).flatMap((why): Why[] => {
    switch (why.type) {
      case 'culture':
      case 'people': {
        const card = cardOffered(view, move.type === 'pay' ? view.at : placeOf(move));
        return card === NONE ? [] : [{ type: 'lower', half: CARDS[card]!.lower }];
      }
      case 'worth':
        // Of a card most of it is what it adds to others.
        return cardOffered(view, placeOf(move)) === NONE ? [why] : [];
      default:
        return [why];
    }
  });
}

const placeOf = (move: Move): PlaceNumber =>
  move.type === 'place' || move.type === 'resolve' ? PLACES.indexOf(move.place) : NONE;

function whyPlace(view: Position, seat: Seat, place: PlaceNumber, workers: number): Why[] {
  const reasons = whyUse(view, seat, place, workers);
  const points = placementGain(view, prospectOf(view, seat, EVEN_MIND), place, workers);
  if (points >= 0.5) reasons.push({ type: 'worth', points });
  const denied = deniedAt(view, seat, place, workers);
  if (denied !== null) reasons.push(denied);
  if (roundsAfter(view, weightsFor(view.setup.players)) < 1) reasons.push({ type: 'lastRound' });
  return reasons;
}

/** What resolving a place brings, with the workers that stand there or would stand there. */
function whyUse(
  view: Position,
  seat: Seat,
  place: PlaceNumber,
  workers = view.placed[place * SEATS + seat]!,
): Why[] {
  if (isForSale(place)) {
    const { stock } = expectedHoldings(view, seat);
    return [...whyBuy(view, seat, place), ...whyPayable(view, place, stock)];
  }
  if (place < TOOL_MAKER) {
    // Who stands there already must not be counted on twice.
    const own = view.phase === 'placing' ? expectedHoldings(view, seat) : holdingsOf(view, seat);
    const expected = yieldOf(place, workers, own.freeTools);
    const reasons: Why[] = [{ type: 'goods', good: GOODS[place]!, expected }];
    const missing = Math.ceil(own.workers - own.agriculture - own.food);
    if (place === HUNT && missing > 0) {
      const missingAfter = Math.max(0, Math.ceil(missing - expected));
      reasons.push({ type: 'food', missing, missingAfter });
    }
    return reasons;
  }
  return whyGrow(view, seat, place);
}

function whyTools(view: Position, seat: Seat, set: number): Why[] {
  const used = valueOf(view, seat, set);
  const dice = view.dice.reduce((sum, die) => sum + die, 0);
  const good = view.rolledFor;
  const due = Math.floor((dice + used) / DIVISORS[good]!);
  const left = good === FOOD ? due : (view.supply?.[good - FIRST_RESOURCE] ?? due);
  const reasons: Why[] = [{ type: 'gains', good: GOODS[good]!, amount: Math.min(due, left) }];
  const kept = holdingsOf(view, seat).freeTools - valueOf(view, seat, set & 7);
  if (used > 0 || kept > 0) reasons.push({ type: 'tools', used, kept });
  return reasons;
}

function whyDie(view: Position, seat: Seat, die: number): Why[] {
  const good = RESOURCES[die - 1];
  if (good) return [{ type: 'gains', good, amount: 1 }];
  return whyGrow(view, seat, die === RESOURCES.length + 1 ? TOOL_MAKER : FIELD);
}

/** What a village place brings as long as the game lasts. */
function whyGrow(view: Position, seat: Seat, place: PlaceNumber): Why[] {
  const rounds = Math.round(roundsAfter(view, weightsFor(view.setup.players)));
  const what = place === TOOL_MAKER ? 'tool' : place === HUT ? 'worker' : 'agriculture';
  const person = place === TOOL_MAKER ? 'toolMaker' : place === FIELD ? 'farmer' : 'shaman';
  const people = holdingsOf(view, seat).lower[FARMERS + PEOPLE.indexOf(person)]!;
  return [{ type: 'growth', what, rounds }, ...multiplied(person, people)];
}

/** Who would gain most at a place that is now closed to them; null where nobody would much. */
function deniedAt(view: Position, seat: Seat, place: PlaceNumber, workers: number): Why | null {
  if (place === HUNT || (place < TOOL_MAKER && view.setup.players > 2)) return null;
  let most: Extract<Why, { type: 'denies' }> | null = null;
  for (let other = 0; other < view.setup.players; other++) {
    if (other === seat || view.home[other]! < (place === HUT ? 2 : 1)) continue;
    const rival = prospectOf(view, other, EVEN_MIND);
    const there = place < TOOL_MAKER ? Math.min(workers, rival.home) : place === HUT ? 2 : 1;
    const idle = lookOn(view, EVEN_MIND).weights.idle * there;
    const points = placementGain(view, rival, place, there) - idle;
    if (points >= 1 && (most === null || points > most.points)) {
      most = { type: 'denies', seat: other, points };
    }
  }
  return most;
}
