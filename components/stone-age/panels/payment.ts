import { total, worth } from '@/machines/stone-age/paying';
import { RESOURCES, type Bundle, type Resource } from '@/machines/stone-age/vocabulary';

/** Laying out a payment: which of the legal ones is meant, and how one becomes another. */

export const NOTHING: Bundle = { wood: 0, clay: 0, stone: 0, gold: 0 };

const same = (one: Bundle, other: Bundle) => RESOURCES.every((kind) => one[kind] === other[kind]);

/** The legal move that hands over just this. */
export function moveFor<Paid extends Bundle>(
  moves: readonly Paid[],
  bundle: Bundle,
): Paid | undefined {
  return moves.find((move) => same(move, bundle));
}

/** The payment that is worth least; of equals the first. */
export function cheapest<Paid extends Bundle>(moves: readonly Paid[]): Paid | undefined {
  return moves.reduce<Paid | undefined>(
    (best, move) => (best && worth(best) <= worth(move) ? best : move),
    undefined,
  );
}

/** The payment that is worth most: on buildings that score what is paid. */
export function dearest<Paid extends Bundle>(moves: readonly Paid[]): Paid | undefined {
  return moves.reduce<Paid | undefined>(
    (best, move) => (best && worth(best) >= worth(move) ? best : move),
    undefined,
  );
}

/** The kinds in a bundle. */
export const kindsIn = (bundle: Bundle): Resource[] => RESOURCES.filter((kind) => bundle[kind] > 0);

/** A bundle one by one, kind after kind. */
export const piecesOf = (bundle: Bundle): Resource[] =>
  RESOURCES.flatMap((kind) => Array.from({ length: bundle[kind] }, () => kind));

export const minus = (whole: Bundle, part: Bundle): Bundle => ({
  wood: Math.max(0, whole.wood - part.wood),
  clay: Math.max(0, whole.clay - part.clay),
  stone: Math.max(0, whole.stone - part.stone),
  gold: Math.max(0, whole.gold - part.gold),
});

const changed = (bundle: Bundle, kind: Resource, by: number): Bundle => ({
  ...bundle,
  [kind]: bundle[kind] + by,
});

export const oneLess = (bundle: Bundle, kind: Resource): Bundle | null =>
  bundle[kind] > 0 ? changed(bundle, kind, -1) : null;

export interface OneMore {
  bundle: Bundle;
  /** What had to make room, where there was none. */
  instead: Resource | null;
}

/**
 * One more of a kind. Where no more may be laid out it takes the place of another kind: of one that
 * leaves a legal payment if there is such a one, then of the one that lies there most often.
 */
export function oneMore(
  bundle: Bundle,
  kind: Resource,
  limit: Bundle,
  most: number,
  moves: readonly Bundle[],
): OneMore | null {
  if (bundle[kind] >= limit[kind]) return null;
  const more = changed(bundle, kind, 1);
  if (total(bundle) < most) return { bundle: more, instead: null };
  const swaps = kindsIn(bundle)
    .filter((other) => other !== kind)
    .map((other) => ({ bundle: changed(more, other, -1), instead: other }))
    .sort(
      (one, other) =>
        Number(moveFor(moves, other.bundle) !== undefined) -
          Number(moveFor(moves, one.bundle) !== undefined) ||
        bundle[other.instead] - bundle[one.instead],
    );
  return swaps[0] ?? null;
}

/** The most of each kind that any of the moves takes. */
export function limitsOf(moves: readonly Bundle[]): Bundle {
  return moves.reduce<Bundle>(
    (most, move) => ({
      wood: Math.max(most.wood, move.wood),
      clay: Math.max(most.clay, move.clay),
      stone: Math.max(most.stone, move.stone),
      gold: Math.max(most.gold, move.gold),
    }),
    NOTHING,
  );
}
