import type { BoardLayout, Rect, Spot } from '@/components/stone-age/layout';
import type { Seat } from '@/machines/core/rules';
import {
  GATHERING_PLACES,
  GOODS,
  type CardId,
  type Gain,
  type Good,
  type News,
  type Place,
  type TileId,
} from '@/machines/stone-age/vocabulary';
import { middleOf } from './standing';

/** What flies across the board. */
export type Flyer =
  | { kind: 'worker'; seat: Seat }
  | { kind: 'good'; good: Good | 'tool' | 'agriculture' | 'points' }
  | { kind: 'card'; card: CardId | null }
  | { kind: 'tile'; tile: TileId };

export interface Flight {
  flyer: Flyer;
  from: Spot;
  to: Spot;
  /** How much later than the first it starts, as a share of the travel. */
  delay: number;
}

/** How a piece of news is shown: what flies, for how long, and how long it is left to be read. */
export interface Scene {
  flights: readonly Flight[];
  /** Milliseconds at a calm pace: before anything flies, in the air, and after it has landed. */
  lead: number;
  travel: number;
  dwell: number;
  /** A throw has its own panel, in which the dice tumble. */
  panel: 'roll' | 'share' | null;
}

/** Where things are on this screen: the board, and which seat the tray belongs to. */
export interface Stagecraft {
  layout: BoardLayout;
  traySeat: Seat;
  /** Whether a person sits there: whoever just decided need not be shown what they decided. */
  isPerson(seat: Seat): boolean;
}

const WALK = 520;
const FLY = 620;
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
const flying = (flights: Flight[], travel = FLY, dwell = GLANCE): Scene => ({
  flights,
  lead: 0,
  travel: flights.length > 0 ? travel : 0,
  dwell,
  panel: null,
});

const centre = ({ x, y, width, height }: Rect): Spot => ({ x: x + width / 2, y: y + height / 2 });

/** Where a seat's things are: in the tray, or at its chip. */
function homeOf({ layout, traySeat }: Stagecraft, seat: Seat, part: 'workers' | 'goods' | 'tools') {
  const chip = layout.chips[seat];
  if (seat !== traySeat && chip) return centre(chip);
  return centre(layout.tray[part]);
}

/** A good's own place in the tray, from left to right. */
function pantry(craft: Stagecraft, seat: Seat, good: Flyer): Spot {
  const home = homeOf(craft, seat, 'goods');
  if (seat !== craft.traySeat || good.kind !== 'good') return home;
  const index = GOODS.indexOf(good.good as Good);
  if (index < 0) return good.good === 'tool' ? homeOf(craft, seat, 'tools') : home;
  const { x, width, y, height } = craft.layout.tray.goods;
  return { x: x + (width * (index + 0.5)) / GOODS.length, y: y + height / 2 };
}

/** No more than this many pieces are seen flying: beyond it they are only a cloud. */
const MOST_FLYERS = 6;

function carry(craft: Stagecraft, seat: Seat, flyer: Flyer, amount: number, from: Spot): Flight[] {
  const count = Math.min(amount, MOST_FLYERS);
  return Array.from({ length: count }, (_, i) => ({
    flyer,
    from,
    to: pantry(craft, seat, flyer),
    delay: count > 1 ? (i / count) * 0.45 : 0,
  }));
}

const gainFrom = (craft: Stagecraft, seat: Seat, { good, amount }: Gain, from: Spot): Scene =>
  flying(carry(craft, seat, { kind: 'good', good }, amount, from));

type Scenes = {
  [Type in News['type']]: (
    news: Extract<News, { type: Type }>,
    craft: Stagecraft,
    before: News | null,
  ) => Scene;
};

/** The middle of the board, for what has no place of its own. */
const middle = ({ layout }: Stagecraft): Spot => centre(layout.valley);

const fromPlace = (craft: Stagecraft, seat: Seat, flyer: Flyer, place: Place): Scene =>
  flying(carry(craft, seat, flyer, 1, middleOf(craft.layout, place)));

const SCENES: Scenes = {
  placed: ({ seat, place, workers }, craft) =>
    flying(
      Array.from({ length: Math.min(workers, MOST_FLYERS) }, (_, i) => ({
        flyer: { kind: 'worker', seat },
        from: homeOf(craft, seat, 'workers'),
        to: middleOf(craft.layout, place),
        delay: i * 0.08,
      })),
      // Who placed it knows where it goes; a bot's worker is followed with the eyes.
      craft.isPerson(seat) ? WALK / 2 : WALK,
    ),
  rolled: () => still(TUMBLE, 'roll'),
  gathered: ({ seat, at, good, amount }, craft, before) => {
    const place = GATHERING_PLACES.find((name) => name === at);
    const from = place ? middleOf(craft.layout, place) : middle(craft);
    const scene = flying(carry(craft, seat, { kind: 'good', good }, amount, from));
    // Who added tools has read the sum already; everyone else reads it now.
    const read = before?.type === 'rolled' || !craft.isPerson(seat);
    return { ...scene, lead: read ? READ * 1.6 : 0, panel: read ? 'roll' : null };
  },
  madeTool: ({ seat }, craft) =>
    fromPlace(craft, seat, { kind: 'good', good: 'tool' }, 'toolMaker'),
  grew: ({ seat }, craft) => fromPlace(craft, seat, { kind: 'worker', seat }, 'hut'),
  farmed: ({ seat }, craft) =>
    fromPlace(craft, seat, { kind: 'good', good: 'agriculture' }, 'field'),
  nothingGained: () => still(READ),
  left: () => still(READ / 2),
  bought: ({ seat, place, card }, craft) => fromPlace(craft, seat, { kind: 'card', card }, place),
  gained: ({ seat, ...gain }, craft) => gainFrom(craft, seat, gain, middle(craft)),
  kept: () => still(GLANCE),
  drew: ({ seat, card }, craft) =>
    card === null
      ? still(READ)
      : flying([
          {
            flyer: { kind: 'card', card: null },
            from: centre(craft.layout.deck),
            to: homeOf(craft, seat, 'goods'),
            delay: 0,
          },
        ]),
  cashedIn: ({ seat, taken }, craft) =>
    flying(
      GOODS.flatMap((good) =>
        good === 'food'
          ? []
          : carry(craft, seat, { kind: 'good', good }, taken[good], middle(craft)),
      ),
    ),
  diceForEveryone: () => still(TUMBLE, 'share'),
  tookDie: ({ seat, die: _, ...gain }, craft) => gainFrom(craft, seat, gain, middle(craft)),
  built: ({ seat, place, tile }, craft) => fromPlace(craft, seat, { kind: 'tile', tile }, place),
  turnedTile: () => still(READ / 2),
  ate: () => still(0),
  covered: () => still(0),
  starved: () => still(0),
  roundEnded: () => still(0),
  newRound: ({ dealt }) => still(dealt.length > 0 ? READ : GLANCE),
  gameEnded: () => still(0),
  counted: () => still(0),
};

/** `before` is the news told just before it in the same chapter. */
export function sceneOf(news: News, craft: Stagecraft, before: News | null): Scene {
  const scene = SCENES[news.type] as (news: News, craft: Stagecraft, before: News | null) => Scene;
  return scene(news, craft, before);
}
