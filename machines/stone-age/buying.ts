import { CARDS, TILES, TILES_PER_STACK } from './data';
import { carryOn, rollForCard } from './acting';
import { choiceInHand } from './choice';
import { bundleOf, demandAt, payments, worth } from './paying';
import {
  bringHome,
  buildingPlace,
  cardId,
  cardPlace,
  FIRST_BUILDING_PLACE,
  FIRST_CARD_PLACE,
  FIRST_RESOURCE,
  FOOD,
  NONE,
  spend,
  take,
  tileId,
  topTile,
  type CardNumber,
  type PlaceNumber,
  type Position,
} from './position';
import { shareDice } from './sharing';
import { gainTool, ONE_USE_CARDS } from './tools';
import { gainAgriculture } from './village';
import {
  PLACES,
  RESOURCES,
  type Bundle,
  type BuildingPlace,
  type CardPlace,
  type Gain,
  type News,
} from './vocabulary';

type Tell = ((news: News) => void) | undefined;

/** Resolving a card or a building: who could pay is asked; who cannot takes the worker back. */
export function offer(position: Position, place: PlaceNumber, tell: Tell): void {
  position.at = place;
  if (canPay(position) || choiceInHand(position, position.toMove) > 0) position.phase = 'paying';
  else leave(position, tell);
}

export const canPay = (position: Position): boolean =>
  payments('pay', position, position.toMove, demandAt(position, position.at)).length > 0;

/** Not paying: the worker comes home and the card or building stays where it is. */
export function leave(position: Position, tell: Tell): void {
  const seat = position.toMove;
  const place = position.at;
  const couldPay = tell !== undefined && canPay(position);
  bringHome(position, seat, place);
  position.at = NONE;
  tell?.({ type: 'left', seat, place: PLACES[place] as CardPlace | BuildingPlace, couldPay });
  carryOn(position, tell);
}

export function pay(position: Position, paid: Bundle, tell: Tell): void {
  const place = position.at;
  spend(position, position.toMove, paid);
  bringHome(position, position.toMove, place);
  position.at = NONE;
  if (place < FIRST_BUILDING_PLACE) buyCard(position, place - FIRST_CARD_PLACE, paid, tell);
  else build(position, place - FIRST_BUILDING_PLACE, paid, tell);
}

/** A building scores at once, and the next tile of its stack is turned up at once. */
function build(position: Position, stack: number, paid: Bundle, tell: Tell): void {
  const seat = position.toMove;
  const number = topTile(position, stack);
  const tile = TILES[number]!;
  const points = tile.kind === 'fixed' ? tile.points : worth(paid);
  position.tileOwner[number] = seat;
  position.points[seat] = position.points[seat]! + points;
  const place = buildingPlace(stack);
  tell?.({ type: 'built', seat, place, tile: tile.id, paid: bundleOf(paid), points });
  position.gone[stack] = position.gone[stack]! + 1;
  const next = topTile(position, stack);
  tell?.({
    type: 'turnedTile',
    place,
    tile: next === NONE ? null : tileId(next),
    left: TILES_PER_STACK - position.gone[stack]!,
  });
  carryOn(position, tell);
}

function buyCard(position: Position, index: number, paid: Bundle, tell: Tell): void {
  const seat = position.toMove;
  const card = position.row[index]!;
  position.row[index] = NONE;
  position.cardOwner[card] = seat;
  tell?.({
    type: 'bought',
    seat,
    place: cardPlace(index),
    card: cardId(card),
    paid: bundleOf(paid),
  });
  useUpperHalf(position, card, tell);
}

/** The upper half of a card works at once, or is kept for later. */
function useUpperHalf(position: Position, card: CardNumber, tell: Tell): void {
  const seat = position.toMove;
  const id = cardId(card);
  const upper = CARDS[card]!.upper;
  const gained = (gain: Gain) => tell?.({ type: 'gained', seat, card: id, ...gain });
  switch (upper.type) {
    case 'diceForEveryone':
      return shareDice(position, card, tell);
    case 'rollForResource':
      return rollForCard(position, card, FIRST_RESOURCE + RESOURCES.indexOf(upper.resource), tell);
    case 'food':
      gained({ good: 'food', amount: take(position, seat, FOOD, upper.amount) });
      break;
    case 'resource': {
      const good = FIRST_RESOURCE + RESOURCES.indexOf(upper.resource);
      gained({ good: upper.resource, amount: take(position, seat, good, upper.amount) });
      break;
    }
    case 'points':
      position.points[seat] = position.points[seat]! + upper.amount;
      gained({ good: 'points', amount: upper.amount });
      break;
    case 'tool':
      gained({ good: 'tool', amount: gainTool(position, seat) ? 1 : 0 });
      break;
    case 'agriculture':
      gained({ good: 'agriculture', amount: gainAgriculture(position, seat) });
      break;
    case 'drawCard':
      drawCard(position, tell);
      break;
    case 'oneUseTool':
      position.oneUse[seat] =
        position.oneUse[seat]! | ONE_USE_CARDS.find((tool) => tool.card === card)!.bit;
      tell?.({ type: 'kept', seat, card: id });
      break;
    case 'twoResources':
      position.choiceHolder = seat;
      tell?.({ type: 'kept', seat, card: id });
      break;
  }
  carryOn(position, tell);
}

/** The top card of the deck, for its lower half only; nothing when the deck is empty. */
function drawCard(position: Position, tell: Tell): void {
  const seat = position.toMove;
  if (position.dealt === position.deck.length) {
    tell?.({ type: 'drew', seat, card: null });
    return;
  }
  const card = position.deck[position.dealt]!;
  position.dealt++;
  position.cardOwner[card] = seat;
  position.drawnCard = card;
  tell?.({ type: 'drew', seat, card: cardId(card) });
}
