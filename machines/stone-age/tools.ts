import type { Seat } from '@/machines/core/rules';
import { CARDS, MOST_TOOL_VALUE, TOOL_TILES } from './data';
import { TOOL_SLOTS, type CardNumber, type Position } from './position';
import type { CardId } from './vocabulary';

/** The one-use tool cards, by their bit in a set of tools. */
export const ONE_USE_CARDS: readonly {
  card: CardNumber;
  id: CardId;
  value: number;
  bit: number;
}[] = CARDS.flatMap(({ id, upper }, card) =>
  upper.type === 'oneUseTool' ? [{ card, id, value: upper.value }] : [],
).map((tool, index) => ({ ...tool, bit: 1 << (TOOL_TILES + index) }));

/**
 * A set of tools is a sum of bits: 1, 2, 4 for the tiles, 8, 16, 32 for the one-use tools. All
 * sets that fit into another come from `subsets`.
 */
const TILE_BITS = (1 << TOOL_TILES) - 1;
const ALL_BITS = (1 << (TOOL_TILES + ONE_USE_CARDS.length)) - 1;

/** For each set of tools, the sets that can be chosen from it, smallest first. */
export const subsets: readonly (readonly number[])[] = Array.from(
  { length: ALL_BITS + 1 },
  (_, all) =>
    Array.from({ length: ALL_BITS + 1 }, (_, set) => set).filter((set) => (set & all) === set),
);

/** The tools a player can add to a roll now: tiles not used this round, one-use tools not spent. */
export function toolsAtHand(position: Position, seat: Seat): number {
  const at = seat * TOOL_SLOTS;
  const tools = position.tools;
  // Slots fill from the left, so an empty one has none behind it.
  const tiles = tools[at + 2]! > 0 ? 7 : tools[at + 1]! > 0 ? 3 : tools[at]! > 0 ? 1 : 0;
  return (tiles & ~position.used[seat]!) | position.oneUse[seat]!;
}

/** What a set of tools adds to a roll. */
export function valueOf(position: Position, seat: Seat, set: number): number {
  let value = 0;
  for (let slot = 0; slot < TOOL_TILES; slot++) {
    if (set & (1 << slot)) value += position.tools[seat * TOOL_SLOTS + slot]!;
  }
  for (const tool of ONE_USE_CARDS) if (set & tool.bit) value += tool.value;
  return value;
}

/** Turns the tiles used, and puts the one-use tools away. */
export function wear(position: Position, seat: Seat, set: number): void {
  position.used[seat] = position.used[seat]! | (set & TILE_BITS);
  position.oneUse[seat] = position.oneUse[seat]! & ~set;
}

/** Which tiles are in a set, 1 to 3 from the left. */
export const tilesIn = (set: number): number[] =>
  [1, 2, 3].filter((tile) => set & (1 << (tile - 1)));

export const oneUseIn = (set: number): CardId[] =>
  ONE_USE_CARDS.filter((tool) => set & tool.bit).map((tool) => tool.id);

/** The sum of a player's tool tiles: what tool makers multiply. */
export function toolSum(position: Position, seat: Seat): number {
  const at = seat * TOOL_SLOTS;
  return position.tools[at]! + position.tools[at + 1]! + position.tools[at + 2]!;
}

export const hasAllTools = (position: Position, seat: Seat): boolean =>
  toolSum(position, seat) === TOOL_TILES * MOST_TOOL_VALUE;

/**
 * One tool more: it raises the lowest tile, the leftmost of equals. A tile raised after it was
 * used stays used. Says whether there was anything left to raise.
 */
export function gainTool(position: Position, seat: Seat): boolean {
  if (hasAllTools(position, seat)) return false;
  const at = seat * TOOL_SLOTS;
  const tools = position.tools;
  let lowest = at;
  for (let slot = at + 1; slot < at + TOOL_TILES; slot++) {
    if (tools[slot]! < tools[lowest]!) lowest = slot;
  }
  tools[lowest] = tools[lowest]! + 1;
  return true;
}

/** A player's tool tiles, left to right. */
export const tiles = (position: Position, seat: Seat): number[] =>
  position.tools.slice(seat * TOOL_SLOTS, seat * TOOL_SLOTS + TOOL_TILES);
