import { en } from './en';
import { fr } from './fr';
import type { Catalogue } from './language';
import { typeset } from './typeset';

/** English is the reference; French that lacks a sentence does not compile. */
export type Strings = typeof en;

export const shared: Catalogue<Strings> = {
  en: typeset('en', en),
  fr: typeset('fr', fr),
};
