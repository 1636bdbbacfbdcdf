import type { Catalogue } from '@/components/i18n/language';
import { typeset } from '@/components/i18n/typeset';
import { english, french } from '@/components/i18n/words';
import type { Trouble } from '@/machines/saves/storage';

const games = { one: 'game', other: 'games' };
const parties = { one: 'partie', other: 'parties' };

const en = {
  /** The game that is not on the shelf yet. */
  aurignac: { title: 'Aurignac', line: 'Painters of the cave' },
  /** What it is about, then what there is to say: "Round 3: Anna places". */
  colon: (head: string, rest: string) => `${head}: ${rest}`,
  running: 'Other running games',
  finished: 'Finished games',
  broken: 'Games that cannot be opened',
  showAll: (amount: number) => `Show all ${english.number(amount)}`,
  menuOf: (game: string) => `Options for ${game}`,
  lookAtResult: 'See the result',
  importGame: 'Import a game',
  rename: (game: string) => `Rename ${game}`,
  nameField: 'Name of this game',
  renameText: 'Without a name it is called after its rules.',
  deleted: (game: string) => `${game} is deleted.`,
  deletedMany: (amount: number) => `${english.count(amount, games)} are deleted.`,
  undo: 'Undo',
  /** After why a game cannot be opened. */
  kept: 'Nothing of it was thrown away.',
  brokenGame: 'Damaged game',
  exportBytes: 'Save it as a file',
  remains: 'A part of this game was damaged once. The game goes on, and that part is kept.',
  unsaved: {
    full: 'This device is full: the last change is not saved yet. Silex keeps trying.',
    refused: 'The last change could not be saved. Silex tries again.',
  } satisfies Record<Trouble, string>,
  unlisted: 'The device did not give out its games just now. Some may be missing here.',
};

const fr = {
  aurignac: { title: 'Aurignac', line: 'Peintres de la grotte' },
  colon: (head: string, rest: string) => `${head} : ${rest}`,
  running: 'Autres parties en cours',
  finished: 'Parties terminées',
  broken: 'Parties impossibles à ouvrir',
  showAll: (amount: number) => `Tout afficher (${french.number(amount)})`,
  menuOf: (game: string) => `Options : ${game}`,
  lookAtResult: 'Voir le résultat',
  importGame: 'Importer une partie',
  rename: (game: string) => `Renommer ${game}`,
  nameField: 'Nom de cette partie',
  renameText: 'Sans nom, elle porte celui de son jeu.',
  deleted: (game: string) => `Partie supprimée : ${game}.`,
  deletedMany: (amount: number) => `${french.count(amount, parties)} supprimées.`,
  undo: 'Rétablir',
  kept: "Rien n'en a été jeté.",
  brokenGame: 'Partie abîmée',
  exportBytes: 'Enregistrer en fichier',
  remains: 'Un morceau de cette partie a été abîmé. La partie continue, et le morceau est gardé.',
  unsaved: {
    full: "L'appareil est plein : le dernier changement n'est pas encore enregistré. Silex réessaie.",
    refused: "Le dernier changement n'a pas pu être enregistré. Silex réessaie.",
  },
  unlisted: "L'appareil n'a pas livré ses parties pour le moment. Il peut en manquer ici.",
} satisfies typeof en;

/** What is said on the shelf alone, and of games that have no catalogue of their own yet. */
export const shelfStrings: Catalogue<typeof en> = {
  en: typeset('en', en),
  fr: typeset('fr', fr),
};
