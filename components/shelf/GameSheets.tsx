import { useShelf } from '@/components/saves/SavesProvider';
import { ShareSheet } from '@/components/sharing/ShareSheet';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { GameMenu } from './GameMenu';
import { RenameSheet } from './RenameSheet';
import { useStory } from './story';

/** Which sheet lies over the shelf, and for which game. */
export interface OpenedSheet {
  kind: 'menu' | 'rename' | 'share';
  id: string;
}

export interface GameSheetsProps {
  sheet: OpenedSheet;
  saved: SavedGame;
  now: number;
  /** Another sheet, or none. */
  onSheet(sheet: OpenedSheet | null): void;
  onOpen(saved: SavedGame): void;
  onDelete(id: string, title: string): void;
}

/** The menu of a game, and what it leads to. */
export function GameSheets({ sheet, saved, now, onSheet, onOpen, onDelete }: GameSheetsProps) {
  const shelf = useShelf();
  const { title } = useStory(saved);
  const { id } = saved;
  const close = () => onSheet(null);
  switch (sheet.kind) {
    case 'menu':
      return (
        <GameMenu
          saved={saved}
          now={now}
          onClose={close}
          onOpen={() => {
            close();
            onOpen(saved);
          }}
          onRename={() => onSheet({ kind: 'rename', id })}
          onShare={() => onSheet({ kind: 'share', id })}
          onDelete={() => {
            close();
            onDelete(id, title);
          }}
        />
      );
    case 'rename':
      return (
        <RenameSheet
          saved={saved}
          onClose={close}
          onRename={(name) => {
            if (name !== saved.name) shelf.rename(id, name);
            close();
          }}
        />
      );
    case 'share':
      return <ShareSheet id={id} title={title} onClose={close} />;
  }
}
