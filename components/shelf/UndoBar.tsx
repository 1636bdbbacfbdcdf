import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { shelfStrings } from './strings';
import type { Deletion } from './useDeletion';

/** Says what was deleted, and brings it back. */
export function UndoBar({ going, undo }: Pick<Deletion, 'going' | 'undo'>) {
  const theme = useTheme();
  const words = useText(shelfStrings);
  const insets = useSafeAreaInsets();
  const [first] = going;
  return (
    <View
      role="alert"
      aria-live="polite"
      style={[
        styles.place,
        {
          bottom: insets.bottom + 10,
          paddingLeft: insets.left + 12,
          paddingRight: insets.right + 12,
        },
      ]}
    >
      {first && (
        <Slab surface={theme.reason} seed={9} style={styles.bar} testID="undo-bar">
          <Words colour={theme.reason.text} style={styles.words}>
            {going.length === 1 ? words.deleted(first.title) : words.deletedMany(going.length)}
          </Words>
          <SlabButton
            label={words.undo}
            icon="undo"
            tone="chosen"
            step="lead"
            onPress={undo}
            testID="undo-delete"
          />
        </Slab>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: {
    position: 'absolute',
    left: 0,
    right: 0,
    alignItems: 'center',
    pointerEvents: 'box-none',
  },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingLeft: 18,
    paddingRight: 10,
    paddingVertical: 8,
    maxWidth: 560,
    width: '100%',
  },
  words: { flex: 1 },
});
