import type { Seat } from '@/machines/core/rules';

/** What a building or a card is paid with. Food never counts as a resource. */
export const RESOURCES = ['wood', 'clay', 'stone', 'gold'] as const;
export type Resource = (typeof RESOURCES)[number];

/** What workers bring home, in the order of the gathering places that yield it. */
export const GOODS = ['food', ...RESOURCES] as const;
export type Good = (typeof GOODS)[number];

/** The places where workers roll dice. The n-th yields the n-th good. */
export const GATHERING_PLACES = ['hunt', 'forest', 'clayPit', 'quarry', 'river'] as const;
export type GatheringPlace = (typeof GATHERING_PLACES)[number];

export const VILLAGE_PLACES = ['toolMaker', 'hut', 'field'] as const;
export type VillagePlace = (typeof VILLAGE_PLACES)[number];

/** The four civilization cards on offer, named by their price. */
export const CARD_PLACES = ['card1', 'card2', 'card3', 'card4'] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

/** The tops of the building stacks; there are as many stacks as players. */
export const BUILDING_PLACES = ['building1', 'building2', 'building3', 'building4'] as const;
export type BuildingPlace = (typeof BUILDING_PLACES)[number];

/** Every place a worker can be sent to. Positions count workers in this order. */
export const PLACES = [
  ...GATHERING_PLACES,
  ...VILLAGE_PLACES,
  ...CARD_PLACES,
  ...BUILDING_PLACES,
] as const;
export type Place = (typeof PLACES)[number];

/** The kind of decision that is awaited now. */
export const PHASES = [
  'placing',
  'resolving',
  'addingTools',
  'paying',
  'sharingDice',
  'feeding',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** The upper half of a civilization card: what its buyer gets during the game. */
export type UpperHalf =
  | { type: 'diceForEveryone' }
  | { type: 'food'; amount: number }
  | { type: 'resource'; resource: Resource; amount: number }
  | { type: 'rollForResource'; resource: Resource }
  | { type: 'points'; amount: number }
  | { type: 'tool' }
  | { type: 'agriculture' }
  | { type: 'drawCard' }
  | { type: 'oneUseTool'; value: number }
  | { type: 'twoResources' };

export const CULTURES = [
  'pottery',
  'writing',
  'sundial',
  'transport',
  'weaving',
  'medicine',
  'art',
  'music',
] as const;
/** The picture on a green card. Sets of different ones score their size squared. */
export type Culture = (typeof CULTURES)[number];

export const PEOPLE = ['farmer', 'toolMaker', 'builder', 'shaman'] as const;
/** Who is on a sand-coloured card, and so what it multiplies. */
export type Person = (typeof PEOPLE)[number];

/** The lower half of a civilization card: what it scores in the final count. */
export type LowerHalf =
  { colour: 'green'; culture: Culture } | { colour: 'sand'; person: Person; multiplier: number };

/** `C01` to `C36`, as in the table of cards. */
export type CardId = `C${number}`;

export interface Card {
  id: CardId;
  upper: UpperHalf;
  lower: LowerHalf;
}

/** Resources handed over or taken together. */
export type Bundle = Record<Resource, number>;

/** `B01` to `B28`, as in the table of buildings. */
export type TileId = `B${number}`;

export type Tile = { id: TileId } & (
  | { kind: 'fixed'; cost: Bundle; points: number }
  /** Exactly `count` resources of exactly `kinds` kinds; scores what they are worth. */
  | { kind: 'exact'; count: number; kinds: number }
  /** From `least` to `most` resources of any kind; scores what they are worth. */
  | { kind: 'free'; least: number; most: number }
);

export const EDITIONS = ['revised', 'first'] as const;
/** The two printings differ in the food at the start and in the supply of resources. */
export type Edition = (typeof EDITIONS)[number];

/** What is agreed before the deal. */
export interface Setup {
  players: number;
  edition: Edition;
  /**
   * Whether a worker may go to the hut, the field or the tool maker when its owner has nothing
   * left to gain there. The printed rules are silent; blocking is a use of its own.
   */
  idleVillage: 'allowed' | 'forbidden';
  /** The youngest, at a real table. */
  firstPlayer: Seat;
}

/**
 * A decision. Moves are flat plain objects; a bundle is written out as its four counts.
 *
 * `gather.tools` is a sum: 1, 2 and 4 for the first, second and third tool tile, 8, 16 and 32 for
 * the one-use tools of value 2, 3 and 4. Nothing added is 0.
 */
export type Move =
  | { type: 'place'; place: Place; workers: number }
  | { type: 'resolve'; place: Place }
  | { type: 'gather'; tools: number }
  | ({ type: 'pay' } & Bundle)
  | { type: 'leave' }
  | { type: 'takeDie'; die: number }
  | ({ type: 'feed' } & Bundle)
  | { type: 'refuse' }
  | ({ type: 'cashIn' } & Bundle);

/** Why a move is refused: a name that a screen can turn into a sentence. */
export const REASONS = [
  'gameIsOver',
  'notYourDecision',
  'notNow',
  'nonsense',
  'noWorkersLeft',
  'noSuchStack',
  'emptyPlace',
  'full',
  'alreadyHere',
  'twoPlayersHere',
  'onePlayerHere',
  'villageLimit',
  'nothingToGain',
  'needsExactlyOne',
  'needsExactlyTwo',
  'tooManyWorkers',
  'tooManyForPlace',
  'noWorkerThere',
  'toolNotAvailable',
  'cannotAfford',
  'wrongPayment',
  'wrongNumberOfKinds',
  'noSuchDie',
  'noChoiceCard',
  'supplyIsShort',
] as const;
export type Reason = (typeof REASONS)[number];

/** Why the game came to its end. */
export type Ending = 'cards' | 'buildings';

/** What one player scores at the end, source by source. */
export interface Count {
  /** Points written down during the game. */
  track: number;
  culture: number;
  farmers: number;
  toolMakers: number;
  builders: number;
  shamans: number;
  resources: number;
  total: number;
}

/** Where a roll is made: a gathering place, or a card that lets its buyer roll two dice. */
export type RollAt = GatheringPlace | CardId;

/** What a player got without rolling for it, and from which card or die. */
export type Gain =
  { good: Good; amount: number } | { good: 'tool' | 'agriculture' | 'points'; amount: number };

/** What there is to tell about a move: what happened, to whom, with every figure of it. */
export type News =
  | { type: 'placed'; seat: Seat; place: Place; workers: number }
  | { type: 'rolled'; seat: Seat; at: RollAt; good: Good; dice: readonly number[] }
  | {
      type: 'gathered';
      seat: Seat;
      at: RollAt;
      good: Good;
      dice: readonly number[];
      /** Which tool tiles were added, 1 to 3 from the left, and their values. */
      tiles: readonly number[];
      tools: readonly number[];
      /** Cards of the one-use tools added. */
      oneUse: readonly CardId[];
      sum: number;
      divisor: number;
      /** What was taken: less than `sum / divisor` only where the supply ran out. */
      amount: number;
    }
  | { type: 'madeTool'; seat: Seat; tools: readonly number[] }
  | { type: 'grew'; seat: Seat; workers: number }
  | { type: 'farmed'; seat: Seat; agriculture: number }
  | { type: 'nothingGained'; seat: Seat; place: VillagePlace }
  | { type: 'left'; seat: Seat; place: CardPlace | BuildingPlace; couldPay: boolean }
  | { type: 'bought'; seat: Seat; place: CardPlace; card: CardId; paid: Bundle }
  | ({ type: 'gained'; seat: Seat; card: CardId } & Gain)
  | { type: 'kept'; seat: Seat; card: CardId }
  /** Only the drawer sees the card; null when the deck was empty. */
  | { type: 'drew'; seat: Seat; card: CardId | null }
  | { type: 'cashedIn'; seat: Seat; card: CardId; taken: Bundle }
  | { type: 'diceForEveryone'; seat: Seat; card: CardId; dice: readonly number[] }
  | ({ type: 'tookDie'; seat: Seat; die: number } & Gain)
  | {
      type: 'built';
      seat: Seat;
      place: BuildingPlace;
      tile: TileId;
      paid: Bundle;
      points: number;
    }
  | { type: 'turnedTile'; place: BuildingPlace; tile: TileId | null; left: number }
  /** The harvest and the meal; who is short and is asked has the rest told in a second piece. */
  | { type: 'ate'; seat: Seat; harvest: number; eaten: number; short: number; food: number }
  | { type: 'covered'; seat: Seat; paid: Bundle }
  | { type: 'starved'; seat: Seat; points: number }
  | { type: 'roundEnded'; round: number; points: readonly number[] }
  | {
      type: 'newRound';
      round: number;
      firstPlayer: Seat;
      /** The row after sliding and filling, cheapest place first. */
      row: readonly CardId[];
      dealt: readonly CardId[];
    }
  | { type: 'gameEnded'; ending: Ending }
  | { type: 'counted'; seat: Seat; count: Count };
