import { useEffect } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';

import { FEELS_SHAKES } from '@/components/dice/accelerometer';
import { DiceTray, StillDice } from '@/components/dice/Dice';
import type { DieValue } from '@/components/dice/solid';
import { prepareThrow, type DiceSpeed, type Fling } from '@/components/dice/throw';
import { useFling } from '@/components/dice/useFling';
import { useShake } from '@/components/dice/useShake';
import { useText } from '@/components/i18n/LanguageProvider';
import { noFling } from '@/components/motion/noFling';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom, type SheetRoom } from '@/components/table/Sheet';
import { INK } from '@/components/theme/palette';
import { Words } from '@/components/theme/Words';

export interface RollTrayProps {
  /** The dice that were thrown, or none yet. */
  values: readonly DieValue[];
  /** How many lie ready to be thrown. */
  waiting: number;
  /** What the rest of the panel needs of the sheet's height, at the usual text size. */
  rest: number;
  /** The same once the dice are thrown. */
  restThrown: number;
  seed: number;
  speed: DiceSpeed;
  reduced: boolean;
  still: boolean;
  fling: Fling | undefined;
  onThrow: (fling?: Fling) => void;
  onSettled: () => void;
  onKnock?: ((force: number) => void) | undefined;
}

const LEAST = 116;
/** Dice that wait are laid out in rows of so many. */
const IN_A_ROW = 5;

/** When a sheet has come to rest, and there is time to work ahead. */
const SETTLED_SHEET = 450;

/** The tray takes what the panel leaves it; beside its words, dice that wait get the larger part. */
function sizeOf(room: SheetRoom, rest: number, waits: boolean): { width: number; height: number } {
  const width = room.columns ? Math.round(room.width * (waits ? 0.6 : 0.4)) : room.width;
  const height = room.columns
    ? Math.min(room.height - 198, 230)
    : Math.min(Math.max(room.height - rest * room.scale, LEAST), width * 0.58);
  return { width, height: Math.round(height) };
}

/** The tray of a roll: dice wait in it to be flung, tumble, and lie. */
export function RollTray(props: RollTrayProps) {
  const { values, waiting, seed, speed, reduced, still, fling, onThrow, onSettled } = props;
  const strings = useText(stoneAgeStrings);
  const room = useSheetRoom();
  const { gesture, held, style } = useFling({ onThrow, enabled: waiting > 0 });
  // Who wants less motion may have a hand that does not keep still.
  const shakes = waiting > 0 && !reduced;
  useShake({ onThrow: () => onThrow(), enabled: shakes });
  const tray = sizeOf(room, props.rest, waiting > 0);
  const thrown = sizeOf(room, props.restThrown, false);
  const ahead = waiting > 0 && !reduced && thrown.width > 0;
  useEffect(() => {
    if (!ahead) return;
    const fall = { count: waiting, seed, width: thrown.width, height: thrown.height };
    const timer = setTimeout(() => prepareThrow(fall), SETTLED_SHEET);
    return () => clearTimeout(timer);
  }, [ahead, waiting, seed, thrown.width, thrown.height]);
  const abreast = Math.min(waiting, IN_A_ROW);
  const rows = Math.ceil(waiting / IN_A_ROW);
  const die = Math.min(80, (tray.width - 60) / abreast - 4, (tray.height - 56) / rows - 4);
  return (
    <GestureDetector gesture={gesture}>
      <View ref={noFling} style={[tray, waiting > 0 && style]} collapsable={false}>
        <DiceTray
          {...tray}
          values={values}
          seed={seed}
          speed={speed}
          reducedMotion={reduced}
          still={still}
          fling={fling}
          onSettled={onSettled}
          onKnock={props.onKnock}
          accessibilityLabel={
            values.length === 0
              ? strings.panels.roll.tray
              : still
                ? strings.read.dice(values)
                : strings.panels.roll.rolling
          }
          testID="roll-tray"
        />
        {waiting > 0 && (
          <Pressable
            onPress={() => onThrow()}
            // The button below has the name; the whole tray is only the larger target.
            aria-hidden
            focusable={false}
            tabIndex={-1}
            importantForAccessibility="no-hide-descendants"
            style={[StyleSheet.absoluteFill, styles.waiting, held && styles.held]}
          >
            <StillDice
              values={Array.from({ length: waiting }, (_, i) => READY[i % READY.length] ?? 1)}
              size={die}
              gap={4}
              style={styles.dice}
            />
            <Words step="small" colour={INK.bone} style={styles.hint}>
              {strings.panels.roll[FEELS_SHAKES && shakes ? 'shake' : 'fling']}
            </Words>
          </Pressable>
        )}
      </View>
    </GestureDetector>
  );
}

/** What waiting dice happen to show. */
const READY: readonly DieValue[] = [3, 5, 1, 6, 2, 4];

const styles = StyleSheet.create({
  waiting: { alignItems: 'center', justifyContent: 'center', paddingHorizontal: 20, gap: 4 },
  held: { transform: [{ scale: 1.06 }] },
  dice: { justifyContent: 'center' },
  hint: { textAlign: 'center' },
});
