import { FACES } from '@/components/faces';
import { useShelf } from '@/components/saves/SavesProvider';
import { newSeed } from '@/components/saves/chance';
import { KeepAwake } from '@/components/settings/KeepAwake';
import { useSettings } from '@/components/settings/SettingsProvider';
import { Announcer } from '@/components/table/Announcer';
import { OpenedGame, type Found } from '@/components/table/OpenedGame';
import { SaveNotice } from '@/components/table/SaveNotice';
import { OneWindow } from '@/components/windows/OneWindow';
import type { GameId } from '@/machines/games';

export interface GameScreenProps {
  /** Which saved game. */
  id: string;
  onLeave(): void;
  /** Another saved game, just begun. */
  onOpen(id: string): void;
}

/** The same players at another deal. */
export function useAgain(onOpen: (id: string) => void) {
  const shelf = useShelf();
  return ({ game, save, players }: Found) =>
    onOpen(shelf.begin({ game, name: save.name, players, setup: save.setup, seed: newSeed() }));
}

export interface PlayScreenProps extends GameScreenProps {
  onSettings(): void;
}

/** A game on the table, exactly as it was left. Every move is written down at once. */
export function PlayScreen({ id, onLeave, onOpen, onSettings }: PlayScreenProps) {
  const shelf = useShelf();
  const { handOver } = useSettings();
  const again = useAgain(onOpen);
  return (
    <OneWindow id={id} onLeave={onLeave}>
      <OpenedGame id={id}>
        {(found) => {
          const { game, save, players, playthrough, lookOnly } = found;
          const { Table } = FACES[game.id as GameId];
          return (
            <Announcer>
              <KeepAwake />
              <Table
                input={{ players, playthrough, undoer: save.undoer, lookOnly, handOver }}
                onChange={(standing) => shelf.save(id, standing)}
                onLeave={onLeave}
                onAgain={() => again(found)}
                onSettings={onSettings}
              />
              <SaveNotice found={found} />
            </Announcer>
          );
        }}
      </OpenedGame>
    </OneWindow>
  );
}

/** How a finished game came out. */
export function ResultRouteScreen({ id, onLeave, onOpen }: GameScreenProps) {
  const again = useAgain(onOpen);
  return (
    <OpenedGame id={id}>
      {(found) => {
        const { Result } = FACES[found.game.id as GameId];
        return (
          <Announcer>
            <Result
              players={found.players}
              playthrough={found.playthrough}
              onAgain={() => again(found)}
              onLeave={onLeave}
            />
          </Announcer>
        );
      }}
    </OpenedGame>
  );
}
