import type { Bundle, GatheringPlace, Good, Resource } from '@/machines/stone-age/vocabulary';
import { bundle, count, dice, goods, number, places, points, some, workers } from './enWords';

/** What the panels say while something is decided. */
export const panels = {
  roll: {
    at: (place: GatheringPlace, amount: number) => `${places[place].name}, ${count(amount, dice)}`,
    fling: 'Touch the button, or fling the dice over the tray.',
    shake: 'Touch the button, shake the device, or fling the dice over the tray.',
    tray: 'Dice tray',
    rolling: 'The dice are rolling.',
    tools: 'Tools to add',
    inVain: 'changes nothing',
    supply: (left: number, kind: Good) =>
      left === 0 ? `the supply has no ${goods[kind]} left` : `the supply has only ${number(left)}`,
  },
  pay: {
    cheapest: 'Cheapest',
    mostPoints: 'Most points',
    instead: (added: Resource, removed: Resource) => `${some(added, 1)} for ${some(removed, 1)}`,
    youPay: (paid: Bundle) => `You pay ${bundle(paid)}`,
    scores: (value: number) => `scores ${count(value, points)}`,
    have: (owned: number, kind: Resource) => `you have ${some(kind, owned)}`,
    notYet: 'You cannot pay this as it is.',
    lacking: (rest: Bundle) => `You lack ${bundle(rest)}`,
  },
  everyone: {
    twice: (amount: number) => `${number(amount)} of them`,
    lost: 'of no use to you: it would be lost',
  },
  feed: {
    refuse: 'Refuse',
    refuseText: (lost: number) => `−${count(lost, points)}, you keep your resources`,
    before: 'food before',
    harvest: 'from the fields',
    need: (people: number) => `for ${count(people, workers)}`,
    missing: 'short',
    notYet: 'Your resources do not cover it yet.',
    sum: (before: number, harvest: number, need: number, missing: number) =>
      `${number(before)} food before, ${number(harvest)} from the fields, ` +
      `${number(need)} needed: ${number(missing)} short`,
  },
  choice: {
    text: 'Take them now, or keep the card for later. It is used only once.',
    keep: 'Keep it',
    pick: (amount: number) => `Choose ${number(amount)}`,
    chosen: (chosen: number, of: number) => `${number(chosen)} of ${number(of)} chosen`,
  },
  card: {
    when: (label: string) => `${label}:`,
    what: (title: string) => `${title}.`,
    soFar: 'so far',
    withThis: 'with this card',
    more: (value: number) => `+${count(value, points)}`,
    hold: 'Hold to see your own count',
    holdHint: 'Shows your own cards while it is held. With a keyboard or a screen reader it stays.',
  },
  tile: {
    payable: 'You could pay this now.',
    notPayable: 'You could not pay this now.',
    cost: 'What it costs',
  },
};
