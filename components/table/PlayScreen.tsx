import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { FACES } from '@/components/faces';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useShelf } from '@/components/saves/SavesProvider';
import { newSeed } from '@/components/saves/chance';
import { useSettings } from '@/components/settings/SettingsProvider';
import { Lost } from '@/components/shelf/Lost';
import { Announcer } from '@/components/table/Announcer';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { GameId } from '@/machines/games';
import type { Opening } from '@/machines/saves/shelfTypes';

export interface PlayScreenProps {
  /** Which saved game. */
  id: string;
  onLeave(): void;
  /** Another saved game. */
  onOpen(id: string): void;
  onSettings(): void;
}

/** Takes a game off the shelf and lays it on the table, exactly as it was left. */
export function PlayScreen({ id, onLeave, onOpen, onSettings }: PlayScreenProps) {
  const shelf = useShelf();
  const theme = useTheme();
  const { errors } = useStrings();
  const { handOver } = useSettings();
  const [opening, setOpening] = useState<Opening | null>(null);

  useEffect(() => {
    let wanted = true;
    void shelf.open(id).then((opened) => {
      if (wanted) setOpening(opened);
    });
    return () => {
      wanted = false;
    };
  }, [shelf, id]);

  if (!opening) return <View style={[styles.fill, { backgroundColor: theme.paper }]} />;
  if (!opening.ok) return <Lost sentence={errors.broken} />;
  const { game, players, playthrough, save } = opening;
  const { Table } = FACES[game.id as GameId];
  return (
    <Announcer>
      <Table
        input={{ players, playthrough, handOver }}
        onChange={(next, position) => shelf.save(id, { playthrough: next, position })}
        onLeave={onLeave}
        onAgain={() =>
          onOpen(
            shelf.begin({ game, name: save.name, players, setup: save.setup, seed: newSeed() }),
          )
        }
        onSettings={onSettings}
      />
    </Announcer>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
