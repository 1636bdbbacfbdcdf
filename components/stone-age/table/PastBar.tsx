import { StyleSheet, View } from 'react-native';
import { Bubble } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout } from '@/components/stone-age/layout';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { tell } from '@/components/stone-age/telling';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { OpenGame } from './useGame';
import type { StoneAgeMoment } from './useStage';

export interface PastBarProps {
  game: OpenGame;
  layout: BoardLayout;
  moment: StoneAgeMoment;
  onClose(): void;
}

/** Says which moment of the game the board shows, and leads back to now. */
export function PastBar({ game, layout, moment, onClose }: PastBarProps) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { x, y, width } = layout.valley;
  return (
    <View style={[styles.bar, { left: x + 10, top: y + 8, width: width - 20 }]}>
      <Bubble side="bottom" style={styles.bubble}>
        <Words colour={theme.plate.text} style={styles.words} aria-live="polite">
          {tell(strings, game.players, moment.news, game.holdsDevice)}
        </Words>
        <SlabButton
          label={shared.table.backToNow}
          tone="main"
          step="lead"
          onPress={onClose}
          testID="back-to-now"
        />
      </Bubble>
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { position: 'absolute' },
  bubble: { alignSelf: 'stretch', gap: 8 },
  words: { flexShrink: 1 },
});
