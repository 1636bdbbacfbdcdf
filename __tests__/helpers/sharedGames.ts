import { below, seeded } from '@/machines/core/chance';
import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { type SharedGame } from '@/machines/saves/code';
import { glanceAt, SAVE_FORMAT, SAVE_VERSION, type Save } from '@/machines/saves/save';
import { playRandomly } from './randomGames';

const NAMES = ['Ana', '', 'Zoë', '石器 太郎', '👩‍👩‍👧', 'مريم', '\ud800'];

/** Some people and some bots, by chance. */
export function anyPlayers(game: AnyGame, count: number, seed: number): Player[] {
  const chance = seeded(seed + 7);
  const bots = Object.keys(game.bots);
  return Array.from({ length: count }, () => {
    const name = NAMES[below(chance, NAMES.length)]!;
    return below(chance, 2) === 0
      ? { kind: 'human', name }
      : { kind: 'bot', name, bot: bots[below(chance, bots.length)]! };
  });
}

export interface Wanted {
  seats: number;
  seed: number;
  /** Played so far, from 0 to 1. */
  share?: number;
  name?: string;
  players?: readonly Player[];
}

/** A game by chance, as it would be handed on. */
export function sharedGame(game: AnyGame, wanted: Wanted): SharedGame {
  const { seats, seed, share = 1, name = '', players = anyPlayers(game, seats, seed) } = wanted;
  const { playthrough } = playRandomly(game.rules, game.newGame(seats), seed);
  const moves = playthrough.moves.slice(0, Math.round(playthrough.moves.length * share));
  return { game, name, players, playthrough: { ...playthrough, moves } };
}

/** The same game as the shelf keeps it. */
export function saveOf({ game, name, players, playthrough }: SharedGame): Save {
  const position = replay(game.rules, playthrough);
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    id: 'abcdefghijkl',
    name,
    game: game.id,
    rules: game.rulesVersion,
    players,
    ...playthrough,
    started: Date.UTC(2026, 10, 1),
    changed: Date.UTC(2026, 10, 2),
    sequence: 3,
    glance: glanceAt(game, position, players.length),
    digest: digest(position),
  };
}
