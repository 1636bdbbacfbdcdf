import { StyleSheet, View } from 'react-native';

import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { RESOURCES } from '@/machines/stone-age/vocabulary';

/** The card for two resources, offered where it could help with what is asked. */
export function ChoiceOffer({ onOpen }: { onOpen: () => void }) {
  const theme = useTheme();
  const { scale } = useSheetRoom();
  const { feed, tray } = useText(stoneAgeStrings);
  return (
    <Slab surface={theme.button} cuts="none" seed={9} style={styles.strip}>
      <View style={styles.goods}>
        {RESOURCES.map((kind) => (
          <Sign key={kind} name={kind} size={24} />
        ))}
      </View>
      <View style={[styles.words, { flexBasis: 96 * scale }]}>
        <Words face="strong" colour={theme.button.text}>
          {feed.cardFirst}
        </Words>
        <Words step="small" colour={theme.button.text}>
          {tray.choiceCard}
        </Words>
      </View>
      <SlabButton
        label={tray.useCard}
        name={`${tray.useCard}: ${tray.choiceCard}`}
        tone="quiet"
        step="lead"
        onPress={onOpen}
      />
    </Slab>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 10,
    paddingVertical: 6,
  },
  goods: { flexDirection: 'row', flexWrap: 'wrap', width: 50 },
  words: { flexGrow: 1, flexShrink: 1 },
});
