import type { LogEntry } from '@/components/table/Log';
import type { Told } from '@/components/table/useTable';
import type { Refusal, Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { stoneAge } from '@/machines/stone-age/rules';
import type { News, Reason } from '@/machines/stone-age/vocabulary';
import type { StoneAgeStrings } from './strings/catalogue';
import type { Names, Why } from './strings/shape';

type Called = Pick<Player, 'name'>;

/**
 * A piece of news as a sentence. Whoever is not the one it is meant for hears it without what is
 * secret in it; `viewer` is the seat that reads, or null when the whole table does.
 */
export function tell(
  strings: StoneAgeStrings,
  players: readonly Called[],
  news: News,
  viewer: Seat | null = null,
): string {
  const name: Names = (seat) => players[seat]?.name ?? '';
  const secret = stoneAge.secretOf(news);
  // That the deck is empty is plain to all: only a card that was drawn is a secret.
  if (news.type === 'drew' && news.card !== null && secret !== viewer) {
    return strings.secrets.drew(news, name);
  }
  const sentence = strings.news[news.type] as (news: News, name: Names) => string;
  return sentence(news, name);
}

/**
 * The news that make a log. A roll is told once, with what came of it: the sentence about the
 * gathering repeats the dice.
 */
export function worthTelling<Item extends { news: News }>(told: readonly Item[]): Item[] {
  return told.filter(({ news }, index) => {
    const next = told[index + 1]?.news;
    return news.type !== 'rolled' || next?.type !== 'gathered' || next.seat !== news.seat;
  });
}

/** Whom a piece of news is about; undefined where it only goes on about the one before. */
function subjectOf(news: News): Seat | null | undefined {
  switch (news.type) {
    case 'turnedTile':
      return undefined;
    case 'roundEnded':
    case 'newRound':
    case 'gameEnded':
      return null;
    default:
      return news.seat;
  }
}

/** A log: an entry for each move, and within it one for each player it is about. */
export function logOf(
  strings: StoneAgeStrings,
  players: readonly Called[],
  told: readonly Told<News>[],
  viewer: Seat | null = null,
): LogEntry[] {
  const entries: (LogEntry & { lines: string[]; move: number })[] = [];
  for (const { move, news } of worthTelling(told)) {
    const line = tell(strings, players, news, viewer);
    const last = entries[entries.length - 1];
    const subject = subjectOf(news);
    const heading = news.type === 'newRound' || news.type === 'gameEnded';
    if (!heading && last?.move === move && (subject === undefined || subject === last.seat)) {
      last.lines.push(line);
      continue;
    }
    const key = `${entries.length}`;
    entries.push({ key, move, seat: subject ?? null, lines: [line], heading });
  }
  return entries;
}

/** Why a move is refused, in words. */
export function why(strings: StoneAgeStrings, { reason, number }: Refusal<Reason>): Why {
  return strings.reasons[reason](number ?? 0);
}
