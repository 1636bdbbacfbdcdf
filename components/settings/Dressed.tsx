import { StatusBar } from 'expo-status-bar';
import * as SystemUI from 'expo-system-ui';
import { useEffect, type ReactNode } from 'react';
import { Platform } from 'react-native';
import { LanguageProvider, useLanguage } from '@/components/i18n/LanguageProvider';
import { ThemeProvider, useTheme } from '@/components/theme/ThemeProvider';
import { useSettings } from './SettingsProvider';

/** Speaks the player's language and wears the player's theme, down to the edges of the window. */
export function Dressed({ children }: { children: ReactNode }) {
  const { language, theme } = useSettings();
  return (
    <LanguageProvider language={language}>
      <ThemeProvider scheme={theme}>
        <Edges />
        {children}
      </ThemeProvider>
    </LanguageProvider>
  );
}

/** What lies outside the screens: the status bar, what shows behind them, the page's language. */
function Edges() {
  const theme = useTheme();
  const language = useLanguage();
  useEffect(() => {
    if (Platform.OS === 'web') {
      document.documentElement.lang = language;
      document.documentElement.style.backgroundColor = theme.paper;
      document.body.style.backgroundColor = theme.paper;
    } else {
      SystemUI.setBackgroundColorAsync(theme.paper).catch(() => undefined);
    }
  }, [theme, language]);
  return <StatusBar style={theme.name === 'night' ? 'light' : 'dark'} />;
}
