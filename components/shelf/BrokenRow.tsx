import { StyleSheet, View } from 'react-native';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Told } from '@/components/sharing/Told';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { BrokenGame } from '@/machines/saves/shelfTypes';
import { shelfStrings } from './strings';
import { useRescue } from './useRescue';

export interface BrokenRowProps {
  broken: BrokenGame;
  seed: number;
  onDelete: () => void;
}

/** A game that cannot be opened: why, and what can still be done with its bytes. */
export function BrokenRow({ broken, seed, onDelete }: BrokenRowProps) {
  const theme = useTheme();
  const { actions, errors } = useStrings();
  const words = useText(shelfStrings);
  const { rescue, told } = useRescue(broken.id);
  return (
    <Slab seed={seed} surface={theme.off} style={styles.broken} testID="broken-game">
      <Words colour={theme.off.text}>{`${errors.save[broken.fault]} ${words.kept}`}</Words>
      <View style={styles.buttons}>
        <SlabButton
          label={words.exportBytes}
          icon="share"
          tone="quiet"
          step="lead"
          seed={seed + 1}
          onPress={() => void rescue()}
          style={styles.export}
          testID="export-bytes"
        />
        <SlabButton
          icon="bin"
          name={words.colon(actions.delete, words.brokenGame)}
          tone="quiet"
          seed={seed + 2}
          onPress={onDelete}
        />
      </View>
      <Told {...told} />
    </Slab>
  );
}

const styles = StyleSheet.create({
  broken: { padding: 12, gap: 8 },
  buttons: { flexDirection: 'row', gap: 8 },
  export: { flexGrow: 1, flexShrink: 1 },
});
