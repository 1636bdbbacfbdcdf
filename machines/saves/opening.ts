import * as v from 'valibot';
import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import {
  IllegalPlaythrough,
  replay,
  type AnyMove,
  type AnyPosition,
  type Playthrough,
} from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { glanceAt, whereOf, type Save, type SaveFault } from './save';

/** A save that was played again to the end: all that a table needs to go on. */
export interface OpenedGame {
  save: Save;
  game: AnyGame;
  players: readonly Player[];
  playthrough: Playthrough<AnyMove, unknown>;
  position: AnyPosition;
  /** Older rules that today's do not follow to the end: it can be looked at, not continued. */
  lookOnly: boolean;
}

type Fault = { ok: false } & SaveFault;
export type Opened = ({ ok: true } & OpenedGame) | Fault;

/** The game a save belongs to, if this Silex has it and is not older than the save. */
export function gameOf(save: Save): { ok: true; game: AnyGame } | Fault {
  const game = findGame(save.game);
  if (!game) return { ok: false, fault: 'unknownGame', game: save.game };
  if (save.rules > game.rulesVersion) {
    return { ok: false, fault: 'newerRules', version: save.rules };
  }
  return { ok: true, game };
}

/** Plays a save again, doubting its table and every move. */
export function openSave(save: Save): Opened {
  const found = gameOf(save);
  if (!found.ok) return found;
  const { game } = found;
  if (save.rules < game.rulesVersion) return openOlder(game, save);
  const played = playAgain(game, save);
  if (!played.ok) return played;
  if (digest(played.position) !== save.digest) return { ok: false, fault: 'digestDiffers' };
  return { ...played, save, lookOnly: false };
}

/**
 * A game of older rules. Migrations lead it from version to version; where there is none, it goes
 * on all the same if today's rules take it, move by move, exactly to where it stood. Else it can
 * be looked at as far as today's rules follow it.
 */
function openOlder(game: AnyGame, save: Save): Opened {
  const migrated = migrate(game, save);
  const played = migrated && playAgain(game, migrated.save);
  if (migrated && played?.ok && (migrated.named > 0 || digest(played.position) === save.digest)) {
    const { position } = played;
    const glance = glanceAt(game, position, save.players.length);
    const current = { ...migrated.save, glance, digest: digest(position) };
    return { ...played, save: current, lookOnly: false };
  }
  const seen = playAgain(game, save, { asFarAsItGoes: true });
  if (!seen.ok) return { ok: false, fault: 'olderRules', version: save.rules };
  return { ...seen, save, lookOnly: true };
}

/** The save at today's version, and how many named migrations it took; null where one refuses. */
function migrate(game: AnyGame, save: Save): { save: Save; named: number } | null {
  let { setup, seed, moves }: Playthrough<AnyMove, unknown> = save;
  let named = 0;
  for (let version = save.rules; version < game.rulesVersion; version++) {
    const migration = game.migrations[version];
    if (!migration) continue;
    const next = migration.migrate({ setup, seed, moves });
    if (!next) return null;
    ({ setup, seed, moves } = next);
    named++;
  }
  return { save: { ...save, setup, seed, moves, rules: game.rulesVersion }, named };
}

type Played = ({ ok: true } & Omit<OpenedGame, 'save' | 'lookOnly'>) | Fault;

function playAgain(game: AnyGame, save: Save, { asFarAsItGoes = false } = {}): Played {
  const setup = v.safeParse(game.schemas.setup, save.setup);
  if (!setup.success) return { ok: false, fault: 'badSetup', where: whereOf(setup.issues) };
  if (save.players.length !== game.seatsOf(setup.output)) {
    return { ok: false, fault: 'badPlayers', where: String(save.players.length) };
  }
  let moves: AnyMove[] = [];
  for (const [index, move] of save.moves.entries()) {
    const parsed = v.safeParse(game.schemas.move, move);
    if (parsed.success) {
      moves.push(parsed.output);
      continue;
    }
    if (asFarAsItGoes) break;
    return { ok: false, fault: 'badMove', index, where: whereOf(parsed.issues) };
  }
  for (;;) {
    const playthrough = { setup: setup.output, seed: save.seed, moves };
    try {
      const position = replay(game.rules, playthrough);
      return { ok: true, game, players: save.players, playthrough, position };
    } catch (error) {
      // Whatever is wrong with it, the other slot may still be good.
      if (!(error instanceof IllegalPlaythrough)) return { ok: false, fault: 'replayFailed' };
      const { index, refusal } = error;
      if (!asFarAsItGoes) {
        return { ok: false, fault: 'illegalMove', index, reason: refusal.reason };
      }
      moves = moves.slice(0, index);
    }
  }
}
