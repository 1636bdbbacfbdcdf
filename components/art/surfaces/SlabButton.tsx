import type { ReactNode, Ref } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  View,
  type StyleProp,
  type ViewStyle,
} from 'react-native';

import type { GlyphName } from '@/components/art/glyphs';
import { Icon } from '@/components/art/Icon';
import { Slab, type SlabProps } from '@/components/art/surfaces/Slab';
import type { Surface } from '@/components/theme/palette';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { TypeStep } from '@/components/theme/type';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';

/** Fingers need this much. */
export const TOUCH = 48;

/** What a button is for; a seat's number dresses it in that player's colour. */
export type Tone = 'button' | 'main' | 'quiet' | 'chosen' | { seat: number };

export interface SlabButtonProps {
  onPress: () => void;
  /** What is written on it. A button with a sign alone needs `name` instead. */
  label?: string;
  /** A second, smaller line. */
  sub?: string;
  icon?: GlyphName;
  /** A picture in place of the sign. */
  picture?: ReactNode;
  /** The name for screen readers where it differs from what is written. */
  name?: string;
  hint?: string;
  tone?: Tone;
  step?: TypeStep | number;
  disabled?: boolean;
  selected?: boolean;
  seed?: number;
  cuts?: SlabProps['cuts'];
  lit?: SlabProps['lit'];
  onLongPress?: () => void;
  onPressIn?: () => void;
  onPressOut?: () => void;
  style?: StyleProp<ViewStyle>;
  testID?: string;
  ref?: Ref<View>;
}

function useSurface(tone: Tone): Surface {
  const theme = useTheme();
  if (typeof tone === 'string') return theme[tone];
  const player = theme.players[tone.seat] ?? theme.players[0];
  return { ground: player.colour, text: player.on, key: theme.rim };
}

/** The browser calls a chosen button pressed, the phones call it selected. */
function chosen(selected: boolean | undefined): object {
  return Platform.OS === 'web' ? { 'aria-pressed': selected } : { 'aria-selected': selected };
}

/** Two lines run together for whoever compares a name with what is written, unless a space is there. */
const apart = (line: string) => `${line} `;

/** A button cut from a slab: it goes down under the finger. */
export function SlabButton(props: SlabButtonProps) {
  const { label, sub, icon, picture, name, hint, tone = 'button', step = 'title' } = props;
  const { disabled = false, selected, seed, lit, style, ref, cuts } = props;
  const theme = useTheme();
  const surface = useSurface(tone);
  const coloured = typeof tone === 'object' || tone === 'main';
  const carved = cuts ?? (label && coloured ? 'ends' : 'corners');
  const { described, description } = useDescribed(hint);
  const ink = disabled ? theme.off.text : surface.text;
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={name ?? (sub ? `${label ?? ''}, ${sub}` : label)}
      {...described}
      aria-disabled={disabled}
      {...chosen(selected)}
      disabled={disabled}
      onPress={props.onPress}
      onLongPress={props.onLongPress}
      onPressIn={props.onPressIn}
      onPressOut={props.onPressOut}
      testID={props.testID}
      style={style}
    >
      {({ pressed }) => (
        <>
          <Slab
            surface={surface}
            seed={seed}
            cuts={carved}
            pressed={pressed}
            disabled={disabled}
            lit={lit}
            style={[styles.face, !label && styles.square, carved === 'ends' && styles.long]}
          >
            {picture ?? (icon && <Icon name={icon} size={label ? 22 : 26} colour={ink} />)}
            {label !== undefined && (
              <View style={styles.words}>
                <Words face="display" step={step} colour={ink} style={styles.centred}>
                  {sub === undefined ? label : apart(label)}
                </Words>
                {sub !== undefined && (
                  <Words step="small" colour={ink} style={styles.centred}>
                    {sub}
                  </Words>
                )}
              </View>
            )}
          </Slab>
          {description}
        </>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  face: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    flexDirection: 'row',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 16,
    paddingVertical: 6,
  },
  // Words keep clear of the cuts at both ends.
  long: { paddingHorizontal: 26 },
  square: { paddingHorizontal: 8 },
  words: { flexShrink: 1 },
  centred: { textAlign: 'center' },
});
