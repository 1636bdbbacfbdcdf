import { seeded, shuffle, type Chance } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import { CARDS, FOOD_AT_START, SUPPLY, TILES, TILES_PER_STACK, WORKERS_AT_START } from './data';
import { clone, FOOD, GOOD_KINDS, NONE, SEATS, TOOL_SLOTS, type Position } from './position';
import { fillRow } from './rounds';
import { PLACES, type Setup } from './vocabulary';

const zeros = (length: number): number[] => new Array<number>(length).fill(0);

/** Shuffles cards and tiles, turns up four cards and the stacks, hands out workers and food. */
export function deal(setup: Setup, seed: number): Position {
  const chance = seeded(seed);
  const supply = SUPPLY[setup.edition];
  const position: Position = {
    setup,
    deck: shuffled(chance, CARDS.length),
    tiles: shuffled(chance, TILES.length),
    dealt: 0,
    gone: zeros(setup.players),
    row: [NONE, NONE, NONE, NONE],
    chance,
    round: 1,
    firstPlayer: setup.firstPlayer,
    phase: 'placing',
    toMove: setup.firstPlayer,
    turn: setup.firstPlayer,
    workers: zeros(SEATS).fill(WORKERS_AT_START, 0, setup.players),
    home: zeros(SEATS).fill(WORKERS_AT_START, 0, setup.players),
    agriculture: zeros(SEATS),
    points: zeros(SEATS),
    stock: zeros(SEATS * GOOD_KINDS),
    tools: zeros(SEATS * TOOL_SLOTS),
    used: zeros(SEATS),
    oneUse: zeros(SEATS),
    choiceHolder: NONE,
    placed: zeros(PLACES.length * SEATS),
    crowd: zeros(PLACES.length),
    cardOwner: zeros(CARDS.length).fill(NONE),
    tileOwner: zeros(TILES.length).fill(NONE),
    drawnCard: NONE,
    supply: supply === null ? null : [...supply],
    at: NONE,
    effectOf: NONE,
    rolledFor: NONE,
    dice: [],
    short: 0,
    ending: null,
  };
  for (let seat = 0; seat < setup.players; seat++) {
    position.stock[seat * GOOD_KINDS + FOOD] = FOOD_AT_START[setup.edition];
  }
  fillRow(position);
  return position;
}

function shuffled(chance: Chance, length: number): number[] {
  const numbers = Array.from({ length }, (_, number) => number);
  shuffle(chance, numbers);
  return numbers;
}

/**
 * What `seat` cannot know is dealt anew: the deck with the card another player drew unseen, the
 * tiles below the tops and in the box, and the dice to come. Cards that others bought were open
 * to all when they left the row, so whoever watched knows them.
 *
 * The unseen pieces are sorted before they are shuffled: what comes out depends on the seed and on
 * what the seat sees, and on nothing else.
 */
export function imagine(position: Position, seat: Seat, seed: number): Position {
  const imagined = clone(position);
  imagined.chance = seeded(seed);
  imagineDeck(imagined, seat);
  imagineTiles(imagined);
  return imagined;
}

function imagineDeck(imagined: Position, seat: Seat): void {
  const { chance, dealt, drawnCard, cardOwner } = imagined;
  const deck = imagined.deck.slice();
  const drawer = drawnCard === NONE ? NONE : cardOwner[drawnCard]!;
  const unseen = deck.slice(dealt);
  if (drawer !== NONE && drawer !== seat) {
    unseen.push(drawnCard);
    redeal(chance, unseen);
    const drawn = unseen.pop()!;
    deck[deck.indexOf(drawnCard)] = drawn;
    cardOwner[drawnCard] = NONE;
    cardOwner[drawn] = drawer;
    imagined.drawnCard = drawn;
  } else {
    redeal(chance, unseen);
  }
  deck.splice(dealt, unseen.length, ...unseen);
  imagined.deck = deck;
}

function imagineTiles(imagined: Position): void {
  const tiles = imagined.tiles.slice();
  const hidden: number[] = [];
  for (let index = 0; index < tiles.length; index++) {
    // Beyond the stacks in play lies the box, of which nothing is seen.
    const seen = imagined.gone[Math.floor(index / TILES_PER_STACK)] ?? NONE;
    if (index % TILES_PER_STACK > seen) hidden.push(index);
  }
  const unseen = hidden.map((index) => tiles[index]!);
  redeal(imagined.chance, unseen);
  hidden.forEach((index, i) => (tiles[index] = unseen[i]!));
  imagined.tiles = tiles;
}

function redeal(chance: Chance, unseen: number[]): void {
  unseen.sort((a, b) => a - b);
  shuffle(chance, unseen);
}
