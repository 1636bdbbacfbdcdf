import {
  toolsBeside,
  toolsUsed,
  type RollTool,
} from '@/components/stone-age/panels/rollArithmetic';
import { cardOf } from '@/components/stone-age/strings/pieces';
import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Seat } from '@/machines/core/rules';
import { cardId, NONE, SEATS, type Position } from '@/machines/stone-age/position';
import {
  GATHERING_PLACES,
  GOODS,
  PLACES,
  type CardId,
  type GatheringPlace,
  type Good,
  type News,
  type RollAt,
} from '@/machines/stone-age/vocabulary';

type Gathered = Extract<News, { type: 'gathered' }>;

/** A roll to be seen and not decided on: news of a roll, or of what came of it. */
export type ShownRoll = Pick<Gathered, 'seat' | 'at' | 'good' | 'dice'> &
  Partial<Pick<Gathered, 'tools' | 'oneUse' | 'amount'>>;

/** A roll at one of its three stages. */
export interface RollOnTable {
  stage: 'before' | 'tools' | 'shown';
  seat: Seat;
  at: RollAt;
  good: Good;
  /** How many dice, thrown or not. */
  count: number;
  dice: readonly number[];
  tools: readonly RollTool[];
}

const goodAt = (place: GatheringPlace): Good => GOODS[GATHERING_PLACES.indexOf(place)] ?? 'food';

/** Which roll a panel is about: one that is shown, one about to be made, or the one that lies. */
export function rollOnTable(
  position: Position,
  seat: Seat,
  place: GatheringPlace | undefined,
  shown: ShownRoll | undefined,
): RollOnTable {
  if (shown) {
    const { at, good, dice, tools = [], oneUse = [] } = shown;
    return {
      stage: 'shown',
      seat: shown.seat,
      at,
      good,
      count: dice.length,
      dice,
      tools: toolsUsed(tools, oneUse),
    };
  }
  if (position.phase === 'addingTools') {
    const { dice } = position;
    return {
      stage: 'tools',
      seat,
      at:
        position.effectOf === NONE
          ? (PLACES[position.at] as GatheringPlace)
          : cardId(position.effectOf),
      good: GOODS[position.rolledFor] ?? 'food',
      count: dice.length,
      dice,
      tools: toolsBeside(position, seat),
    };
  }
  const at = place ?? 'hunt';
  const count = position.placed[PLACES.indexOf(at) * SEATS + seat] ?? 0;
  return { stage: 'before', seat, at, good: goodAt(at), count, dice: [], tools: [] };
}

/** How a roll will lie there once it is thrown: with tools to choose from, or only to be seen. */
export function thrownFrom(
  position: Position,
  roll: RollOnTable,
): Pick<RollOnTable, 'stage' | 'tools'> {
  if (roll.stage !== 'before') return roll;
  const tools = toolsBeside(position, roll.seat);
  return tools.some(({ used }) => !used)
    ? { stage: 'tools', tools }
    : { stage: 'shown', tools: [] };
}

const isPlace = (at: RollAt): at is GatheringPlace =>
  GATHERING_PLACES.some((place) => place === at);

/** "River, 4 dice"; of a card, what it rolls for. */
export function rollTitle(strings: StoneAgeStrings, { at, count }: RollOnTable): string {
  return isPlace(at)
    ? strings.panels.roll.at(at, count)
    : strings.upper(cardOf(at as CardId).upper).title;
}
