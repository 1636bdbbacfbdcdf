import { StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { logByRound } from '@/components/stone-age/log';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { LogSheet } from '@/components/table/LogSheet';
import type { OpenGame } from './useGame';

export interface TableLogProps {
  game: OpenGame;
  onClose(): void;
  onLeave(): void;
  onSettings(): void;
  /** Shows the board as it was then. */
  onShowMoment(index: number, moment: number): void;
}

/** Everything that has been shown, in plain words, and the ways out of the game. */
export function TableLog({ game, onClose, onLeave, onSettings, onShowMoment }: TableLogProps) {
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { players, table, holdsDevice, motion } = game;
  const groups = logByRound(table.playthrough, { shared, strings, players, viewer: holdsDevice });
  return (
    <LogSheet
      groups={groups}
      onShowMoment={onShowMoment}
      onClose={onClose}
      reduced={motion.reduced}
      footer={
        <View style={styles.ways}>
          <SlabButton
            label={shared.table.leave}
            hint={shared.table.leaveText}
            icon="back"
            step="lead"
            onPress={onLeave}
            style={styles.wide}
            testID="leave"
          />
          <SlabButton icon="gear" name={shared.settings.title} onPress={onSettings} />
        </View>
      }
    />
  );
}

const styles = StyleSheet.create({
  ways: { flex: 1, flexDirection: 'row', gap: 8, alignItems: 'center' },
  wide: { flexGrow: 1, flexShrink: 1 },
});
