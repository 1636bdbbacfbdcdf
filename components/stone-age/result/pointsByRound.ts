import { newsByRound, type StoneAgePlaythrough } from '@/components/stone-age/log';

export interface PointsByRound {
  /** Points on the track after each round that is over: by round, then by seat. */
  rounds: (readonly number[])[];
  /** The totals of the final count by seat; null before the end. */
  totals: number[] | null;
}

/** How the points grew, as the rules told it round by round. */
export function pointsByRound(playthrough: StoneAgePlaythrough): PointsByRound {
  const rounds: (readonly number[])[] = [];
  const totals: number[] = [];
  for (const news of newsByRound(playthrough).flat()) {
    if (news.type === 'roundEnded') rounds.push(news.points);
    if (news.type === 'counted') totals[news.seat] = news.count.total;
  }
  return { rounds, totals: totals.length > 0 ? totals : null };
}
