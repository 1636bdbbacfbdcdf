import { getLocales, useLocales, type Locale } from 'expo-localization';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { Platform } from 'react-native';
import { shared, type Strings } from './catalogue';
import { speak, type Catalogue, type Language, type LanguageSetting } from './language';

const Spoken = createContext<Language | null>(null);

export interface LanguageProviderProps {
  /** What the player chose; the system decides when nothing is given. */
  language?: LanguageSetting;
  children: ReactNode;
}

const tags = (locales: readonly Locale[]) =>
  locales.map(({ languageCode, languageTag }) => languageCode ?? languageTag);

/**
 * Hands the language down; everything under it speaks another one at once. The system is asked here
 * and nowhere below: a browser takes its time to answer, and every sentence would ask again.
 */
export function LanguageProvider({ language = 'system', children }: LanguageProviderProps) {
  const spoken = speak(language, tags(useLocales()));
  return (
    <Spoken value={spoken}>
      <PageLanguage />
      {children}
    </Spoken>
  );
}

/** The language spoken here; without a provider, the system's. */
export function useLanguage(): Language {
  return use(Spoken) ?? speak('system', tags(getLocales()));
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
