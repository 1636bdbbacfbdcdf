import { apply } from '@/machines/core/rules';
import { CARDS, DIVISORS, TILES } from '@/machines/stone-age/data';
import { NONE, owned, topTile, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import {
  BUILDING_PLACES,
  PLACES,
  type BuildingPlace,
  type Card,
  type Move,
  type Tile,
} from '@/machines/stone-age/vocabulary';
import { dealt, reach, type Reached } from './positions';

const placeOf = ({ at }: Position) => PLACES[at];

/** The tile somebody is asked to pay for, if it is one. */
function tileAskedFor(position: Position): Tile | undefined {
  const stack = BUILDING_PLACES.indexOf(placeOf(position) as BuildingPlace);
  return stack === -1 ? undefined : TILES[topTile(position, stack)];
}

/** The card somebody is asked to pay for, if it is one. */
export function cardAskedFor(position: Position): Card | undefined {
  const row = /^card(\d)$/.exec(placeOf(position) ?? '')?.[1];
  return row === undefined ? undefined : CARDS[position.row[Number(row) - 1] ?? NONE];
}

const mayPay = (position: Position) =>
  position.phase === 'paying' && stoneAge.legalMoves(position).some(({ type }) => type === 'pay');
const toolsOf = ({ tools, toMove }: Position) =>
  tools.slice(toMove * 3, toMove * 3 + 3).filter((value) => value > 0).length;
const kindsOf = (position: Position) =>
  Object.values(owned(position, position.toMove)).filter((amount) => amount > 0).length;
const sendable = (position: Position) =>
  stoneAge.legalMoves(position).flatMap((move) => (move.type === 'place' ? [move.place] : []));

/** Whether the tool that lies first makes one good more of the roll. */
function firstToolHelps({ dice, rolledFor, tools, used, toMove }: Position): boolean {
  const divisor = DIVISORS[rolledFor] ?? 1;
  const sum = dice.reduce((all, die) => all + die, 0);
  const tool = (used[toMove]! & 1) === 0 ? tools[toMove * 3]! : 0;
  return Math.floor((sum + tool) / divisor) > Math.floor(sum / divisor);
}

const paysFor = (kind: Tile['kind']) => (position: Position) =>
  mayPay(position) && tileAskedFor(position)?.kind === kind;

/** Whether the one move that is left ends the round without another question. */
function endsTheRound(position: Position): boolean {
  const [move, more] = stoneAge.legalMoves(position);
  if (position.phase !== 'resolving' || !move || more) return false;
  const { moments, position: after } = apply(stoneAge, position, move);
  return after.phase === 'placing' && moments.some(({ news }) => news.type === 'roundEnded');
}

/** Games left where something worth looking at is about to happen. Each is made when asked for. */
export const STAGES = {
  deal: () => dealt(3, 5),
  placing: () =>
    reach({
      players: 3,
      when: (position) =>
        position.phase === 'placing' &&
        position.round >= 4 &&
        position.home[position.toMove]! >= 3 &&
        position.cardOwner.includes(position.toMove) &&
        position.points.every((points) => points >= 0) &&
        position.crowd.reduce((all, workers) => all + workers, 0) >= 6 &&
        kindsOf(position) >= 2 &&
        toolsOf(position) >= 1 &&
        // Something is closed, and something that takes several is open.
        position.crowd.some((workers, place) => PLACES[place]!.startsWith('card') && workers > 0) &&
        sendable(position).includes('quarry'),
    }),
  resolving: () =>
    reach({
      players: 3,
      seed: 12,
      when: (position) =>
        position.phase === 'resolving' &&
        position.round === 3 &&
        resolvable(position).filter((place) => PLACES.indexOf(place) < 5).length > 1,
    }),
  tools: () =>
    reach({
      players: 2,
      seed: 3,
      when: (position, moves) =>
        position.phase === 'addingTools' &&
        position.dice.length >= 3 &&
        toolsOf(position) >= 2 &&
        firstToolHelps(position) &&
        lastIs(moves, 'resolve'),
    }),
  tenDice: () =>
    reach({
      players: 2,
      when: (position) =>
        position.phase === 'resolving' &&
        resolvable(position).some((place) => workersAt(position, place) >= 10),
    }),
  payCard: () =>
    reach({ players: 3, seed: 5, when: (p) => mayPay(p) && cardAskedFor(p) !== undefined }),
  payFixed: () => reach({ players: 2, when: paysFor('fixed') }),
  payExact: () => reach({ players: 2, when: paysFor('exact') }),
  payFree: () => reach({ players: 2, when: paysFor('free') }),
  /** Whoever pays draws a card that nobody else may know. */
  payToDraw: () =>
    reach({
      players: 2,
      when: (position) =>
        mayPay(position) &&
        cardAskedFor(position)?.upper.type === 'drawCard' &&
        // Nothing else is left to do: the device goes on right after.
        position.home[position.toMove] === (position.workers[position.toMove] ?? 0) - 1 &&
        position.turn === position.firstPlayer,
    }),
  share: () => reach({ players: 4, when: ({ phase }) => phase === 'sharingDice' }),
  feed: () => reach({ players: 3, when: ({ phase, short }) => phase === 'feeding' && short > 1 }),
  choice: () =>
    reach({
      players: 2,
      when: ({ phase, choiceHolder, toMove }) => phase === 'placing' && choiceHolder === toMove,
    }),
  lastOfTheRound: () =>
    reach({ players: 3, when: (position) => position.round >= 2 && endsTheRound(position) }),
  over: () => reach({ players: 3, seed: 2, when: ({ phase }) => phase === 'over' }),
} as const satisfies Record<string, () => Reached>;

export type StageName = keyof typeof STAGES;

const lastIs = (moves: readonly Move[], type: Move['type']) => moves.at(-1)?.type === type;

function resolvable(position: Position) {
  return stoneAge
    .legalMoves(position)
    .flatMap((move) => (move.type === 'resolve' ? [move.place] : []));
}

const workersAt = ({ placed, toMove }: Position, place: (typeof PLACES)[number]) =>
  placed[PLACES.indexOf(place) * 4 + toMove] ?? 0;

/** The place where the player to move has most workers among those with dice. */
export function fullestSite(position: Position): string {
  const sites = resolvable(position).filter((place) => PLACES.indexOf(place) < 5);
  const [fullest] = sites.sort((a, b) => workersAt(position, b) - workersAt(position, a));
  if (!fullest) throw new Error('Nobody stands where dice are thrown');
  return fullest;
}
