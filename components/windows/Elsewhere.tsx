import { useEffect, useRef, useState } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Stamp } from '@/components/art/Mark';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface ElsewhereProps {
  onTakeOver(): void;
  onLeave(): void;
}

/** In place of the table while another window plays this game. */
export function Elsewhere({ onTakeOver, onLeave }: ElsewhereProps) {
  const { windows, result } = useStrings();
  const theme = useTheme();
  const insets = useSafeAreaInsets();
  const [taking, setTaking] = useState(false);
  const page = useRef<View>(null);

  useEffect(() => {
    // No button is given the focus: a key that is still down must not take the game back.
    if (Platform.OS === 'web') (page.current as unknown as HTMLElement | null)?.focus?.();
  }, []);

  const takeOver = () => {
    setTaking(true);
    onTakeOver();
  };

  return (
    <ScrollView
      style={{ backgroundColor: theme.paper }}
      contentContainerStyle={[styles.page, { paddingBottom: insets.bottom + 24 }]}
    >
      <View ref={page} role="main" tabIndex={-1} style={styles.middle} testID="elsewhere">
        <View style={styles.hands}>
          <Stamp seat={0} size={72} turn={-8} />
          <Stamp seat={1} size={72} turn={8} />
        </View>
        <View role="alert" style={styles.words}>
          <Words
            face="display"
            step="title"
            colour={theme.title}
            role="heading"
            aria-level={1}
            style={styles.centred}
          >
            {windows.elsewhere}
          </Words>
          <Words step="lead" style={styles.centred}>
            {taking ? windows.taking : windows.text}
          </Words>
        </View>
        <SlabButton
          label={windows.playHere}
          icon="go"
          tone="main"
          step="heading"
          disabled={taking}
          onPress={takeOver}
          testID="play-here"
        />
        <SlabButton label={result.toShelf} icon="back" tone="quiet" step="lead" onPress={onLeave} />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  page: { flexGrow: 1, justifyContent: 'center', padding: 24 },
  middle: { alignItems: 'center', gap: 20, outlineWidth: 0, outlineStyle: 'solid' },
  hands: { flexDirection: 'row', gap: 12 },
  words: { gap: 8, maxWidth: 460 },
  centred: { textAlign: 'center' },
});
