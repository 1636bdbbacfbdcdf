import { router } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Picture } from '@/components/art/Printed';
import { FLINT } from '@/components/art/flint';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface LostProps {
  /** What is wrong, in a sentence. */
  sentence: string;
  /** Where it may be better the next time. */
  onRetry?(): void;
}

/** An address that leads nowhere: says so, and shows the way back. */
export function Lost({ sentence, onRetry }: LostProps) {
  const { actions, result } = useStrings();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="main"
      style={[styles.page, { backgroundColor: theme.paper, paddingBottom: insets.bottom + 24 }]}
    >
      <Picture drawing={FLINT} size={64} turn={-14} />
      <Words step="lead" role="heading" aria-level={1} style={styles.sentence}>
        {sentence}
      </Words>
      {onRetry && <SlabButton label={actions.tryAgain} tone="main" onPress={onRetry} />}
      <SlabButton label={result.toShelf} icon="back" onPress={() => router.replace('/')} />
    </View>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: 20, padding: 24 },
  sentence: { textAlign: 'center', maxWidth: 420 },
});
