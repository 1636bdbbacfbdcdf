import { router } from 'expo-router';
import { useState, type ReactNode } from 'react';
import {
  KeyboardAvoidingView,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useText } from '@/components/i18n/LanguageProvider';
import { useShelf, useShelfState } from '@/components/saves/SavesProvider';
import { DropNotice } from '@/components/sharing/DropNotice';
import { ImportSheet } from '@/components/sharing/ImportSheet';
import { useDrops } from '@/components/sharing/useDrops';
import { useImporting, type Importing } from '@/components/sharing/useImporting';
import { SaveNotice } from '@/components/table/SaveNotice';
import { SheetStage } from '@/components/table/SheetStage';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { GameSheets, type OpenedSheet } from './GameSheets';
import { ContinueTicket } from './SavedGames';
import { boxFor, Ledge, ledgeHeight, Scene } from './ShelfHead';
import { ShelfContents } from './ShelfContents';
import { shelfStrings } from './strings';
import { UndoBar } from './UndoBar';
import { useDeletion } from './useDeletion';

const openSaved = ({ id, game, finished }: SavedGame) =>
  router.push({ pathname: finished ? '/[game]/result' : '/[game]/play', params: { game, id } });

/** The first screen: the games on their ledge, and what can be done with them. */
export function Shelf() {
  const shelf = useShelf();
  const state = useShelfState();
  const words = useText(shelfStrings);
  const deletion = useDeletion();
  const importing = useImporting();
  const hovering = useDrops(importing.takeFile);
  const [sheet, setSheet] = useState<OpenedSheet | null>(null);
  const [now] = useState(() => Date.now());
  const theme = useTheme();

  const stays = ({ id }: { id: string }) => !deletion.going.some((going) => going.id === id);
  const games = state.games.filter(stays);
  const newest = games.find(({ finished }) => !finished);
  const onMenu = ({ id }: SavedGame) => setSheet({ kind: 'menu', id });
  const asked = sheet && games.find(({ id }) => id === sheet.id);

  return (
    <View style={[styles.screen, { backgroundColor: theme.paper }]}>
      <Layout
        ticket={
          newest && <ContinueTicket saved={newest} now={now} onOpen={openSaved} onMenu={onMenu} />
        }
      >
        <ShelfContents
          games={games}
          newest={newest}
          broken={state.broken.filter(stays)}
          unreadable={state.unreadable}
          now={now}
          onOpen={openSaved}
          onMenu={onMenu}
          onDelete={deletion.remove}
          onImport={importing.open}
          onReload={() => void shelf.load()}
        />
      </Layout>
      <SaveNotice troubles={words.unsaved} />
      <UndoBar {...deletion} />
      <KeyboardAvoidingView behavior="height" style={styles.sheets}>
        <SheetStage>
          {sheet && asked ? (
            <GameSheets
              key={sheet.kind}
              sheet={sheet}
              saved={asked}
              now={now}
              onSheet={setSheet}
              onOpen={openSaved}
              onDelete={deletion.remove}
            />
          ) : (
            importSheet(importing)
          )}
        </SheetStage>
      </KeyboardAvoidingView>
      {hovering && <DropNotice />}
    </View>
  );
}

/** With the key that tells one step of an import from the next. */
function importSheet(importing: Importing) {
  const { step } = importing.state;
  return step === 'closed' ? null : (
    <ImportSheet key={`import-${step}`} importing={importing} onOpen={openSaved} />
  );
}

interface LayoutProps {
  /** The newest running game: in sight before anything is scrolled. */
  ticket: ReactNode;
  children: ReactNode;
}

/** Below this width two halves would both be too narrow. */
const TWO_HALVES = 560;

function Layout(props: LayoutProps) {
  const { width, height } = useWindowDimensions();
  return width > height && width >= TWO_HALVES ? <Sideways {...props} /> : <Upright {...props} />;
}

/** From this width on the scene is a low band and things stand further apart. */
const WIDE = 700;

/** Everything under one another: the valley, the game that goes on, the boxes, the rest. */
function Upright({ ticket, children }: LayoutProps) {
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  // The more there is to touch, the less sky: a new game is in sight as well.
  const share = ticket ? 0.3 : 0.38;
  const sky = Math.min(width >= WIDE ? width * 0.34 : width * 0.66, height * share, 360);
  const box = Math.min(300, (width - 36) / 2, height / 2);
  return (
    <ScrollView contentContainerStyle={{ paddingBottom: insets.bottom + 24 }}>
      <View role="main">
        <Scene width={width} height={Math.round(sky + insets.top)} top={insets.top} />
        {ticket && (
          <View style={[styles.ground, { backgroundColor: theme.land.plain }]}>
            <View style={styles.ticket}>{ticket}</View>
          </View>
        )}
        <Ledge width={width} box={box} />
        <View style={styles.contents}>{children}</View>
      </View>
    </ScrollView>
  );
}

/** The valley and the boxes stand still on the left; what one touches is on the right. */
function Sideways({ ticket, children }: LayoutProps) {
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const half = Math.round(Math.min((width - insets.left) * 0.46, 620)) + insets.left;
  const box = Math.min(300, (half - insets.left - 36) / 2, boxFor(height * 0.5));
  return (
    <View role="main" style={styles.halves}>
      <View style={{ width: half }}>
        <Scene
          width={half}
          height={Math.ceil(height - ledgeHeight(box)) + 4}
          top={insets.top + (height > WIDE ? 24 : 0)}
        />
        <View style={styles.onScene}>
          <Ledge width={half} box={box} />
        </View>
      </View>
      <ScrollView
        style={styles.screen}
        contentContainerStyle={{
          paddingTop: insets.top + 4,
          paddingRight: insets.right,
          paddingBottom: insets.bottom + 24,
        }}
      >
        <View style={styles.contents}>
          {ticket}
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  // Names and codes are typed on sheets: they lie above the keyboard.
  sheets: {
    position: 'absolute',
    top: 0,
    left: 0,
    right: 0,
    height: '100%',
    pointerEvents: 'box-none',
  },
  halves: { flex: 1, flexDirection: 'row' },
  ground: { marginTop: -2, paddingHorizontal: 12, paddingBottom: 4 },
  ticket: { alignSelf: 'center', width: '100%', maxWidth: 640, marginTop: -8 },
  onScene: { marginTop: -4 },
  contents: {
    alignSelf: 'center',
    width: '100%',
    maxWidth: 640,
    paddingHorizontal: 16,
    paddingTop: 12,
    gap: 10,
  },
});
