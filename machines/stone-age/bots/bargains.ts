import type { Seat } from '@/machines/core/rules';
import { CARDS, TILES } from '../data';
import { bundles, demandAt, total, worth } from '../paying';
import {
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  NONE,
  topTile,
  type CardNumber,
  type PlaceNumber,
  type Position,
} from '../position';
import { count } from '../scoring';
import { GOODS, RESOURCES, type Bundle } from '../vocabulary';
import { BUILDERS, FARMERS, holdingsOf, isForSale, LOWER } from './holdings';
import { yieldOf } from './luck';
import type { Why } from './why';

/** The card on offer at a place, or `NONE`. */
export const cardOffered = (view: Position, place: PlaceNumber): CardNumber =>
  isForSale(place) && place < FIRST_BUILDING_PLACE ? view.row[place - FIRST_CARD_PLACE]! : NONE;

/** What a card or a building brings to whoever pays for it. */
export function whyBuy(view: Position, seat: Seat, place: PlaceNumber): Why[] {
  if (place < FIRST_BUILDING_PLACE) {
    const card = cardOffered(view, place);
    return card === NONE ? [] : [whyUpper(card), whyLower(view, seat, card)];
  }
  const tile = TILES[topTile(view, place - FIRST_BUILDING_PLACE)]!;
  const builders = holdingsOf(view, seat).lower[BUILDERS]!;
  return [
    ...(tile.kind === 'fixed' ? [{ type: 'points', points: tile.points } as const] : []),
    ...multiplied('builder', builders),
  ];
}

/** People that one has already make a tool, a field, a worker or a building count once more. */
export function multiplied(person: 'farmer' | 'toolMaker' | 'builder' | 'shaman', people: number) {
  const why: Why = { type: 'people', person, points: people, multiplier: people, times: 1 };
  return people > 0 ? [why] : [];
}

/** How a place can be paid for with what its worker will probably have when it is resolved. */
export function whyPayable(view: Position, place: PlaceNumber, stock: readonly number[]): Why[] {
  const demand = demandAt(view, place);
  const whole = stock.map(Math.floor);
  const ways = bundles('pay', whole, 0, demand) as (Bundle & { type: 'pay' })[];
  if (ways.length === 0)
    return [{ type: 'lacks', missing: missingFor(demand.cost, whole, demand.least) }];
  const scoresWhatIsPaid = place >= FIRST_BUILDING_PLACE && demand.cost === null;
  if (!scoresWhatIsPaid) return [];
  return [{ type: 'scores', most: ways.reduce((most, way) => Math.max(most, worth(way)), 0) }];
}

function missingFor(cost: Bundle | null, stock: readonly number[], least: number): number {
  const all = stock.reduce((sum, amount) => sum + amount, 0);
  if (cost === null) return Math.max(1, least - all);
  return RESOURCES.reduce((sum, kind, i) => sum + Math.max(0, cost[kind] - stock[i]!), 0);
}

/** What a payment costs, and what it scores where that depends on it. */
export function whyPay(view: Position, paid: Bundle): Why[] {
  const scoresWhatIsPaid = view.at >= FIRST_BUILDING_PLACE && demandAt(view, view.at).cost === null;
  return [
    ...(scoresWhatIsPaid ? [{ type: 'points', points: worth(paid) } as const] : []),
    costs(paid),
  ];
}

/** What is kept by whoever pays nothing, or why nothing can be paid. */
export function whyLeave(view: Position, seat: Seat): Why[] {
  const stock = holdingsOf(view, seat).stock;
  const [lack] = whyPayable(view, view.at, stock).filter(({ type }) => type === 'lacks');
  if (lack) return [lack];
  const { cost, least } = demandAt(view, view.at);
  return [{ type: 'saves', resources: cost === null ? least : total(cost) }];
}

export const costs = ({ wood, clay, stone, gold }: Bundle): Why => ({
  type: 'costs',
  paid: { wood, clay, stone, gold },
});

function whyUpper(card: CardNumber): Why {
  const { upper } = CARDS[card]!;
  switch (upper.type) {
    case 'food':
      return { type: 'gains', good: 'food', amount: upper.amount };
    case 'resource':
      return { type: 'gains', good: upper.resource, amount: upper.amount };
    case 'rollForResource': {
      const good = GOODS.indexOf(upper.resource);
      return { type: 'goods', good: upper.resource, expected: yieldOf(good, 2, 0) };
    }
    case 'points':
      return { type: 'points', points: upper.amount };
    case 'tool':
      return { type: 'gains', good: 'tool', amount: 1 };
    case 'agriculture':
      return { type: 'gains', good: 'agriculture', amount: 1 };
    case 'diceForEveryone':
    case 'drawCard':
    case 'oneUseTool':
    case 'twoResources':
      return { type: 'upper', half: upper };
  }
}

/** What the final count would be higher by with the card, as things stand. */
function whyLower(view: Position, seat: Seat, card: CardNumber): Why {
  const { lower } = CARDS[card]!;
  const now = count(view, seat);
  const owners = view.cardOwner.slice();
  owners[card] = seat;
  const then = count({ ...view, cardOwner: owners }, seat);
  if (lower.colour === 'green') {
    const copies = holdingsOf({ ...view, cardOwner: owners }, seat).lower.slice(0, FARMERS);
    const set = copies[LOWER[card]!.kind]! > 1 ? 2 : 1;
    const size = copies.filter((held) => held >= set).length;
    return { type: 'culture', points: then.culture - now.culture, set, size };
  }
  const { person, multiplier } = lower;
  const part = `${person}s` as const;
  const points = then[part] - now[part];
  return { type: 'people', person, points, multiplier, times: points / multiplier };
}
