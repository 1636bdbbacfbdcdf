import { useEffect, useRef } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Poster } from '@/components/art/posters/Poster';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { useAnnounce } from '@/components/table/Announcer';
import { PosterLetters } from '@/components/table/CurtainLetters';
import { fittingSize, lineSize } from '@/components/theme/fitting';
import { day } from '@/components/theme/palette';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { TABLET_FROM } from '@/components/theme/type';
import { useWindow } from '@/components/theme/window';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';

export interface CurtainProps {
  /** Whom the device goes to. */
  seat: Seat;
  players: readonly Player[];
  /** That person has it now. */
  onReady: () => void;
}

/**
 * The whole screen while the device goes round: a poster that is known across the table, and a
 * button for whom it is meant. Nothing shows through it; what lies behind it has to be taken out of
 * the accessibility tree by whoever draws the curtain.
 */
export function Curtain({ seat, players, onReady }: CurtainProps) {
  const strings = useStrings();
  const { table } = strings;
  const { width, height, fontScale } = useWindow();
  const insets = useSafeAreaInsets();
  const name = nameOf(strings, players, seat);
  const sentence = table.curtain.passTo(name);
  const dialog = useRef<View>(null);
  const announce = useAnnounce();

  useEffect(() => {
    // The button is not given the focus: a key that is still down must not open the curtain.
    if (Platform.OS === 'web') (dialog.current as unknown as HTMLElement | null)?.focus?.();
    else announce(sentence);
  }, [announce, sentence]);

  const ink = day.players[seat] ?? day.players[0];
  const lying = width > height;
  const tablet = Math.min(width, height) >= TABLET_FROM;
  const half = width / 2;
  const emblem = lying
    ? { cx: half * 0.56, cy: height * 0.5, size: Math.min(half * 0.94, height * 0.86) }
    : { cx: half, cy: height * 0.52, size: Math.min(width * 0.98, height * 0.46) };

  const [before, after] = around(sentence, name);
  const most = tablet ? 160 : 120;
  const room = lying
    ? { width: half - 32 - insets.right, height: height * 0.4 }
    : { width: width - 48, height: emblem.cy - emblem.size / 2 - insets.top - 70 };
  const small = tablet ? 48 : lying ? 26 : 32;
  const iAm = table.curtain.iAm(name);
  const button = { width: Math.min(room.width, 560) - 70, height: height * 0.3 };
  const align = lying ? 'left' : 'center';

  return (
    // A poster is printed on paper of its own: it looks the same by day and by night.
    <ThemeProvider scheme="day">
      <View
        ref={dialog}
        role="dialog"
        aria-modal
        aria-label={sentence}
        accessibilityViewIsModal
        tabIndex={-1}
        style={[StyleSheet.absoluteFill, styles.poster, { backgroundColor: ink.colour }]}
      >
        <Poster seat={seat} width={width} height={height} {...emblem} />
        <View
          style={[
            styles.words,
            {
              paddingTop: insets.top + (lying ? 16 : 20),
              paddingBottom: insets.bottom + 16,
              paddingLeft: lying ? half + 8 : 24 + insets.left,
              paddingRight: 24 + insets.right,
            },
            lying && styles.lying,
          ]}
        >
          <View role="heading" aria-label={sentence} accessible>
            {before !== '' && <PosterLetters text={before} size={small} align={align} ink={ink} />}
            <PosterLetters
              text={name}
              size={fittingSize(name, room, most, small * 0.8)}
              align={align}
              ink={ink}
            />
            {after !== '' && <PosterLetters text={after} size={small} align={align} ink={ink} />}
          </View>
          <View style={[styles.foot, lying && styles.wide]}>
            <ReasonLabel text={table.curtain.text(name)} style={styles.label} />
            <SlabButton
              label={iAm}
              step={claimSize(iAm, button, most * 0.32 * fontScale) / fontScale}
              tone="quiet"
              cuts="ends"
              onPress={onReady}
              style={styles.button}
            />
          </View>
        </View>
      </View>
    </ThemeProvider>
  );
}

/** Smaller than this, one line is read worse across the table than two. */
const ONE_LINE = 24;

/** How large the button's words are: in one line where that is large enough. */
function claimSize(words: string, room: { width: number; height: number }, most: number): number {
  const inOneLine = lineSize(words, room.width, most, ONE_LINE);
  return inOneLine > ONE_LINE ? inOneLine : fittingSize(words, room, most, 16);
}

/** What is said before and after the name; a name the sentence bends stays within it. */
function around(sentence: string, name: string): [string, string] {
  const printed = name.replace(/'/g, '’');
  const at = sentence.indexOf(printed);
  if (at < 0) return ['', ''];
  return [sentence.slice(0, at).trim(), sentence.slice(at + printed.length).trim()];
}

const styles = StyleSheet.create({
  poster: { outlineWidth: 0, outlineStyle: 'solid' },
  words: { flex: 1, justifyContent: 'space-between' },
  lying: { justifyContent: 'center', gap: 28 },
  foot: { gap: 16, alignItems: 'center' },
  wide: { alignItems: 'stretch' },
  label: { alignSelf: 'center', maxWidth: '100%' },
  button: { alignSelf: 'stretch', maxWidth: 560, width: '100%', marginHorizontal: 'auto' },
});
