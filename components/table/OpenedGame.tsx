import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useShelf } from '@/components/saves/SavesProvider';
import { Lost } from '@/components/shelf/Lost';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Opening } from '@/machines/saves/shelfTypes';

export type Found = Extract<Opening, { ok: true }>;

export interface OpenedGameProps {
  /** Which saved game. */
  id: string;
  children: (found: Found) => ReactNode;
}

/** Takes a game off the shelf; says so where that cannot be done. */
export function OpenedGame({ id, children }: OpenedGameProps) {
  const shelf = useShelf();
  const theme = useTheme();
  const { errors } = useStrings();
  const [opening, setOpening] = useState<Opening | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    void shelf.open(id).then((opened) => {
      if (wanted) setOpening(opened);
    });
    return () => {
      wanted = false;
    };
  }, [shelf, id, tries]);

  if (!opening) return <View style={[styles.fill, { backgroundColor: theme.paper }]} />;
  if (!opening.ok) {
    return (
      <Lost
        sentence={errors.save[opening.fault]}
        // A device that does not answer now may answer in a moment.
        onRetry={opening.fault === 'unreadable' ? () => setTries(tries + 1) : undefined}
      />
    );
  }
  return children(opening);
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
