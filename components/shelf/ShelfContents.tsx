import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useLanguage, useStrings, useText } from '@/components/i18n/LanguageProvider';
import { UpdateOffer } from '@/components/offline/UpdateOffer';
import { PruneOffer } from '@/components/saves/PruneOffer';
import { sharingStrings } from '@/components/sharing/strings';
import { useTheme } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import type { BrokenGame, SavedGame } from '@/machines/saves/shelfTypes';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { BrokenRow } from './BrokenRow';
import { GameList } from './GameList';
import { SavedRow } from './SavedGames';
import { titleOf } from './story';
import { shelfStrings } from './strings';

const { id: GAME, seats } = stoneAgeGame;
const TABLES = Array.from({ length: seats.max - seats.min + 1 }, (_, more) => seats.min + more);

export interface ShelfContentsProps {
  games: readonly SavedGame[];
  /** The one that is continued with a single touch: it is not listed again. */
  newest: SavedGame | undefined;
  broken: readonly BrokenGame[];
  /** The device could not be asked: games may be missing. */
  unreadable: boolean;
  now: number;
  onOpen(saved: SavedGame): void;
  onMenu(saved: SavedGame): void;
  onDelete(id: string, title: string): void;
  onImport(): void;
  onReload(): void;
}

/** Everything on the shelf but its picture and the newest game. */
export function ShelfContents(props: ShelfContentsProps) {
  const { games, newest, broken, unreadable, now, onOpen, onMenu, onDelete } = props;
  const { onImport, onReload } = props;
  const language = useLanguage();
  const listed = games.filter((saved) => saved !== newest);
  const { fontScale } = useWindow();
  const strings = useStrings();
  const words = useText(shelfStrings);
  const { import: importing } = useText(sharingStrings);
  const row = (saved: SavedGame, i: number) => (
    <SavedRow key={saved.id} saved={saved} now={now} seed={i + 3} onOpen={onOpen} onMenu={onMenu} />
  );
  return (
    <>
      <UpdateOffer />
      <SlabButton
        label={strings.shelf.newGame}
        icon="plus"
        tone="main"
        step="heading"
        onPress={() => router.push({ pathname: '/[game]/new', params: { game: GAME } })}
        testID="new-game"
      />
      <PruneOffer
        games={games}
        onDelete={(saved) => onDelete(saved.id, titleOf(saved, language))}
      />
      {unreadable && <Unreadable onReload={onReload} />}
      <GameList title={words.running} items={listed.filter(({ finished }) => !finished)}>
        {row}
      </GameList>
      <GameList title={words.finished} items={listed.filter(({ finished }) => finished)}>
        {row}
      </GameList>
      <GameList title={words.broken} items={broken}>
        {(each, i) => (
          <BrokenRow
            key={each.id}
            broken={each}
            seed={i + 5}
            onDelete={() => onDelete(each.id, words.brokenGame)}
          />
        )}
      </GameList>
      <Watch />
      <View style={styles.buttons}>
        <SlabButton
          label={importing.go}
          name={words.importGame}
          icon="download"
          tone="quiet"
          step="lead"
          seed={8}
          style={[styles.button, { flexBasis: 130 * fontScale }]}
          onPress={onImport}
          testID="import"
        />
        <SlabButton
          label={strings.shelf.settings}
          icon="gear"
          tone="quiet"
          step="lead"
          seed={4}
          style={[styles.button, { flexBasis: 130 * fontScale }]}
          onPress={() => router.push('/settings')}
          testID="settings"
        />
      </View>
    </>
  );
}

function Unreadable({ onReload }: { onReload: () => void }) {
  const theme = useTheme();
  const { actions } = useStrings();
  const { unlisted } = useText(shelfStrings);
  return (
    <View role="alert" aria-live="polite" style={styles.unreadable}>
      <Words colour={theme.warning} style={styles.sentence}>
        {unlisted}
      </Words>
      <SlabButton label={actions.tryAgain} icon="replay" step="lead" onPress={onReload} />
    </View>
  );
}

/** Games between bots, for whoever wants to look on. */
function Watch() {
  const theme = useTheme();
  const strings = useStrings();
  const { fontScale } = useWindow();
  return (
    <>
      <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
        {strings.shelf.watch}
      </Words>
      <View style={styles.buttons}>
        {TABLES.map((players) => (
          <SlabButton
            key={players}
            label={strings.bots(players)}
            name={strings.shelf.watchBots(players)}
            step="lead"
            cuts="corners"
            seed={players}
            style={[styles.button, { flexBasis: 92 * fontScale }]}
            onPress={() =>
              router.push({ pathname: '/[game]/watch', params: { game: GAME, players } })
            }
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  // Where large text leaves no room side by side, they lie under one another.
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
  button: { flexGrow: 1, flexShrink: 1 },
  unreadable: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  sentence: { flex: 1 },
});
