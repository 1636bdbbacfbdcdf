import { router } from 'expo-router';
import { useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { useShelf, useShelfState } from '@/components/saves/SavesProvider';
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
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { ContinueTicket, SavedRow } from './SavedGames';
import { shelfStrings } from './strings';
import { Wordmark } from './Wordmark';

const { min, max } = stoneAgeGame.seats;

const TABLES = Array.from({ length: max - min + 1 }, (_, more) => min + more);

const openSaved = ({ id, game, finished }: SavedGame) =>
  router.push({ pathname: finished ? '/[game]/result' : '/[game]/play', params: { game, id } });

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
  const shelf = useShelf();
  const { games } = useShelfState();
  const [now] = useState(() => Date.now());
  const newest = games.find(({ finished }) => !finished);
  const others = games.filter((saved) => saved !== newest);

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
          {newest && <ContinueTicket saved={newest} now={now} onOpen={openSaved} />}
          <SlabButton
            label={strings.shelf.newGame}
            icon="plus"
            tone="main"
            step="heading"
            onPress={() =>
              router.push({ pathname: '/[game]/new', params: { game: stoneAgeGame.id } })
            }
            testID="new-game"
          />
          {others.length > 0 && (
            <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
              {strings.shelf.savedGames}
            </Words>
          )}
          {others.map((saved, i) => (
            <SavedRow
              key={saved.id}
              saved={saved}
              now={now}
              seed={i + 3}
              onOpen={openSaved}
              onDelete={({ id }) => shelf.remove(id)}
            />
          ))}
          <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
            {strings.shelf.watch}
          </Words>
          <View style={styles.buttons}>
            {TABLES.map((seats) => (
              <SlabButton
                key={seats}
                label={strings.bots(seats)}
                name={strings.shelf.watchBots(seats)}
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
          <SlabButton
            label={strings.shelf.settings}
            icon="gear"
            tone="quiet"
            step="lead"
            onPress={() => router.push('/settings')}
            testID="settings"
          />
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
    gap: 10,
  },
  buttons: { flexDirection: 'row', gap: 10 },
  button: { flex: 1 },
});
