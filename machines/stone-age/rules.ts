import type { Refusal, Rules, Seat } from '@/machines/core/rules';
import {
  beginActing,
  gather,
  gatheringRefusal,
  gatherings,
  isGatheringPlace,
  isVillagePlace,
  resolutionRefusal,
  resolutions,
  rollAtPlace,
  useVillagePlace,
} from './acting';
import { canPay, leave, offer, pay } from './buying';
import { cashIn, choiceRefusal, choices } from './choice';
import { deal, imagine } from './deal';
import { couldCover, cover, mealRefusal, meals, refuse } from './feeding';
import { demandAt, paymentRefusal, payments } from './paying';
import { place, placementRefusal, placements } from './placing';
import { clone, type PlaceNumber, type Position } from './position';
import { outcome } from './scoring';
import { dicePickRefusal, dicePicks, takeDie } from './sharing';
import {
  PLACES,
  type Move,
  type News,
  type Phase,
  type Place,
  type Reason,
  type Setup,
} from './vocabulary';

type Tell = ((news: News) => void) | undefined;

const LEAVE: Move = Object.freeze({ type: 'leave' });

const PLACE_NUMBERS: ReadonlyMap<string, PlaceNumber> = new Map(
  PLACES.map((name, number) => [name, number]),
);
const placeNumber = (name: Place): PlaceNumber => PLACE_NUMBERS.get(name) ?? -1;

/** When each move is made, and how many fields it has. The choice card is for any time. */
const MOVES: Record<Move['type'], { phase: Phase | null; fields: number }> = {
  place: { phase: 'placing', fields: 3 },
  resolve: { phase: 'resolving', fields: 2 },
  gather: { phase: 'addingTools', fields: 2 },
  pay: { phase: 'paying', fields: 5 },
  leave: { phase: 'paying', fields: 1 },
  takeDie: { phase: 'sharingDice', fields: 2 },
  feed: { phase: 'feeding', fields: 5 },
  refuse: { phase: 'feeding', fields: 1 },
  cashIn: { phase: null, fields: 5 },
};

function legalMoves(position: Position): Move[] {
  const seat = position.toMove;
  const moves = movesOfPhase(position, seat);
  if (position.choiceHolder === seat && position.phase !== 'over') {
    moves.push(...choices(position, seat));
  }
  return moves;
}

function movesOfPhase(position: Position, seat: Seat): Move[] {
  switch (position.phase) {
    case 'placing':
      return placements(position, seat);
    case 'resolving':
      return resolutions(position, seat);
    case 'addingTools':
      return gatherings(position, seat);
    case 'paying': {
      const moves = payments('pay', position, seat, demandAt(position, position.at));
      moves.push(LEAVE);
      return moves;
    }
    case 'sharingDice':
      return dicePicks(position);
    case 'feeding':
      return meals(position, seat);
    case 'over':
      return [];
  }
}

function refusal(position: Position, seat: Seat, move: Move): Refusal<Reason> | null {
  if (position.phase === 'over') return { reason: 'gameIsOver' };
  if (seat !== position.toMove) return { reason: 'notYourDecision' };
  if (typeof move !== 'object' || move === null || !Object.hasOwn(MOVES, move.type)) {
    return { reason: 'nonsense' };
  }
  const { phase, fields } = MOVES[move.type];
  if (phase !== null && phase !== position.phase) return { reason: 'notNow' };
  if (Object.keys(move).length !== fields) return { reason: 'nonsense' };
  switch (move.type) {
    case 'place':
      return placementRefusal(position, seat, placeNumber(move.place), move.workers);
    case 'resolve':
      return resolutionRefusal(position, seat, placeNumber(move.place));
    case 'gather':
      return gatheringRefusal(position, seat, move.tools);
    case 'pay':
      return paymentRefusal(position, seat, move, demandAt(position, position.at));
    case 'takeDie':
      return dicePickRefusal(position, move.die);
    case 'feed':
      return mealRefusal(position, seat, move);
    case 'cashIn':
      return choiceRefusal(position, seat, move);
    case 'leave':
    case 'refuse':
      return null;
  }
}

function play(position: Position, move: Move, tell?: (news: News) => void): void {
  switch (move.type) {
    case 'place':
      if (!place(position, placeNumber(move.place), move.workers, tell)) {
        beginActing(position, tell);
      }
      return;
    case 'resolve':
      return resolve(position, placeNumber(move.place), tell);
    case 'gather':
      return gather(position, move.tools, tell);
    case 'pay':
      return pay(position, move, tell);
    case 'leave':
      return leave(position, tell);
    case 'takeDie':
      return takeDie(position, move.die, tell);
    case 'feed':
      return cover(position, move, tell);
    case 'refuse':
      return refuse(position, tell);
    case 'cashIn':
      cashIn(position, move, tell);
      return settle(position, tell);
  }
}

function resolve(position: Position, place: PlaceNumber, tell: Tell): void {
  if (isGatheringPlace(place)) rollAtPlace(position, place, tell);
  else if (isVillagePlace(place)) useVillagePlace(position, place, tell);
  else offer(position, place, tell);
}

/** Once the choice card is spent, a question that only it had kept open answers itself. */
function settle(position: Position, tell: Tell): void {
  if (position.phase === 'paying' && !canPay(position)) leave(position, tell);
  else if (position.phase === 'feeding' && !couldCover(position)) refuse(position, tell);
}

/** Dice, cards and tiles that nobody could have known before. */
function reveals(news: News): boolean {
  switch (news.type) {
    case 'rolled':
    case 'diceForEveryone':
      return true;
    case 'drew':
      return news.card !== null;
    case 'turnedTile':
      return news.tile !== null;
    case 'newRound':
      return news.dealt.length > 0;
    default:
      return false;
  }
}

export const stoneAge: Rules<Position, Move, Setup, News> = {
  deal,
  toMove: (position) => (position.phase === 'over' ? null : position.toMove),
  legalMoves,
  refusal,
  play,
  clone,
  imagine,
  outcome,
  reveals,
  secretOf: (news) => (news.type === 'drew' ? news.seat : null),
};
