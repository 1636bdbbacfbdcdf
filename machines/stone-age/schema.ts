import * as v from 'valibot';
import { MOST_WORKERS } from './data';
import { EDITIONS, PLACES, type Move, type Setup } from './vocabulary';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** No player ever holds more of a resource than this; it keeps absurd numbers out. */
const MOST_RESOURCES = 999;
const count = whole(0, MOST_RESOURCES);
const bundle = { wood: count, clay: count, stone: count, gold: count };

export const setupSchema = v.pipe(
  v.strictObject({
    players: whole(2, 4),
    edition: v.picklist(EDITIONS),
    idleVillage: v.picklist(['allowed', 'forbidden']),
    firstPlayer: whole(0, 3),
  }),
  v.check(({ players, firstPlayer }) => firstPlayer < players, 'the first player has no seat'),
) satisfies v.GenericSchema<unknown, Setup>;

export const moveSchema = v.variant('type', [
  v.strictObject({
    type: v.literal('place'),
    place: v.picklist(PLACES),
    workers: whole(1, MOST_WORKERS),
  }),
  v.strictObject({ type: v.literal('resolve'), place: v.picklist(PLACES) }),
  v.strictObject({ type: v.literal('gather'), tools: whole(0, 63) }),
  v.strictObject({ type: v.literal('pay'), ...bundle }),
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('takeDie'), die: whole(1, 6) }),
  v.strictObject({ type: v.literal('feed'), ...bundle }),
  v.strictObject({ type: v.literal('refuse') }),
  v.strictObject({ type: v.literal('cashIn'), ...bundle }),
]) satisfies v.GenericSchema<unknown, Move>;
