import type { Catalogue } from '@/components/i18n/language';
import { typeset } from '@/components/i18n/typeset';
import { en } from './en';
import { fr } from './fr';

/** English is the reference; French that lacks a sentence does not compile. */
export type StoneAgeStrings = typeof en;

export const stoneAgeStrings: Catalogue<StoneAgeStrings> = {
  en: typeset('en', en),
  fr: typeset('fr', fr),
};
