import type { Seat } from '@/machines/core/rules';
import { CARDS, DIVISORS, POINTS_LOST_BY_HUNGER, TILES } from '../data';
import { worth } from '../paying';
import {
  FIELD,
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  HUT,
  NONE,
  SEATS,
  TOOL_MAKER,
  topTile,
  type CardNumber,
  type PlaceNumber,
  type Position,
} from '../position';
import { count } from '../scoring';
import { valueOf } from '../tools';
import {
  GOODS,
  PEOPLE,
  PLACES,
  RESOURCES,
  type Bundle,
  type Good,
  type Move,
  type Person,
} from '../vocabulary';
import { BUILDERS, expectedHoldings, FARMERS, holdingsOf, LOWER } from './holdings';
import { yieldOf } from './luck';
import { lookOn, EVEN_MIND } from './mind';
import { placementGain, prospectOf } from './placing';
import { roundsAfter } from './worth';
import { weightsFor } from './weights';

/**
 * Why a move is good, as facts and figures; a screen makes sentences of them. Amounts that are
 * `expected` are averages and so not whole.
 */
export type Why =
  /** Goods that dice bring on average, tools included. */
  | { type: 'goods'; good: Good; expected: number }
  /** Goods it brings for certain: dice that lie on the table, a die taken, cards cashed in. */
  | { type: 'gains'; good: Good | 'tool' | 'agriculture'; amount: number }
  /** Points scored at once. */
  | { type: 'points'; points: number }
  /** What the final count would be higher by, from green cards: the set and its size after it. */
  | { type: 'culture'; points: number; set: 1 | 2; size: number }
  /** The same from people, with how many of what they multiply there is now. */
  | { type: 'people'; person: Person; points: number; multiplier: number; times: number }
  /** One more worker, tool or field, for about so many rounds. */
  | { type: 'growth'; what: 'worker' | 'tool' | 'agriculture'; rounds: number }
  /** What it keeps another player from: the points that one would probably make of the place. */
  | { type: 'denies'; seat: Seat; points: number }
  /** Food that would be missing at this meal without and with it. */
  | { type: 'food'; missing: number; missingAfter: number }
  /** What has to be handed over. */
  | { type: 'costs'; paid: Bundle }
  /** Tools that would be used, in pips, or kept for another roll. */
  | { type: 'tools'; used: number; kept: number }
  /** Ten points for going hungry, and what keeping the resources saves. */
  | { type: 'hunger'; points: number; saved: number }
  /** The game may well end with this round. */
  | { type: 'lastRound' };

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
      return [...whyBuy(view, seat, view.at, move), costs(move)];
    case 'leave':
      return [];
    case 'takeDie':
      return [whyDie(move.die)];
    case 'feed':
      return [{ type: 'food', missing: view.short, missingAfter: 0 }, costs(move)];
    case 'refuse':
      return [{ type: 'hunger', points: POINTS_LOST_BY_HUNGER, saved: view.short }];
    case 'cashIn':
      return RESOURCES.flatMap((good) =>
        move[good] > 0 ? [{ type: 'gains', good, amount: move[good] } as const] : [],
      );
  }
}

const costs = ({ wood, clay, stone, gold }: Bundle): Why => ({
  type: 'costs',
  paid: { wood, clay, stone, gold },
});

function whyPlace(view: Position, seat: Seat, place: PlaceNumber, workers: number): Why[] {
  const reasons = whyUse(view, seat, place, workers);
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
  if (place >= FIRST_CARD_PLACE) return whyBuy(view, seat, place, null);
  const own = expectedHoldings(view, seat);
  if (place < TOOL_MAKER) {
    const expected = yieldOf(place, workers, own.freeTools);
    const reasons: Why[] = [{ type: 'goods', good: GOODS[place]!, expected }];
    const missing = Math.ceil(own.workers - own.agriculture - own.food);
    if (place === 0 && missing > 0) {
      const missingAfter = Math.max(0, Math.ceil(missing - expected));
      reasons.push({ type: 'food', missing, missingAfter });
    }
    return reasons;
  }
  const rounds = Math.round(roundsAfter(view, weightsFor(view.setup.players)));
  const what = place === TOOL_MAKER ? 'tool' : place === HUT ? 'worker' : 'agriculture';
  return [{ type: 'growth', what, rounds }, ...multiplied(view, seat, place)];
}

/** People that one already has make a field, a tool or a worker count at the end. */
function multiplied(view: Position, seat: Seat, place: PlaceNumber): Why[] {
  const person = place === TOOL_MAKER ? 'toolMaker' : place === FIELD ? 'farmer' : 'shaman';
  const { lower } = holdingsOf(view, seat);
  const points = lower[FARMERS + PEOPLE.indexOf(person)]!;
  return points > 0 ? [{ type: 'people', person, points, multiplier: points, times: 1 }] : [];
}

function whyBuy(view: Position, seat: Seat, place: PlaceNumber, paid: Bundle | null): Why[] {
  if (place < FIRST_BUILDING_PLACE) {
    const card = view.row[place - FIRST_CARD_PLACE]!;
    return card === NONE ? [] : [...whyUpper(card), ...whyLower(view, seat, card)];
  }
  const tile = TILES[topTile(view, place - FIRST_BUILDING_PLACE)]!;
  const reasons: Why[] = [];
  if (tile.kind === 'fixed') reasons.push({ type: 'points', points: tile.points });
  else if (paid !== null) reasons.push({ type: 'points', points: worth(paid) });
  const builders = holdingsOf(view, seat).lower[BUILDERS]!;
  if (builders > 0) {
    reasons.push({
      type: 'people',
      person: 'builder',
      points: builders,
      multiplier: builders,
      times: 1,
    });
  }
  return reasons;
}

function whyUpper(card: CardNumber): Why[] {
  const { upper } = CARDS[card]!;
  switch (upper.type) {
    case 'food':
      return [{ type: 'gains', good: 'food', amount: upper.amount }];
    case 'resource':
      return [{ type: 'gains', good: upper.resource, amount: upper.amount }];
    case 'rollForResource': {
      const good = GOODS.indexOf(upper.resource);
      return [{ type: 'goods', good: upper.resource, expected: yieldOf(good, 2, 0) }];
    }
    case 'points':
      return [{ type: 'points', points: upper.amount }];
    case 'tool':
      return [{ type: 'gains', good: 'tool', amount: 1 }];
    case 'agriculture':
      return [{ type: 'gains', good: 'agriculture', amount: 1 }];
    default:
      return [];
  }
}

/** What the final count would be higher by with the card, as things stand. */
function whyLower(view: Position, seat: Seat, card: CardNumber): Why[] {
  const { lower } = CARDS[card]!;
  const now = count(view, seat);
  const owners = view.cardOwner.slice();
  owners[card] = seat;
  const then = count({ ...view, cardOwner: owners }, seat);
  if (lower.colour === 'green') {
    const copies = holdingsOf({ ...view, cardOwner: owners }, seat).lower.slice(0, FARMERS);
    const set = copies[LOWER[card]!.kind]! > 1 ? 2 : 1;
    const size = copies.filter((held) => held >= set).length;
    return [{ type: 'culture', points: then.culture - now.culture, set, size }];
  }
  const { person, multiplier } = lower;
  const part = `${person}s` as const;
  const points = then[part] - now[part];
  return [{ type: 'people', person, points, multiplier, times: points / multiplier }];
}

function whyTools(view: Position, seat: Seat, set: number): Why[] {
  const used = valueOf(view, seat, set);
  const dice = view.dice.reduce((sum, die) => sum + die, 0);
  const good = view.rolledFor;
  const amount = Math.floor((dice + used) / DIVISORS[good]!);
  const reasons: Why[] = [{ type: 'gains', good: GOODS[good]!, amount }];
  const kept = holdingsOf(view, seat).freeTools - valueOf(view, seat, set & 7);
  if (used > 0 || kept > 0) reasons.push({ type: 'tools', used, kept });
  return reasons;
}

function whyDie(die: number): Why {
  const good = RESOURCES[die - 1] ?? (die === RESOURCES.length + 1 ? 'tool' : 'agriculture');
  return { type: 'gains', good, amount: 1 };
}

/** Who would gain most at a place that is now closed to them; null where nobody would much. */
function deniedAt(view: Position, seat: Seat, place: PlaceNumber, workers: number): Why | null {
  if (place === 0 || (place < TOOL_MAKER && view.setup.players > 2)) return null;
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
