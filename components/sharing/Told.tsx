import { StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface ToldProps {
  /** What became of it: nothing yet, where it is empty. */
  sentence: string;
  /** What was wished for did not happen. */
  failed?: boolean;
}

/** What became of the last touch, seen and heard. */
export function Told({ sentence, failed = false }: ToldProps) {
  const theme = useTheme();
  const colour = failed ? theme.warning : theme.text;
  return (
    <View role="status" aria-live="polite">
      {sentence !== '' && (
        <View style={styles.line}>
          <Icon name={failed ? 'close' : 'check'} size={16} colour={colour} />
          <Words colour={colour} style={styles.words}>
            {sentence}
          </Words>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flexShrink: 1 },
});
