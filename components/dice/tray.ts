/**
 * How dice fit a tray: how large they are, where the eye stands and how far a die may roll so that
 * every resting die lies whole inside the rim.
 */
import { FLAT_REACH, TILT, type Camera } from '@/components/dice/solid';

/** The least room between two dice. */
export const GAP = 0.14;

/** From centre to centre of neighbours when the size of the dice is chosen. */
const SPACING = (2 * FLAT_REACH + GAP) * 1.05;

export interface Tray {
  /** Points for half an edge of a die. */
  half: number;
  /** In points. */
  camera: Camera;
  /** Points round the tray in which flying dice are still drawn. */
  bleed: number;
  /** How far the centres may go from the origin. */
  right: number;
  far: number;
  near: number;
}

/** How far away on the ground something may be that is `z` high and must not leave `rise` points. */
function depthFor(rise: number, z: number, camera: Camera): number {
  const c = Math.cos(camera.tilt);
  const s = Math.sin(camera.tilt);
  const d = camera.distance;
  const r = rise / camera.scale;
  return (r * (d - z * c) - d * z * s) / (d * c - r * s);
}

function trayOf(width: number, height: number, half: number): Tray {
  const rim = Math.max(6, Math.min(width, height) * 0.075);
  const camera: Camera = {
    tilt: TILT,
    // Near enough for the edges to run together, far enough for the outer dice not to lean.
    distance: Math.max(11, (1.15 * Math.max(width, 1.4 * height)) / half),
    scale: half,
    cx: width / 2,
    // The dice rise from the ground: the ground lies a little under the middle.
    cy: height / 2 + half * Math.sin(TILT),
  };
  const far = depthFor(camera.cy - rim, 2, camera) - FLAT_REACH;
  const near = -depthFor(-(height - rim - camera.cy), 0, camera) - FLAT_REACH;
  // The nearest dice look largest, at the height of their upper face.
  const depth = camera.distance - (2 * Math.cos(TILT) + near * Math.sin(TILT));
  const right = ((width / 2 - rim) * depth) / (half * camera.distance) - FLAT_REACH;
  return { half, camera, bleed: Math.ceil(half * 1.6), right, far, near };
}

/** How much of the ground dice may take: rolling dice need room to find their places. */
const CROWD = 0.52;

/** Rows that hold `count` dice, or 0 if they do not fit. */
export function rowsFor(tray: Tray, count: number): number {
  const deep = tray.far + tray.near;
  if (tray.right < 0 || deep < 0) return 0;
  // In a narrow tray nobody can roll round another: there the row must not be full.
  const columns = Math.floor((2 * tray.right) / (deep < 2.4 ? 1.2 * SPACING : SPACING)) + 1;
  const rows = Math.ceil(count / columns);
  const edge = 2 * FLAT_REACH + GAP;
  const ground = (2 * tray.right + edge) * (deep + edge);
  const crowd = (count * Math.PI * edge * edge) / 4 / ground;
  return (rows - 1) * SPACING <= deep && (count === 1 || crowd <= CROWD) ? rows : 0;
}

/** Half the edge of the largest die, in points: beyond that it is no longer a thing on a table. */
const LARGEST = 44;

/** The tray for `count` dice, as large as they go. */
export function fitTray(width: number, height: number, count: number): Tray {
  let half = Math.max(4, Math.min(LARGEST, 0.18 * Math.min(height, 0.75 * width)));
  let tray = trayOf(width, height, half);
  while (half > 4 && rowsFor(tray, count) === 0) {
    half *= 0.97;
    tray = trayOf(width, height, half);
  }
  return tray;
}

/** Where dice would lie if they were laid out by a tidy hand: the places that a throw aims at. */
export function slots(tray: Tray, count: number): readonly (readonly [number, number])[] {
  const deep = tray.far + tray.near;
  const middle = (tray.far - tray.near) / 2;
  const needed = Math.max(1, rowsFor(tray, count));
  // What needs two rows may do with one that goes up and down.
  const zigzag = needed === 2 && (count - 1) * SPACING * 0.92 <= 2 * tray.right && deep > 2.4;
  const rows = zigzag ? 1 : needed;
  const between = rows > 1 ? Math.min(deep / (rows - 1), SPACING * 1.2) : 0;
  const sway = deep * (zigzag ? 0.3 : 0.16);
  const places: (readonly [number, number])[] = [];
  for (let row = 0; row < rows; row++) {
    const inRow = Math.floor((count * (row + 1)) / rows) - Math.floor((count * row) / rows);
    // Evenly, but no further apart than neighbours like to be.
    const step = inRow > 1 ? Math.min((2 * tray.right) / (inRow - 1), SPACING * 1.4) : 0;
    for (let i = 0; i < inRow; i++) {
      const up = rows > 1 ? (row - (rows - 1) / 2) * between : i % 2 === 0 ? sway : -sway;
      places.push([(i - (inRow - 1) / 2) * step, count === 1 ? middle : middle + up]);
    }
  }
  return places;
}
