import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { useStorage } from '@/components/saves/SavesProvider';
import { HANDS_OVER_BY, handOver } from '@/components/sharing/handOver';
import { sharingStrings } from '@/components/sharing/strings';
import { Told } from '@/components/sharing/Told';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { rescueFile } from '@/machines/saves/gameFile';
import type { BrokenGame } from '@/machines/saves/shelfTypes';
import { shelfStrings } from './strings';

export interface BrokenRowProps {
  broken: BrokenGame;
  seed: number;
  onDelete: () => void;
}

/** A game that cannot be opened: why, and what can still be done with its bytes. */
export function BrokenRow({ broken, seed, onDelete }: BrokenRowProps) {
  const theme = useTheme();
  const storage = useStorage();
  const { actions, errors } = useStrings();
  const words = useText(shelfStrings);
  const { share } = useText(sharingStrings);
  const [sent, setSent] = useState<boolean | null>(null);
  const rescue = async () => {
    try {
      setSent(await handOver(await rescueFile(storage, broken.id)));
    } catch {
      setSent(false);
    }
  };
  const done = HANDS_OVER_BY === 'download' ? share.downloaded : share.sent;
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
      <Told sentence={sent === null ? '' : sent ? done : share.notSent} failed={sent === false} />
    </Slab>
  );
}

const styles = StyleSheet.create({
  broken: { padding: 12, gap: 8 },
  buttons: { flexDirection: 'row', gap: 8 },
  export: { flexGrow: 1, flexShrink: 1 },
});
