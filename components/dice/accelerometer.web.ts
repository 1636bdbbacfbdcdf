import type { Force } from '@/components/dice/shaking';

export const FEELS_SHAKES = false;

/** What a browser calls one g. */
const WEIGHT = 9.81;

/** Some browsers ask their reader first: dice are not worth a question. */
const mayFollow = (): boolean =>
  isSecureContext &&
  typeof DeviceMotionEvent !== 'undefined' &&
  !('requestPermission' in DeviceMotionEvent);

/** Follows what the phone feels until it is told to stop. A device that feels nothing is silent. */
export function followForce(listener: (force: Force) => void): () => void {
  if (!mayFollow()) return () => undefined;
  const feel = ({ accelerationIncludingGravity: felt }: DeviceMotionEvent) => {
    if (felt?.x == null || felt.y == null || felt.z == null) return;
    listener({ x: felt.x / WEIGHT, y: felt.y / WEIGHT, z: felt.z / WEIGHT });
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
