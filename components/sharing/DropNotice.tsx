import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useText } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { sharingStrings } from './strings';

/** What is seen while a file hovers over the page. */
export function DropNotice() {
  const theme = useTheme();
  const { import: words } = useText(sharingStrings);
  return (
    <View style={[StyleSheet.absoluteFill, styles.over]} testID="drop-notice">
      <Slab surface={theme.chosen} lit style={styles.card}>
        <Icon name="download" size={40} colour={theme.chosen.text} />
        <Words face="display" step="title" colour={theme.chosen.text} style={styles.words}>
          {words.dropHere}
        </Words>
      </Slab>
    </View>
  );
}

const styles = StyleSheet.create({
  over: {
    alignItems: 'center',
    justifyContent: 'center',
    padding: 24,
    backgroundColor: '#1A151280',
    pointerEvents: 'none',
  },
  card: { alignItems: 'center', gap: 12, padding: 28, maxWidth: 360 },
  words: { textAlign: 'center' },
});
