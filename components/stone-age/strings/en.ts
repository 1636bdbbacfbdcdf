import type { Level, Temper } from '@/machines/stone-age/bots/company';
import { en as shared } from '@/components/i18n/en';
import {
  DIVISORS,
  POINTS_LOST_BY_HUNGER,
  RINGS_PER_GATHERING_PLACE,
} from '@/machines/stone-age/data';
import type {
  Bundle,
  Card,
  CardPlace,
  Edition,
  GatheringPlace,
  Good,
  LowerHalf,
  Person,
  Place,
  Tile,
} from '@/machines/stone-age/vocabulary';
import { hints, whys } from './enHints';
import { endings, lowerTitle, news, offerOf, secrets } from './enNews';
import { panels } from './enPanels';
import { left, reasons } from './enReasons';
import {
  buildings,
  bundle,
  cards,
  commas,
  count,
  cultures,
  dice,
  face,
  gain,
  goods,
  kinds,
  list,
  number,
  people,
  percent,
  places,
  points,
  resources,
  signed,
  some,
  workers,
} from './enWords';
import type {
  Chapters,
  ChipFigures,
  Doings,
  Explained,
  Prompts,
  RoundRow,
  Sources,
  Standing,
  TakingBack,
  Tiles,
  Uppers,
  Uses,
} from './shape';

const WORTH = `wood ${DIVISORS[1]}, clay ${DIVISORS[2]}, stone ${DIVISORS[3]}, gold ${DIVISORS[4]}`;
const EACH: Record<Person, string> = {
  farmer: 'step of agriculture',
  toolMaker: 'point on your tools',
  builder: 'building',
  shaman: 'worker',
};

const upper: Uppers = {
  diceForEveryone: () => ({
    title: 'Dice for everyone',
    text: 'Throw as many dice as there are players. You take one first, then the others in turn.',
  }),
  food: ({ amount }) => ({
    title: some('food', amount),
    text: `You get ${some('food', amount)} at once.`,
  }),
  resource: ({ resource, amount }) => ({
    title: some(resource, amount),
    text: `You get ${some(resource, amount)} at once.`,
  }),
  rollForResource: ({ resource }) => ({
    title: `Two dice for ${goods[resource]}`,
    text: `Throw two dice for ${goods[resource]}, as if two workers were there. Tools may help.`,
  }),
  points: ({ amount }) => ({
    title: count(amount, points),
    text: `You score ${count(amount, points)} at once.`,
  }),
  tool: () => ({ title: 'A tool', text: 'You get a tool at once, and may use it at once.' }),
  agriculture: () => ({
    title: 'Agriculture',
    text: 'You go up one step in agriculture at once: 1 food more at every meal.',
  }),
  drawCard: () => ({
    title: 'Another card',
    text: 'You draw the top card of the deck. Only its lower half counts, and only you see it.',
  }),
  oneUseTool: ({ value }) => ({
    title: `One-use tool of ${number(value)}`,
    text: `It lies open before you. Once in the game it adds ${number(value)} to one of your rolls.`,
  }),
  twoResources: () => ({
    title: 'Two resources of choice',
    text: 'It lies open before you. Once, whenever you decide something, you take any two resources.',
  }),
};

function lower(half: LowerHalf): Explained {
  if (half.colour === 'green') {
    return {
      title: cultures[half.culture],
      text: 'Green cards of different kinds make a set. A set scores its size times itself; doubles begin another set.',
    };
  }
  return {
    title: people[half.person].count(half.multiplier),
    text: `${count(half.multiplier, points)} for each ${EACH[half.person]} in the end.`,
  };
}

const tile: Tiles = {
  fixed: ({ cost, points: scored }) => ({
    title: count(scored, points),
    text: `Pay ${bundle(cost)} and score ${count(scored, points)}.`,
  }),
  exact: ({ count: asked, kinds: different }) => ({
    title: `${count(asked, resources)}, ${count(different, kinds)}`,
    text: `Pay ${count(asked, resources)} of exactly ${count(different, kinds)}. You score what they are worth: ${WORTH}.`,
  }),
  free: ({ least, most }) => ({
    title: `${number(least)} to ${count(most, resources)}`,
    text: `Pay ${number(least)} to ${count(most, resources)} of any kind. You score what they are worth: ${WORTH}.`,
  }),
};

const explainUpper = (half: Card['upper']) =>
  (upper[half.type] as (of: typeof half) => Explained)(half);
const explainTile = (of: Tile) => (tile[of.kind] as (of: Tile) => Explained)(of);

const good = (name: string, kind: Good) => ({
  name,
  count: (amount: number) => some(kind, amount),
});

const button: Uses = {
  toolMaker: 'Make a tool',
  hut: 'Welcome a worker',
  field: 'Till the field',
  card1: 'Look at card 1',
  card2: 'Look at card 2',
  card3: 'Look at card 3',
  card4: 'Look at card 4',
  building1: 'Look at building 1',
  building2: 'Look at building 2',
  building3: 'Look at building 3',
  building4: 'Look at building 4',
};

const numbers = (values: readonly number[]) => list(values.map((value) => number(value)));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const standing = (who: readonly Standing[]) =>
  who.map(({ seat, workers }) => shared.seats[seat]?.pieces(workers) ?? number(workers)).join(', ');

/** Everything Stone Age says. English is the reference for its shape. */
export const en = {
  title: 'Stone Age',
  line: 'Hunt, gather, build, feed',

  goods: {
    food: good('Food', 'food'),
    wood: good('Wood', 'wood'),
    clay: good('Clay', 'clay'),
    stone: good('Stone', 'stone'),
    gold: good('Gold', 'gold'),
  } satisfies Record<Good, unknown>,
  /** Heads of a score table, and what chips count. */
  figures: {
    player: 'Player',
    points: 'Points',
    workers: 'Workers',
    food: 'Food',
    agriculture: 'Agriculture',
    tools: 'Tools',
    buildings: 'Buildings',
    cards: 'Cards',
  },
  points: (value: number) => count(value, points),
  workers: (value: number) => count(value, workers),
  resources: (value: number) => count(value, resources),
  bundle: (of: Bundle) => bundle(of),
  gain,

  places,
  cultures,
  people,
  upper: explainUpper,
  lower,
  lowerTitle,
  tile: explainTile,
  offer: offerOf,
  price: (price: number) => `Price: ${count(price, resources)} of any kind, never food`,
  die: face,
  faces: [1, 2, 3, 4, 5, 6].map(face),

  chapters: {
    placing: (round) => `Round ${number(round)}: placing`,
    acting: (round) => `Round ${number(round)}: acting`,
    feeding: (round) => `Round ${number(round)}: feeding`,
    roundEnd: (round) => `Round ${number(round)} is over`,
    finalCount: () => 'Final count',
  } satisfies Chapters as Chapters,
  prompts: {
    placing: 'Choose a place for your workers',
    resolving: 'Which place next?',
    addingTools: 'Add tools?',
    paying: 'Pay or leave it',
    sharingDice: 'Take a die',
    feeding: 'Feed your people',
    over: 'The game is over',
  } satisfies Prompts as Prompts,
  doing: {
    placing: (name) => `${name} places`,
    resolving: (name) => `${name} acts`,
    addingTools: (name) => `${name} may add tools`,
    paying: (name) => `${name} may pay`,
    sharingDice: (name) => `${name} takes a die`,
    feeding: (name) => `${name} is short of food`,
    over: () => 'The game is over',
  } satisfies Doings as Doings,

  /** What goes on where nobody in particular does anything. */
  passing: {
    feeding: 'Everyone eats',
    roundEnd: 'A new round is laid out',
    finalCount: 'The points are counted',
  },

  reasons,
  hints,
  whys,
  news,
  secrets,
  endings,

  buttons: {
    place: (sent: number, place: Place) => `Place ${number(sent)} ${places[place].at}`,
    throwDice: (amount: number) => `Throw ${count(amount, dice)}`,
    use: button,
    gather: (kind: Good, amount: number) =>
      amount === 0 ? 'Take nothing' : `Take ${some(kind, amount)}`,
    buy: (paid: Bundle) => `Buy for ${bundle(paid, commas)}`,
    build: (scored: number) => `Build: ${count(scored, points)}`,
    buildFor: (paid: Bundle) => `Build for ${bundle(paid, commas)}`,
    leave: 'Leave it',
    takeDie: (die: number) => `Take the ${number(die)}: ${face(die)}`,
    feed: (paid: Bundle) => `Feed with ${bundle(paid, commas)}`,
    refuse: `Refuse: lose ${count(POINTS_LOST_BY_HUNGER, points)}`,
    cashIn: (taken: Bundle) => `Take ${bundle(taken)}`,
    startRound: (round: number) => `Start round ${number(round)}`,
    showResult: 'Count the points',
  },
  takesBack: {
    place: ({ place, workers: sent }) => `${count(sent, workers)} ${places[place].at}`,
    resolve: ({ place }) => `acting ${places[place].at}`,
    gather: ({ tools: set }) => (set === 0 ? 'no tools added' : 'the tools added'),
    pay: (move) => `the payment of ${bundle(move)}`,
    leave: () => 'leaving it',
    takeDie: ({ die }) => `the ${number(die)}`,
    feed: (move) => `the meal of ${bundle(move)}`,
    refuse: () => 'the refusal',
    cashIn: (move) => `${bundle(move)} by the card`,
  } satisfies TakingBack as TakingBack,

  tray: {
    takeOne: 'One at a time',
    takeAll: 'All at once',
    takeHint: 'Drag a worker to a place. Touch to carry one, or all at once.',
    deck: (left: number) => `${count(left, cards)} in the deck`,
    stack: left,
    /** On the label under a stack, where there is no room for more. */
    stackShort: (tiles: number) => `${number(tiles)} left`,
    ownCards: (bought: number) => count(bought, cards),
    useCard: 'Use it',
    choiceCard: 'Two resources of your choice',
  },

  roll: {
    inTheSum: 'in the sum',
    used: 'used',
    add: (value: number) => `add ${number(value)}`,
    addOnce: (value: number) => `add ${number(value)} once`,
    arithmetic: (parts: readonly number[], divisor: number, kind: Good, amount: number) =>
      `${parts.map((part) => number(part)).join(' + ')} = ${number(sum(parts))}, ` +
      `÷ ${number(divisor)} = ${some(kind, amount)}`,
    short: (missing: number, next: number, kind: Good) =>
      `${number(missing)} more would make ${some(kind, next)}`,
    average: (value: number) => `on average ${number(value, 1)}`,
    atLeastOne: (share: number) => `${percent(share)} for at least one`,
  },

  pay: {
    buyThis: 'Buy this?',
    buildThis: 'Build this?',
    of: (owned: number) => `of ${number(owned)}`,
    resourcesMet: (chosen: number, asked: number) =>
      `${number(chosen)} of ${count(asked, resources)}`,
    resourcesBetween: (chosen: number, least: number, most: number) =>
      `${count(chosen, resources)} (${number(least)} to ${number(most)})`,
    kindsMet: (chosen: number, asked: number) => `${number(chosen)} of ${count(asked, kinds)}`,
    keep: (rest: Bundle) => `you keep ${bundle(rest, commas)}`,
    suggested: 'The cheapest payment is laid out.',
    worth: WORTH,
  },

  everyone: {
    title: 'Dice for everyone',
    takeOne: (name: string) => `${name}, take one`,
    order: 'Who takes when',
    now: 'now',
    next: 'next',
    later: 'later',
    last: 'gets the last',
    took: (what: string) => `took ${what}`,
    ofNoUse: 'of no use to you',
  },

  feed: {
    before: 'before',
    fieldsGave: 'fields gave',
    ate: 'ate',
    left: 'left',
    short: (missing: number) => `${number(missing)} short`,
    isShort: (name: string, missing: number) => `${name} is ${some('food', missing)} short`,
    explain: 'Pay one resource for each missing food, or refuse.',
    covered: (paid: number, missing: number) => `${number(paid)} of ${number(missing)} covered`,
    cardFirst: 'Or use your card first:',
  },

  round: {
    over: (round: number) => `Round ${number(round)} is over`,
    noPoints: 'no points',
    gained: (value: number) => signed(value),
    fromTo: (before: number, after: number) => `${number(before)} → ${number(after)}`,
    newCard: 'new',
    begins: (name: string, round: number) => `${name} begins round ${number(round)}`,
    marker: (from: string, to: string) => `The marker goes left, from ${from} to ${to}.`,
    lastRound: 'This is the last round.',
    paid: 'paid',
    nothing: 'nothing',
    cardsBought: (bought: number) => count(bought, cards),
    built: (built: number) => count(built, buildings),
    starved: 'left people hungry',
    deckLeft: (left: number) => `${count(left, cards)} left in the deck`,
    smallestStack: (left: number) => `Smallest stack of buildings: ${number(left)} left`,
    /** One player's row, for screen readers. */
    read: (row: RoundRow) =>
      `${row.name}: ${number(row.before)} to ${count(row.after, points)}; ` +
      `gained ${row.gains.length === 0 ? 'nothing' : list(row.gains)}; ` +
      `paid ${row.paid.length === 0 ? 'nothing' : list(row.paid)}`,
  },

  /** Another player's village, with all that is public. */
  village: {
    title: (name: string) => `${name}'s village`,
    open: 'Opens the village',
    atHome: (home: number, of: number) => `${number(home)} of ${number(of)} at home`,
    goods: 'Food and resources',
    toolsTogether: (sum: number) => `${number(sum)} together`,
    used: 'used this round',
    saved: 'One use and saved',
    buildings: 'Buildings',
    noBuildings: 'Nothing built yet.',
    cards: (bought: number) =>
      bought === 0 ? 'No cards yet.' : `${count(bought, cards)}, face down`,
    hidden: 'Only their owner may look at them before the final count.',
  },

  /** A player's own cards, held open. */
  own: {
    title: 'Your cards',
    none: 'You have no cards yet.',
    worth: (value: number) => `They would score ${count(value, points)} now`,
    set: (nth: number) => (nth === 1 ? 'Set' : `Set ${number(nth)}`),
  },

  card: {
    now: 'Now',
    later: 'Later',
    atTheEnd: 'At the end',
    nthKind: (nth: number) => `your set then has ${count(nth, kinds)}`,
    sets: (sizes: readonly number[]) =>
      sizes.length === 0
        ? number(0)
        : `${sizes.map((size) => `${number(size)} × ${number(size)}`).join(' + ')} = ` +
          number(sum(sizes.map((size) => size * size))),
  },

  count: {
    sources: {
      track: { name: 'During the game', short: 'Game' },
      culture: { name: 'Culture', short: 'Culture' },
      farmers: { name: 'Farmers', short: 'Farmers' },
      toolMakers: { name: 'Tool makers', short: 'Tools' },
      builders: { name: 'Builders', short: 'Builders' },
      shamans: { name: 'Shamans', short: 'Shamans' },
      resources: { name: 'Resources left', short: 'Left' },
      total: { name: 'Total', short: 'Total' },
    } satisfies Sources as Sources,
    resourcesLeft: (left: number) => `${count(left, resources)}: ${count(left, points)}`,
    tie: (total: number, sums: readonly { name: string; sum: number }[]) =>
      `Tie at ${number(total)}. Agriculture, tools and workers together: ${commas(
        sums.map(({ name, sum }) => `${name} ${number(sum)}`),
      )}.`,
    sharedTie: 'Agriculture, tools and workers are tied as well: the win is shared.',
    tieBreak: 'Agriculture, tools, workers',
    times: (people: number, by: number) => `${number(people)} × ${number(by)}`,
    squares: (sizes: readonly number[]) => sizes.map((size) => `${number(size)}²`).join(' + '),
  },

  panels,

  options: {
    edition: 'Printing',
    editions: {
      revised: {
        title: 'Revised',
        text: '12 food at the start, and the supply of resources never runs out.',
      },
      first: {
        title: 'First',
        text: '15 food at the start, and the supply is what lies in the box: 20 wood, 16 clay, 12 stone, 10 gold.',
      },
    } satisfies Record<Edition, Explained>,
    idleVillage: {
      name: 'Blocking in the village',
      text: 'A worker may go to tool maker, hut or field even with nothing to gain there.',
    },
    /** How well a computer player plays, and what it likes. */
    levels: {
      child: { title: 'Child', text: 'Still learning: plays what it fancies.' },
      gatherer: { title: 'Gatherer', text: 'Knows what is useful and plans little.' },
      tracker: { title: 'Tracker', text: 'Plans well, and slips now and then.' },
      hunter: { title: 'Hunter', text: 'Never slips, and stands in your way.' },
      elder: { title: 'Elder', text: 'Plays rounds out in its head. Hard to beat.' },
    } satisfies Record<Level, Explained> as Readonly<Record<string, Explained>>,
    tempers: {
      balanced: { title: 'even-handed', text: 'A bit of everything.' },
      builder: { title: 'builder', text: 'Buildings above all.' },
      scholar: { title: 'scholar', text: 'Collects the green cards.' },
      farmer: { title: 'farmer', text: 'Fields first, then people to feed.' },
      starver: { title: 'ascetic', text: 'Would rather go hungry than hunt.' },
      chief: { title: 'chief', text: 'Many people, and the cards that count them.' },
    } satisfies Record<Temper, Explained> as Readonly<Record<string, Explained>>,
  },

  /** What a screen reader says of the things on the table. */
  read: {
    rings: (taken: number, who: readonly Standing[], rings: number = RINGS_PER_GATHERING_PLACE) =>
      taken === 0
        ? `${count(rings, { one: 'space', other: 'spaces' })} free`
        : `${number(taken)} of ${number(rings)} taken: ${standing(who)}`,
    hunters: (who: readonly Standing[]) =>
      who.length === 0 ? 'nobody here' : `here are ${standing(who)}`,
    gathering: (place: GatheringPlace, kind: Good, divisor: number) =>
      `${places[place].name}: ${goods[kind]}, divided by ${number(divisor)}`,
    cardIn: (place: CardPlace, { upper: above, lower: below }: Card) =>
      `${places[place].name}. ${explainUpper(above).title}; in the end ${lowerTitle(below)}`,
    refused: (place: Place, reason: string) => `${places[place].name}: ${reason}`,
    emptyPlace: (place: Place) => `${places[place].name}, empty`,
    building: (place: Place, of: Tile, tiles: number) =>
      `${places[place].name}: ${offerOf(of)}; ${left(tiles)}`,
    tool: (value: number, used: boolean) =>
      `Tool of ${number(value)}, ${used ? 'used this round' : 'not used yet'}`,
    noTool: 'No tool',
    oneUseTool: (value: number) => `Tool of ${number(value)}, for one use`,
    chip: (who: string, figures: ChipFigures) =>
      `${who}. ${count(figures.points, points)}, ${count(figures.workers, workers)}, ` +
      `${some('food', figures.food)}, agriculture ${number(figures.agriculture)}, ` +
      (figures.tools.length === 0 ? 'no tools' : `tools ${numbers(figures.tools)}`),
    chipStates: (chip: string, states: readonly string[]) =>
      states.length === 0 ? `${chip}.` : `${chip}; ${states.join(', ')}.`,
    dice: (values: readonly number[]) =>
      values.length === 0 ? 'no dice' : `${count(values.length, dice)}: ${numbers(values)}`,
    cardBack: 'Card, face down',
  },
};
