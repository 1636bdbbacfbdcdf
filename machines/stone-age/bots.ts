import { randomBot, type Bot } from '@/machines/core/bots';
import type { Position } from './position';
import { stoneAge } from './rules';
import type { Move } from './vocabulary';

/** The computer players of Stone Age, by name. */
export const bots: Readonly<Record<string, Bot<Position, Move>>> = {
  random: randomBot(stoneAge),
};
