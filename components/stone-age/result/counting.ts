import type { Strings } from '@/components/i18n/catalogue';
import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { holdingsOf } from '@/components/stone-age/villages';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';
import { count, outcome, tieBreak } from '@/machines/stone-age/scoring';
import type { Count, Person } from '@/machines/stone-age/vocabulary';

/** Where points come from, in the order in which they are counted. */
export const SOURCES = [
  'track',
  'culture',
  'farmers',
  'toolMakers',
  'builders',
  'shamans',
  'resources',
] as const satisfies readonly (keyof Count)[];
export type Source = (typeof SOURCES)[number];

export const PERSON_OF: Partial<Record<Source, Person>> = {
  farmers: 'farmer',
  toolMakers: 'toolMaker',
  builders: 'builder',
  shamans: 'shaman',
};

/** One source of one player: a step of the show. */
export interface Step {
  source: Source;
  seat: Seat;
  value: number;
}

export const countsOf = (position: Position): Count[] =>
  Array.from({ length: position.setup.players }, (_, seat) => count(position, seat));

/** All steps of the show: source after source, player after player, without what counts nothing. */
export function stepsOf(counts: readonly Count[]): Step[] {
  return SOURCES.flatMap((source) =>
    counts.map((own, seat) => ({ source, seat, value: own[source] })),
  ).filter(({ value }) => value !== 0);
}

/** How a player came by the points of a source, as a sum; nothing where there is none to tell. */
export function sumOf(
  text: StoneAgeStrings,
  position: Position,
  { source, seat }: Pick<Step, 'source' | 'seat'>,
): string {
  const { sets, people } = holdingsOf(position, seat);
  const own = count(position, seat);
  const person = PERSON_OF[source];
  const held = people.find((group) => group.person === person);
  if (held) return text.people[held.person].sum(held.people, held.by);
  if (source === 'culture') return text.card.sets(sets.map((set) => set.length));
  if (source === 'resources') return text.count.resourcesLeft(own.resources);
  return text.points(own.track);
}

/** The same in the least of room, for a table; nothing where the number says it all. */
export function noteOf(
  text: StoneAgeStrings,
  position: Position,
  { source, seat }: Pick<Step, 'source' | 'seat'>,
): string | undefined {
  const { sets, people } = holdingsOf(position, seat);
  const held = people.find((group) => group.person === PERSON_OF[source]);
  if (held && held.people > 0) return text.count.times(held.people, held.by);
  if (source === 'culture' && sets.length > 0) {
    return text.count.squares(sets.map((set) => set.length));
  }
  return undefined;
}

/** Everybody's place: by points, then by what breaks a tie; equals share a place. */
export function placesOf(position: Position): number[] {
  const ranks = countsOf(position).map(({ total }, seat) => [total, tieBreak(position, seat)]);
  return ranks.map(
    ([total = 0, tie = 0]) =>
      1 +
      ranks.filter(([more = 0, sum = 0]) => more > total || (more === total && sum > tie)).length,
  );
}

export interface Verdict {
  winners: readonly Seat[];
  best: number;
  /** "Blue wins", "Red and Green share the win". */
  headline: string;
  /** Who had the most points together; nobody where one alone had them. */
  tied: readonly Seat[];
  /** How a tie was broken, or that it could not be; null where there was none. */
  tie: string | null;
}

/** Who won, in words. */
export function verdictOf(
  { result }: Strings,
  { count: words }: StoneAgeStrings,
  position: Position,
  nameOf: (seat: Seat) => string,
): Verdict | null {
  const out = outcome(position);
  if (!out) return null;
  const { winners, scores, reason } = out;
  const best = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const tied = leaders.map((seat) => ({ name: nameOf(seat), sum: tieBreak(position, seat) }));
  const [first = 0] = winners;
  return {
    winners,
    best,
    tied: reason === 'points' ? [] : leaders,
    headline:
      winners.length === 1 ? result.wins(nameOf(first)) : result.shared(winners.map(nameOf)),
    tie:
      reason === 'points'
        ? null
        : reason === 'shared'
          ? `${words.tie(best, tied)} ${words.sharedTie}`
          : words.tie(best, tied),
  };
}
