import type { Pose } from '@/components/dice/print';
import {
  angleBetween,
  FACE_NORMAL,
  FLAT_REACH,
  project,
  restHeight,
  rotate,
  sideReach,
  valueUp,
  visibleValues,
  type DieValue,
} from '@/components/dice/solid';
import { LAYERS, stageAt } from '@/components/dice/stage';
import {
  planThrow,
  prepareThrow,
  poseAt,
  THROW_TIME,
  type Fling,
  type Throw,
  type ThrowRequest,
} from '@/components/dice/throw';

const PHONE = { width: 362, height: 172 };
const SIZES = [
  PHONE,
  { width: 320, height: 130 },
  { width: 300, height: 280 },
  { width: 640, height: 220 },
];
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const SEEDS = Array.from({ length: 14 }, (_, i) => i * 977 + 1);

const valuesFor = (count: number, seed: number): DieValue[] =>
  Array.from({ length: count }, (_, i) => (((seed + i * 5) % 6) + 1) as DieValue);

const plan = (count: number, seed: number, more: Partial<ThrowRequest> = {}) =>
  planThrow({ values: valuesFor(count, seed), seed, ...PHONE, ...more });

const posesAt = (thrown: Throw, time: number): Pose[] =>
  Array.from({ length: thrown.count }, (_, die) => poseAt(thrown, die, time));

function forPairs(poses: readonly Pose[], look: (a: Pose, b: Pose, distance: number) => void) {
  poses.forEach((a, i) => {
    for (const b of poses.slice(i + 1)) look(a, b, Math.hypot(a.x - b.x, a.y - b.y));
  });
}

/** Times every `ms` of a calm throw. */
const times = (ms: number) => {
  const steps = Math.ceil(THROW_TIME.calm / ms);
  return Array.from({ length: steps + 1 }, (_, i) => i / steps);
};

describe.each(COUNTS)('%i dice', (count) => {
  test('end on their values, flat on the ground', () => {
    for (const seed of SEEDS) {
      const values = valuesFor(count, seed);
      posesAt(plan(count, seed), 1).forEach((pose, die) => {
        const value = values[die] ?? 1;
        expect(valueUp(pose.turn)).toBe(value);
        expect(rotate(pose.turn, FACE_NORMAL[value])[2]).toBeGreaterThan(0.99999);
        expect(pose.z).toBeCloseTo(1, 4);
      });
    }
  });

  test('lie apart and whole inside the tray, in every size of tray', () => {
    for (const size of SIZES) {
      for (const seed of SEEDS.slice(0, 6)) {
        const thrown = plan(count, seed, size);
        const poses = posesAt(thrown, 1);
        forPairs(poses, (_a, _b, distance) => expect(distance).toBeGreaterThan(2 * FLAT_REACH));
        for (const { x, y } of poses) {
          for (const z of [0, 2]) {
            for (const [dx, dy] of [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const) {
              const edge = [x + dx * FLAT_REACH, y + dy * FLAT_REACH, z] as const;
              const [px, py] = project(thrown.tray.camera, edge);
              expect(px).toBeGreaterThan(0);
              expect(px).toBeLessThan(size.width);
              expect(py).toBeGreaterThan(0);
              expect(py).toBeLessThan(size.height);
            }
          }
        }
      }
    }
  });

  test('lie from left to right as they were given', () => {
    for (const seed of SEEDS) {
      const across = posesAt(plan(count, seed), 1).map(({ x }) => x);
      expect(across).toEqual([...across].sort((a, b) => a - b));
    }
  });

  test('show two sides beside the value', () => {
    for (const seed of SEEDS) {
      const thrown = plan(count, seed);
      for (const { x, y, z, turn } of posesAt(thrown, 1)) {
        expect(visibleValues(thrown.tray.camera, [x, y, z], turn)).toHaveLength(3);
      }
    }
  });

  test('never sink into the ground nor into each other', () => {
    let low = Infinity;
    let room = Infinity;
    for (const seed of SEEDS.slice(0, 6)) {
      const thrown = plan(count, seed);
      for (const time of times(8)) {
        const poses = posesAt(thrown, time);
        for (const { z, turn } of poses) low = Math.min(low, z - restHeight(turn));
        forPairs(poses, (a, b, distance) => {
          room = Math.min(room, distance - sideReach(a.turn) - sideReach(b.turn));
        });
      }
    }
    expect(low).toBeGreaterThanOrEqual(-1e-6);
    expect(room).toBeGreaterThan(-0.05);
  });

  test('move without a jump', () => {
    let farthest = 0;
    let widest = 0;
    for (const seed of SEEDS.slice(0, 6)) {
      const thrown = plan(count, seed);
      let before = posesAt(thrown, 0);
      for (const time of times(8).slice(1)) {
        const now = posesAt(thrown, time);
        now.forEach((pose, die) => {
          const last = before[die] ?? pose;
          const way = Math.hypot(pose.x - last.x, pose.y - last.y, pose.z - last.z);
          farthest = Math.max(farthest, way);
          widest = Math.max(widest, angleBetween(last.turn, pose.turn));
        });
        before = now;
      }
    }
    expect(farthest).toBeLessThan(0.5);
    expect(widest).toBeLessThan(0.35);
  });

  test('come from outside and bounce lower and lower', () => {
    const thrown = plan(count, 5);
    const { width, height } = PHONE;
    for (const { x, y, z } of posesAt(thrown, 0)) {
      const [px, py] = project(thrown.tray.camera, [x, y, z]);
      expect(px > 0 && px < width && py > 0 && py < height).toBe(false);
    }
    for (let die = 0; die < count; die++) {
      const lift = (from: number, to: number) =>
        Math.max(
          ...times(8)
            .filter((time) => time >= from && time <= to)
            .map((time) => poseAt(thrown, die, time).z),
        );
      expect(lift(0, 0.3)).toBeGreaterThan(lift(0.55, 0.75));
      expect(lift(0.55, 0.75)).toBeGreaterThanOrEqual(lift(0.95, 1) - 0.35);
    }
  });
});

describe('a throw', () => {
  test('is the same for the same seed and another for another', () => {
    expect(plan(5, 42)).toEqual(plan(5, 42));
    expect(plan(5, 42).table).not.toEqual(plan(5, 43).table);
  });

  test('goes the same way whatever it shows', () => {
    const one = planThrow({ values: [1, 1, 1], seed: 8, ...PHONE });
    const six = planThrow({ values: [6, 3, 2], seed: 8, ...PHONE });
    expect(six.frames).toBe(one.frames);
    for (const time of times(50)) {
      expect(posesAt(six, time).map(({ x, y }) => [x, y])).toEqual(
        posesAt(one, time).map(({ x, y }) => [x, y]),
      );
    }
  });

  test('comes from where the hand flung it', () => {
    const flings: Fling[] = [
      { dx: 1, dy: 0, speed: 900 },
      { dx: -1, dy: 0, speed: 100 },
      { dx: 0, dy: -1, speed: 4000 },
      { dx: 0, dy: 1, speed: 900 },
      { dx: 0.6, dy: -0.8, speed: 1500 },
    ];
    for (const fling of flings) {
      for (const count of [1, 4, 10]) {
        const thrown = plan(count, 3, { fling });
        const centre = (time: number) => {
          const poses = posesAt(thrown, time);
          return [
            poses.reduce((sum, { x }) => sum + x / count, 0),
            poses.reduce((sum, { y }) => sum + y / count, 0),
          ] as const;
        };
        const [x0, y0] = centre(0);
        const [x1, y1] = centre(0.3);
        // The picture's y runs down, the ground's away.
        expect((x1 - x0) * fling.dx + (y1 - y0) * -fling.dy).toBeGreaterThan(1);
        valuesFor(count, 3).forEach((value, die) => {
          expect(valueUp(poseAt(thrown, die, 1).turn)).toBe(value);
        });
      }
    }
  });

  test('can be heard', () => {
    for (const { at, force } of plan(4, 9).knocks) {
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
      expect(force).toBeGreaterThan(0);
      expect(force).toBeLessThanOrEqual(1);
    }
    expect(plan(1, 9).knocks.length).toBeGreaterThan(1);
  });

  test('is calm, brisk or over at once', () => {
    expect(THROW_TIME.calm).toBeGreaterThan(1200);
    expect(THROW_TIME.brisk).toBe(THROW_TIME.calm / 2);
    expect(THROW_TIME.instant).toBe(0);
  });

  test('stays put before its beginning and after its end', () => {
    const thrown = plan(3, 4);
    expect(poseAt(thrown, 1, -1)).toEqual(poseAt(thrown, 1, 0));
    expect(poseAt(thrown, 1, 7)).toEqual(poseAt(thrown, 1, 1));
  });
});

describe('the stage', () => {
  test('prints every die once, the nearer over the farther', () => {
    for (const seed of SEEDS.slice(0, 6)) {
      const thrown = plan(10, seed);
      for (const time of times(100)) {
        const stage = stageAt(thrown, thrown.tray.camera, time);
        expect(stage.layers).toHaveLength(LAYERS);
        const bodies = stage.layers.map((layer) => layer.body).join('');
        expect(bodies.split('M')).toHaveLength(11);
        expect(stage.shadow.split('M')).toHaveLength(11);
      }
    }
  });
});

describe('A throw that is prepared', () => {
  it('is the throw that would have been made anyway', () => {
    const request = { values: valuesFor(6, 5), seed: 5, ...PHONE };
    const unprepared = planThrow(request);
    prepareThrow({ count: 6, seed: 5, ...PHONE });
    expect(planThrow(request)).toEqual(unprepared);
  });

  it('gives way to a fling, which has a way of its own', () => {
    const request = { values: valuesFor(6, 5), seed: 5, ...PHONE };
    const flung = { ...request, fling: { dx: 1, dy: -1, speed: 900 } };
    const unprepared = planThrow(flung);
    prepareThrow({ count: 6, seed: 5, ...PHONE });
    expect(planThrow(flung)).toEqual(unprepared);
    expect(planThrow(flung).table).not.toEqual(planThrow(request).table);
  });
});
