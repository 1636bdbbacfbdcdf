import type { Bundle, GatheringPlace, Good, Resource } from '@/machines/stone-age/vocabulary';
import type { panels as english } from './enPanels';
import { bundle, count, dice, goods, number, places, points, some, workers } from './frWords';

/** What the panels say while something is decided. */
export const panels = {
  roll: {
    at: (place: GatheringPlace, amount: number) => `${places[place].name}, ${count(amount, dice)}`,
    fling: "Touche le bouton, ou lance les dés d'un geste.",
    shake: "Touche le bouton, secoue l'appareil, ou lance les dés d'un geste.",
    tray: 'Piste de dés',
    rolling: 'Les dés roulent.',
    tools: 'Outils à ajouter',
    inVain: "n'y change rien",
    supply: (left: number, kind: Good) =>
      left === 0
        ? `plus ${goods[kind].none} dans la réserve`
        : `il n'en reste que ${number(left)} dans la réserve`,
  },
  pay: {
    cheapest: 'Le moins cher',
    mostPoints: 'Le plus de points',
    instead: (added: Resource, removed: Resource) =>
      `${some(added, 1)} à la place de ${some(removed, 1)}`,
    youPay: (paid: Bundle) => `Tu paies ${bundle(paid)}`,
    scores: (value: number) => `rapporte ${count(value, points)}`,
    have: (owned: number, kind: Resource) => `tu as ${some(kind, owned)}`,
    notYet: 'Tu ne peux pas payer pour le moment.',
    lacking: (rest: Bundle) => `Il te manque ${bundle(rest)}`,
  },
  everyone: {
    twice: (amount: number) => `il y en a ${number(amount)}`,
    lost: 'sans effet pour toi : il serait perdu',
  },
  feed: {
    refuse: 'Refuser',
    refuseText: (lost: number) => `−${count(lost, points)}, tu gardes tes ressources`,
    before: 'avant le repas',
    harvest: 'des champs',
    need: (people: number) => `pour ${count(people, workers)}`,
    missing: 'il manque',
    notYet: 'Tes ressources ne suffisent pas encore.',
    sum: (before: number, harvest: number, need: number, missing: number) =>
      `${some('food', before)} avant le repas, ${number(harvest)} des champs, ` +
      `il en faut ${number(need)} : il en manque ${number(missing)}`,
  },
  choice: {
    text: "Prends-les maintenant, ou garde la carte pour plus tard. Elle ne sert qu'une fois.",
    keep: 'La garder',
    pick: (amount: number) => `Choisis-en ${number(amount)}`,
    chosen: (chosen: number, of: number) => `${number(chosen)} sur ${number(of)}`,
  },
  card: {
    when: (label: string) => `${label} :`,
    what: (title: string) => `${title}.`,
    soFar: "jusqu'ici",
    withThis: 'avec cette carte',
    more: (value: number) => `+${count(value, points)}`,
    hold: 'Maintiens pour voir ton propre compte',
    holdHint:
      "Montre tes cartes tant que tu appuies. Au clavier ou avec un lecteur d'écran, cela reste affiché.",
  },
  tile: {
    payable: 'Tu pourrais le payer maintenant.',
    notPayable: 'Tu ne pourrais pas le payer maintenant.',
    cost: 'Ce que cela coûte',
  },
} satisfies typeof english;
