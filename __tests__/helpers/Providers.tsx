import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { SavesProvider } from '@/components/saves/SavesProvider';
import { Dressed } from '@/components/settings/Dressed';
import { SettingsProvider } from '@/components/settings/SettingsProvider';
import type { Storage } from '@/machines/saves/storage';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Everything a screen stands in, on a storage of its own. */
export function Providers({ storage, children }: { storage: Storage; children?: ReactNode }) {
  return (
    <SafeAreaProvider initialMetrics={METRICS}>
      <SavesProvider storage={storage}>
        <SettingsProvider>
          <Dressed>{children}</Dressed>
        </SettingsProvider>
      </SavesProvider>
    </SafeAreaProvider>
  );
}
