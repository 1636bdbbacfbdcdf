import type { Catalogue } from '@/components/i18n/language';
import { typeset } from '@/components/i18n/typeset';
import { english, french } from '@/components/i18n/words';
import type { ImportFault } from '@/machines/saves/importing';

/** Why something was not taken in: a reason without a sentence does not compile. */
export type Refusals = Record<ImportFault['fault'], string>;

/** In thousands, as files are measured. */
const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1000));

const en = {
  share: {
    title: (game: string) => `Share ${game}`,
    text: 'Whoever gets it finds the game as it stands now: its players, and every move.',
    file: 'As a file',
    fileText: (bytes: number) =>
      `${english.number(kilobytes(bytes))} kB, to be opened with Silex on any device.`,
    send: 'Share the file',
    download: 'Download the file',
    sent: 'The file has been handed over.',
    downloaded: 'The file is among your downloads.',
    notSent: 'The device did not hand the file over.',
    code: 'As a code',
    codeText: (letters: number) =>
      `${english.number(letters)} characters, to be pasted into any message.`,
    noCode: 'This game is too long for a code. It can be shared as a file.',
    copy: 'Copy the code',
    copied: 'The code is copied.',
    notCopied: 'The device did not copy the code. Select it by hand.',
  },
  import: {
    title: 'Import a game',
    text: 'A file or a code from another device. No game on your shelf is touched.',
    file: 'From a file',
    choose: 'Choose a file',
    drop: 'Or drop it anywhere on this page.',
    dropHere: 'Let go to import this file',
    code: 'From a code',
    codeField: 'The code',
    codeHint: 'SILEX1-…',
    paste: 'Paste',
    go: 'Import',
    refused: 'This was not imported.',
    done: 'On the shelf',
    arrived: (game: string) => `${game} lies on your shelf now.`,
    otherThere: (game: string) =>
      `${game} comes from the same deal. Both are kept, each as it stands.`,
    known: 'Already on the shelf',
    knownText: (game: string) => `${game} stands exactly alike on your shelf.`,
    copy: 'Import a copy',
  },
  refusals: {
    empty: 'There is nothing in it.',
    noGame: 'There is no game of Silex in it.',
    notJson: 'There is no game of Silex in it.',
    notASave: 'It looks like a game of Silex, but parts of it are not as they should be.',
    notARecord: 'It looks like a game of Silex, but parts of it are not as they should be.',
    missing: 'The file was made to rescue a game, but there is none in it.',
    unreadable: 'The device could not read this file.',
    cutOff: 'The end of the code is missing. Copy all of it, to the last letter.',
    damaged: 'Something was changed on the way: the checksum is wrong. Have it sent again.',
    tooLong: 'It is far too long to be a game of Silex.',
    tooDeep: 'It is nested far too deep to be a game of Silex.',
    forbiddenKey: 'It holds words that no game of Silex would use.',
    newerFormat: 'It comes from a newer Silex. Update Silex here, then try again.',
    newerRules: 'It is played by the rules of a newer Silex. Update Silex here, then try again.',
    olderRules: 'It is played by older rules, by which this Silex cannot go on.',
    unknownGame: 'It is a game that is not on your shelf.',
    unknownBot: 'One of its bots is unknown to this Silex.',
    badSetup: 'Its table was not laid by the rules.',
    badPlayers: 'Its players do not fit its table.',
    badMove: 'One of its moves cannot be read.',
    illegalMove: 'One of its moves is against the rules.',
    wrongSeat: 'One of its moves was made by the wrong player.',
    replayFailed: 'It cannot be played again.',
    newsDiffer: 'What happened in it does not match its moves.',
    dealDiffers: 'Its deal does not match its seed.',
    resultDiffers: 'Its result does not match its moves.',
    digestDiffers: 'It does not end where it says it does.',
  } satisfies Refusals as Refusals,
};

const fr = {
  share: {
    title: (game: string) => `Partager ${game}`,
    text: "On y retrouve la partie telle qu'elle est : ses joueurs et tous ses coups.",
    file: 'Par fichier',
    fileText: (bytes: number) =>
      `${french.number(kilobytes(bytes))} ko, à ouvrir avec Silex sur n'importe quel appareil.`,
    send: 'Partager le fichier',
    download: 'Télécharger le fichier',
    sent: 'Le fichier a été transmis.',
    downloaded: 'Le fichier est dans vos téléchargements.',
    notSent: "L'appareil n'a pas transmis le fichier.",
    code: 'Par code',
    codeText: (letters: number) =>
      `${french.number(letters)} caractères, à coller dans un message.`,
    noCode: "Cette partie est trop longue pour un code. Un fichier, lui, s'en chargera.",
    copy: 'Copier le code',
    copied: 'Le code est copié.',
    notCopied: "L'appareil n'a pas copié le code. Sélectionnez-le à la main.",
  },
  import: {
    title: 'Importer une partie',
    text: "Un fichier ou un code venu d'un autre appareil. Vos parties restent intactes.",
    file: 'Depuis un fichier',
    choose: 'Choisir un fichier',
    drop: 'Ou déposez-le où vous voulez sur cette page.',
    dropHere: 'Lâchez pour importer ce fichier',
    code: 'Depuis un code',
    codeField: 'Le code',
    codeHint: 'SILEX1-…',
    paste: 'Coller',
    go: 'Importer',
    refused: "Rien n'a été importé.",
    done: "Sur l'étagère",
    arrived: (game: string) => `${game} est maintenant sur votre étagère.`,
    otherThere: (game: string) =>
      `${game} vient de la même donne. Les deux sont gardées, chacune telle quelle.`,
    known: "Déjà sur l'étagère",
    knownText: (game: string) => `${game} en est exactement au même point sur votre étagère.`,
    copy: 'Importer une copie',
  },
  refusals: {
    empty: "Il n'y a rien dedans.",
    noGame: "Il n'y a aucune partie de Silex dedans.",
    notJson: "Il n'y a aucune partie de Silex dedans.",
    notASave: 'On dirait une partie de Silex, mais certains éléments sont faussés.',
    notARecord: 'On dirait une partie de Silex, mais certains éléments sont faussés.',
    missing: 'Ce fichier devait sauver une partie, mais il est vide.',
    unreadable: "L'appareil n'a pas pu lire ce fichier.",
    cutOff: "Il manque la fin du code. Copiez-le en entier, jusqu'à la dernière lettre.",
    damaged:
      'Le contenu a changé en route : la somme de contrôle est fausse. Demandez un nouvel envoi.',
    tooLong: "C'est bien trop long pour une partie de Silex.",
    tooDeep: "C'est bien trop imbriqué pour une partie de Silex.",
    forbiddenKey: "Cela contient des mots qu'aucune partie de Silex n'emploie.",
    newerFormat: "La partie vient d'un Silex plus récent. Mettez Silex à jour, puis réessayez.",
    newerRules:
      "La partie suit les règles d'un Silex plus récent. Mettez Silex à jour, puis réessayez.",
    olderRules: 'La partie suit des règles plus anciennes, que ce Silex ne joue plus.',
    unknownGame: "Ce jeu n'est pas sur votre étagère.",
    unknownBot: 'Un de ses robots est inconnu de ce Silex.',
    badSetup: 'Sa mise en place ne suit pas les règles.',
    badPlayers: 'Ses joueurs ne correspondent pas à sa table.',
    badMove: 'Un de ses coups est illisible.',
    illegalMove: 'Un de ses coups est contraire aux règles.',
    wrongSeat: 'Un de ses coups a été joué par la mauvaise personne.',
    replayFailed: 'La partie ne peut pas être rejouée.',
    newsDiffer: 'Son récit ne correspond pas à ses coups.',
    dealDiffers: 'Sa donne ne correspond pas à son tirage.',
    resultDiffers: 'Son résultat ne correspond pas à ses coups.',
    digestDiffers: 'La partie ne finit pas comme elle le prétend.',
  } satisfies Refusals as Refusals,
} satisfies typeof en;

/** What is said where games come from other devices and go there. */
export const sharingStrings: Catalogue<typeof en> = {
  en: typeset('en', en),
  fr: typeset('fr', fr),
};
