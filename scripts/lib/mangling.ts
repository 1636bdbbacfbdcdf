import { mangledCodes } from '@/__tests__/helpers/mangled';
import { memoryStorage } from '@/__tests__/helpers/memoryStorage';
import { saveOf, sharedGame } from '@/__tests__/helpers/sharedGames';
import type { AnyGame } from '@/machines/core/game';
import { makeCode } from '@/machines/saves/code';
import { readImport } from '@/machines/saves/importing';
import { makeRecord, readRecord } from '@/machines/saves/record';
import { writeSave } from '@/machines/saves/save';
import { openShelf } from '@/machines/saves/shelf';
import { slotKey } from '@/machines/saves/slots';

export const KINDS = ['saves', 'records', 'codes'] as const;
export type Kind = (typeof KINDS)[number];

export interface Mangling {
  kind: Kind;
  count: number;
  /** Milliseconds that the slowest took. */
  slowest: number;
  /** How often each reason was given. */
  reasons: Record<string, number>;
  /** What must not happen: a crash, a spoilt text taken for a game, something stored changed. */
  wrong: string[];
}

const LONGEST = 1000;

/** Spoils so many texts of a kind and has each one read by the way it would come in. */
export async function mangle(
  game: AnyGame,
  kind: Kind,
  count: number,
  seed: number,
): Promise<Mangling> {
  const found: Mangling = { kind, count, slowest: 0, reasons: {}, wrong: [] };
  for (const { how, text } of mangledCodes(textsOf(game, kind), count, seed)) {
    const began = performance.now();
    let reason: string | null;
    try {
      reason = kind === 'saves' ? await openSpoilt(game, text) : reasonOf(kind, text);
    } catch (error) {
      reason = null;
      found.wrong.push(`${how}: ${String(error)}`);
    }
    const took = performance.now() - began;
    found.slowest = Math.max(found.slowest, took);
    if (took > LONGEST) found.wrong.push(`${how}: took ${Math.round(took)} ms`);
    if (reason === null) found.wrong.push(`${how}: taken for a game: ${text.slice(0, 80)}`);
    else found.reasons[reason] = (found.reasons[reason] ?? 0) + 1;
  }
  if (Object.hasOwn(Object.prototype, 'polluted')) found.wrong.push('a prototype was changed');
  return found;
}

/** Some games, long and short, running and finished, as they are before they are spoilt. */
function textsOf(game: AnyGame, kind: Kind): string[] {
  return [2, 3, 4].flatMap((seats) =>
    [0.02, 0.5, 1].map((share) => {
      // Without names: a record has no checksum, and with another name it is another true record.
      const players = Array.from({ length: seats }, () => ({ kind: 'human', name: '' }) as const);
      const shared = sharedGame(game, { seats, seed: seats + 40 * share, share, players });
      if (kind === 'saves') return writeSave({ ...saveOf(shared), id: SPOILT });
      if (kind === 'records') return JSON.stringify(makeRecord(shared));
      return makeCode(shared)!;
    }),
  );
}

function reasonOf(kind: Kind, text: string): string | null {
  const reading = readImport(text);
  if (reading.ok) return null;
  if (kind === 'records' && readRecord(text).ok) return null;
  return reading.fault;
}

const SPOILT = 'spoilt';
const WHOLE = 'whole';

/** A spoilt save in both slots beside a whole game: nothing stored may change, and that one opens. */
async function openSpoilt(game: AnyGame, text: string): Promise<string | null> {
  const whole = writeSave({
    ...saveOf(sharedGame(game, { seats: 2, seed: 9, share: 0.1 })),
    id: WHOLE,
  });
  const texts = new Map([
    [slotKey(SPOILT, 'a'), text],
    [slotKey(SPOILT, 'b'), text],
    [slotKey(WHOLE, 'a'), whole],
  ]);
  const before = new Map(texts);
  const shelf = openShelf(memoryStorage(texts), { now: () => 1, random: () => 0.5 });
  await shelf.load();
  const opening = await shelf.open(SPOILT);
  const beside = await shelf.open(WHOLE);
  if (!beside.ok) throw new Error(`The game beside it cannot be opened: ${beside.fault}`);
  await shelf.settled();
  for (const [key, stored] of before) {
    if (texts.get(key) !== stored) throw new Error(`${key} was changed`);
  }
  if (texts.size !== before.size) throw new Error('Something was written');
  return opening.ok ? null : opening.fault;
}
