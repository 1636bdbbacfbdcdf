/**
 * How dice leave the hand: where each starts outside the tray, which place it is bound for, how fast
 * it flies and how it spins.
 */
import type { Hand } from '@/components/art/lino';
import { sideReach, turnAbout, type DieValue, type Quat } from '@/components/dice/solid';
import { slots, type Tray } from '@/components/dice/tray';
import { GRAVITY, type Body } from '@/components/dice/tumble';

/** Where the hand threw to, in picture directions (dy grows downwards), and how fast (points/s). */
export interface Fling {
  dx: number;
  dy: number;
  speed: number;
}

/** All that the way of dice depends on: not what they show in the end. */
export interface FallRequest {
  count: number;
  seed: number;
  width: number;
  height: number;
  fling?: Fling | undefined;
}

export interface ThrowRequest extends Omit<FallRequest, 'count'> {
  values: readonly DieValue[];
}

/** From die to die while they leave the hand, and how far outside the rim that is. */
const IN_HAND = 3.35;
const OUTSIDE = 4;

/** The direction of the throw on the ground. Without a fling the hand is at a lower corner. */
function aim({ fling, count }: FallRequest, tray: Tray, hand: Hand): Aim {
  const deep = tray.far + tray.near;
  if (!fling || (fling.dx === 0 && fling.dy === 0)) {
    // A few dice have room to roll along the tray; many come abreast over its long side, unless
    // it is too narrow for two rows.
    const steep = deep < 2.4 ? 0.03 : 0.09;
    const angle = 0.35 + Math.min(count, 9) * steep + hand.jitter(0.12);
    const side = hand.next() < 0.5 ? -1 : 1;
    return { x: side * Math.cos(angle), y: Math.sin(angle), haste: 1 };
  }
  const length = Math.hypot(fling.dx, fling.dy);
  // A slow fling still throws, a wild one stays in the tray.
  const haste = Math.min(1.3, Math.max(0.85, 0.7 + fling.speed / 2400));
  return { x: fling.dx / length, y: -fling.dy / length, haste };
}

interface Aim {
  x: number;
  y: number;
  haste: number;
}

interface Spot {
  x: number;
  y: number;
}

/** Pairs the dice in the hand with places: the foremost fly farthest, and no ways cross. */
function flights(tray: Tray, count: number, { x: dx, y: dy }: Aim, hand: Hand) {
  const middle = (tray.far - tray.near) / 2;
  const [sx, sy] = [-dy, dx];
  const wide = Math.abs(sx) * tray.right * 2 + Math.abs(sy) * (tray.far + tray.near);
  const abreast = Math.max(1, Math.min(count, Math.floor(wide / IN_HAND) + 1));
  const rim = Math.min(
    (tray.right + OUTSIDE) / (Math.abs(dx) || 1e-6),
    // Dice in the air look farther up than they are: below the tray they must be farther out.
    ((tray.near + tray.far) / 2 + OUTSIDE + (dy > 0 ? 2 : 0)) / (Math.abs(dy) || 1e-6),
  );
  const goals = slots(tray, count)
    .map(([x, y]): Spot => ({ x, y }))
    .sort((a, b) => b.x * dx + b.y * dy - (a.x * dx + a.y * dy));
  const pairs: { start: Spot; goal: Spot; row: number }[] = [];
  for (let first = 0; first < count; first += abreast) {
    const row = first / abreast;
    const group = goals.slice(first, first + abreast);
    group.sort((a, b) => a.x * sx + a.y * sy - (b.x * sx + b.y * sy));
    group.forEach((goal, i) => {
      const across = (i - (group.length - 1) / 2) * IN_HAND;
      const behind = rim + row * IN_HAND + hand.jitter(0.15);
      const start = { x: sx * across - dx * behind, y: middle + sy * across - dy * behind };
      pairs.push({ start, goal, row });
    });
  }
  return pairs;
}

/** The share of the way after which a die is over the tray. */
function overRim(start: Spot, goal: Spot, tray: Tray): number {
  const x = start.x > tray.right ? tray.right : start.x < -tray.right ? -tray.right : start.x;
  const y = start.y > tray.far ? tray.far : start.y < -tray.near ? -tray.near : start.y;
  return Math.max(
    x === start.x ? 0 : (x - start.x) / (goal.x - start.x || 1e-6),
    y === start.y ? 0 : (y - start.y) / (goal.y - start.y || 1e-6),
  );
}

/** The dice as they leave the hand: a loose bunch outside the rim, each bound for a place. */
export function launch(request: FallRequest, tray: Tray, hand: Hand): Body[] {
  const direction = aim(request, tray, hand);
  return flights(tray, request.count, direction, hand).map(({ start, goal, row }) => {
    const dx = goal.x - start.x;
    const dy = goal.y - start.y;
    // The first bounce is well inside the rim; bouncing and rolling take the rest of the way.
    const flown = Math.min(0.92, Math.max(overRim(start, goal, tray) + 0.1, 0.42));
    const pace = (direction.haste * hand.between(0.96, 1.08)) / (0.5 + 0.05 * row);
    const vx = dx * pace;
    const vy = dy * pace;
    const z = hand.between(1.9, 3.2);
    const flight = (flown / pace) * hand.between(0.94, 1.06);
    // Whoever has little way left after that comes with little spin: the ground will stop it.
    const roll = hand.between(0.75, 1.3) * Math.min(1, Math.max(0.1, 2 * (1 - flown) - 0.1));
    const turn = anyTurn(hand);
    return {
      x: start.x,
      y: start.y,
      z,
      vx,
      vy,
      vz: (1.3 - z) / flight + (GRAVITY * flight) / 2,
      goalX: goal.x,
      goalY: goal.y,
      q: turn,
      wx: -vy * roll + hand.jitter(4),
      wy: vx * roll + hand.jitter(4),
      wz: hand.jitter(8),
      reach: sideReach(turn),
      inside: 0,
      pressed: false,
      still: 0,
      asleep: false,
    };
  });
}

/** Any turn at all. */
function anyTurn(hand: Hand): Quat {
  const angle = hand.between(0, 2 * Math.PI);
  const z = hand.between(-1, 1);
  const around = hand.between(0, 2 * Math.PI);
  const flat = Math.sqrt(1 - z * z);
  return turnAbout([flat * Math.cos(around), flat * Math.sin(around), z], angle);
}
