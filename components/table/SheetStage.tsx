import { createContext, useEffect, useState, type Key, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { useMotion } from '@/components/motion/useMotion';

/** Whether the sheet here is on its way out. */
export const LeavingContext = createContext(false);

/** How long a leaving sheet is kept at most, whatever becomes of its animation. */
export const LEAVING_TIME = 220;

export interface SheetStageProps {
  /** The sheet that is open now, with a key of its own; none when nothing is open. */
  children: ReactElement | null;
  /** Nothing lingers; what the player and the system ask for unless given. */
  instant?: boolean;
}

interface Kept {
  now: ReactElement | null;
  gone: ReactElement | null;
}

const keyOf = (element: ReactElement | null): Key | null => element && element.key;

/**
 * Where sheets come and go. A sheet that is taken away slides out while everything under it can be
 * touched already. Sheets work without a stage too: then they are gone at once.
 */
export function SheetStage({ children, instant }: SheetStageProps) {
  const motion = useMotion();
  const time = instant ? 0 : motion.duration(LEAVING_TIME);
  const [kept, setKept] = useState<Kept>({ now: children, gone: null });
  if (kept.now !== children) {
    const left = kept.now !== null && keyOf(kept.now) !== keyOf(children);
    setKept({ now: children, gone: left && time > 0 ? kept.now : kept.gone });
  }
  const { gone } = kept;
  useEffect(() => {
    if (!gone) return;
    const timer = setTimeout(() => setKept(({ now }) => ({ now, gone: null })), time);
    return () => clearTimeout(timer);
  }, [gone, time]);
  const sheets = [
    ...(gone && keyOf(gone) !== keyOf(children) ? [{ sheet: gone, leaving: true }] : []),
    ...(children ? [{ sheet: children, leaving: false }] : []),
  ];
  // The same place in the tree before and after: a leaving sheet looks as it did.
  return sheets.map(({ sheet, leaving }) => (
    <View
      key={keyOf(sheet)}
      style={[StyleSheet.absoluteFill, leaving ? styles.gone : styles.now]}
      aria-hidden={leaving || undefined}
    >
      <LeavingContext value={leaving}>{sheet}</LeavingContext>
    </View>
  ));
}

const styles = StyleSheet.create({
  now: { pointerEvents: 'box-none' },
  gone: { pointerEvents: 'none' },
});
