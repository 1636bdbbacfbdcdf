import { StyleSheet, View } from 'react-native';

import { useText } from '@/components/i18n/LanguageProvider';
import { DieFace, Sign, type SignName } from '@/components/stone-age/art/Pieces';
import { asFaces } from '@/components/stone-age/panels/rollArithmetic';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { Words } from '@/components/theme/Words';

/** What the faces give, from 1 to 6. */
const SIGNS: readonly SignName[] = ['wood', 'clay', 'stone', 'gold', 'tool', 'agriculture'];

/** The faces of a die with what each gives, in pictures and words. */
export function DieLegend({ ink }: { ink: string }) {
  const { scale } = useSheetRoom();
  const { die } = useText(stoneAgeStrings);
  return (
    <View style={styles.faces}>
      {asFaces([1, 2, 3, 4, 5, 6]).map((value, i) => (
        <View key={value} style={[styles.face, { flexBasis: 126 * scale }]}>
          <DieFace value={value} size={26} />
          <Sign name={SIGNS[i] ?? 'wood'} size={26} />
          <Words step="small" face="strong" colour={ink} style={styles.words}>
            {die(value)}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  faces: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 4, columnGap: 6 },
  face: { flexDirection: 'row', alignItems: 'center', gap: 4, flexGrow: 1 },
  words: { flexShrink: 1 },
});
