import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useShelfState } from '@/components/saves/SavesProvider';

/** Says so while the device refuses to write the last moves down. Play goes on. */
export function SaveNotice() {
  const { status } = useShelfState();
  const { errors } = useStrings();
  const { top } = useSafeAreaInsets();
  if (status !== 'failed') return null;
  return (
    <View
      role="alert"
      aria-live="polite"
      pointerEvents="none"
      style={[styles.notice, { top: top + 4 }]}
    >
      <ReasonLabel text={errors.notSaved} turn={0} />
    </View>
  );
}

const styles = StyleSheet.create({
  notice: { position: 'absolute', left: 8, right: 8, alignItems: 'center' },
});
