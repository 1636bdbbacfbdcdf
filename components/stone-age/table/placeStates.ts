import { movesOf } from '@/components/stone-age/decision';
import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Why } from '@/components/stone-age/strings/shape';
import { why } from '@/components/stone-age/telling';
import type { Refusal, Seat } from '@/machines/core/rules';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Position } from '@/machines/stone-age/position';
import { PLACES, type Move, type Place, type Reason } from '@/machines/stone-age/vocabulary';
import type { PlaceState } from './Board';

export interface PlacesInput {
  position: Position;
  seat: Seat;
  /** Empty where nobody at this device decides now. */
  legal: readonly Move[];
  dragging: boolean;
  /** The place that was touched. */
  picked: Place | null;
  /** A place that was tried in vain, for a while. */
  complaint: Place | null;
  /** What the elder advises, best first. */
  advised: readonly Move[];
}

export type PlaceStates = Partial<Record<Place, PlaceState>>;

/** The numbers of workers that may be sent to a place. */
export const openNumbers = (legal: readonly Move[], place: Place): number[] =>
  movesOf(legal, 'place')
    .filter((move) => move.place === place)
    .map(({ workers }) => workers);

/** Which places are lit, dimmed or one's own, and what touching them would do. */
export function placeStates(strings: StoneAgeStrings, input: PlacesInput): PlaceStates {
  switch (input.position.phase) {
    case 'placing':
      return placing(strings, input);
    case 'resolving':
      return resolving(strings, input);
    default:
      return {};
  }
}

function placing(strings: StoneAgeStrings, input: PlacesInput): PlaceStates {
  const { legal, dragging, picked, complaint, advised } = input;
  const states: PlaceStates = {};
  if (legal.length === 0) return states;
  for (const place of PLACES) {
    const [fewest] = openNumbers(legal, place);
    if (fewest !== undefined) {
      states[place] = {
        look: picked === place ? 'hovered' : 'lit',
        hint: strings.buttons.place(fewest, place),
        mark: markAt(advised, place),
      };
    } else {
      states[place] = {
        look: dragging ? 'dimmed' : 'plain',
        reason: reasonAt(strings, input, place)?.label ?? '',
        refused: complaint === place,
      };
    }
  }
  return states;
}

type AtPlace = Extract<Move, { type: 'place' | 'resolve' }>;
const isAtPlace = (move: Move): move is AtPlace => move.type === 'place' || move.type === 'resolve';

/** The advised move that is made at a place. */
export const advisedAt = (advised: readonly Move[], place: Place): AtPlace | undefined =>
  advised.filter(isAtPlace).find((move) => move.place === place);

function markAt(advised: readonly Move[], place: Place): number | undefined {
  const move = advisedAt(advised, place);
  return move && advised.indexOf(move) + 1;
}

type Asked = Pick<PlacesInput, 'position' | 'seat'>;

/** Why no worker may go there: in a few words, and as a sentence. */
export function reasonAt(strings: StoneAgeStrings, asked: Asked, place: Place): Why | null {
  return refusalOf(strings, asked, { type: 'place', place, workers: place === 'hut' ? 2 : 1 });
}

function refusalOf(strings: StoneAgeStrings, { position, seat }: Asked, move: Move): Why | null {
  const refusal = stoneAge.refusal(position, seat, move);
  return refusal && why(strings, refusal as Refusal<Reason>);
}

function resolving(strings: StoneAgeStrings, input: PlacesInput): PlaceStates {
  const { legal, picked, complaint, advised } = input;
  const states: PlaceStates = {};
  if (legal.length === 0) return states;
  const own = new Set(movesOf(legal, 'resolve').map(({ place }) => place));
  for (const place of PLACES) {
    states[place] = own.has(place)
      ? {
          look: picked === place ? 'hovered' : 'mine',
          hint: strings.takesBack.resolve({ type: 'resolve', place }),
          mark: markAt(advised, place),
        }
      : {
          look: 'plain',
          reason: refusalOf(strings, input, { type: 'resolve', place })?.label ?? '',
          refused: complaint === place,
        };
  }
  return states;
}
