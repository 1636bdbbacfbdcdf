import * as v from 'valibot';
import { invited, type AnyGame } from '@/machines/core/game';
import { openNote } from '@/machines/saves/note';
import type { Storage } from '@/machines/saves/storage';
import { botFor, firstTable, LONGEST_NAME, type NewTable } from './table';

/** A table as it was laid last time, and what was agreed for it. */
export interface Laid {
  table: NewTable;
  setup: unknown;
}

const keyOf = (game: AnyGame): string => `silex/new/${game.id}`;

const sitterSchema = v.object({
  kind: v.fallback(v.picklist(['human', 'bot']), 'human'),
  name: v.fallback(v.pipe(v.string(), v.maxLength(LONGEST_NAME)), ''),
  bot: v.fallback(v.string(), ''),
});
const tableSchema = v.object({
  sitters: v.array(sitterSchema),
  starts: v.fallback(
    v.union([v.literal('lot'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
    'lot',
  ),
});

/** A fresh table. */
export const unlaid = (game: AnyGame): Laid => ({
  table: firstTable(game),
  setup: game.newGame(game.seats.min),
});

/** Makes a table of whatever was stored: what does not fit this game any more is left out. */
export function readLaid(game: AnyGame, data: unknown): Laid {
  const fresh = unlaid(game);
  const { table, setup } = (data ?? {}) as { table?: unknown; setup?: unknown };
  const agreed = v.safeParse(game.schemas.setup, setup);
  return {
    table: readTable(game, table) ?? fresh.table,
    setup: agreed.success ? agreed.output : fresh.setup,
  };
}

function readTable(game: AnyGame, data: unknown): NewTable | null {
  const parsed = v.safeParse(tableSchema, data);
  if (!parsed.success) return null;
  const { sitters, starts } = parsed.output;
  const { min, max } = game.seats;
  if (sitters.length < min || sitters.length > max) return null;
  return {
    sitters: sitters.map(({ kind, name, bot }, key) => ({
      key,
      kind,
      name,
      bot: invited(game.company, bot) ? bot : botFor(game, 0),
    })),
    starts: starts !== 'lot' && starts < sitters.length ? starts : 'lot',
  };
}

/** Waits no longer than this for a device that does not answer: names can be typed again. */
const PATIENCE = 400;

export function recall(storage: Storage, game: AnyGame): Promise<Laid> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(unlaid(game)), PATIENCE);
    openNote(storage, keyOf(game))
      .read()
      .then(
        (data) => resolve(readLaid(game, data)),
        () => resolve(unlaid(game)),
      );
  });
}

/** Worth one try: without it nothing is lost but a few names. */
export function rememberLaid(storage: Storage, game: AnyGame, laid: Laid): void {
  openNote(storage, keyOf(game))
    .write(laid)
    .catch(() => undefined);
}
