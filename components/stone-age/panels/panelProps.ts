import type { ReactNode } from 'react';
import { Platform } from 'react-native';
import type { DiceSpeed } from '@/components/dice/throw';
import type { Advice } from '@/components/stone-age/hints/useHints';

/** What every panel may be given besides its decision. */
export interface PanelProps {
  /** Small buttons at both ends of the row of main buttons: take back, log. */
  before?: ReactNode;
  after?: ReactNode;
  /** Asks the elder what it would do, where that is possible. */
  advice?: Advice | null;
  speed?: DiceSpeed;
  /** The player asked for less motion. */
  reduced?: boolean;
}

interface Key {
  key: string;
  preventDefault(): void;
}

/** Arrow keys on whatever holds the focus inside a view; phones have none, so only a browser. */
export function arrowKeys(onLess: (() => void) | null, onMore: (() => void) | null): object {
  if (Platform.OS !== 'web') return {};
  const onKeyDown = (event: Key) => {
    const more = event.key === 'ArrowUp' || event.key === 'ArrowRight';
    const less = event.key === 'ArrowDown' || event.key === 'ArrowLeft';
    if (!more && !less) return;
    // Else the sheet would scroll too.
    event.preventDefault();
    (more ? onMore : onLess)?.();
  };
  return { onKeyDown };
}

/** The space bar on a box or a dial: a browser's press knows it on buttons only. */
export function spaceKey(onPress: () => void): object {
  if (Platform.OS !== 'web') return {};
  const onKeyDown = (event: Key) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return { onKeyDown };
}

/** A small picture story that is heard as one sentence. */
export function saidAs(sentence: string): object {
  return Platform.OS === 'web'
    ? { role: 'img', 'aria-label': sentence }
    : { accessible: true, 'aria-label': sentence };
}
