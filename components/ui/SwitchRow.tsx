import { Pressable, StyleSheet, View } from 'react-native';
import type { GlyphName } from '@/components/art/glyphs';
import { Icon } from '@/components/art/Icon';
import { Picture } from '@/components/art/Printed';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { SWITCH, switchDrawing } from './controlPrints';
import { onKeys } from './keys';

export interface SwitchRowProps {
  name: string;
  /** What it does, in one line. */
  text: string;
  icon?: GlyphName;
  on: boolean;
  onChange: (on: boolean) => void;
  seed?: number;
}

/** Something that is on or off. The whole row is the switch. */
export function SwitchRow({ name, text, icon, on, onChange, seed = 4 }: SwitchRowProps) {
  const theme = useTheme();
  const { actions } = useStrings();
  const { fontScale } = useWindow();
  const turn = () => onChange(!on);
  return (
    <Pressable
      role="switch"
      aria-checked={on}
      aria-label={`${name}. ${text}`}
      onPress={turn}
      {...onKeys({ ' ': turn })}
    >
      {({ pressed }) => (
        <Slab
          surface={{ ...theme.button, ground: theme.paper2, key: theme.key }}
          seed={seed}
          cuts="none"
          pressed={pressed}
          style={styles.row}
        >
          {icon && <Icon name={icon} size={24} colour={theme.title} />}
          <View style={[styles.words, { flexBasis: 120 * fontScale }]}>
            <Words face="strong" step="lead">
              {name}
            </Words>
            <Words colour={theme.text2}>{text}</Words>
          </View>
          <View style={styles.switch}>
            <Picture
              drawing={switchDrawing(on, theme.yes, theme.trough, theme.shadow)}
              size={SWITCH.width + 6}
            />
            <View style={[styles.state, on ? styles.left : styles.right]}>
              {/* The row says it aloud; here it is only seen, and the trough does not grow. */}
              <Words
                face="strong"
                step="small"
                maxFontSizeMultiplier={1.2}
                colour={on ? theme.yes.text : theme.trough.text}
              >
                {on ? actions.on : actions.off}
              </Words>
            </View>
          </View>
        </Slab>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 12,
    minHeight: 56,
    paddingHorizontal: 14,
    paddingVertical: 8,
  },
  words: { flexGrow: 1, flexShrink: 1 },
  switch: { justifyContent: 'center' },
  state: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: 36,
    alignItems: 'center',
    justifyContent: 'center',
  },
  left: { left: 3 },
  right: { right: 3 },
});
