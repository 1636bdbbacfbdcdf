import { StyleSheet, View } from 'react-native';

import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { DieFace, Sign, Tool } from '@/components/stone-age/art/Pieces';
import { Live } from '@/components/stone-age/panels/Live';
import {
  asFaces,
  rollArithmetic,
  type RollTool,
} from '@/components/stone-age/panels/rollArithmetic';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Good } from '@/machines/stone-age/vocabulary';

export interface RollSumProps {
  dice: readonly number[];
  /** The tools in the sum. */
  tools: readonly RollTool[];
  good: Good;
  /** What is left of the good. */
  supply?: number;
  /** The dice are still rolling: nothing is told, but the room is kept. */
  hidden?: boolean;
}

/** More than this many of a good are not drawn one by one. */
const DRAWN = 4;

/** The arithmetic of a roll, die by die; heard anew whenever it changes. */
export function RollSum({ dice, tools, good, supply, hidden = false }: RollSumProps) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const values = tools.map(({ value }) => value);
  const roll = rollArithmetic(dice, values, good, supply);
  const { parts, sum, divisor, amount, taken, missing } = roll;
  const short = strings.roll.short(missing, amount + 1, good);
  const limited = taken < amount ? strings.panels.roll.supply(supply ?? 0, good) : undefined;
  const heard = [strings.roll.arithmetic(parts, divisor, good, amount), limited ?? short];
  const drawn = Math.min(taken, DRAWN);
  return (
    <Live
      sentence={hidden ? '' : heard.join('. ')}
      style={hidden && styles.hidden}
      testID="roll-sum"
    >
      <View style={styles.line}>
        {asFaces(dice).map((value, i) => (
          <View key={i} style={styles.part}>
            {i > 0 && <Plus />}
            <DieFace value={value} size={28} />
          </View>
        ))}
        {tools.map(({ bit, value, once }) => (
          <View key={`tool-${bit}`} style={styles.part}>
            <Plus />
            <Tool value={value} once={once} size={32} />
          </View>
        ))}
        <View style={styles.part}>
          <Words face="strong" step="lead" colour={theme.text2}>
            =
          </Words>
          <Words face="display" step="number">
            {shared.number(sum)}
          </Words>
        </View>
      </View>
      <View style={styles.result}>
        <View style={styles.part}>
          <Term>{shared.number(sum)}</Term>
          <Term plain>÷</Term>
          <Term>{shared.number(divisor)}</Term>
          <Term plain>=</Term>
          <Term colour={theme.title}>{shared.number(amount)}</Term>
        </View>
        <View style={styles.goods}>
          {Array.from({ length: drawn }, (_, i) => (
            <Sign key={i} name={good} size={32} style={i > 0 ? styles.overlapping : null} />
          ))}
          {taken === 0 && <Sign name={good} size={32} opacity={0.35} />}
        </View>
        <View style={styles.words}>
          <Words face="strong" step="lead" colour={theme.title}>
            {strings.goods[good].count(taken)}
          </Words>
          <Words step="body" colour={limited ? theme.warning : theme.text2}>
            {limited ?? short}
          </Words>
        </View>
      </View>
    </Live>
  );
}

function Plus() {
  const theme = useTheme();
  return (
    <Words face="strong" step="lead" colour={theme.text2}>
      +
    </Words>
  );
}

/** Digits in the display face; signs in the text face, whose ÷ and = are plain. */
function Term({ children, plain, colour }: { children: string; plain?: boolean; colour?: string }) {
  return (
    <Words face={plain ? 'strong' : 'display'} step="result" colour={colour}>
      {children}
    </Words>
  );
}

const styles = StyleSheet.create({
  hidden: { opacity: 0 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', rowGap: 2, columnGap: 5 },
  part: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  result: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 10,
    marginTop: 2,
  },
  goods: { flexDirection: 'row' },
  overlapping: { marginLeft: -15 },
  words: { flexShrink: 1, flexGrow: 1, flexBasis: 96 },
});
