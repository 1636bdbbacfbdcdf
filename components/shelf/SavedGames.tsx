import { Platform, Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Ticket } from '@/components/art/surfaces/Papers';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { fittingSize } from '@/components/theme/fitting';
import { INK } from '@/components/theme/palette';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { Seats } from './Seats';
import { useStory } from './story';
import { shelfStrings } from './strings';
import { whenWas } from './when';

export interface SavedGameProps {
  saved: SavedGame;
  now: number;
  onOpen(saved: SavedGame): void;
  /** Asks what else can be done with it. */
  onMenu(saved: SavedGame): void;
}

/** Wide enough for the longest word of the stub, for its size of letters. */
const STUB = 7;
/** Ink on the ticket's bone that steps back: the same by day and by night, as the ticket is. */
const FAINT = '#5A4A3C';

/** Large letters need room beside the stub and the menu. */
function useTitleStep() {
  const { width } = useWindowDimensions();
  return width < 375 ? 'lead' : width < 420 ? 20 : 'heading';
}

/**
 * What a phone reads aloud in one sentence. In a browser the words on a control are its name, so
 * that whoever speaks them reaches it.
 */
const named = (sentence: string) => (Platform.OS === 'web' ? undefined : sentence);

/** The newest running game, one touch away. */
export function ContinueTicket({ saved, now, onOpen, onMenu }: SavedGameProps) {
  const strings = useStrings();
  const { colon } = useText(shelfStrings);
  const { title, line, players } = useStory(saved);
  const when = whenWas(strings, saved.changed, now);
  const step = useTitleStep();
  const { lead } = useType();
  const { fontScale } = useWindow();
  const stub = lead * STUB * Math.min(fontScale, 1.25);
  const inStub = { width: stub - 16, height: lead * 4 };
  return (
    <View>
      <Pressable
        role="button"
        accessibilityLabel={named(
          colon(strings.shelf.continue, `${title}, ${line}, ${players}, ${when}`),
        )}
        onPress={() => onOpen(saved)}
        testID="continue"
      >
        <Ticket
          stubWidth={stub}
          stub={
            <>
              <Icon name="go" size={34} colour={INK.charcoal} />
              <Words
                face="display"
                step={fittingSize(strings.actions.goOn, inStub, lead * fontScale, 11)}
                allowFontScaling={false}
                colour={INK.charcoal}
                style={styles.centred}
              >
                {strings.actions.goOn}
              </Words>
            </>
          }
        >
          <View style={styles.beside}>
            <Words face="display" step={step} colour={INK.charcoal}>
              {strings.shelf.continue}
            </Words>
            <Words step="small" colour={FAINT}>
              {`${title}, ${when}`}
            </Words>
          </View>
          <Words colour={INK.charcoal}>{line}</Words>
          <View style={styles.under}>
            <Seats saved={saved} size={32} colour={INK.charcoal} />
          </View>
        </Ticket>
      </Pressable>
      <View style={[styles.corner, { right: stub + 8 }]}>
        <MenuButton title={title} onPress={() => onMenu(saved)} />
      </View>
    </View>
  );
}

export interface SavedRowProps extends SavedGameProps {
  seed: number;
}

/** A game on the list: opened by a touch, with a menu beside it. */
export function SavedRow({ saved, now, seed, onOpen, onMenu }: SavedRowProps) {
  const strings = useStrings();
  const theme = useTheme();
  const { title, line, players } = useStory(saved);
  const when = whenWas(strings, saved.changed, now);
  const { text } = theme.button;
  return (
    <View style={styles.line}>
      <Pressable
        role="button"
        accessibilityLabel={named(`${title}, ${line}, ${players}, ${when}`)}
        onPress={() => onOpen(saved)}
        style={styles.fill}
        testID={`game-${saved.id}`}
      >
        {({ pressed }) => (
          <Slab seed={seed} pressed={pressed} style={styles.saved}>
            <View style={styles.fill}>
              <View style={styles.heads}>
                <Words face="strong" step="lead" colour={text} style={styles.shrink}>
                  {title}
                </Words>
                <Words step="small" colour={text}>
                  {when}
                </Words>
              </View>
              <Words step="small" colour={text}>
                {line}
              </Words>
              <View style={styles.under}>
                <Seats saved={saved} size={24} colour={text} />
              </View>
            </View>
            <Icon name={saved.finished ? 'chart' : 'go'} size={22} colour={text} />
          </Slab>
        )}
      </Pressable>
      <MenuButton title={title} onPress={() => onMenu(saved)} seed={seed + 1} />
    </View>
  );
}

interface MenuButtonProps {
  title: string;
  onPress: () => void;
  seed?: number;
}

function MenuButton({ title, onPress, seed }: MenuButtonProps) {
  const { menuOf } = useText(shelfStrings);
  return (
    <SlabButton
      icon="menu"
      name={menuOf(title)}
      tone="quiet"
      seed={seed}
      onPress={onPress}
      testID="game-menu"
    />
  );
}

const styles = StyleSheet.create({
  // Clear of the menu, which lies over the ticket: one button cannot lie inside another.
  beside: { paddingRight: 54, minHeight: 48 },
  under: { paddingTop: 6 },
  corner: { position: 'absolute', top: 7 },
  centred: { textAlign: 'center' },
  fill: { flexShrink: 1, flexGrow: 1 },
  shrink: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  heads: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  saved: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingHorizontal: 14,
    paddingVertical: 8,
    minHeight: 56,
  },
});
