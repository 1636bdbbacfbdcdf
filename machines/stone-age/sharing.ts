import { rollDie } from '@/machines/core/chance';
import type { Refusal } from '@/machines/core/rules';
import { carryOn } from './acting';
import {
  cardId,
  FIRST_RESOURCE,
  nextSeat,
  NONE,
  take,
  type CardNumber,
  type Position,
} from './position';
import { gainTool } from './tools';
import { gainAgriculture } from './village';
import { RESOURCES, type Gain, type Move, type News, type Reason } from './vocabulary';

type Tell = ((news: News) => void) | undefined;

const DIE_FOR_A_TOOL = 5;
const DICE: readonly Move[] = [1, 2, 3, 4, 5, 6].map((die) =>
  Object.freeze({ type: 'takeDie', die }),
);

/** Dice for everyone: as many as players; the buyer takes one first, then clockwise. */
export function shareDice(position: Position, card: CardNumber, tell: Tell): void {
  const dice: number[] = [];
  for (let die = 0; die < position.setup.players; die++) dice.push(rollDie(position.chance));
  position.dice = dice.sort((a, b) => a - b);
  position.effectOf = card;
  position.phase = 'sharingDice';
  tell?.({
    type: 'diceForEveryone',
    seat: position.toMove,
    card: cardId(card),
    dice: position.dice.slice(),
  });
  takeWhatIsLeft(position, tell);
}

export function dicePicks({ dice }: Position): Move[] {
  const moves: Move[] = [];
  for (let i = 0; i < dice.length; i++) {
    if (dice[i] !== dice[i - 1]) moves.push(DICE[dice[i]! - 1]!);
  }
  return moves;
}

export const dicePickRefusal = ({ dice }: Position, die: number): Refusal<Reason> | null =>
  dice.includes(die) ? null : { reason: 'noSuchDie' };

export function takeDie(position: Position, die: number, tell: Tell): void {
  pick(position, die, tell);
  takeWhatIsLeft(position, tell);
}

/** Each must take one; where the dice left are all alike there is nothing to decide. */
function takeWhatIsLeft(position: Position, tell: Tell): void {
  const dice = position.dice;
  while (dice.length > 0 && dice[0] === dice[dice.length - 1]) pick(position, dice[0]!, tell);
  if (dice.length > 0) return;
  position.effectOf = NONE;
  carryOn(position, tell);
}

function pick(position: Position, die: number, tell: Tell): void {
  const seat = position.toMove;
  position.dice.splice(position.dice.indexOf(die), 1);
  const gain = use(position, die);
  tell?.({ type: 'tookDie', seat, die, ...gain });
  position.toMove = nextSeat(position, seat);
}

/** Wood, clay, stone, gold, a tool, agriculture. A die that cannot help is lost. */
function use(position: Position, die: number): Gain {
  const seat = position.toMove;
  const resource = RESOURCES[die - 1];
  if (resource !== undefined) {
    return { good: resource, amount: take(position, seat, FIRST_RESOURCE + die - 1, 1) };
  }
  if (die === DIE_FOR_A_TOOL) return { good: 'tool', amount: gainTool(position, seat) ? 1 : 0 };
  return { good: 'agriculture', amount: gainAgriculture(position, seat) };
}
