import { useEffect, useState } from 'react';
import { AppState } from 'react-native';
import { Gesture } from 'react-native-gesture-handler';
import { useSharedValue, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { SITES, type BoardLayout, type Rect } from '@/components/stone-age/layout';
import type { Place } from '@/machines/stone-age/vocabulary';
import { useHover, type Hover } from './hover';

/** A finger that misses by less than this still means the place. */
const FORGIVEN = 8;

export interface WorkerDrag {
  gesture: ReturnType<typeof Gesture.Pan>;
  /** Where the finger is, and whether something is in the hand: read on the UI thread only. */
  x: SharedValue<number>;
  y: SharedValue<number>;
  held: SharedValue<boolean>;
  /** Whether a worker is in the hand, and over which place. */
  dragging: boolean;
  hover: Hover;
}

export interface WorkerDragOptions {
  layout: BoardLayout;
  enabled: boolean;
  onPickUp(): void;
  onDrop(place: Place | null): void;
}

interface Target {
  place: Place;
  box: Rect;
}

/** Every place with its box; no two boxes overlap, so the first that holds a point is the one. */
function targetsOf(layout: BoardLayout): Target[] {
  return [
    ...layout.cards.map(({ place, touch }) => ({ place, box: touch })),
    ...layout.stacks.map(({ place, touch }) => ({ place, box: touch })),
    ...SITES.map((site) => ({ place: site, box: layout.sites[site].box })),
  ];
}

function targetAt(targets: readonly Target[], x: number, y: number): number {
  'worklet';
  for (const slack of [0, FORGIVEN]) {
    for (let i = 0; i < targets.length; i++) {
      const { box } = targets[i]!;
      const inside =
        x >= box.x - slack &&
        x <= box.x + box.width + slack &&
        y >= box.y - slack &&
        y <= box.y + box.height + slack;
      if (inside) return i;
    }
  }
  return -1;
}

/**
 * Carrying a worker with the finger. The finger is followed on the UI thread; React hears of it
 * only when the place under it changes. However a drag ends (dropped, cancelled, interrupted by
 * another app, the device turned), the hand is empty afterwards.
 */
export function useWorkerDrag(options: WorkerDragOptions): WorkerDrag {
  const { layout, enabled, onPickUp, onDrop } = options;
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const held = useSharedValue(false);
  const target = useSharedValue(-1);
  const hover = useHover();
  const [dragging, setDragging] = useState(false);
  const targets = targetsOf(layout);

  const over = (index: number) => hover.set(targets[index]?.place ?? null);
  const pickUp = () => {
    setDragging(true);
    hover.set(null);
    onPickUp();
  };
  const letGo = () => {
    setDragging(false);
    hover.set(null);
  };
  const drop = (index: number) => {
    letGo();
    onDrop(targets[index]?.place ?? null);
  };

  const gesture = Gesture.Pan()
    .enabled(enabled)
    .minDistance(4)
    .maxPointers(1)
    .shouldCancelWhenOutside(false)
    .onBegin(() => {
      held.set(false);
      target.set(-1);
    })
    .onStart((event) => {
      x.set(event.absoluteX);
      y.set(event.absoluteY);
      held.set(true);
      scheduleOnRN(pickUp);
    })
    .onUpdate((event) => {
      x.set(event.absoluteX);
      y.set(event.absoluteY);
      const now = targetAt(targets, event.absoluteX, event.absoluteY);
      if (now === target.get()) return;
      target.set(now);
      scheduleOnRN(over, now);
    })
    .onEnd((event, success) => {
      if (!held.get()) return;
      held.set(false);
      const now = success ? targetAt(targets, event.absoluteX, event.absoluteY) : -1;
      scheduleOnRN(drop, now);
    })
    .onFinalize(() => {
      // A cancelled drag has no end: the worker goes back without a word.
      if (!held.get()) return;
      held.set(false);
      scheduleOnRN(letGo);
    });

  const { width, height } = layout.window;
  useEffect(() => {
    const release = () => {
      held.set(false);
      setDragging(false);
      hover.set(null);
    };
    const watch = AppState.addEventListener('change', release);
    return () => {
      watch.remove();
      // Turning the device moves every place: whatever was in the hand goes home.
      release();
    };
  }, [held, hover, width, height]);

  return { gesture, x, y, held, dragging, hover };
}
