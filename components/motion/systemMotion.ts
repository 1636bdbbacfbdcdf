import { AccessibilityInfo, Platform } from 'react-native';

/**
 * Whether the system asks for less motion, followed live. Reanimated asks once when the app starts;
 * someone who turns it on while playing wants it now.
 */
const listeners = new Set<() => void>();
let reduced = false;
let following = false;

function hear(next: boolean): void {
  if (next === reduced) return;
  reduced = next;
  for (const listener of [...listeners]) listener();
}

function follow(): void {
  if (following) return;
  following = true;
  if (Platform.OS === 'web') {
    // The browser knows at once; the first frame is already right.
    const query = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    reduced = query?.matches ?? false;
    query?.addEventListener?.('change', ({ matches }) => hear(matches));
  } else {
    let told = false;
    AccessibilityInfo.addEventListener('reduceMotionChanged', (next) => {
      told = true;
      hear(next);
    });
    // The answer may be older than the first change that was told.
    AccessibilityInfo.isReduceMotionEnabled().then(
      (first) => !told && hear(first),
      () => undefined,
    );
  }
}

export function subscribeToSystemMotion(listener: () => void): () => void {
  follow();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function systemReducesMotion(): boolean {
  follow();
  return reduced;
}
