import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { prunable } from '@/machines/saves/budget';
import type { SavedGame } from '@/machines/saves/shelfTypes';

export interface PruneOfferProps {
  /** All that take up room. */
  games: readonly SavedGame[];
  onDelete(saved: SavedGame): void;
}

/** Past the budget: asks whether the oldest finished games may go. Nothing goes by itself. */
export function PruneOffer({ games, onDelete }: PruneOfferProps) {
  const { errors, actions } = useStrings();
  const theme = useTheme();
  const [declined, setDeclined] = useState(false);
  const going = prunable(games);
  if (declined || going.length === 0) return null;
  return (
    <Slab seed={11} style={styles.offer}>
      <Words role="alert" colour={theme.button.text} style={styles.sentence}>
        {errors.tooMuchSaved(going.length)}
      </Words>
      <View style={styles.buttons}>
        <SlabButton
          label={errors.keepAll}
          tone="main"
          step="lead"
          onPress={() => setDeclined(true)}
        />
        <SlabButton
          label={actions.delete}
          tone="quiet"
          step="lead"
          onPress={() => going.forEach(onDelete)}
        />
      </View>
    </Slab>
  );
}

const styles = StyleSheet.create({
  offer: { padding: 14, gap: 10 },
  sentence: { flexShrink: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
