import { emptyPrint, printDie, printShadow } from '@/components/dice/print';
import {
  angleBetween,
  blend,
  conjugate,
  FACE_NORMAL,
  multiply,
  nearness,
  opposite,
  OUTLINES,
  project,
  REACH,
  restHeight,
  restingTurn,
  rotate,
  shortestTurn,
  sideReach,
  TILT,
  turnAbout,
  valueUp,
  visibleValues,
  type Camera,
  type DieValue,
  type Quat,
  type Vec3,
} from '@/components/dice/solid';

const VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];
const camera: Camera = { tilt: TILT, distance: 14, scale: 250, cx: 2000, cy: 1000 };

const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Turns of all kinds, the same in each run. */
const turns: Quat[] = Array.from({ length: 60 }, (_, i) =>
  multiply(
    turnAbout([0, 0, 1], i * 0.7),
    multiply(turnAbout([1, 0, 0], i * 1.3), turnAbout([0, 1, 0], i * 2.1)),
  ),
);

describe('the faces', () => {
  test('opposite faces make seven', () => {
    for (const value of VALUES) {
      expect(value + opposite(value)).toBe(7);
      expect(dot(FACE_NORMAL[value], FACE_NORMAL[opposite(value)])).toBe(-1);
    }
  });

  test('1, 2, 3 run anticlockwise round their corner', () => {
    expect(dot(cross(FACE_NORMAL[1], FACE_NORMAL[2]), FACE_NORMAL[3])).toBe(1);
  });
});

describe('turning', () => {
  test('keeps lengths and handedness', () => {
    for (const q of turns) {
      const [x, y, z] = [rotate(q, [1, 0, 0]), rotate(q, [0, 1, 0]), rotate(q, [0, 0, 1])];
      expect(dot(x, x)).toBeCloseTo(1);
      expect(dot(x, y)).toBeCloseTo(0);
      expect(dot(cross(x, y), z)).toBeCloseTo(1);
    }
  });

  test('there and back is no turn', () => {
    for (const q of turns)
      expect(angleBetween(multiply(q, conjugate(q)), [1, 0, 0, 0])).toBeCloseTo(0);
  });

  test('the shortest turn brings one direction onto the other, opposite ones too', () => {
    for (const from of Object.values(FACE_NORMAL)) {
      for (const to of Object.values(FACE_NORMAL)) {
        expect(dot(rotate(shortestTurn(from, to), from), to)).toBeCloseTo(1);
      }
    }
  });

  test('a blend goes the shorter way', () => {
    const a = turnAbout([0, 0, 1], 0.2);
    const b = turnAbout([0, 0, 1], 0.6);
    const far: Quat = [-b[0], -b[1], -b[2], -b[3]];
    expect(angleBetween(blend(a, far, 0.5), a)).toBeCloseTo(0.2);
  });
});

describe('resting', () => {
  const yaws = [0, 0.3, 0.58, 0.98, 2.5, -1.2, 4];

  test.each(VALUES)('%i is on top however the die is turned about the vertical', (value) => {
    for (const yaw of yaws) {
      const q = restingTurn(value, yaw);
      expect(valueUp(q)).toBe(value);
      expect(rotate(q, FACE_NORMAL[value])[2]).toBeCloseTo(1);
      expect(restHeight(q)).toBeCloseTo(1);
    }
  });

  test.each(VALUES)('%i: the eye sees three faces, two of them sides', (value) => {
    for (const yaw of [0.4, 0.58, 0.8, 0.98, 1.15]) {
      const seen = visibleValues(camera, [0, 0, 1], restingTurn(value, yaw));
      expect(seen).toHaveLength(3);
      expect(seen).toContain(value);
      expect(seen).not.toContain(opposite(value));
    }
  });

  test('heights and reaches are those of a rounded cube', () => {
    for (const q of turns) {
      expect(restHeight(q)).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(restHeight(q)).toBeLessThanOrEqual(REACH + 1e-9);
      expect(sideReach(q)).toBeLessThanOrEqual(REACH + 1e-9);
      // Turned about the vertical it is as high and as wide as before.
      const turned = multiply(turnAbout([0, 0, 1], 0.9), q);
      expect(restHeight(turned)).toBeCloseTo(restHeight(q));
      expect(sideReach(turned)).toBeCloseTo(sideReach(q));
    }
  });
});

describe('seeing', () => {
  test('what is nearer looks larger, and what is higher is higher up', () => {
    const width = (y: number) => project(camera, [1, y, 0])[0] - project(camera, [-1, y, 0])[0];
    expect(width(-3)).toBeGreaterThan(width(0));
    expect(width(0)).toBeGreaterThan(width(3));
    expect(project(camera, [0, 0, 1])[1]).toBeLessThan(project(camera, [0, 0, 0])[1]);
    expect(nearness(camera, [0, -1, 0])).toBeGreaterThan(nearness(camera, [0, 1, 0]));
  });

  test('an outline has four or six corners, each once', () => {
    for (const outline of OUTLINES) {
      expect([0, 4, 6]).toContain(outline.length);
      expect(new Set(outline).size).toBe(outline.length);
    }
    expect(OUTLINES.filter((outline) => outline.length === 4)).toHaveLength(6);
    expect(OUTLINES.filter((outline) => outline.length === 6)).toHaveLength(20);
  });

  test('the print shows the pips of the faces that are seen', () => {
    for (const turn of turns) {
      const pose = { x: 1.5, y: -0.5, z: 2, turn };
      const print = emptyPrint();
      printDie(print, camera, pose);
      const seen = visibleValues(camera, [1.5, -0.5, 2], turn);
      const pips = seen.reduce<number>((sum, value) => sum + (value === 1 ? 0 : value), 0);
      expect(print.pips.split('M')).toHaveLength(pips + 1);
      expect(print.ace !== '').toBe(seen.includes(1));
      // One face has the light, the others are toned.
      expect((print.mid + print.dark).split('M')).toHaveLength(seen.length);
    }
  });

  test('nothing is printed outside the outline', () => {
    for (const turn of turns) {
      const print = emptyPrint();
      printDie(print, camera, { x: -2, y: 1, z: 1.6, turn });
      const outline = pointsOf(print.body);
      const inside = (x: number, y: number) =>
        outline.every(([ax, ay], i) => {
          const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
          const length = Math.hypot(bx - ax, by - ay);
          // A stub between two bends has no direction to speak of; the key line covers a hair.
          const over = ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (length || 1);
          return length < 20 || over <= 0.06 * camera.scale;
        });
      for (const ink of [print.mid, print.dark, print.pips, print.ace]) {
        for (const [x, y] of pointsOf(ink)) expect(inside(x, y)).toBe(true);
      }
    }
  });

  test('path data is made of whole numbers', () => {
    for (const turn of turns) {
      const print = emptyPrint();
      printDie(print, camera, { x: 0, y: 0, z: 1.6, turn });
      const all = Object.values(print).join('') + printShadow(camera, { x: 0, y: 0, z: 3, turn });
      expect(all).toMatch(/^[MLQTZ0-9 -]+$/);
    }
  });
});

/** The points of path data; curves by their control points. */
function pointsOf(d: string): (readonly [number, number])[] {
  const numbers = (d.match(/-?\d+/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}
