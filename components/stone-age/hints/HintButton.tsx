import { Pressable, StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useText } from '@/components/i18n/LanguageProvider';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';
import type { Hinting } from './useHints';

export interface HintButtonProps {
  hinting: Hinting;
  disabled?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** *What would you do?* It shows an hourglass while the answer is thought of, and stops it then. */
export function HintButton({ hinting, disabled = false, style }: HintButtonProps) {
  const theme = useTheme();
  const type = useType();
  const { hints: words } = useText(stoneAgeStrings);
  const { state, ask, close } = hinting;
  const thinking = state === 'thinking';
  const { described, description } = useDescribed(words.askHint);
  const surface = disabled ? theme.off : state === 'asleep' ? theme.quiet : theme.chosen;
  return (
    <Pressable
      role="button"
      aria-label={thinking ? words.stop : words.ask}
      {...described}
      aria-disabled={disabled}
      aria-busy={thinking}
      aria-expanded={state === 'told'}
      disabled={disabled}
      onPress={state === 'asleep' ? ask : close}
      style={style}
      testID="hint"
    >
      {({ pressed }) => (
        <>
          <Slab
            surface={surface}
            disabled={disabled}
            pressed={pressed}
            cuts="none"
            seed={11}
            style={styles.face}
          >
            <Icon name={thinking ? 'hourglass' : 'torch'} size={20} colour={surface.text} />
            <Words
              face="strong"
              step={type.least}
              colour={surface.text}
              maxFontSizeMultiplier={1.4}
            >
              {words.short}
            </Words>
          </Slab>
          {description}
        </>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  face: {
    flexGrow: 1,
    minWidth: 44,
    minHeight: 40,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
