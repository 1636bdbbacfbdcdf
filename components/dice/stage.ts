/**
 * All dice of a throw at one moment, as few strings of path data as can be. Dice that do not hide
 * one another are printed together; where they do, the nearer one goes into a higher layer.
 */
import {
  emptyPrint,
  FINE,
  printDie,
  printShadow,
  type Pose,
  type Print,
} from '@/components/dice/print';
import type { Camera } from '@/components/dice/solid';
import { poseAt, type Throw } from '@/components/dice/throw';

/** As many as a throw of ten dice needs at its fullest. */
export const LAYERS = 4;

/** How much of the picture a die takes, in half edges round its centre. */
const COVER = 1.45;

/** The eye of a throw in picture units, with the margins round the tray. */
export function fineCamera({ tray, headroom }: Throw): Camera {
  const { camera, bleed } = tray;
  return {
    ...camera,
    scale: camera.scale * FINE,
    cx: (camera.cx + bleed) * FINE,
    cy: (camera.cy + headroom) * FINE,
  };
}

export interface Stage {
  shadow: string;
  layers: Print[];
}

/** A die on the picture: where, how large, how near, and in which layer. */
interface Place {
  pose: Pose;
  x: number;
  y: number;
  radius: number;
  near: number;
  layer: number;
}

function placeOf(pose: Pose, camera: Camera): Place {
  'worklet';
  const c = Math.cos(camera.tilt);
  const s = Math.sin(camera.tilt);
  const near = pose.z * c - pose.y * s;
  const k = (camera.scale * camera.distance) / (camera.distance - near);
  const y = (pose.y * c + pose.z * s) * k;
  return { pose, x: pose.x * k, y, radius: COVER * k, near, layer: 0 };
}

/** Sorts the dice from far to near and lifts each over those that it hides. */
function arrange(places: Place[]): void {
  'worklet';
  places.sort((a, b) => a.near - b.near);
  for (let i = 1; i < places.length; i++) {
    const front = places[i];
    for (let j = 0; j < i && front; j++) {
      const back = places[j];
      if (!back || back.layer < front.layer) continue;
      const dx = front.x - back.x;
      const dy = front.y - back.y;
      const reach = front.radius + back.radius;
      if (dx * dx + dy * dy < reach * reach) front.layer = Math.min(back.layer + 1, LAYERS - 1);
    }
  }
}

/** The picture at a time from 0 to 1. The camera is in picture units (`FINE`). */
export function stageAt(thrown: Throw, camera: Camera, time: number): Stage {
  'worklet';
  const places: Place[] = [];
  let shadow = '';
  for (let die = 0; die < thrown.count; die++) {
    const pose = poseAt(thrown, die, time);
    places.push(placeOf(pose, camera));
    shadow += printShadow(camera, pose);
  }
  arrange(places);
  const layers: Print[] = [];
  for (let i = 0; i < LAYERS; i++) layers.push(emptyPrint());
  for (let i = 0; i < places.length; i++) {
    const place = places[i];
    const print = place && layers[place.layer];
    if (print) printDie(print, camera, place.pose);
  }
  return { shadow, layers };
}
