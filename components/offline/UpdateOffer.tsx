import { useSyncExternalStore } from 'react';
import { View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useShelfState } from '@/components/saves/SavesProvider';
import { updates } from './updates';

/** Offers a new version, where nobody is in the middle of anything and all is written down. */
export function UpdateOffer() {
  const ready = useSyncExternalStore(updates.subscribe, updates.ready, () => false);
  const { status } = useShelfState();
  const { update } = useStrings();
  if (!ready || status !== 'saved') return null;
  return (
    <View role="status">
      <SlabButton
        label={update.ready}
        sub={update.apply}
        icon="go"
        tone="chosen"
        step="lead"
        onPress={updates.apply}
        testID="update"
      />
    </View>
  );
}
