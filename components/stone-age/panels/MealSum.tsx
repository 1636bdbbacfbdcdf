import { StyleSheet, View } from 'react-native';

import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import type { HungryMeal } from '@/components/stone-age/panels/feeding';
import { Figure } from '@/components/stone-age/panels/Figure';
import { saidAs } from '@/components/stone-age/panels/panelProps';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

/** What there was, what the fields gave, what is needed and what is missing, as one sum. */
export function MealSum({ meal }: { meal: HungryMeal }) {
  const { before, harvest, need, missing } = meal;
  const theme = useTheme();
  const { scale } = useSheetRoom();
  const part = [styles.part, { flexBasis: 70 * scale }];
  const shared = useStrings();
  const { feed } = useText(stoneAgeStrings).panels;
  const parts: readonly { sign: SignName; figure: string; words: string }[] = [
    { sign: 'food', figure: shared.number(before), words: feed.before },
    { sign: 'agriculture', figure: shared.signed(harvest), words: feed.harvest },
    { sign: 'worker', figure: shared.signed(-need), words: feed.need(need) },
  ];
  return (
    <View {...saidAs(feed.sum(before, harvest, need, missing))} style={styles.row}>
      {parts.map(({ sign, figure, words }) => (
        <View key={sign} style={part}>
          <View style={styles.figure}>
            <Sign name={sign} size={30} />
            <Figure step="heading">{figure}</Figure>
          </View>
          <Words step="small" colour={theme.text2} style={styles.centred}>
            {words}
          </Words>
        </View>
      ))}
      <View style={part}>
        <Slab surface={theme.chosen} cuts="none" thickness={3} seed={7} style={styles.missing}>
          <View style={styles.figure}>
            <Words face="strong" step="title" colour={theme.chosen.text}>
              =
            </Words>
            <Figure step="heading" colour={theme.chosen.text}>
              {shared.signed(-missing)}
            </Figure>
          </View>
          <Words face="strong" step="small" colour={theme.chosen.text} style={styles.centred}>
            {feed.missing}
          </Words>
        </Slab>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  part: { flexGrow: 1, alignItems: 'center' },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  missing: { alignItems: 'center', paddingHorizontal: 8, paddingVertical: 4, alignSelf: 'stretch' },
  centred: { textAlign: 'center' },
});
