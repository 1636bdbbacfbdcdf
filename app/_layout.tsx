import { useFonts } from 'expo-font';
import { Stack } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { useEffect } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { keepOffline } from '@/components/offline/updates';
import { SavesProvider } from '@/components/saves/SavesProvider';
import { Dressed } from '@/components/settings/Dressed';
import { SettingsProvider } from '@/components/settings/SettingsProvider';
import { fontFiles } from '@/components/theme/fonts';

void SplashScreen.preventAutoHideAsync();

export default function RootLayout() {
  const [loaded, error] = useFonts(fontFiles);
  // A face that cannot be read is no reason to stay on the splash: the system's own will do.
  const ready = loaded || error !== null;
  return (
    <GestureHandlerRootView style={{ flex: 1 }}>
      <SafeAreaProvider>
        <SavesProvider>
          <SettingsProvider>{ready && <Screens />}</SettingsProvider>
        </SavesProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

/** Not before faces and settings are known: nothing is shown in the wrong language or light. */
function Screens() {
  useEffect(() => SplashScreen.hide(), []);
  useEffect(keepOffline, []);
  return (
    <Dressed>
      <Stack screenOptions={{ headerShown: false, title: 'Silex' }} />
    </Dressed>
  );
}
