import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Bubble } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { botsReasons } from '@/components/stone-age/hints/botsReasons';
import { whyWords } from '@/components/stone-age/hints/hintWords';
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
  /** Which move it came of. */
  index: number;
  onClose(): void;
}

/** Says which moment of the game the board shows, why a bot did it, and leads back to now. */
export function PastBar({ game, layout, moment, index, onClose }: PastBarProps) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { x, y, width } = layout.valley;
  const { playthrough } = game.table;
  const reasons = useMemo(
    () => botsReasons(playthrough, game.players, index),
    [playthrough, game.players, index],
  );
  return (
    <View style={[styles.bar, { left: x + 10, top: y + 8, width: width - 20 }]}>
      <Bubble side="bottom" style={styles.bubble}>
        <Words colour={theme.plate.text} style={styles.words} aria-live="polite">
          {tell(strings, game.players, moment.news, game.holdsDevice)}
        </Words>
        {reasons.length > 0 && (
          <Words colour={theme.plate.text} style={styles.words} testID="bots-reasons">
            <Words face="strong" colour={theme.plate.text}>
              {strings.hints.why}
            </Words>{' '}
            {whyWords(strings, game.players, reasons).join(' ')}
          </Words>
        )}
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
