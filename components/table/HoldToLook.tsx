import type { ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { panelBeside, type Box } from '@/components/table/HoldToLookPanel';
import { useHold, type Hold } from '@/components/table/HoldToLookPress';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';

export interface HoldToLookProps {
  /** Where the button is, in the window; what is shown keeps clear of it. */
  rect: Box;
  /** What is behind the button, in a few words: "3 cards". */
  sub: string;
  /** Whatever it is that must not outlive a turn: another value puts everything away. */
  closeKey: string | number;
  /** What is private. It is not made, let alone mounted, unless somebody looks. */
  children: () => ReactNode;
  disabled?: boolean;
}

/**
 * A button and what it shows while it is held. Both are placed in the window, so this belongs where
 * the window's own coordinates hold: at the top of the table.
 */
export function HoldToLook({ rect, sub, closeKey, children, disabled }: HoldToLookProps) {
  const hold = useHold(closeKey);
  return (
    <>
      <HoldButton hold={hold} rect={rect} sub={sub} disabled={disabled} />
      {hold.looking && (
        <LookPanel rect={rect} kept={hold.kept}>
          {children()}
        </LookPanel>
      )}
    </>
  );
}

export interface HoldButtonProps {
  hold: Hold;
  rect: Box;
  sub: string;
  disabled?: boolean | undefined;
}

/** Words need room beside the eye; without it the eye stands alone. */
const ROOM_FOR_WORDS = 110;
const ROOM_FOR_SUB = 150;

/** The button alone, for trays that show what is private somewhere of their own. */
export function HoldButton({ hold, rect, sub, disabled = false }: HoldButtonProps) {
  const { table } = useStrings();
  const theme = useTheme();
  const ink = disabled ? theme.off.text : theme.button.text;
  const { described, description } = useDescribed(table.holdHint);
  const worded = rect.width >= ROOM_FOR_WORDS;
  return (
    <Pressable
      role="button"
      aria-label={`${hold.kept ? table.putAway : table.holdToLook}, ${sub}`}
      aria-expanded={hold.looking}
      aria-disabled={disabled}
      {...described}
      disabled={disabled}
      {...hold.press}
      style={[styles.button, place(rect)]}
    >
      <Slab
        seed={8}
        pressed={hold.looking}
        disabled={disabled}
        style={[styles.face, { height: rect.height - 4 }]}
      >
        <Icon name="eye" size={worded ? 24 : 26} colour={ink} />
        {worded && (
          <View style={styles.words}>
            <Words
              face="strong"
              step="small"
              colour={ink}
              maxFontSizeMultiplier={1}
              numberOfLines={2}
            >
              {table.holdToLook}
            </Words>
            {rect.width >= ROOM_FOR_SUB && (
              <Words step="small" colour={ink} maxFontSizeMultiplier={1} numberOfLines={1}>
                {sub}
              </Words>
            )}
          </View>
        )}
      </Slab>
      {description}
    </Pressable>
  );
}

export interface LookPanelProps {
  rect: Box;
  /** Kept open without a finger on the button, it may be scrolled. */
  kept: boolean;
  children: ReactNode;
}

/** The paper that private things are shown on, beside the button that shows them. */
export function LookPanel({ rect, kept, children }: LookPanelProps) {
  const theme = useTheme();
  const window = useWindowDimensions();
  const panel = panelBeside(rect, window, useSafeAreaInsets());
  return (
    <View style={[StyleSheet.absoluteFill, kept ? styles.kept : styles.held]}>
      <View style={[StyleSheet.absoluteFill, styles.scrim]} />
      <View style={[styles.panel, panel.place]}>
        <Slab
          surface={{ ground: theme.paper, text: theme.text, key: theme.rim }}
          seed={4}
          cuts="none"
          corner={10}
          style={[styles.paper, { maxHeight: panel.most }]}
        >
          <ScrollView
            alwaysBounceVertical={false}
            style={styles.scroll}
            contentContainerStyle={styles.contents}
          >
            {children}
          </ScrollView>
        </Slab>
      </View>
    </View>
  );
}

const place = ({ x, y, width, height }: Box) => ({ left: x, top: y, width, height });

const styles = StyleSheet.create({
  button: { position: 'absolute', userSelect: 'none' },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    paddingHorizontal: 6,
  },
  words: { flexShrink: 1 },
  held: { pointerEvents: 'none' },
  kept: { pointerEvents: 'box-none' },
  // The board steps back, and whoever looks over a shoulder sees less of where the fingers are.
  scrim: { backgroundColor: '#1A151299', pointerEvents: 'none' },
  panel: { position: 'absolute', pointerEvents: 'box-none' },
  paper: { overflow: 'visible' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  contents: { padding: 14 },
});
