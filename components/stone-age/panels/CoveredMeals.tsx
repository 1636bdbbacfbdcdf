import { StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { Live } from '@/components/stone-age/panels/Live';
import { piecesOf } from '@/components/stone-age/panels/payment';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Bundle } from '@/machines/stone-age/vocabulary';

export interface CoveredMealsProps {
  bundle: Bundle;
  missing: number;
}

/** Every missing food with the resource that stands in for it. */
export function CoveredMeals({ bundle, missing }: CoveredMealsProps) {
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const pieces = piecesOf(bundle);
  const state = strings.feed.covered(pieces.length, missing);
  return (
    <Live sentence={`${state}: ${strings.bundle(bundle)}`} testID="covered">
      <Slab surface={theme.quiet} cuts="none" seed={14} style={styles.strip}>
        <View style={styles.meals}>
          {Array.from({ length: missing }, (_, i) => {
            const kind = pieces[i];
            return (
              <View key={i} style={styles.meal}>
                <Sign name="food" size={26} opacity={kind ? 1 : 0.4} />
                {kind && <Sign name={kind} size={30} style={styles.stead} />}
              </View>
            );
          })}
        </View>
        <View style={styles.state}>
          <Tick met={pieces.length === missing} size={22} />
          <Words face="display" step="lead" colour={theme.quiet.text}>
            {state}
          </Words>
        </View>
      </Slab>
    </Live>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
    paddingHorizontal: 12,
    paddingVertical: 6,
  },
  meals: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, flexShrink: 1 },
  meal: { width: 44, height: 34 },
  stead: { position: 'absolute', right: 0, bottom: 0 },
  state: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
