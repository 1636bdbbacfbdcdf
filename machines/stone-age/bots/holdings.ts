import type { Seat } from '@/machines/core/rules';
import { CARDS, MOST_AGRICULTURE, MOST_TOOL_VALUE, MOST_WORKERS, TOOL_TILES } from '../data';
import {
  FIELD,
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  GOOD_KINDS,
  HUT,
  SEATS,
  TOOL_MAKER,
  type Position,
} from '../position';
import { ONE_USE_CARDS, toolsAtHand, toolSum, valueOf } from '../tools';
import { CULTURES, PEOPLE } from '../vocabulary';
import { yieldOf } from './luck';

/** Lower halves by number: `0` to `7` are cultures, `8` to `11` people. */
export const LOWER: readonly { kind: number; count: number }[] = CARDS.map(({ lower }) =>
  lower.colour === 'green'
    ? { kind: CULTURES.indexOf(lower.culture), count: 1 }
    : { kind: CULTURES.length + PEOPLE.indexOf(lower.person), count: lower.multiplier },
);
export const FARMERS = CULTURES.length;
export const TOOL_MAKERS = FARMERS + 1;
export const BUILDERS = FARMERS + 2;
export const SHAMANS = FARMERS + 3;

/** What a player has, in numbers that can be added to: goods may be expected, so not whole. */
export interface Holdings {
  seat: Seat;
  points: number;
  workers: number;
  agriculture: number;
  tools: number;
  food: number;
  /** Wood, clay, stone, gold. */
  stock: number[];
  /** By lower half, see `LOWER`. */
  lower: number[];
  buildings: number;
  /** Pips of one-use tools not spent. */
  oneUse: number;
  choice: boolean;
  /** Pips of tools that no roll has been promised yet. */
  freeTools: number;
}

export function holdingsOf(position: Position, seat: Seat): Holdings {
  const at = seat * GOOD_KINDS;
  const { stock } = position;
  const lower = new Array<number>(SHAMANS + 1).fill(0);
  const owners = position.cardOwner;
  for (let card = 0; card < owners.length; card++) {
    if (owners[card] === seat) {
      const { kind, count } = LOWER[card]!;
      lower[kind] = lower[kind]! + count;
    }
  }
  let buildings = 0;
  const builders = position.tileOwner;
  for (let tile = 0; tile < builders.length; tile++) if (builders[tile] === seat) buildings++;
  let oneUse = 0;
  const open = position.oneUse[seat]!;
  if (open !== 0) for (const tool of ONE_USE_CARDS) if (open & tool.bit) oneUse += tool.value;
  return {
    seat,
    points: position.points[seat]!,
    workers: position.workers[seat]!,
    agriculture: position.agriculture[seat]!,
    tools: toolSum(position, seat),
    food: stock[at]!,
    stock: [stock[at + 1]!, stock[at + 2]!, stock[at + 3]!, stock[at + 4]!],
    lower,
    buildings,
    oneUse,
    choice: position.choiceHolder === seat,
    freeTools: valueOf(position, seat, toolsAtHand(position, seat) & 7),
  };
}

/** The same with what the workers on the board will bring, as far as nobody has to pay for it. */
export function expectedHoldings(position: Position, seat: Seat): Holdings {
  const own = holdingsOf(position, seat);
  const { placed } = position;
  if (placed[TOOL_MAKER * SEATS + seat]! > 0 && own.tools < TOOL_TILES * MOST_TOOL_VALUE) {
    own.tools++;
    own.freeTools++;
  }
  if (placed[HUT * SEATS + seat]! > 0 && own.workers < MOST_WORKERS) own.workers++;
  if (placed[FIELD * SEATS + seat]! > 0 && own.agriculture < MOST_AGRICULTURE) own.agriculture++;
  for (let good = TOOL_MAKER - 1; good >= 0; good--) {
    const dice = placed[good * SEATS + seat]!;
    if (dice === 0) continue;
    const amount = yieldOf(good, dice, own.freeTools);
    own.freeTools = 0;
    if (good < FIRST_RESOURCE) own.food += amount;
    else own.stock[good - FIRST_RESOURCE] = own.stock[good - FIRST_RESOURCE]! + amount;
  }
  return own;
}

/** Whether a place is a card's or a building's, whose action has to be paid for. */
export const isForSale = (place: number): boolean => place >= FIRST_CARD_PLACE;
