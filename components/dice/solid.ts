/**
 * A die as a solid: how it is turned, which of its faces the eye sees and where their corners fall
 * on the picture. Lengths are in half edges of a die, the ground is z = 0, x runs to the right and
 * y away from the player. Pure numbers, and safe on the UI thread: a throw is drawn from here for
 * each frame.
 */

export type Vec3 = readonly [number, number, number];

/** A turn as a unit quaternion: w, x, y, z. */
export type Quat = readonly [number, number, number, number];

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

/** How far the edges and corners are rounded off. */
export const BEVEL = 0.2;

/** From the centre to the outermost point of the rounded solid, however it is turned. */
export const REACH = (1 - BEVEL) * Math.sqrt(3) + BEVEL;

/** The same seen from above while the die lies flat. */
export const FLAT_REACH = (1 - BEVEL) * Math.sqrt(2) + BEVEL;

/**
 * Where each value sits on the unturned die. Opposite faces make seven, and 1, 2, 3 run
 * anticlockwise round their common corner, as on right-handed dice.
 */
export const FACE_NORMAL: Readonly<Record<DieValue, Vec3>> = {
  1: [0, 0, 1],
  2: [1, 0, 0],
  3: [0, 1, 0],
  4: [0, -1, 0],
  5: [-1, 0, 0],
  6: [0, 0, -1],
};

export function multiply(a: Quat, b: Quat): Quat {
  'worklet';
  return [
    a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
    a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
    a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
    a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
  ];
}

export function conjugate(q: Quat): Quat {
  'worklet';
  return [q[0], -q[1], -q[2], -q[3]];
}

export function normalize(q: Quat): Quat {
  'worklet';
  const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]) || 1;
  return [q[0] / length, q[1] / length, q[2] / length, q[3] / length];
}

/** The turn by `angle` about an axis of length one. */
export function turnAbout(axis: Vec3, angle: number): Quat {
  'worklet';
  const s = Math.sin(angle / 2);
  return [Math.cos(angle / 2), axis[0] * s, axis[1] * s, axis[2] * s];
}

/** The shortest turn that brings one direction onto another, both of length one. */
export function shortestTurn(from: Vec3, to: Vec3): Quat {
  'worklet';
  const dot = from[0] * to[0] + from[1] * to[1] + from[2] * to[2];
  if (dot < -0.999999) {
    // Opposite: any axis across will do.
    return Math.abs(from[0]) < 0.9
      ? normalize([0, 0, from[2], -from[1]])
      : normalize([0, -from[2], 0, from[0]]);
  }
  return normalize([
    1 + dot,
    from[1] * to[2] - from[2] * to[1],
    from[2] * to[0] - from[0] * to[2],
    from[0] * to[1] - from[1] * to[0],
  ]);
}

export function rotate(q: Quat, v: Vec3): Vec3 {
  'worklet';
  const [w, x, y, z] = q;
  const tx = 2 * (y * v[2] - z * v[1]);
  const ty = 2 * (z * v[0] - x * v[2]);
  const tz = 2 * (x * v[1] - y * v[0]);
  return [
    v[0] + w * tx + y * tz - z * ty,
    v[1] + w * ty + z * tx - x * tz,
    v[2] + w * tz + x * ty - y * tx,
  ];
}

/** Between two turns, along the shorter way; exact enough for neighbouring frames. */
export function blend(a: Quat, b: Quat, t: number): Quat {
  'worklet';
  const near = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -t : t;
  const rest = 1 - t;
  return normalize([
    a[0] * rest + b[0] * near,
    a[1] * rest + b[1] * near,
    a[2] * rest + b[2] * near,
    a[3] * rest + b[3] * near,
  ]);
}

/** The angle between two turns in radians. */
export function angleBetween(a: Quat, b: Quat): number {
  'worklet';
  // From the difference, because the cosine loses small angles to rounding.
  const [w, x, y, z] = multiply(conjugate(a), b);
  return 2 * Math.atan2(Math.sqrt(x * x + y * y + z * z), Math.abs(w));
}

/** How high the centre of a die is when its lowest point touches the ground. */
export function restHeight(q: Quat): number {
  'worklet';
  const [w, x, y, z] = q;
  const sum =
    Math.abs(2 * (x * z - w * y)) +
    Math.abs(2 * (y * z + w * x)) +
    Math.abs(1 - 2 * (x * x + y * y));
  return (1 - BEVEL) * sum + BEVEL;
}

/**
 * How far the die reaches from its centre as seen from above, whichever way it is turned about the
 * vertical: an upright cylinder of this radius holds all of it.
 */
export function sideReach(q: Quat): number {
  'worklet';
  const [w, x, y, z] = q;
  const a = 2 * (x * z - w * y);
  const b = 2 * (y * z + w * x);
  const c = 1 - 2 * (x * x + y * y);
  // All corners are equally far from the centre: the one nearest to its level reaches out most.
  const level = Math.min(
    Math.abs(a + b + c),
    Math.abs(a + b - c),
    Math.abs(a - b + c),
    Math.abs(a - b - c),
  );
  return (1 - BEVEL) * Math.sqrt(3 - level * level) + BEVEL;
}

/** The value on top, or nearest to it while the die leans. */
export function valueUp(q: Quat): DieValue {
  const [w, x, y, z] = q;
  const ups: readonly (readonly [DieValue, number])[] = [
    [1, 1 - 2 * (x * x + y * y)],
    [2, 2 * (x * z - w * y)],
    [3, 2 * (y * z + w * x)],
  ];
  const [value, up] = ups.reduce((best, next) =>
    Math.abs(next[1]) > Math.abs(best[1]) ? next : best,
  );
  return up >= 0 ? value : opposite(value);
}

export function opposite(value: DieValue): DieValue {
  return (7 - value) as DieValue;
}

const SKY: Vec3 = [0, 0, 1];

/** A die that lies flat with `value` on top, turned by `yaw` about the vertical. */
export function restingTurn(value: DieValue, yaw: number): Quat {
  return multiply(turnAbout(SKY, yaw), shortestTurn(FACE_NORMAL[value], SKY));
}

/** The eye: it looks at the origin from `distance`, leaning `tilt` away from straight down. */
export interface Camera {
  tilt: number;
  /** In half edges. */
  distance: number;
  /** Picture units for one half edge at the origin. */
  scale: number;
  /** Where the origin falls on the picture. */
  cx: number;
  cy: number;
}

/** How far the eye leans over: three faces of each die are seen, the upper one best. */
export const TILT = 0.74;

export function project(camera: Camera, point: Vec3): readonly [number, number] {
  'worklet';
  const c = Math.cos(camera.tilt);
  const s = Math.sin(camera.tilt);
  const depth = camera.distance - (point[2] * c - point[1] * s);
  const k = (camera.scale * camera.distance) / depth;
  return [camera.cx + point[0] * k, camera.cy - (point[1] * c + point[2] * s) * k];
}

/** How near a point is to the eye: the larger, the nearer. */
export function nearness(camera: Camera, point: Vec3): number {
  'worklet';
  return point[2] * Math.cos(camera.tilt) - point[1] * Math.sin(camera.tilt);
}

/** The values whose faces the eye sees, the most frontal first. */
export function visibleValues(camera: Camera, centre: Vec3, q: Quat): DieValue[] {
  const eye: Vec3 = [
    0,
    -Math.sin(camera.tilt) * camera.distance,
    Math.cos(camera.tilt) * camera.distance,
  ];
  const to: Vec3 = [eye[0] - centre[0], eye[1] - centre[1], eye[2] - centre[2]];
  const seen: { value: DieValue; facing: number }[] = [];
  for (const value of [1, 2, 3, 4, 5, 6] as const) {
    const n = rotate(q, FACE_NORMAL[value]);
    const facing = n[0] * to[0] + n[1] * to[1] + n[2] * to[2] - 1;
    if (facing > 0) seen.push({ value, facing });
  }
  return seen.sort((a, b) => b.facing - a.facing).map((face) => face.value);
}

// Corners are numbered by bits: 1 for +x, 2 for +y, 4 for +z. Faces: +x, -x, +y, -y, +z, -z; each
// lists its corners anticlockwise as seen from outside.
const FACE_CORNERS: readonly (readonly [number, number, number, number])[] = [
  [1, 3, 7, 5],
  [0, 4, 6, 2],
  [2, 6, 7, 3],
  [0, 1, 5, 4],
  [4, 5, 7, 6],
  [0, 2, 3, 1],
];

function outlineOf(mask: number): readonly number[] {
  const edges = FACE_CORNERS.flatMap((corners, face) =>
    mask & (1 << face)
      ? corners.map((from, i) => [from, corners[(i + 1) % 4] ?? from] as const)
      : [],
  );
  // An edge between two seen faces runs both ways and is no part of the outline.
  const rim = new Map(edges.filter(([a, b]) => !edges.some(([c, d]) => c === b && d === a)));
  const loop: number[] = [];
  let at = [...rim.keys()][0];
  while (at !== undefined && loop.length < rim.size) {
    loop.push(at);
    at = rim.get(at);
  }
  return loop;
}

/**
 * The corners of a cube's outline by which faces are turned to the eye (bit n for face n), so that
 * no frame has to search for a hull.
 */
export const OUTLINES: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, mask) =>
  // Opposite faces are never seen together.
  mask === 0 || (mask & 3) === 3 || (mask & 12) === 12 || (mask & 48) === 48 ? [] : outlineOf(mask),
);
