import type { Strings } from '@/components/i18n/catalogue';
import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { tell, worthTelling } from '@/components/stone-age/telling';
import type { LogGroup, LogLine } from '@/components/table/LogSheet';
import { replay, type Playthrough, type Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, News, Setup } from '@/machines/stone-age/vocabulary';

export type StoneAgePlaythrough = Playthrough<Move, Setup>;

/** A piece of news and where in the game it happened. */
export interface Entry {
  /** Which move it came of, and which piece of that move's news it is. */
  index: number;
  moment: number;
  /** The round it belongs to; null in the final count. */
  round: number | null;
  news: News;
}

/** All news of a playthrough, in order. */
export function entriesOf(playthrough: StoneAgePlaythrough): Entry[] {
  const entries: Entry[] = [];
  let round: number | null = 1;
  let index = 0;
  replay(stoneAge, playthrough, (_seat, _move, news) => {
    news.forEach((item, moment) => {
      if (item.type === 'newRound') round = item.round;
      if (item.type === 'gameEnded') round = null;
      entries.push({ index, moment, round, news: item });
    });
    index++;
  });
  return entries;
}

/** The news of each round that has begun, and last that of the final count, if there was one. */
export function newsByRound(playthrough: StoneAgePlaythrough): News[][] {
  const rounds: News[][] = [];
  let last: number | null | undefined;
  for (const { round, news } of entriesOf(playthrough)) {
    if (round !== last) rounds.push([]);
    last = round;
    rounds[rounds.length - 1]?.push(news);
  }
  return rounds;
}

export interface LogWords {
  shared: Strings;
  strings: StoneAgeStrings;
  /** With the names they go by. */
  players: readonly Player[];
  /** The seat that reads, or null where the whole table may be looking. */
  viewer: Seat | null;
}

/** The log round by round, in words; what is secret is told as far as the reader may know it. */
export function logByRound(playthrough: StoneAgePlaythrough, words: LogWords): LogGroup[] {
  const { shared, strings, players, viewer } = words;
  const groups: { round: number | null; title: string; lines: LogLine[] }[] = [];
  for (const { index, moment, round, news } of worthTelling(entriesOf(playthrough))) {
    let group = groups[groups.length - 1];
    if (!group || group.round !== round) {
      const title = round === null ? strings.chapters.finalCount(0) : shared.table.round(round);
      group = { round, title, lines: [] };
      groups.push(group);
    }
    const seat = 'seat' in news ? news.seat : null;
    const text = tell(strings, players, news, viewer);
    const hasReasons = moment === 0 && seat !== null && players[seat]?.kind === 'bot';
    group.lines.push({ index, moment, seat, text, hasReasons });
  }
  return groups;
}
