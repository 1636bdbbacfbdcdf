import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { Picture } from '@/components/art/Printed';
import type { Drawing } from '@/components/art/print';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { bubble, namePlate, reasonStrip, type Side } from '@/components/art/surfaces/labelPrints';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface PlateProps {
  /** What the place is called. */
  name: string;
  /** What it yields. */
  drawing?: Drawing;
  /** What a roll is divided by, or what is gained: `÷3`, `+1`. */
  sign?: string;
  seed?: number;
  style?: StyleProp<ViewStyle>;
}

/** The name of a place on a bone plate, with its good and its divisor. */
export function Plate({ name, drawing, sign, seed = 1, style }: PlateProps) {
  const { plate } = useTheme();
  const type = useType();
  const [size, measure] = useSize();
  const icon = Math.round(type.small * 1.35);
  return (
    <View
      onLayout={measure}
      style={[styles.plate, !size && { backgroundColor: plate.ground }, style]}
    >
      {size && (
        <Backdrop
          {...size}
          print={namePlate(size.width, size.height, seed, plate.ground, plate.key)}
        />
      )}
      <Words face="strong" step="small" colour={plate.text}>
        {name}
      </Words>
      {drawing && (
        <Picture
          drawing={drawing}
          size={drawing.box[1] > drawing.box[0] ? icon * 0.72 : icon}
          colour={plate.text}
        />
      )}
      {sign !== undefined && (
        <Words face="strong" step={type.small + 1} colour={plate.text}>
          {sign}
        </Words>
      )}
    </View>
  );
}

export interface ReasonLabelProps {
  text: string;
  /** Labels hang a little crooked. */
  turn?: number;
  seed?: number;
  style?: StyleProp<ViewStyle>;
}

/** Why something cannot be done, in white on black. */
export function ReasonLabel({ text, turn = -1.5, seed = 2, style }: ReasonLabelProps) {
  const { reason } = useTheme();
  const type = useType();
  const [size, measure] = useSize();
  return (
    <View
      onLayout={measure}
      style={[
        styles.reason,
        !size && { backgroundColor: reason.ground },
        { transform: [{ rotate: `${turn}deg` }] },
        style,
      ]}
    >
      {size && (
        <Backdrop
          {...size}
          print={reasonStrip(size.width, size.height, seed, reason.ground, reason.key)}
        />
      )}
      <Words face="strong" step={type.small + 0.5} colour={reason.text} style={styles.centred}>
        {text}
      </Words>
    </View>
  );
}

export interface BubbleProps {
  children: ReactNode;
  side: Side;
  /** Where along its side the tip is, from 0 to 1. */
  along?: number;
  style?: StyleProp<ViewStyle>;
}

/** A bone slip that points at the place it speaks of. */
export function Bubble({ children, side, along = 0.5, style }: BubbleProps) {
  const { plate } = useTheme();
  const [size, measure] = useSize();
  return (
    <View
      onLayout={measure}
      style={[styles.bubble, !size && { backgroundColor: plate.ground }, style]}
    >
      {size && (
        <Backdrop
          {...size}
          print={bubble(size.width, size.height, side, along, plate.ground, plate.key)}
        />
      )}
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  plate: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 4,
    paddingHorizontal: 7,
    paddingVertical: 2,
    marginBottom: 2,
  },
  reason: { alignSelf: 'flex-start', paddingHorizontal: 11, paddingVertical: 4 },
  bubble: { alignSelf: 'flex-start', paddingHorizontal: 10, paddingVertical: 8, marginBottom: 3 },
  centred: { textAlign: 'center' },
});
