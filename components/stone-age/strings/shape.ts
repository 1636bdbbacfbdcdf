import type { Seat } from '@/machines/core/rules';
import type { Knack, Why as BotsWhy } from '@/machines/stone-age/bots/why';
import type { Chapter } from '@/machines/stone-age/machine';
import type {
  BuildingPlace,
  CardPlace,
  Count,
  Culture,
  Ending,
  Move,
  News,
  Person,
  Phase,
  Place,
  Reason,
  Tile,
  UpperHalf,
  VillagePlace,
} from '@/machines/stone-age/vocabulary';

/** A place in all the forms a sentence needs. */
export interface PlaceWords {
  /** On its plate: short. */
  plate: string;
  /** As a title. */
  name: string;
  /** With its article. */
  the: string;
  /** Where someone stands: "at the quarry". */
  at: string;
  /** What a worker does there, in a sentence. */
  does: string;
}
export type Places = Record<Place, PlaceWords>;

/** Something explained: a few words, and a sentence. */
export interface Explained {
  title: string;
  text: string;
}

/** Why not: on a label at the finger, and as a sentence. */
export interface Why {
  label: string;
  sentence: string;
}
/** The number is the one that belongs to the refusal; those without one take no notice of it. */
export type Reasons = Record<Reason, (number: number) => Why>;

/** How a seat is called. */
export type Names = (seat: Seat) => string;
type NewsOf<Type> = Extract<News, { type: Type }>;

/** A log sentence for every kind of news. */
export type Telling = {
  [Type in News['type']]: (news: NewsOf<Type>, name: Names) => string;
};

/** The same for whoever may not see the secret in it. */
export type Secrets = { drew: (news: NewsOf<'drew'>, name: Names) => string };

type BotsWhyOf<Type> = Extract<BotsWhy, { type: Type }>;
/** A sentence for everything that speaks for a move. */
export type Whys = {
  [Type in BotsWhy['type']]: (why: BotsWhyOf<Type>, name: Names) => string;
};
type KnackOf<Type> = Extract<Knack, { type: Type }>;
export type Knacks = { [Type in Knack['type']]: (half: KnackOf<Type>) => string };

type UpperOf<Type> = Extract<UpperHalf, { type: Type }>;
export type Uppers = { [Type in UpperHalf['type']]: (half: UpperOf<Type>) => Explained };

type TileOf<Kind> = Extract<Tile, { kind: Kind }>;
export type Tiles = { [Kind in Tile['kind']]: (tile: TileOf<Kind>) => Explained };

export type Cultures = Record<Culture, string>;

export interface PersonWords {
  /** "2 farmers" */
  count(people: number): string;
  /** What they are multiplied by. */
  by: string;
  /** "2 farmers × agriculture 7 = 14" */
  sum(people: number, by: number): string;
}
export type People = Record<Person, PersonWords>;

/** A source of points in the final count, in full and at the head of a narrow column. */
export interface SourceWords {
  name: string;
  short: string;
}
export type Sources = Record<keyof Count, SourceWords>;

type MoveOf<Type> = Extract<Move, { type: Type }>;
/** What undo takes back. */
export type TakingBack = { [Type in Move['type']]: (move: MoveOf<Type>) => string };

export type Endings = Record<Ending, string>;
export type Chapters = Record<Chapter, (round: number) => string>;
export type Prompts = Record<Phase, string>;
/** Who does what, said of a player by name. */
export type Doings = Record<Phase, (name: string) => string>;
/** The button that resolves a place without dice. */
export type Uses = Record<VillagePlace | CardPlace | BuildingPlace, string>;

/** Workers of several players at a place. */
export interface Standing {
  seat: Seat;
  workers: number;
}

/** What a round did to a player, in words. */
export interface RoundRow {
  name: string;
  before: number;
  after: number;
  gains: readonly string[];
  paid: readonly string[];
}

/** What a player chip shows. */
export interface ChipFigures {
  points: number;
  workers: number;
  food: number;
  agriculture: number;
  tools: readonly number[];
}
