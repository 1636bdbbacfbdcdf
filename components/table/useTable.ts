import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Game } from '@/machines/core/game';
import {
  replay,
  type AnyMove,
  type AnyNews,
  type AnyPosition,
  type Moment,
  type Playthrough,
  type Rules,
  type Seat,
} from '@/machines/core/rules';
import type { Table, TableEvent, TableInput, TableTag } from '@/machines/core/table';

/** A game under way, as a screen sees it: what lies on the table, and what the chart awaits. */
export interface OpenTable<Position, Move, Setup, News> {
  table: Table<Position, Move, Setup, News>;
  /** What the chart is at: screens ask for tags, not for the names of its states. */
  is(tag: TableTag): boolean;
  /** Whether the chart would take this now: what lights a button. */
  can(event: TableEvent | Move): boolean;
  send(event: TableEvent | Move): void;
}

/** As much of a snapshot as a screen needs; the registry has forgotten whose chart it is. */
interface Snapshot<Position, Move, Setup, News> {
  context: Table<Position, Move, Setup, News>;
  hasTag(tag: TableTag): boolean;
  can(event: TableEvent | Move): boolean;
}

/** Timers of browsers and phones go no further than this: almost 25 days. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Writes down how a game stands; who needs time for it says when it has, or could not. */
export type Keeping<Move, Setup, Position> = (standing: {
  playthrough: Playthrough<Move, Setup>;
  position: Position;
  undoer: Seat | null;
}) => Promise<unknown> | void;

/** A device that takes longer than this to write holds up nobody: it goes on writing. */
export const SLOW_TO_SAVE = 1500;

export interface TableOptions<Position, Move, Setup> {
  keep?: Keeping<Move, Setup, Position>;
  /**
   * Waits for `table.shown` however long it takes. A board must not need this (it would freeze
   * where a callback is lost); a screen whose player goes on step by step does.
   */
  patient?: boolean;
}

/** Starts a game's chart from a playthrough and follows it. Another game needs another `key`. */
export function useTable<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  game: Game<P, M, S, N>,
  { players, playthrough, handOver, undoer, lookOnly, pause }: TableInput<M, S>,
  { keep, patient = false }: TableOptions<P, M, S> = {},
): OpenTable<P, M, S, N> {
  const [machine] = useState(() =>
    patient ? game.machine.provide({ delays: { patience: LONGEST_WAIT } }) : game.machine,
  );
  const isKept = keep !== undefined;
  const chart = useActorRef(machine, {
    input: { players, playthrough, handOver, isKept, undoer, lookOnly, pause },
  });
  const snapshot = useSelector(chart, (now) => now as unknown as Snapshot<P, M, S, N>);

  useEffect(() => {
    if (handOver) chart.send({ type: 'table.handOver', when: handOver });
  }, [chart, handOver]);

  const { context } = snapshot;
  const { playthrough: played, kept } = context;
  const isWritten = kept === null || kept === played;
  const writeDown = useEffectEvent(() => {
    const goOn = () => chart.send({ type: 'table.kept', playthrough: played });
    const writing = keep?.(context);
    if (!writing) return goOn();
    const timer = setTimeout(goOn, SLOW_TO_SAVE);
    void writing
      .catch(() => undefined)
      .then(goOn)
      .finally(() => clearTimeout(timer));
  });
  useEffect(() => {
    if (!isWritten) writeDown();
  }, [played, isWritten]);

  return {
    table: context,
    is: (tag) => snapshot.hasTag(tag),
    can: (event) => snapshot.can(event),
    send: (event) => chart.send(event),
  };
}

/** A piece of news with the move it belongs to: what one line of a log is made from. */
export interface Told<News> {
  /** The number of the move in the playthrough. */
  move: number;
  seat: Seat;
  news: News;
}

/** What has been shown up to now, and the table as it stood then. */
export interface ShownSoFar<Position, News> {
  told: readonly Told<News>[];
  position: Position;
}

/**
 * Everything told since the deal, up to the chapter that is being shown now. It is played again
 * from the moves each time: a game has some hundred, and what is derived can never be stale.
 */
export function shownSoFar<P extends AnyPosition, M extends AnyMove, S, N extends AnyNews>(
  rules: Rules<P, M, S, N>,
  { playthrough, moments, position }: Table<P, M, S, N>,
  chapterOf: (moment: Moment<P, N>) => string,
): ShownSoFar<P, N> {
  const told: Told<N>[] = [];
  let move = 0;
  replay(rules, playthrough, (seat, _move, news) => {
    for (const item of news) told.push({ move, seat, news: item });
    move++;
  });
  const [first] = moments;
  if (!first) return { told, position };
  const chapter = chapterOf(first);
  const next = moments.findIndex((moment) => chapterOf(moment) !== chapter);
  const shown = next === -1 ? moments.length : next;
  const last = moments[shown - 1] ?? first;
  return { told: told.slice(0, told.length - moments.length + shown), position: last.position };
}
