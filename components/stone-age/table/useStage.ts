import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Moment } from '@/machines/core/rules';
import { chapterOf, type Chapter } from '@/machines/stone-age/machine';
import type { Position } from '@/machines/stone-age/position';
import type { News } from '@/machines/stone-age/vocabulary';
import type { Stagecraft } from './flights';
import { underWay } from './passages';
import { sceneOf, type Scene } from './scenes';

export type StoneAgeMoment = Moment<Position, News>;

/** The parts of a scene: it is announced, things move, and it is left to be seen. */
const BEATS = ['lead', 'travel', 'dwell'] as const;
export type Beat = (typeof BEATS)[number];

/** What is on the stage now. */
export interface Stage {
  /** What the board shows: it lags the game while something is being told. */
  position: Position;
  chapter: Chapter | null;
  /** All that this chapter tells. */
  moments: readonly StoneAgeMoment[];
  moment: StoneAgeMoment | null;
  scene: Scene | null;
  beat: Beat | null;
  /** How long they are under way, in real milliseconds. */
  travel: number;
  /** Shows the next thing at once. */
  skip(): void;
}

export interface StageInput {
  /** Whether the chart waits for something to be shown. */
  showing: boolean;
  moments: readonly StoneAgeMoment[];
  position: Position;
  craft: Stagecraft;
  /** How long so many calm milliseconds take at the player's pace; 0 is at once. */
  paced(milliseconds: number): number;
  onShown(): void;
}

/** Which moment is being told, and what the board showed before it. */
interface Cursor {
  moments: readonly StoneAgeMoment[];
  position: Position;
  index: number;
  beat: number;
  before: Position;
}

/** Meals, the end of a round and the final count have cards of their own. */
const isStepwise = (chapter: Chapter | null) => chapter === 'placing' || chapter === 'acting';

/**
 * Tells what happened, moment by moment, then says that it was shown. It runs on timers alone: an
 * animation that never reports back cannot hold the game up.
 */
export function useStage(input: StageInput): Stage {
  const { showing, moments, position, craft, paced, onShown } = input;
  const [kept, setCursor] = useState<Cursor>({
    moments,
    position,
    index: 0,
    beat: 0,
    before: position,
  });
  let cursor = kept;
  if (kept.moments !== moments) {
    cursor = { moments, position, index: 0, beat: 0, before: lastShown(kept, position) };
    setCursor(cursor);
  }

  const told = showing ? leadingChapter(moments) : [];
  const chapter = told[0] ? chapterOf(told[0]) : null;
  const moment = isStepwise(chapter) ? (told[cursor.index] ?? null) : null;
  const { before } = cursor;
  const last = told[cursor.index - 1]?.news ?? null;
  const scene = moment
    ? sceneOf({ news: moment.news, before, after: moment.position, last }, craft)
    : null;
  const times = scene ? BEATS.map((beat) => paced(scene[beat])) : [];
  const at = firstSeen(times, cursor.beat);
  const beat = scene ? (BEATS[at] ?? 'dwell') : null;

  const advance = () => {
    const here = told[cursor.index];
    if (!here || cursor.index + 1 >= told.length) onShown();
    else setCursor({ ...cursor, index: cursor.index + 1, beat: 0, before: here.position });
  };
  const goOn = useEffectEvent(() => {
    if (at < BEATS.length - 1) setCursor({ ...cursor, beat: at + 1 });
    else advance();
  });
  const waiting = moment !== null;
  const wait = times[at] ?? 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(goOn, wait);
    return () => clearTimeout(timer);
  }, [waiting, moments, cursor.index, at, wait]);

  const end = told[told.length - 1];
  const travelling = moment !== null && beat === 'travel';
  const between = useMemo(
    () => (moment && travelling ? underWay(before, moment.position) : null),
    [moment, travelling, before],
  );
  const shown = moment
    ? beat === 'dwell'
      ? moment.position
      : (between ?? before)
    : showing && end
      ? end.position
      : position;
  return {
    position: shown,
    chapter,
    moments: told,
    moment,
    scene,
    beat,
    travel: times[1] ?? 0,
    skip: advance,
  };
}

/** A beat that takes no time is not seen; the last one always comes. */
function firstSeen(times: readonly number[], from: number): number {
  let at = from;
  while (at < BEATS.length - 1 && times[at] === 0) at++;
  return at;
}

/** The moments at the head of the queue that belong together. */
function leadingChapter(moments: readonly StoneAgeMoment[]): readonly StoneAgeMoment[] {
  const [first] = moments;
  if (!first) return [];
  const end = moments.findIndex((moment) => chapterOf(moment) !== chapterOf(first));
  return end === -1 ? moments : moments.slice(0, end);
}

/** What the board showed before new moments came: the chapter before them, or the move before. */
function lastShown(before: Cursor, position: Position): Position {
  if (before.position !== position) return before.position;
  const told = leadingChapter(before.moments);
  return told[told.length - 1]?.position ?? position;
}
