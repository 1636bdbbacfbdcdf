import * as v from 'valibot';
import { digest } from '@/machines/core/digest';
import { replay, type AnyPosition } from '@/machines/core/rules';
import { readCode, type CodeFault, type SharedGame } from './code';
import { doubt, LONGEST_TEXT } from './doubt';
import { RESCUE_FORMAT, rescueSchema } from './gameFile';
import { openSave } from './opening';
import { readRecord, RECORD_FORMAT, type RecordFault } from './record';
import { readCover, SAVE_FORMAT, type SaveFault } from './save';
import type { SavedGame, Shelf } from './shelfTypes';

/** Why something from outside was not put on the shelf. */
export type ImportFault =
  CodeFault | SaveFault | RecordFault | { fault: 'empty' } | { fault: 'unknownBot'; bot: string };

/** A game from outside that was checked from the deal to the last move. */
export interface ImportedGame {
  shared: SharedGame;
  position: AnyPosition;
  /** Fingerprint of that position. */
  digest: string;
}

export type Importing = { ok: true; imported: ImportedGame } | ({ ok: false } & ImportFault);

/** Reads whatever somebody pasted, chose or dropped: a code, a file, a record, rescued bytes. */
export function readImport(text: string): Importing {
  if (text.length > LONGEST_TEXT) return { ok: false, fault: 'tooLong' };
  const trimmed = text.replace(/^\ufeff/, '').trim();
  if (trimmed === '') return { ok: false, fault: 'empty' };
  const reading = trimmed.startsWith('{') ? readFile(trimmed) : fromCode(trimmed);
  return reading.ok ? withItsBots(reading) : reading;
}

function fromCode(text: string): Importing {
  const reading = readCode(text);
  if (!reading.ok) return reading;
  const { shared, position } = reading;
  return { ok: true, imported: { shared, position, digest: digest(position) } };
}

function readFile(text: string): Importing {
  const doubted = doubt(text);
  if (!doubted.ok) {
    if (doubted.fault !== 'notJson') return doubted;
    // A file that ends too early begins like one all the same.
    return { ok: false, fault: text.includes(SAVE_FORMAT) ? 'damaged' : 'noGame' };
  }
  const { data } = doubted;
  const { format } =
    typeof data === 'object' && data !== null ? (data as { format?: unknown }) : { format: null };
  // An editor may have set it out in lines; the checksum is of the text as it was.
  if (format === SAVE_FORMAT) return fromSave(JSON.stringify(data));
  if (format === RECORD_FORMAT) return fromRecord(text);
  if (format === RESCUE_FORMAT) return fromRescue(data);
  return { ok: false, fault: 'noGame' };
}

function fromSave(text: string): Importing {
  const cover = readCover(text);
  if (!cover.ok) return cover;
  const opened = openSave(cover.save);
  if (!opened.ok) return opened;
  const { game, players, playthrough, position, save, lookOnly } = opened;
  if (lookOnly) return { ok: false, fault: 'olderRules', version: save.rules };
  const shared = { game, name: save.name, players, playthrough };
  return { ok: true, imported: { shared, position, digest: digest(position) } };
}

function fromRecord(text: string): Importing {
  const reading = readRecord(text);
  if (!reading.ok) return reading;
  const { game, players, playthrough } = reading.record;
  const position = replay(game.rules, playthrough);
  const shared = { game, name: '', players, playthrough };
  return { ok: true, imported: { shared, position, digest: digest(position) } };
}

/** Of all texts those that can be opened, and of those the one with the most moves. */
function fromRescue(data: unknown): Importing {
  const rescue = v.safeParse(rescueSchema, data);
  if (!rescue.success) return { ok: false, fault: 'damaged' };
  let best: Importing = { ok: false, fault: 'missing' };
  const { slots, kept } = rescue.output;
  for (const text of [slots.a, slots.b, kept?.a ?? null, kept?.b ?? null]) {
    if (text === null) continue;
    const reading = fromSave(text);
    if (!reading.ok) {
      if (!best.ok && best.fault === 'missing') best = reading;
    } else if (!best.ok || movesOf(reading.imported) > movesOf(best.imported)) best = reading;
  }
  return best;
}

const movesOf = ({ shared }: ImportedGame): number => shared.playthrough.moves.length;

/** A game that goes on needs its bots; one that is over does not ask for them. */
function withItsBots(reading: Extract<Importing, { ok: true }>): Importing {
  const { shared, position } = reading.imported;
  const { game, players } = shared;
  if (game.rules.toMove(position) === null) return reading;
  for (const player of players) {
    if (player.kind === 'bot' && !Object.hasOwn(game.bots, player.bot)) {
      return { ok: false, fault: 'unknownBot', bot: player.bot };
    }
  }
  return reading;
}

/** A game on the shelf that an imported one comes from as well. */
export interface Twin {
  saved: SavedGame;
  /** They stand exactly alike; else one of the two went on. */
  alike: boolean;
}

/** Whether the shelf has that game already: best one that stands alike, else one of the same deal. */
export function twinOf(games: readonly SavedGame[], imported: ImportedGame): Twin | null {
  const { game, players, playthrough } = imported.shared;
  const same = games.filter(
    (saved) =>
      saved.game === game.id &&
      saved.seed === playthrough.seed &&
      saved.players.length === players.length,
  );
  const alike = same.find((saved) => saved.digest === imported.digest);
  const [first] = same;
  return alike ? { saved: alike, alike: true } : first ? { saved: first, alike: false } : null;
}

/** Lays an imported game on the shelf under an id of its own: no other game is touched. */
export function putOnShelf(shelf: Shelf, { shared, position }: ImportedGame): string {
  const { game, name, players, playthrough } = shared;
  const { setup, seed } = playthrough;
  const id = shelf.begin({ game, name, players, setup, seed });
  shelf.save(id, { playthrough, position });
  return id;
}
