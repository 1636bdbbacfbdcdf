import { router } from 'expo-router';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
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
import { Words } from '@/components/theme/Words';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { shelfStrings } from './strings';
import { Wordmark } from './Wordmark';

const { min, max } = stoneAgeGame.seats;
const TABLES = Array.from({ length: max - min + 1 }, (_, more) => min + more);

/** From this width on the scene is a low band and things stand further apart. */
const WIDE = 700;

/** The first screen: the games on their ledge, and what can be done with them. */
export function Shelf() {
  const strings = useStrings();
  const stoneAge = useText(stoneAgeStrings);
  const soon = useText(shelfStrings);
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const wide = width >= WIDE;
  const sky = Math.min(wide ? width * 0.34 : width * 0.7, height * 0.42, 360);
  const scene = Math.round(sky + insets.top);
  const box = Math.min(300, (width - 36) / 2, height / 2);
  const ledge = gameBoxHeight(box) + 44;

  return (
    <ScrollView
      style={{ backgroundColor: theme.paper }}
      contentContainerStyle={{ paddingBottom: insets.bottom + 24 }}
    >
      <View role="main">
        <View style={{ height: scene }}>
          <View style={StyleSheet.absoluteFill}>
            <ShelfScene width={width} height={scene} theme={theme} />
          </View>
          <View style={[styles.head, { paddingTop: insets.top + 8 }]}>
            <Wordmark name={strings.name} width={Math.min(sky * 1.25, width * 0.84)} />
            <ReasonLabel text={strings.tagline} style={styles.tagline} />
          </View>
        </View>

        <View style={{ height: ledge }}>
          <View style={StyleSheet.absoluteFill}>
            <ShelfLedge width={width} height={ledge} theme={theme} />
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
              title={soon.aurignac.title}
              subtitle={soon.aurignac.line}
              soon={strings.shelf.soon}
            />
          </View>
        </View>

        <View style={styles.section}>
          <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
            {strings.shelf.watch}
          </Words>
          <Words colour={theme.text2}>{stoneAge.title}</Words>
          <View style={styles.buttons}>
            {TABLES.map((seats) => (
              <SlabButton
                key={seats}
                label={strings.bots(seats)}
                name={strings.shelf.watchBots(seats)}
                tone={seats === 3 ? 'main' : 'button'}
                step="lead"
                cuts="corners"
                seed={seats}
                style={styles.button}
                onPress={() =>
                  router.push({
                    pathname: '/[game]/watch',
                    params: { game: stoneAgeGame.id, players: seats },
                  })
                }
              />
            ))}
          </View>
        </View>
      </View>
    </ScrollView>
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
  tagline: { alignSelf: 'center' },
  boxes: { flexDirection: 'row', justifyContent: 'center', gap: 12, paddingTop: 18 },
  section: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 640,
    paddingHorizontal: 16,
    paddingTop: 12,
    gap: 4,
  },
  buttons: { flexDirection: 'row', gap: 10, paddingTop: 8 },
  button: { flex: 1 },
});
