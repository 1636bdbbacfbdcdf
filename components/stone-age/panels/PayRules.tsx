import { StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { kindsIn, minus } from '@/components/stone-age/panels/payment';
import { Slot } from '@/components/stone-age/panels/Slot';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { total, type Demand } from '@/machines/stone-age/paying';
import type { Bundle } from '@/machines/stone-age/vocabulary';

export interface PayRulesProps {
  bundle: Bundle;
  owned: Bundle;
  demand: Demand;
}

/** What a payment has to be, each rule with whether it is met; kinds are drawn as boxes to fill. */
export function PayRules({ bundle, owned, demand }: PayRulesProps) {
  const theme = useTheme();
  const { pay } = useText(stoneAgeStrings);
  const { tight } = useSheetRoom();
  const step = tight ? 'small' : 'body';
  const { least, most, kinds } = demand;
  const count = total(bundle);
  const chosen = kindsIn(bundle);
  const boxes = Math.max(kinds, chosen.length);
  return (
    <View style={styles.rules}>
      <View style={styles.rule}>
        <Tick met={count >= least && count <= most} size={22} />
        <Words face="strong" step={step}>
          {least === most
            ? pay.resourcesMet(count, most)
            : pay.resourcesBetween(count, least, most)}
        </Words>
      </View>
      {kinds > 0 && (
        <View style={styles.rule}>
          <Tick met={chosen.length === kinds} size={22} />
          {Array.from({ length: boxes }, (_, i) => {
            const kind = chosen[i];
            return (
              <Slot key={i} size={tight ? 24 : 28}>
                {kind && <Sign name={kind} size={tight ? 20 : 24} opacity={i < kinds ? 1 : 0.5} />}
              </Slot>
            );
          })}
          <Words face="strong" step={step}>
            {pay.kindsMet(chosen.length, kinds)}
          </Words>
        </View>
      )}
      {!(tight && kinds > 0) && (
        <Words step="small" colour={theme.text2} style={styles.keep}>
          {pay.keep(minus(owned, bundle))}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rules: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    rowGap: 4,
  },
  rule: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  keep: { flexShrink: 1 },
});
