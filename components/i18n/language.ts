/** The languages Silex speaks. The first one is the reference: the others follow its shape. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a player may choose in the settings. */
export const LANGUAGE_SETTINGS = ['system', ...LANGUAGES] as const;
export type LanguageSetting = (typeof LANGUAGE_SETTINGS)[number];

/** The same sentences in every language: one that lacks a sentence does not compile. */
export type Catalogue<Strings> = Readonly<Record<Language, Strings>>;

const isLanguage = (code: string): code is Language =>
  LANGUAGES.some((language) => language === code);

/**
 * The language to speak: the player's choice, else the first of the system's languages that Silex
 * knows. Takes codes (`fr`) as well as tags (`fr-CA`), as systems give either.
 */
export function speak(
  setting: LanguageSetting,
  system: readonly (string | null | undefined)[],
): Language {
  if (setting !== 'system') return setting;
  for (const tag of system) {
    const code = tag?.toLowerCase().split(/[-_]/)[0] ?? '';
    if (isLanguage(code)) return code;
  }
  return LANGUAGES[0];
}
