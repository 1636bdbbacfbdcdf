import { StyleSheet, View } from 'react-native';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import {
  GameBox,
  gameBoxHeight,
  ShelfLedge,
  ShelfScene,
  type BoxedGame,
} from '@/components/stone-age/art/valleyShelf';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { shelfStrings } from './strings';
import { Wordmark } from './Wordmark';

const { min, max } = stoneAgeGame.seats;

/** What a ledge needs beside its boxes: the wall above them and the brow below. */
const AROUND_BOXES = 44;

export const ledgeHeight = (box: number): number => gameBoxHeight(box) + AROUND_BOXES;
/** How wide boxes may be on a ledge of that height. */
export const boxFor = (height: number): number =>
  Math.max(0, height - AROUND_BOXES) / gameBoxHeight(1);

export interface SceneProps {
  width: number;
  /** With the status bar, which the name keeps clear of. */
  height: number;
  top: number;
}

/** The valley with the name over it. */
export function Scene({ width, height, top }: SceneProps) {
  const strings = useStrings();
  const theme = useTheme();
  const name = Math.min((height - top) * 1.25, width * 0.84, 460);
  return (
    <View style={{ width, height }}>
      <View style={StyleSheet.absoluteFill}>
        <ShelfScene width={width} height={height} theme={theme} />
      </View>
      <View style={[styles.head, { paddingTop: top + 8 }]}>
        <Wordmark name={strings.name} width={name} />
        <ReasonLabel text={strings.tagline} style={styles.tagline} />
      </View>
    </View>
  );
}

/** The games in their boxes, on a ledge of rock. */
export function Ledge({ width, box }: { width: number; box: number }) {
  const strings = useStrings();
  const theme = useTheme();
  const stoneAge = useText(stoneAgeStrings);
  const { aurignac } = useText(shelfStrings);
  const height = ledgeHeight(box);
  return (
    <View style={{ width, height }}>
      <View style={StyleSheet.absoluteFill}>
        <ShelfLedge width={width} height={height} theme={theme} />
      </View>
      <View style={styles.boxes}>
        <Box
          game="stoneAge"
          width={box}
          title={stoneAge.title}
          subtitle={strings.shelf.seats(min, max)}
        />
        <Box
          game="aurignac"
          width={box}
          title={aurignac.title}
          subtitle={aurignac.line}
          soon={strings.shelf.soon}
        />
      </View>
    </View>
  );
}

interface BoxProps {
  game: BoxedGame;
  width: number;
  title: string;
  subtitle: string;
  soon?: string;
}

/** The picture of a box is silent: the view round it says what it is. */
function Box({ title, subtitle, soon, ...box }: BoxProps) {
  const name = [title, subtitle, soon].filter(Boolean).join(', ');
  return (
    <View role="img" aria-label={name} accessible>
      <GameBox {...box} title={title} subtitle={subtitle} soon={soon} />
    </View>
  );
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: 2 },
  tagline: { alignSelf: 'center', maxWidth: '88%' },
  boxes: { flexDirection: 'row', justifyContent: 'center', gap: 12, paddingTop: 18 },
});
