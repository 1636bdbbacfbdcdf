import { useLocales } from 'expo-localization';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { Platform } from 'react-native';
import { shared, type Strings } from './catalogue';
import { speak, type Catalogue, type Language, type LanguageSetting } from './language';

const SettingContext = createContext<LanguageSetting>('system');

export interface LanguageProviderProps {
  /** What the player chose; the system decides when nothing is given. */
  language?: LanguageSetting;
  children: ReactNode;
}

/** Hands the choice of language down; everything under it speaks another one at once. */
export function LanguageProvider({ language = 'system', children }: LanguageProviderProps) {
  return (
    <SettingContext value={language}>
      <PageLanguage />
      {children}
    </SettingContext>
  );
}

/** The language spoken here; without a provider, the system's. */
export function useLanguage(): Language {
  const setting = use(SettingContext);
  const system = useLocales();
  return speak(
    setting,
    system.map(({ languageCode, languageTag }) => languageCode ?? languageTag),
  );
}

/** Tells the browser what it shows, so that readers and hyphens speak the same language. */
function PageLanguage() {
  const language = useLanguage();
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);
  return null;
}

/** A game's or a screen's own sentences in the language spoken here. */
export function useText<Text>(catalogue: Catalogue<Text>): Text {
  return catalogue[useLanguage()];
}

/** The sentences that belong to no game. */
export function useStrings(): Strings {
  return useText(shared);
}
