/**
 * The physics of a throw: rounded cubes that fall, bounce, spin and knock each other apart until
 * every one of them lies flat. It knows nothing of values: a cube looks the same from all sides, so
 * the faces are chosen afterwards (throw.ts) and no die has to be bent towards its result.
 */
import {
  BEVEL,
  normalize,
  restHeight,
  shortestTurn,
  rotate,
  sideReach,
  type Quat,
  type Vec3,
} from '@/components/dice/solid';
import { GAP, type Tray } from '@/components/dice/tray';

/** One die on its way: place, speed, turn and spin (radians a second about the world's axes). */
export interface Body {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  /** The place that it was thrown at. */
  goalX: number;
  goalY: number;
  q: Quat;
  wx: number;
  wy: number;
  wz: number;
  /** Its cylinder as seen from above. */
  reach: number;
  /** The sides of the rim (right, left, far, near: 1, 2, 4, 8) that it has come over. */
  inside: number;
  /** It touches the rim or another die. */
  pressed: boolean;
  /** For how long it has lain still. */
  still: number;
  asleep: boolean;
}

/** A knock that can be heard. */
export interface Knock {
  time: number;
  /** Speed of the blow in half edges a second. */
  force: number;
}

/** Half edges a second squared: slower than true dice, so that the eye can follow. */
export const GRAVITY = 95;
const STEP = 1 / 200;
/** Mass is one; the moment of inertia of a cube with half edge one is the same about each axis. */
const INERTIA = 2 / 3;
const GROUND_BOUNCE = 0.42;
const GROUND_GRIP = 0.42;
/** Something that leans must be able to slip, else it would lean for ever. */
const PRESSED_GRIP = 0.06;
const SIDE_BOUNCE = 0.45;
const SIDE_GRIP = 0.2;
/** Slower blows do not bounce: else a die would tremble for ever. */
const DEAD_SPEED = 3;
/** The floor is worn hollow: it draws each die a little towards the place it was thrown at. */
const HOLLOW = 24;
/** How strongly a die that hardly moves is drawn off its edge. */
const TOPPLE = 45;
/** All four sides of the rim. */
const INSIDE = 15;
/** How the rim hastens a die that is not yet inside. */
const SLOPE = 55;
/** A nudge rather than a knock. */
const SLOW = 1.2;

/** A push on the die at an offset from its centre. */
function push(b: Body, ox: number, oy: number, oz: number, jx: number, jy: number, jz: number) {
  b.vx += jx;
  b.vy += jy;
  b.vz += jz;
  b.wx += (oy * jz - oz * jy) / INERTIA;
  b.wy += (oz * jx - ox * jz) / INERTIA;
  b.wz += (ox * jy - oy * jx) / INERTIA;
}

/** The corners that touch the ground take the blow; `force` of the hardest is returned. */
function hitGround(b: Body): number {
  const a = rotate(b.q, [1 - BEVEL, 0, 0]);
  const c = rotate(b.q, [0, 1 - BEVEL, 0]);
  const d = rotate(b.q, [0, 0, 1 - BEVEL]);
  let hardest = 0;
  for (let round = 0; round < 3; round++) {
    for (let corner = 0; corner < 8; corner++) {
      const u = corner & 1 ? 1 : -1;
      const v = corner & 2 ? 1 : -1;
      const w = corner & 4 ? 1 : -1;
      const oz = u * a[2] + v * c[2] + w * d[2] - BEVEL;
      if (b.z + oz > 0.012) continue;
      const ox = u * a[0] + v * c[0] + w * d[0];
      const oy = u * a[1] + v * c[1] + w * d[1];
      const speed = b.vz + b.wx * oy - b.wy * ox;
      if (speed >= 0) continue;
      hardest = Math.max(hardest, -speed);
      const bounce = round === 0 && speed < -DEAD_SPEED ? GROUND_BOUNCE : 0;
      const down = (-(1 + bounce) * speed) / (1 + (ox * ox + oy * oy) / INERTIA);
      push(b, ox, oy, oz, 0, 0, down);
      // Friction stops the sliding of the corner, as far as the weight on it allows.
      const sx = b.vx + b.wy * oz - b.wz * oy;
      const sy = b.vy + b.wz * ox - b.wx * oz;
      const slide = Math.hypot(sx, sy);
      if (slide < 1e-6) continue;
      const [tx, ty] = [sx / slide, sy / slide];
      const arm = oz * oz + (ox * ty - oy * tx) ** 2;
      const grip = Math.min(
        (b.pressed ? PRESSED_GRIP : GROUND_GRIP) * down,
        slide / (1 + arm / INERTIA),
      );
      push(b, ox, oy, oz, -tx * grip, -ty * grip, 0);
    }
  }
  return hardest;
}

function advance(b: Body, knocks: Knock[], time: number): void {
  b.vz -= GRAVITY * STEP;
  if (b.inside === INSIDE || b.z < 2) {
    const dx = b.goalX - b.x;
    const dy = b.goalY - b.y;
    const far = Math.hypot(dx, dy);
    const pull = ((b.inside === INSIDE ? HOLLOW : SLOPE) * STEP * Math.min(1, far)) / (far || 1);
    b.vx += dx * pull;
    b.vy += dy * pull;
  }
  b.x += b.vx * STEP;
  b.y += b.vy * STEP;
  b.z += b.vz * STEP;
  const [w, x, y, z] = b.q;
  const h = STEP / 2;
  b.q = normalize([
    w - h * (b.wx * x + b.wy * y + b.wz * z),
    x + h * (b.wx * w + b.wy * z - b.wz * y),
    y + h * (b.wy * w + b.wz * x - b.wx * z),
    z + h * (b.wz * w + b.wx * y - b.wy * x),
  ]);
  b.reach = sideReach(b.q);
  const support = restHeight(b.q);
  if (b.z > support + 0.012) return;
  const force = hitGround(b);
  b.pressed = false;
  if (force > DEAD_SPEED) knocks.push({ time, force });
  b.z = Math.max(b.z, support);
  // What wood and bone swallow: the die stops rolling before it has turned for ever.
  const drag = 1 - (2 + 8 * Math.max(0, time - 0.9)) * STEP;
  b.vx *= drag;
  b.vy *= drag;
  b.wx *= drag;
  b.wy *= drag;
  b.wz *= 1 - 6 * STEP;
  const speed = b.vx * b.vx + b.vy * b.vy + b.vz * b.vz;
  const spin = b.wx * b.wx + b.wy * b.wy + b.wz * b.wz;
  if (support > 1.02 && speed < 9 && spin < 16) {
    // Nearly balanced on an edge: it makes up its mind.
    const [, lx, ly] = levelling(b.q);
    const k = (TOPPLE * STEP) / (Math.hypot(lx, ly) || 1);
    b.wx += lx * k;
    b.wy += ly * k;
  }
  b.still = support < 1.03 && speed < 0.5 && spin < 0.6 ? b.still + STEP : 0;
  if (b.still > 0.03 && b.inside === INSIDE) {
    b.asleep = true;
    b.vx = b.vy = b.vz = b.wx = b.wy = b.wz = 0;
  }
}

/** How readily a die gives way: little when it lies still, least when it is not yet inside. */
function yielding(b: Body): number {
  if (b.inside !== INSIDE) return 0.1;
  return b.asleep ? 0.35 : 1;
}

/** Moves two dice apart that are nearer than their turns allow; null if they are not. */
function part(a: Body, b: Body): { nx: number; ny: number } | null {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const need = a.reach + b.reach + GAP;
  const square = dx * dx + dy * dy;
  if (square >= need * need) return null;
  a.pressed = b.pressed = true;
  const distance = Math.sqrt(square) || 1e-6;
  const [nx, ny] = [dx / distance, dy / distance];
  const overlap = need - distance;
  const share = yielding(a) / (yielding(a) + yielding(b));
  a.x -= nx * overlap * share;
  a.y -= ny * overlap * share;
  b.x += nx * overlap * (1 - share);
  b.y += ny * overlap * (1 - share);
  return { nx, ny };
}

/** Two dice that meet part with the speed of the knock. */
function hitDie(a: Body, b: Body, knocks: Knock[], time: number): void {
  const met = part(a, b);
  if (!met) return;
  const { nx, ny } = met;
  const speed = (b.vx - a.vx) * nx + (b.vy - a.vy) * ny;
  if (speed >= 0) return;
  if (speed < -SLOW || (a.inside & b.inside) !== INSIDE) {
    a.asleep = b.asleep = false;
    a.still = b.still = 0;
  }
  if (speed < -DEAD_SPEED && (a.inside & b.inside) === INSIDE) knocks.push({ time, force: -speed });
  const blow = (-(1 + (speed < -SLOW ? SIDE_BOUNCE : 0)) * speed) / 2;
  const [ox, oy] = [nx * a.reach, ny * a.reach];
  // The rubbing of the two sides carries some spin across.
  const rubZ = b.vz - b.wx * oy + b.wy * ox - (a.vz + a.wx * oy - a.wy * ox);
  const rub = Math.max(-SIDE_GRIP * blow, Math.min(SIDE_GRIP * blow, rubZ / 4));
  if (!a.asleep) push(a, ox, oy, 0, -nx * blow, -ny * blow, rub);
  if (!b.asleep) push(b, -ox, -oy, 0, nx * blow, ny * blow, -rub);
}

/**
 * One side of the rim, `over` being how far a die is beyond it and `out` its speed outwards. Dice
 * that have not been inside of it yet roll down its slope; the others are thrown back.
 */
function hitSide(b: Body, side: number, over: number, out: number): number {
  if (!(b.inside & side)) {
    if (over <= 0) b.inside |= side;
    return over > 0 ? out - SLOPE * STEP : out;
  }
  if (over <= 0) return out;
  b.pressed = true;
  if (out <= 0) return out;
  return out > SLOW ? -SIDE_BOUNCE * out : 0;
}

function hitRim(b: Body, tray: Tray, knocks: Knock[], time: number): void {
  const { right, far, near } = tray;
  const { vx, vy } = b;
  b.vx = hitSide(b, 1, b.x - right, b.vx);
  b.vx = -hitSide(b, 2, -right - b.x, -b.vx);
  b.vy = hitSide(b, 4, b.y - far, b.vy);
  b.vy = -hitSide(b, 8, -near - b.y, -b.vy);
  if (b.inside & 1) b.x = Math.min(b.x, right);
  if (b.inside & 2) b.x = Math.max(b.x, -right);
  if (b.inside & 4) b.y = Math.min(b.y, far);
  if (b.inside & 8) b.y = Math.max(b.y, -near);
  // A blow also turns the spin; a die that only leans there must be free to fall over.
  if (vx * b.vx < 0) b.wy *= -0.4;
  if (vy * b.vy < 0) b.wx *= -0.4;
  const force = Math.max(vx * b.vx < 0 ? Math.abs(vx) : 0, vy * b.vy < 0 ? Math.abs(vy) : 0);
  if (force > DEAD_SPEED) knocks.push({ time, force });
}

const SKY: Vec3 = [0, 0, 1];

/** The smallest turn that lays a die quite flat. */
export function levelling(q: Quat): Quat {
  const [w, x, y, z] = q;
  const ups = [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)] as const;
  const size = ups.map(Math.abs);
  const axis = size.indexOf(Math.max(...size));
  const sign = (ups[axis] ?? 1) < 0 ? -1 : 1;
  const up = rotate(q, [axis === 0 ? sign : 0, axis === 1 ? sign : 0, axis === 2 ? sign : 0]);
  return shortestTurn(up, SKY);
}

/** A die in one frame. */
export interface Snapshot {
  x: number;
  y: number;
  z: number;
  q: Quat;
}

export interface Tumbling {
  /** For each frame, for each die. */
  frames: Snapshot[][];
  /** Seconds between two frames. */
  interval: number;
  knocks: Knock[];
  /** Every die came to rest by itself. */
  settled: boolean;
}

function eachPair(bodies: readonly Body[], meet: (a: Body, b: Body) => void): void {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < bodies.length && a; j++) {
      const b = bodies[j];
      if (b) meet(a, b);
    }
  }
}

const STEPS_PER_FRAME = 3;
const LONGEST = 1.8;

/** Lets the dice fall; `bodies` are moved. */
export function tumble(bodies: Body[], tray: Tray): Tumbling {
  const frames: Tumbling['frames'] = [];
  const knocks: Knock[] = [];
  const record = () => frames.push(bodies.map(({ x, y, z, q }) => ({ x, y, z, q })));
  record();
  let settled = false;
  for (let step = 1; !settled && step * STEP < LONGEST; step++) {
    const time = step * STEP;
    for (const b of bodies) if (!b.asleep) advance(b, knocks, time);
    eachPair(bodies, (a, b) => hitDie(a, b, knocks, time));
    for (const b of bodies) hitRim(b, tray, knocks, time);
    // What the rim pushed back may have come too near to another.
    eachPair(bodies, part);
    if (step % STEPS_PER_FRAME === 0) {
      record();
      settled = bodies.every((b) => b.asleep);
    }
  }
  return { frames, interval: STEP * STEPS_PER_FRAME, knocks, settled };
}
