/**
 * The choreography of a throw. The rules have already decided what the dice show; here it is worked
 * out how they get there: the tumbling is computed once, then each die's faces are chosen so that
 * the value ends on top. What remains is a table of poses, read by time alone.
 */
import { steadyHand } from '@/components/art/lino';
import { launch, type FallRequest, type ThrowRequest } from '@/components/dice/launch';
import type { Pose } from '@/components/dice/print';
import {
  angleBetween,
  blend,
  conjugate,
  multiply,
  nearness,
  project,
  restHeight,
  restingTurn,
  turnAbout,
  valueUp,
  type Quat,
  type Vec3,
} from '@/components/dice/solid';
import { fitTray, slots, type Tray } from '@/components/dice/tray';
import { levelling, tumble, type Snapshot, type Tumbling } from '@/components/dice/tumble';

export type { Fling, ThrowRequest } from '@/components/dice/launch';

export type DiceSpeed = 'calm' | 'brisk' | 'instant';

/** How long a throw takes, in milliseconds. */
export const THROW_TIME: Readonly<Record<DiceSpeed, number>> = {
  calm: 1400,
  brisk: 700,
  instant: 0,
};

/** A worked-out throw. Only numbers, so that it can be handed to the UI thread as it is. */
export interface Throw {
  tray: Tray;
  count: number;
  /** Points above the tray that the highest flight needs. */
  headroom: number;
  /** Frames in the table; time runs from 0 (thrown) to 1 (at rest). */
  frames: number;
  /** x, y, z, w, x, y, z for each die of each frame. */
  table: Float32Array;
  /** What can be heard, by the share of the time that has passed; force from 0 to 1. */
  knocks: readonly { at: number; force: number }[];
}

const SKY: Vec3 = [0, 0, 1];
const QUARTER = Math.PI / 2;
/** Numbers for each die in each frame of the table. */
const FIELDS = 7;

/** The turn about the vertical that lets the eye see two sides of a resting die, not just one. */
function showSides(q: Quat, x: number, y: number, tray: Tray): number {
  const { tilt, distance } = tray.camera;
  const eye = Math.atan2(-Math.sin(tilt) * distance - y, -x);
  // All horizontal edges agree modulo a quarter turn: one of them is enough.
  const a = 2 * (q[1] * q[2] + q[0] * q[3]);
  const b = 1 - 2 * (q[2] * q[2] + q[3] * q[3]);
  const c = 1 - 2 * (q[1] * q[1] + q[3] * q[3]);
  const d = 2 * (q[1] * q[2] - q[0] * q[3]);
  const edge = Math.hypot(a, b) > 0.7 ? Math.atan2(a, b) : Math.atan2(c, d);
  const off = (((edge - eye) % QUARTER) + QUARTER) % QUARTER;
  const least = 0.44;
  if (off < least) return least - off;
  return off > QUARTER - least ? QUARTER - least - off : 0;
}

function attempt(request: FallRequest, tray: Tray, round: number): Tumbling {
  const hand = steadyHand(request.seed + round * 7919);
  return tumble(launch(request, tray, hand), tray);
}

/** A throw that got stuck is tried again; one in a hundred needs it, and hardly one a third try. */
const ATTEMPTS = 6;

/** Dice that just lie there, should a tray be so odd that no throw comes to rest in it. */
function laidOut(tray: Tray, count: number): Tumbling {
  const frame = slots(tray, count).map(([x, y]): Snapshot => ({ x, y, z: 1, q: [1, 0, 0, 0] }));
  return { frames: [frame, frame], interval: 1, knocks: [], settled: true };
}

/** The same throw with its dice numbered as they lie, so that a sum reads as the tray does. */
function fromLeft(run: Tumbling): Tumbling {
  const ends = run.frames[run.frames.length - 1] ?? [];
  const order = ends.map((end, die) => ({ x: end.x, die })).sort((a, b) => a.x - b.x);
  const frames = run.frames.map((frame) => order.flatMap(({ die }) => frame[die] ?? []));
  return { ...run, frames };
}

/** The frame from which on a die does not move as far as the eye can tell. */
function stopOf(run: Tumbling, die: number, end: Snapshot): number {
  for (let i = run.frames.length - 2; i >= 0; i--) {
    const now = run.frames[i]?.[die] ?? end;
    const away = Math.abs(now.x - end.x) + Math.abs(now.y - end.y) + Math.abs(now.z - end.z);
    if (away > 0.03 || angleBetween(now.q, end.q) > 0.03) return i + 1;
  }
  return 0;
}

/** The most that is drawn above a tray, in half edges. */
const HEADROOM = 4.5;

/** The last frame before the first die comes into the picture. */
function firstSeen(run: Tumbling, tray: Tray, width: number, height: number): number {
  const { distance } = tray.camera;
  const seen = run.frames.findIndex((frame) =>
    frame.some(({ x, y, z }) => {
      const at: Vec3 = [x, y, z];
      const [px, py] = project(tray.camera, at);
      const size = (1.5 * tray.half * distance) / (distance - nearness(tray.camera, at));
      const side = tray.bleed + size;
      const above = HEADROOM * tray.half + size;
      return px > -side && px < width + side && py > -above && py < height + side;
    }),
  );
  return Math.max(0, seen - 1);
}

/** How far over the tray's upper edge dice are seen from that frame on, in points. */
function headroomOf(run: Tumbling, tray: Tray, first: number): number {
  const { distance } = tray.camera;
  let room = tray.bleed;
  for (const { x, y, z } of run.frames.slice(first).flat()) {
    const at: Vec3 = [x, y, z];
    const size = (1.6 * tray.half * distance) / (distance - nearness(tray.camera, at));
    room = Math.max(room, size - project(tray.camera, at)[1]);
  }
  return Math.ceil(Math.min(room, HEADROOM * tray.half));
}

/** Frames in which the last hair of a lean is taken away. */
const FADE = 6;

/** How the dice fall, whatever they show in the end: by far the longest part of the work. */
function fall(request: FallRequest, tray: Tray): Tumbling {
  let run = attempt(request, tray, 0);
  for (let round = 1; !run.settled && round < ATTEMPTS; round++)
    run = attempt(request, tray, round);
  return fromLeft(run.settled ? run : laidOut(tray, request.count));
}

/** The fall that was worked out ahead, with what it was asked for. */
let ready: { asked: string; run: Tumbling } | null = null;

const askedOf = ({ count, seed, width, height }: FallRequest) =>
  [count, seed, width, height].join();

/**
 * Works the fall out while the dice still wait, so that they fly the moment they are thrown. A
 * fling has a way of its own and is worked out when it comes.
 */
export function prepareThrow(request: Omit<FallRequest, 'fling'>): void {
  const asked = askedOf(request);
  if (ready?.asked === asked) return;
  ready = { asked, run: fall(request, fitTray(request.width, request.height, request.count)) };
}

/** Works a throw out. The same request gives the same throw. */
export function planThrow({ values, ...rest }: ThrowRequest): Throw {
  const { seed } = rest;
  const count = values.length;
  const request = { ...rest, count };
  const tray = fitTray(request.width, request.height, count);
  const prepared = !request.fling && ready?.asked === askedOf(request) ? ready.run : null;
  const run = prepared ?? fall(request, tray);
  const ends = run.frames[run.frames.length - 1] ?? [];
  const first = firstSeen(run, tray, request.width, request.height);
  const stops = ends.map((end, die) => stopOf(run, die, end) - first);
  const frames = Math.max(1, ...stops) + 1;
  const table = new Float32Array(frames * count * FIELDS);
  const hand = steadyHand(seed + 104729);
  ends.forEach((end, die) => {
    const flat = multiply(levelling(end.q), end.q);
    const yaw = turnAbout(SKY, showSides(flat, end.x, end.y, tray));
    // The faces are laid on so that the value is where the tumbling brings it on top.
    const faces = multiply(
      conjugate(restingTurn(valueUp(flat), 0)),
      restingTurn(values[die] ?? 1, QUARTER * hand.whole(0, 3)),
    );
    const stop = stops[die] ?? frames;
    for (let i = 0; i < frames; i++) {
      const now = run.frames[first + i]?.[die] ?? end;
      const part = Math.min(1, Math.max(0, (i - stop + FADE) / FADE));
      const eased = part * part * (3 - 2 * part);
      const turn = multiply(yaw, multiply(blend(now.q, flat, eased), faces));
      const x = now.x + (end.x - now.x) * eased;
      const y = now.y + (end.y - now.y) * eased;
      const z = Math.max(restHeight(turn), now.z + (1 - now.z) * eased);
      table.set([x, y, z, ...turn], (i * count + die) * FIELDS);
    }
  });
  const begin = first * run.interval;
  const whole = (frames - 1) * run.interval;
  const hardest = run.knocks.reduce((most, knock) => Math.max(most, knock.force), 1);
  return {
    tray,
    count,
    headroom: headroomOf(run, tray, first),
    frames,
    table,
    knocks: run.knocks
      .map(({ time, force }) => ({ at: (time - begin) / whole, force: force / hardest }))
      .filter(({ at }) => at > 0 && at < 1),
  };
}

/** Where a die is and how it is turned at a time from 0 to 1. */
export function poseAt(thrown: Throw, die: number, time: number): Pose {
  'worklet';
  const { table, count, frames } = thrown;
  const exact = Math.min(1, Math.max(0, time)) * (frames - 1);
  const frame = Math.min(Math.floor(exact), frames - 2);
  const part = exact - frame;
  const a = (Math.max(0, frame) * count + die) * FIELDS;
  const b = frames > 1 ? a + count * FIELDS : a;
  const turn = blend(
    [table[a + 3] ?? 1, table[a + 4] ?? 0, table[a + 5] ?? 0, table[a + 6] ?? 0],
    [table[b + 3] ?? 1, table[b + 4] ?? 0, table[b + 5] ?? 0, table[b + 6] ?? 0],
    part,
  );
  const z = (table[a + 2] ?? 1) * (1 - part) + (table[b + 2] ?? 1) * part;
  return {
    x: (table[a] ?? 0) * (1 - part) + (table[b] ?? 0) * part,
    y: (table[a + 1] ?? 0) * (1 - part) + (table[b + 1] ?? 0) * part,
    // Between two frames a corner may swing through the ground: the ground wins.
    z: Math.max(z, restHeight(turn)),
    turn,
  };
}
