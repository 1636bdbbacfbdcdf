import { centre } from '@/components/stone-age/layoutShapes';
import type { Position } from '@/machines/stone-age/position';
import {
  GATHERING_PLACES,
  GOODS,
  type CardPlace,
  type BuildingPlace,
  type News,
} from '@/machines/stone-age/vocabulary';
import { goodsHome, lying, pieceHome, type Flight, type Stagecraft, type Stop } from './flights';
import { slides, walks } from './passages';
import { middleOf } from './standing';

/** How a piece of news is shown: what moves, for how long, and how long it is left to be read. */
export interface Scene {
  flights: readonly Flight[];
  /** Milliseconds at a calm pace: before anything moves, on its way, and after it has landed. */
  lead: number;
  travel: number;
  dwell: number;
  /** A throw has its own panel, in which the dice tumble. */
  panel: 'roll' | 'share' | null;
}

/** A piece of news with the board before and after it. */
export interface Told {
  news: News;
  before: Position;
  after: Position;
  /** The news told just before it in the same chapter. */
  last: News | null;
}

const WALK = 520;
const FLY = 620;
const TURN = 420;
/** A row that closes up and is filled again. */
const SLIDE = 1000;
const CLOSING = 260;
const GLANCE = 160;
const READ = 900;
/** Dice tumble for about this long at a calm pace, before they are read. */
const TUMBLE = 1500;

const still = (dwell: number, panel: Scene['panel'] = null): Scene => ({
  flights: [],
  lead: 0,
  travel: 0,
  dwell,
  panel,
});
const moving = (flights: readonly Flight[], travel = FLY, dwell = GLANCE): Scene => ({
  flights,
  lead: 0,
  travel: flights.length > 0 ? travel : 0,
  dwell,
  panel: null,
});

/** The middle of the board, for what has no place of its own. */
const middle = ({ layout }: Stagecraft) => centre(layout.valley);

/** A card or tile as it lies on offer. */
function onOffer({ layout }: Stagecraft, place: CardPlace | BuildingPlace): Stop {
  const slot = [...layout.cards, ...layout.stacks].find((other) => other.place === place);
  return slot ? lying(slot.rect, slot.turn) : lying(layout.deck);
}

type Scenes = {
  [Type in News['type']]: (
    news: Extract<News, { type: Type }>,
    craft: Stagecraft,
    told: Told,
  ) => Scene;
};

const SCENES: Scenes = {
  placed: () => still(GLANCE),
  rolled: () => still(TUMBLE, 'roll'),
  gathered: ({ seat, at, good, amount }, craft, { last }) => {
    const place = GATHERING_PLACES.find((name) => name === at);
    const from = place ? middleOf(craft.layout, place) : middle(craft);
    const scene = moving(goodsHome(craft, seat, { good, amount }, from));
    // Who added tools has read the sum already; everyone else reads it now.
    const read = last?.type === 'rolled' || !craft.isPerson(seat);
    return { ...scene, lead: read ? READ * 1.6 : 0, panel: read ? 'roll' : null };
  },
  madeTool: ({ seat }, craft) =>
    moving(
      goodsHome(craft, seat, { good: 'tool', amount: 1 }, middleOf(craft.layout, 'toolMaker')),
    ),
  grew: () => still(GLANCE),
  farmed: ({ seat }, craft) =>
    moving(
      goodsHome(craft, seat, { good: 'agriculture', amount: 1 }, middleOf(craft.layout, 'field')),
    ),
  nothingGained: () => still(READ),
  left: () => still(READ / 2),
  bought: ({ seat, place, card }, craft) =>
    moving([pieceHome(craft, seat, { kind: 'card', card }, onOffer(craft, place))]),
  gained: ({ seat, ...gain }, craft) => moving(goodsHome(craft, seat, gain, middle(craft))),
  kept: () => still(GLANCE),
  drew: ({ seat, card }, craft) =>
    card === null
      ? still(READ)
      : moving([pieceHome(craft, seat, { kind: 'card', card: null }, lying(craft.layout.deck))]),
  cashedIn: ({ seat, taken }, craft) =>
    moving(
      GOODS.flatMap((good) =>
        good === 'food' ? [] : goodsHome(craft, seat, { good, amount: taken[good] }, middle(craft)),
      ),
    ),
  diceForEveryone: () => still(TUMBLE, 'share'),
  tookDie: ({ seat, ...gain }, craft) => moving(goodsHome(craft, seat, gain, middle(craft))),
  built: ({ seat, place, tile }, craft) =>
    moving([pieceHome(craft, seat, { kind: 'tile', tile }, onOffer(craft, place))]),
  turnedTile: ({ place, tile }, craft) => {
    if (tile === null) return still(READ / 2);
    const at = onOffer(craft, place);
    return moving(
      [{ flyer: { kind: 'tile', tile }, from: at, to: at, way: 'turned', delay: 0 }],
      TURN,
    );
  },
  ate: () => still(0),
  covered: () => still(0),
  starved: () => still(0),
  roundEnded: () => still(0),
  newRound: (_, craft, { before, after }) => {
    const flights = slides(craft, before, after);
    // The card that told of the round before is still on its way down.
    return { ...moving(flights, SLIDE), lead: flights.length > 0 ? CLOSING : 0 };
  },
  gameEnded: () => still(0),
  counted: () => still(0),
};

/** Whoever has gone somewhere meanwhile is seen to walk there. */
export function sceneOf(told: Told, craft: Stagecraft): Scene {
  const { news, before, after } = told;
  const show = SCENES[news.type] as (news: News, craft: Stagecraft, told: Told) => Scene;
  const scene = show(news, craft, told);
  const walkers = walks(craft, before, after);
  if (walkers.length === 0) return scene;
  // Who placed it knows where it goes; a bot's worker is followed with the eyes.
  const own = news.type === 'placed' && craft.isPerson(news.seat);
  const travel = Math.max(scene.travel, own ? WALK / 2 : WALK);
  return { ...scene, flights: [...scene.flights, ...walkers], travel };
}
