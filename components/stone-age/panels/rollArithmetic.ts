import type { DieValue } from '@/components/dice/solid';
import { oneUseValue } from '@/components/stone-age/strings/pieces';
import type { Seat } from '@/machines/core/rules';
import { DIVISORS } from '@/machines/stone-age/data';
import type { Position } from '@/machines/stone-age/position';
import { ONE_USE_CARDS, tiles, toolsAtHand } from '@/machines/stone-age/tools';
import { GOODS, RESOURCES, type CardId, type Good } from '@/machines/stone-age/vocabulary';

/** A roll as it is written down: every figure between the dice and the goods. */
export interface RollArithmetic {
  /** The dice, then the tools added. */
  parts: readonly number[];
  sum: number;
  divisor: number;
  /** Whole divisors in the sum. */
  amount: number;
  /** What can be taken of it: less only where the supply runs out. */
  taken: number;
  /** How much the sum lacks for one good more. */
  missing: number;
}

/** Dice and tools added up and divided, rounded down. `supply` is what is left of the good. */
export function rollArithmetic(
  dice: readonly number[],
  tools: readonly number[],
  good: Good,
  supply = Infinity,
): RollArithmetic {
  const parts = [...dice, ...tools];
  const sum = parts.reduce((all, part) => all + part, 0);
  const divisor = DIVISORS[GOODS.indexOf(good)] ?? 1;
  const amount = Math.floor(sum / divisor);
  const taken = Math.min(amount, supply);
  return { parts, sum, divisor, amount, taken, missing: divisor - (sum % divisor) };
}

/** What is left of a good; food never runs out. */
export function supplyOf(position: Position, good: Good): number {
  const resource = RESOURCES.findIndex((name) => name === good);
  return (resource === -1 ? undefined : position.supply?.[resource]) ?? Infinity;
}

/** A tool that lies beside a roll. */
export interface RollTool {
  /** Its part of the sum that names a set of tools in a move. */
  bit: number;
  value: number;
  /** A card that is gone once it is used. */
  once: boolean;
  /** Tiles that have done their work stay in sight. */
  used: boolean;
}

/** Every tool a player has, in the order it lies on the table. */
export function toolsBeside(position: Position, seat: Seat): RollTool[] {
  const atHand = toolsAtHand(position, seat);
  const own = tiles(position, seat)
    .map((value, slot) => ({ bit: 1 << slot, value, once: false }))
    .filter(({ value }) => value > 0);
  const cards = ONE_USE_CARDS.filter(({ bit }) => (atHand & bit) !== 0).map(({ bit, value }) => ({
    bit,
    value,
    once: true,
  }));
  return [...own, ...cards].map((tool) => ({ ...tool, used: (atHand & tool.bit) === 0 }));
}

/** The tools of a set, as they are added to the sum. */
export const inSet = (tools: readonly RollTool[], set: number): RollTool[] =>
  tools.filter(({ bit }) => (set & bit) !== 0);

/** Tools of a set without which the roll would bring just as much. */
export function inVain(
  dice: readonly number[],
  tools: readonly RollTool[],
  set: number,
  good: Good,
): number {
  const brings = (of: number) =>
    rollArithmetic(
      dice,
      inSet(tools, of).map(({ value }) => value),
      good,
    ).amount;
  const all = brings(set);
  return inSet(tools, set).reduce(
    (idle, { bit }) => (brings(set & ~bit) === all ? idle | bit : idle),
    0,
  );
}

/** The tools of a roll that is over, from what the news says of it. */
export function toolsUsed(values: readonly number[], oneUse: readonly CardId[]): RollTool[] {
  return [
    ...values.map((value, i) => ({ bit: 1 << i, value, once: false, used: false })),
    ...oneUse.map((card, i) => ({
      bit: 8 << i,
      value: oneUseValue(card),
      once: true,
      used: false,
    })),
  ];
}

/** Dice as the rules hold them, for drawings that know six faces. */
export const asFaces = (dice: readonly number[]): DieValue[] => dice as DieValue[];
