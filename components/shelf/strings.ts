import type { Catalogue } from '@/components/i18n/language';
import { typeset } from '@/components/i18n/typeset';

const en = {
  /** The game that is not on the shelf yet. */
  aurignac: { title: 'Aurignac', line: 'Painters of the cave' },
};

const fr = {
  aurignac: { title: 'Aurignac', line: 'Peintres de la grotte' },
} satisfies typeof en;

/** What is said of games that have no catalogue of their own yet. */
export const shelfStrings: Catalogue<typeof en> = {
  en: typeset('en', en),
  fr: typeset('fr', fr),
};
