import { StyleSheet, View } from 'react-native';
import { Slab } from '@/components/art/surfaces/Slab';
import { useText } from '@/components/i18n/LanguageProvider';
import type { Decision } from '@/components/stone-age/decision';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Move } from '@/machines/stone-age/vocabulary';
import { HintPlate } from './HintPlate';
import { useHintWords } from './useHintWords';
import type { Hinting } from './useHints';

export interface PanelHintsProps extends Pick<Decision, 'position' | 'players' | 'seat'> {
  hinting: Hinting | undefined;
  /** Lays a move out, so that the panel's own button makes it. */
  onLay: (move: Move) => void;
}

/** The elder's advice at the head of a sheet. */
export function PanelHints({ hinting, position, players, seat, onLay }: PanelHintsProps) {
  const theme = useTheme();
  const { hints } = useText(stoneAgeStrings);
  const { tight } = useSheetRoom();
  const told = useHintWords({ hinting, position, players });
  if (!hinting || hinting.state === 'asleep') return null;
  if (hinting.state !== 'told') {
    return (
      <Words colour={theme.text2} testID="hint-state">
        {hinting.state === 'thinking' ? hints.thinking : hints.failed}
      </Words>
    );
  }
  return (
    <View role="group" aria-label={hints.title} testID="hint-plate">
      <Slab
        surface={{ ground: theme.paper2, text: theme.text, key: theme.key }}
        cuts="none"
        seed={14}
        thickness={3}
        style={[styles.slab, tight && styles.tight]}
      >
        <HintPlate
          told={told}
          shown={hinting.shown}
          seat={seat}
          onShow={hinting.show}
          onPick={(index) => {
            const hint = hinting.hints[index];
            if (!hint) return;
            onLay(hint.move);
            hinting.close();
          }}
          onClose={hinting.close}
        />
      </Slab>
    </View>
  );
}

const styles = StyleSheet.create({
  slab: { padding: 10 },
  tight: { padding: 6 },
});
