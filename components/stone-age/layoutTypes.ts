import type { Point } from '@/components/art/lino';
import type { Ellipse, Rect, Spot } from '@/components/stone-age/layoutShapes';
import {
  GATHERING_PLACES,
  VILLAGE_PLACES,
  type BuildingPlace,
  type CardPlace,
  type GatheringPlace,
  type Place,
  type VillagePlace,
} from '@/machines/stone-age/vocabulary';

/** `phone` and `tabletUpright` stack valley over tray; the other two set them side by side. */
export type LayoutKind = 'phone' | 'sideways' | 'tablet' | 'tabletUpright';

/** A place that is part of the land. */
export type Site = GatheringPlace | VillagePlace;
export const SITES: readonly Site[] = [...GATHERING_PLACES, ...VILLAGE_PLACES];

export const isSite = (place: Place): place is Site => SITES.some((site) => site === place);

export interface SiteLayout {
  site: Site;
  /** What a finger may touch: holds the clearing, the rings and the name plate. */
  touch: readonly Point[];
  /** The rectangle round `touch`, for controls and screen readers; no two overlap. */
  box: Rect;
  /** Where the picture of the site stands: on its lower edge, behind the clearing. */
  art: Rect;
  clearing: Ellipse;
  /** The cut edge of the clearing. */
  outline: readonly Point[];
  /** Centres of the rings, in the order they are filled; none at the hunt. */
  rings: readonly Spot[];
  /** Name, good and divisor. */
  plate: Rect;
  /** The most room for a word on why nobody may go there; it grows upwards from its lower edge. */
  reason: Rect;
}

export interface CardSlot {
  place: CardPlace;
  price: number;
  rect: Rect;
  pebble: Spot & { radius: number };
  /** Centre of the ring for the worker who wants the card. */
  ring: Spot;
  /** Degrees by which the card lies askew. */
  turn: number;
  touch: Rect;
}

export interface StackSlot {
  place: BuildingPlace;
  /** The uppermost tile. */
  rect: Rect;
  /** How far the pile may show below the uppermost tile. */
  depth: number;
  /** How many are left. */
  label: Rect;
  ring: Spot;
  turn: number;
  touch: Rect;
}

export interface TrayLayout {
  /** The whole tray, from its torn edge to the edges of the window. */
  frame: Rect;
  /** What may be drawn on: the frame without the unsafe margins. */
  inner: Rect;
  /** The workers at home, with a line of words under them where there is room. */
  workers: Rect;
  worker: { width: number; height: number };
  /** Five goods with their counts. */
  goods: Rect;
  /** Three tool tiles, as squares of `tool`. */
  tools: Rect;
  /** Up to three one-use tools and the choice card, same squares. */
  extras: Rect;
  tool: number;
  /** Hold to look; without words where it is hardly wider than high. */
  look: Rect;
  /** Asks the elder what it would do. */
  hint: Rect;
  /** The last lines of the log, where there is room. */
  recent: Rect | null;
  undo: Rect;
  /** The one main button. */
  button: Rect;
  log: Rect;
}

export interface BoardLayout {
  kind: LayoutKind;
  players: number;
  window: { width: number; height: number };
  /** The window without its insets. */
  safe: Rect;
  /** What the drawing of the land covers: up to the edges of the window and under the tray. */
  land: Rect;
  /** Round and phase. */
  title: Rect;
  /** The way out and to the settings; on phones no line is high enough for it. */
  menu: Rect | null;
  chips: readonly Rect[];
  deck: Rect;
  /** From left to right, the dearest first. */
  cards: readonly CardSlot[];
  stacks: readonly StackSlot[];
  /** Where the sites lie. */
  valley: Rect;
  sites: Record<Site, SiteLayout>;
  /** Diameter of a ring. A worker is 0.98 rings wide, 1.31 high, its feet on the ring. */
  ring: number;
  type: { least: number; plate: number; title: number };
  tray: TrayLayout;
}
