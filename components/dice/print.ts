/**
 * Prints a die: the solid becomes a few strings of path data, one for each ink. Strings of several
 * dice may be joined, so that a whole throw is a handful of paths however many dice there are.
 * Safe on the UI thread; this is what runs for each die of each frame.
 */
import { BEVEL, OUTLINES, type Camera, type Quat } from '@/components/dice/solid';

/** Path data is written in whole tenths of a point: whole numbers become text far more quickly. */
export const FINE = 10;

/** The inks of one printing, from the lowest to the uppermost. */
export interface Print {
  body: string;
  mid: string;
  dark: string;
  grain: string;
  pips: string;
  ace: string;
  glint: string;
}

export type InkName = keyof Print;

export const INK_ORDER: readonly InkName[] = [
  'body',
  'mid',
  'dark',
  'grain',
  'pips',
  'ace',
  'glint',
];

export function emptyPrint(): Print {
  'worklet';
  return { body: '', mid: '', dark: '', grain: '', pips: '', ace: '', glint: '' };
}

/** Where a die is and how it is turned; `z` is the height of its centre. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: Quat;
}

/** Pips on a face by value: across and along, in half edges from its middle. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [0, 0],
  [-0.46, -0.46, 0.46, 0.46],
  [-0.5, -0.5, 0, 0, 0.5, 0.5],
  [-0.47, -0.47, 0.47, -0.47, -0.47, 0.47, 0.47, 0.47],
  [-0.5, -0.5, 0.5, -0.5, 0, 0, -0.5, 0.5, 0.5, 0.5],
  [-0.45, -0.55, -0.45, 0, -0.45, 0.55, 0.45, -0.55, 0.45, 0, 0.45, 0.55],
];
const PIP_RADIUS = 0.195;
const ACE_RADIUS = 0.29;

/** The rounded edge of a face, corner by corner: where the straight ends, the bend, its end. */
const FACE_EDGE: readonly number[] = [
  0.9, 0.6, 0.9, 0.9, 0.6, 0.9, -0.6, 0.9, -0.9, 0.9, -0.9, 0.6, -0.9, -0.6, -0.9, -0.9, -0.6, -0.9,
  0.6, -0.9, 0.9, -0.9, 0.9, -0.6,
];

/** Cuts along a side face between the rows of pips: start, end, row. */
const GRAIN: readonly number[] = [
  0.86, 0.1, -0.79, 0.86, 0.42, -0.26, -0.86, -0.5, 0.23, 0.86, 0.3, 0.25, -0.84, -0.15, 0.8,
];
const GRAIN_WIDTH = 0.032;

/** How far the shadow of a point goes for each half edge of its height; light from upper left. */
export const SHADOW_X = 0.24;
export const SHADOW_Y = -0.2;
/** Which way a face is turned to be lit. */
const LIGHT_X = -0.46;
const LIGHT_Z = 0.89;

/** Half the key line, in half edges of the die. */
const HALF_KEY = 0.047;

/** The width of the key line round dice of that scale, in picture units. */
export function keyLine(scale: number): number {
  return Math.max(1.2 * FINE, 2 * HALF_KEY * scale);
}

/** A face on the picture: (x0 + s xs + t xt) / (w0 + s ws + t wt), and y likewise. */
interface Plane {
  x0: number;
  xs: number;
  xt: number;
  y0: number;
  ys: number;
  yt: number;
  w0: number;
  ws: number;
  wt: number;
  cx: number;
  cy: number;
}

/** A point of a face as path data. */
function spot(p: Plane, s: number, t: number): string {
  'worklet';
  const k = 1 / (p.w0 + s * p.ws + t * p.wt);
  const x = Math.round(p.cx + (p.x0 + s * p.xs + t * p.xt) * k);
  const y = Math.round(p.cy - (p.y0 + s * p.ys + t * p.yt) * k);
  return x + ' ' + y;
}

function faceEdge(p: Plane): string {
  'worklet';
  let d = '';
  for (let i = 0; i < FACE_EDGE.length; i += 6) {
    const straight = spot(p, FACE_EDGE[i] ?? 0, FACE_EDGE[i + 1] ?? 0);
    const bend = spot(p, FACE_EDGE[i + 2] ?? 0, FACE_EDGE[i + 3] ?? 0);
    d += (i === 0 ? 'M' : 'L') + straight + 'Q' + bend;
    d += ' ' + spot(p, FACE_EDGE[i + 4] ?? 0, FACE_EDGE[i + 5] ?? 0);
  }
  return d + 'Z';
}

/** A pip as four quarter curves: a hair squarer than an ellipse, as if it had been carved. */
function pip(p: Plane, s: number, t: number, r: number): string {
  'worklet';
  const start = spot(p, s + r, t);
  const quarter = 'Q' + spot(p, s + r, t + r) + ' ' + spot(p, s, t + r);
  return (
    'M' + start + quarter + 'T' + spot(p, s - r, t) + 'T' + spot(p, s, t - r) + 'T' + start + 'Z'
  );
}

/** The lit lower wall of a carved pip; (a, b) points to the lower right of the picture. */
function glint(p: Plane, s: number, t: number, a: number, b: number): string {
  'worklet';
  const start = spot(p, s + a * 0.3 - b * 0.56, t + b * 0.3 + a * 0.56);
  const end = spot(p, s + a * 0.3 + b * 0.56, t + b * 0.3 - a * 0.56);
  const outer = 'Q' + spot(p, s + a * 0.98, t + b * 0.98) + ' ';
  return 'M' + start + outer + end + 'Q' + spot(p, s + a * 0.4, t + b * 0.4) + ' ' + start + 'Z';
}

/** The glints of the face that has the light. */
function glints(p: Plane, pips: readonly number[], r: number): string {
  'worklet';
  // Which way on the face is down and right on the picture: solved for its middle.
  const k = 1 / p.w0;
  const xs = p.xs - p.x0 * p.ws * k;
  const xt = p.xt - p.x0 * p.wt * k;
  const ys = p.y0 * p.ws * k - p.ys;
  const yt = p.y0 * p.wt * k - p.yt;
  const side = xs * yt - xt * ys < 0 ? -1 : 1;
  const a = side * (0.45 * yt - 0.9 * xt);
  const b = side * (0.9 * xs - 0.45 * ys);
  const size = r / (Math.sqrt(a * a + b * b) || 1);
  let d = '';
  for (let i = 0; i < pips.length; i += 2) {
    d += glint(p, pips[i] ?? 0, pips[i + 1] ?? 0, a * size, b * size);
  }
  return d;
}

function grain(p: Plane): string {
  'worklet';
  let d = '';
  for (let i = 0; i < GRAIN.length; i += 3) {
    const from = GRAIN[i] ?? 0;
    const row = GRAIN[i + 2] ?? 0;
    d += 'M' + spot(p, from, row - GRAIN_WIDTH) + 'L' + spot(p, GRAIN[i + 1] ?? 0, row);
    d += 'L' + spot(p, from, row + GRAIN_WIDTH) + 'Z';
  }
  return d;
}

/** One face in one of three tones: 0 has the light, 1 some of it, 2 none. */
function printFace(print: Print, p: Plane, value: number, tone: number): void {
  'worklet';
  if (tone === 1) print.mid += faceEdge(p);
  if (tone === 2) print.dark += faceEdge(p);
  if (tone > 0) print.grain += grain(p);
  const pips = PIPS[value] ?? [];
  const r = value === 1 ? ACE_RADIUS : PIP_RADIUS;
  let d = '';
  for (let i = 0; i < pips.length; i += 2) d += pip(p, pips[i] ?? 0, pips[i + 1] ?? 0, r);
  if (value === 1) print.ace += d;
  else print.pips += d;
  if (tone === 0) print.glint += glints(p, pips, r);
}

/** A closed outline through the points, `radius` outside of them, with round corners. */
function rounded(xs: readonly number[], ys: readonly number[], radius: number): string {
  'worklet';
  const n = xs.length;
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = xs[i] ?? 0;
    const y = ys[i] ?? 0;
    const inX = x - (xs[(i + n - 1) % n] ?? 0);
    const inY = y - (ys[(i + n - 1) % n] ?? 0);
    const outX = (xs[(i + 1) % n] ?? 0) - x;
    const outY = (ys[(i + 1) % n] ?? 0) - y;
    const inK = radius / (Math.sqrt(inX * inX + inY * inY) || 1);
    const outK = radius / (Math.sqrt(outX * outX + outY * outY) || 1);
    // The outline runs anticlockwise, so outside is to the right of each edge.
    const ax = -inY * inK;
    const ay = inX * inK;
    const bx = -outY * outK;
    const by = outX * outK;
    const k = 1 / Math.max(0.6, 1 + (ax * bx + ay * by) / (radius * radius || 1));
    d += (i === 0 ? 'M' : 'L') + Math.round(x + ax) + ' ' + Math.round(y + ay);
    d += 'Q' + Math.round(x + (ax + bx) * k) + ' ' + Math.round(y + (ay + by) * k);
    d += ' ' + Math.round(x + bx) + ' ' + Math.round(y + by);
  }
  return n === 0 ? '' : d + 'Z';
}

/** The solid as the eye has it: x right, y up, z towards it; the centre p and the edges a, b, c. */
interface View {
  px: number;
  py: number;
  pz: number;
  ax: number;
  ay: number;
  az: number;
  bx: number;
  by: number;
  bz: number;
  cx: number;
  cy: number;
  cz: number;
}

/** The edge directions of a die seen with the eye leaning over (cosine c, sine s). */
function viewOf(pose: Pose, c: number, s: number): View {
  'worklet';
  const w = pose.turn[0];
  const x = pose.turn[1];
  const y = pose.turn[2];
  const z = pose.turn[3];
  const aDeep = 2 * (x * y + w * z);
  const aHigh = 2 * (x * z - w * y);
  const bDeep = 1 - 2 * (x * x + z * z);
  const bHigh = 2 * (y * z + w * x);
  const cDeep = 2 * (y * z - w * x);
  const cHigh = 1 - 2 * (x * x + y * y);
  return {
    px: pose.x,
    py: pose.y * c + pose.z * s,
    pz: pose.z * c - pose.y * s,
    ax: 1 - 2 * (y * y + z * z),
    ay: aDeep * c + aHigh * s,
    az: aHigh * c - aDeep * s,
    bx: 2 * (x * y - w * z),
    by: bDeep * c + bHigh * s,
    bz: bHigh * c - bDeep * s,
    cx: 2 * (x * z + w * y),
    cy: cDeep * c + cHigh * s,
    cz: cHigh * c - cDeep * s,
  };
}

/** Adds one die to a printing. The camera's scale and centre are in picture units (`FINE`). */
export function printDie(print: Print, camera: Camera, pose: Pose): void {
  'worklet';
  const cos = Math.cos(camera.tilt);
  const sin = Math.sin(camera.tilt);
  const d = camera.distance;
  const f = camera.scale * d;
  const v = viewOf(pose, cos, sin);
  // How far the eye is out along each edge: beyond 1 it sees the face there, below -1 the opposite.
  const ea = v.az * d - (v.ax * v.px + v.ay * v.py + v.az * v.pz);
  const eb = v.bz * d - (v.bx * v.px + v.by * v.py + v.bz * v.pz);
  const ec = v.cz * d - (v.cx * v.px + v.cy * v.py + v.cz * v.pz);

  // The outline is that of the cube inside the rounding, widened by the rounding.
  const core = 1 - BEVEL;
  const mask =
    (ea > core ? 1 : ea < -core ? 2 : 0) |
    (eb > core ? 4 : eb < -core ? 8 : 0) |
    (ec > core ? 16 : ec < -core ? 32 : 0);
  const corners = OUTLINES[mask] ?? [];
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i] ?? 0;
    const a = corner & 1 ? core : -core;
    const b = corner & 2 ? core : -core;
    const c = corner & 4 ? core : -core;
    const k = f / (d - (v.pz + a * v.az + b * v.bz + c * v.cz));
    xs.push(camera.cx + (v.px + a * v.ax + b * v.bx + c * v.cx) * k);
    ys.push(camera.cy - (v.py + a * v.ay + b * v.by + c * v.cy) * k);
  }
  print.body += rounded(xs, ys, ((BEVEL + HALF_KEY) * f) / (d - v.pz));

  // The face that has most of the light stays bone; of the others the left is lit, the right not.
  const light = (x: number, y: number, z: number) => x * LIGHT_X + (y * sin + z * cos) * LIGHT_Z;
  const la = Math.abs(ea) > 1 ? Math.sign(ea) * light(v.ax, v.ay, v.az) : -2;
  const lb = Math.abs(eb) > 1 ? Math.sign(eb) * light(v.bx, v.by, v.bz) : -2;
  const lc = Math.abs(ec) > 1 ? Math.sign(ec) * light(v.cx, v.cy, v.cz) : -2;
  const most = Math.max(la, lb, lc);
  for (let i = 0; i < 3; i++) {
    const lit = i === 0 ? la : i === 1 ? lb : lc;
    if (lit > -2) {
      const n = (i === 0 ? ea : i === 1 ? eb : ec) > 0 ? 1 : -1;
      // The edge across the face, and the two that lie in it.
      const nx = i === 0 ? v.ax : i === 1 ? v.bx : v.cx;
      const ny = i === 0 ? v.ay : i === 1 ? v.by : v.cy;
      const nz = i === 0 ? v.az : i === 1 ? v.bz : v.cz;
      const plane: Plane = {
        x0: (v.px + n * nx) * f,
        y0: (v.py + n * ny) * f,
        w0: d - v.pz - n * nz,
        xs: (i === 0 ? v.bx : i === 1 ? v.cx : v.ax) * f,
        ys: (i === 0 ? v.by : i === 1 ? v.cy : v.ay) * f,
        ws: -(i === 0 ? v.bz : i === 1 ? v.cz : v.az),
        xt: (i === 0 ? v.cx : i === 1 ? v.ax : v.bx) * f,
        yt: (i === 0 ? v.cy : i === 1 ? v.ay : v.by) * f,
        wt: -(i === 0 ? v.cz : i === 1 ? v.az : v.bz),
        cx: camera.cx,
        cy: camera.cy,
      };
      const value = i === 0 ? 2 : i === 1 ? 3 : 1;
      printFace(print, plane, n > 0 ? value : 7 - value, lit === most ? 0 : lit > 0 ? 1 : 2);
    }
  }
}

/** The flat shadow of a die on the ground. */
export function printShadow(camera: Camera, pose: Pose): string {
  'worklet';
  const cos = Math.cos(camera.tilt);
  const sin = Math.sin(camera.tilt);
  const f = camera.scale * camera.distance;
  // Seen from straight above: y is depth and z is height.
  const v = viewOf(pose, 1, 0);
  const mask =
    (v.az - v.ax * SHADOW_X - v.ay * SHADOW_Y > 0 ? 1 : 2) |
    (v.bz - v.bx * SHADOW_X - v.by * SHADOW_Y > 0 ? 4 : 8) |
    (v.cz - v.cx * SHADOW_X - v.cy * SHADOW_Y > 0 ? 16 : 32);
  const corners = OUTLINES[mask] ?? [];
  const core = 1 - BEVEL;
  const xs: number[] = [];
  const ys: number[] = [];
  for (let i = 0; i < corners.length; i++) {
    const corner = corners[i] ?? 0;
    const a = corner & 1 ? core : -core;
    const b = corner & 2 ? core : -core;
    const c = corner & 4 ? core : -core;
    const high = v.pz + a * v.az + b * v.bz + c * v.cz;
    const x = v.px + a * v.ax + b * v.bx + c * v.cx + high * SHADOW_X;
    const y = v.py + a * v.ay + b * v.by + c * v.cy + high * SHADOW_Y;
    const k = f / (camera.distance + y * sin);
    xs.push(camera.cx + x * k);
    ys.push(camera.cy - y * cos * k);
  }
  return rounded(xs, ys, BEVEL * camera.scale);
}
