import { render } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import type { Language } from '@/components/i18n/language';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import type { Player } from '@/machines/core/table';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Two people with names, one without, and a bot. */
export const PLAYERS: readonly Player[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: '' },
  { kind: 'human', name: 'Chloé' },
  { kind: 'bot', name: 'Elder', bot: 'random' },
];

/** Shows something as a table would: in a language, by day, on a phone. */
export function lay(element: ReactElement, language: Language = 'en') {
  const Table = ({ children }: { children: ReactNode }) => (
    <SafeAreaProvider initialMetrics={METRICS}>
      <LanguageProvider language={language}>
        <ThemeProvider scheme="day">{children}</ThemeProvider>
      </LanguageProvider>
    </SafeAreaProvider>
  );
  return render(element, { wrapper: Table });
}
