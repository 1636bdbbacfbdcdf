import { invite, type AnyGame } from '@/machines/core/game';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';

/** Someone who sits down: a person or a bot, in the order of the seats. */
export interface Sitter {
  /** Tells sitters apart while they change seats; means nothing else. */
  key: number;
  kind: Player['kind'];
  /** Empty for whoever goes by the colour. */
  name: string;
  /** Which bot plays, if one does; remembered while a person sits here. */
  bot: string;
}

/** Who sits where, and who begins: a seat, or whoever the lot falls on. */
export interface NewTable {
  sitters: readonly Sitter[];
  starts: Seat | 'lot';
}

/** The longest name that can be given. */
export const LONGEST_NAME = 24;

/** The bot that sits down as the nth of a table: a new temper each time, so that no two are alike. */
export function botFor({ company: { levels, tempers } }: AnyGame, nth: number): string {
  return invite(levels[0] ?? '', tempers[nth % tempers.length] ?? '');
}

const nextKey = (sitters: readonly Sitter[]): number =>
  Math.max(-1, ...sitters.map(({ key }) => key)) + 1;

/** Someone else sits down, if there is a seat left. */
export function seat(game: AnyGame, table: NewTable, kind: Sitter['kind']): NewTable {
  const { sitters } = table;
  if (sitters.length >= game.seats.max) return table;
  const bot = botFor(game, sitters.filter((other) => other.kind === 'bot').length);
  const sitter: Sitter = { key: nextKey(sitters), kind, name: '', bot };
  return { ...table, sitters: [...sitters, sitter] };
}

/** A table that nobody has changed yet: a person, and a bot for each seat that must be taken. */
export function firstTable(game: AnyGame): NewTable {
  let table: NewTable = { sitters: [], starts: 'lot' };
  while (table.sitters.length < game.seats.min) {
    table = seat(game, table, table.sitters.length === 0 ? 'human' : 'bot');
  }
  return table;
}

/** Someone stands up; the others move together. Who was to begin and leaves is drawn by lot. */
export function clear(game: AnyGame, table: NewTable, at: Seat): NewTable {
  const { sitters, starts } = table;
  if (sitters.length <= game.seats.min) return table;
  const stillStarts = starts === 'lot' || starts === at ? 'lot' : starts > at ? starts - 1 : starts;
  return { sitters: sitters.filter((_, index) => index !== at), starts: stillStarts };
}

/** Two neighbours change seats; who was to begin still does. */
export function swap(table: NewTable, at: Seat, by: 1 | -1): NewTable {
  const to = at + by;
  const { starts } = table;
  const sitters = [...table.sitters];
  const [one, other] = [sitters[at], sitters[to]];
  if (!one || !other) return table;
  sitters[at] = other;
  sitters[to] = one;
  return { sitters, starts: starts === at ? to : starts === to ? at : starts };
}

export function change(table: NewTable, at: Seat, patch: Partial<Omit<Sitter, 'key'>>): NewTable {
  const sitters = table.sitters.map((sitter, index) =>
    index === at ? { ...sitter, ...patch } : sitter,
  );
  return { ...table, sitters };
}

/** The players as a game takes them. */
export function playersOf({ sitters }: NewTable): Player[] {
  return sitters.map(({ kind, name, bot }) =>
    kind === 'human' ? { kind, name: name.trim() } : { kind, name: name.trim(), bot },
  );
}

/** The seat that begins; `chance` from 0 to 1 where the lot decides. */
export const starterOf = ({ sitters, starts }: NewTable, chance: number): Seat =>
  starts === 'lot' ? Math.floor(chance * sitters.length) : starts;
