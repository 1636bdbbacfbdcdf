import { StyleSheet, View } from 'react-native';

import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import { cheapest, dearest, moveFor } from '@/components/stone-age/panels/payment';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { worth } from '@/machines/stone-age/paying';
import type { Bundle } from '@/machines/stone-age/vocabulary';

export interface SuggestionsProps {
  moves: readonly Bundle[];
  bundle: Bundle;
  onPick: (bundle: Bundle) => void;
}

/** For buildings that score what is paid: the least one can pay, and the most it can score. */
export function Suggestions({ moves, bundle, onPick }: SuggestionsProps) {
  const strings = useText(stoneAgeStrings);
  const { cheapest: least, mostPoints } = strings.panels.pay;
  const { scale } = useSheetRoom();
  const offers = [
    { name: least, move: cheapest(moves) },
    { name: mostPoints, move: dearest(moves) },
  ];
  return (
    <View style={styles.row}>
      {offers.map(({ name, move }, i) => {
        if (!move) return null;
        const chosen = moveFor([move], bundle) !== undefined;
        return (
          <SlabButton
            key={name}
            label={name}
            sub={strings.points(worth(move))}
            tone={chosen ? 'chosen' : 'button'}
            selected={chosen}
            step="body"
            seed={i + 6}
            onPress={() => onPick(move)}
            style={[styles.suggestion, { flexBasis: 120 * scale }]}
          />
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  suggestion: { flexGrow: 1 },
});
