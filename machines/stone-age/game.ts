import type { Game } from '@/machines/core/game';
import { LEVELS, TEMPERS } from './bots/company';
import { bots } from './bots/registry';
import { CARDS_ON_OFFER, TILES_PER_STACK } from './data';
import { stoneAgeMachine } from './machine';
import { cardId, tileId, type Position } from './position';
import { stoneAge } from './rules';
import { moveSchema, setupSchema } from './schema';
import { count, outcome, tieBreak } from './scoring';
import type { Move, News, Setup } from './vocabulary';

export const stoneAgeGame: Game<Position, Move, Setup, News> = {
  id: 'stone-age',
  rulesVersion: 1,
  migrations: {},
  seats: { min: 2, max: 4 },
  rules: stoneAge,
  machine: stoneAgeMachine,
  bots,
  company: { levels: LEVELS, tempers: TEMPERS },
  newGame: (players) => ({
    players,
    edition: 'revised',
    idleVillage: 'allowed',
    firstPlayer: 0,
  }),
  seatsOf: ({ players }) => players,
  schemas: { setup: setupSchema, move: moveSchema },
  describeDeal,
  describeResult,
};

/** Who begins, the four cards turned up, the rest of the deck, the stacks from the top, the box. */
function describeDeal({ setup, deck, tiles }: Position) {
  const cards = deck.map(cardId);
  const buildings = tiles.map(tileId);
  const dealt = setup.players * TILES_PER_STACK;
  return {
    firstPlayer: setup.firstPlayer,
    row: cards.slice(0, CARDS_ON_OFFER),
    deck: cards.slice(CARDS_ON_OFFER),
    stacks: Array.from({ length: setup.players }, (_, stack) =>
      buildings.slice(stack * TILES_PER_STACK, (stack + 1) * TILES_PER_STACK),
    ),
    box: buildings.slice(dealt),
  };
}

/** How the game ended, who won and why, and every player's final count; null before the end. */
function describeResult(position: Position) {
  const result = outcome(position);
  if (result === null) return null;
  const seats = Array.from({ length: position.setup.players }, (_, seat) => seat);
  return {
    ending: position.ending,
    rounds: position.round,
    winners: [...result.winners],
    reason: result.reason,
    counts: seats.map((seat) => ({ ...count(position, seat) })),
    tieBreaks: seats.map((seat) => tieBreak(position, seat)),
  };
}
