import { useState } from 'react';
import { useShelf } from '@/components/saves/SavesProvider';
import {
  putOnShelf,
  readImport,
  twinOf,
  type ImportedGame,
  type ImportFault,
} from '@/machines/saves/importing';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import type { Picked } from './picked';

/** How far an import has come. */
export type ImportState =
  | { step: 'closed' }
  | { step: 'asking'; refused: ImportFault['fault'] | null }
  /** The very same game lies on the shelf: does anyone want it twice? */
  | { step: 'known'; imported: ImportedGame; twin: SavedGame }
  /** `other` comes from the same deal and stands elsewhere. */
  | { step: 'done'; saved: SavedGame; other: SavedGame | null };

export interface Importing {
  state: ImportState;
  open(): void;
  close(): void;
  /** Takes in what was pasted. */
  takeText(text: string): void;
  /** Takes in what was chosen or dropped. */
  takeFile(picked: Picked): void;
  /** Lays the game on the shelf although it is there. */
  copy(): void;
}

/** Games from other devices: checked, never trusted, and laid beside all others. */
export function useImporting(): Importing {
  const shelf = useShelf();
  const [state, setState] = useState<ImportState>({ step: 'closed' });
  const refuse = (refused: ImportFault['fault']) => setState({ step: 'asking', refused });
  const lay = (imported: ImportedGame, other: SavedGame | null) => {
    const id = putOnShelf(shelf, imported);
    const saved = shelf.state().games.find((game) => game.id === id);
    setState(saved ? { step: 'done', saved, other } : { step: 'closed' });
  };
  const takeText = (text: string) => {
    const reading = readImport(text);
    if (!reading.ok) return refuse(reading.fault);
    const { imported } = reading;
    const twin = twinOf(shelf.state().games, imported);
    if (twin?.alike) setState({ step: 'known', imported, twin: twin.saved });
    else lay(imported, twin?.saved ?? null);
  };
  return {
    state,
    open: () => setState({ step: 'asking', refused: null }),
    close: () => setState({ step: 'closed' }),
    takeText,
    takeFile: (picked) => (picked.ok ? takeText(picked.text) : refuse(picked.fault)),
    copy: () => {
      if (state.step === 'known') lay(state.imported, null);
    },
  };
}
