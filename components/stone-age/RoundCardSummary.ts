import { newsByRound, type StoneAgePlaythrough } from '@/components/stone-age/log';
import { deckLeft, smallestStack } from '@/components/stone-age/villages';
import { replay, type Seat } from '@/machines/core/rules';
import { bundleOf } from '@/machines/stone-age/paying';
import { stoneAge } from '@/machines/stone-age/rules';
import {
  GOODS,
  RESOURCES,
  type Bundle,
  type Ending,
  type Gain,
  type Good,
  type News,
} from '@/machines/stone-age/vocabulary';

/** What one round did to one player. */
export interface RoundOfPlayer {
  seat: Seat;
  /** Points when the round began and when it ended. */
  before: number;
  after: number;
  cards: number;
  buildings: number;
  workers: number;
  tools: number;
  agriculture: number;
  /** Goods that came in, the harvest included. */
  got: Record<Good, number>;
  /** Resources handed over for cards, buildings and meals. */
  paid: Bundle;
  eaten: number;
  starved: boolean;
}

export interface RoundSummary {
  round: number;
  players: RoundOfPlayer[];
  /** Who begins the next round; null when there is none. */
  next: { round: number; firstPlayer: Seat } | null;
  ending: Ending | null;
  deckLeft: number;
  /** Tiles left in the stack that has fewest. */
  smallestStack: number;
}

/** The last round that is over, told in figures; null while the first one goes on. */
export function summariseRound(playthrough: StoneAgePlaythrough): RoundSummary | null {
  const rounds = newsByRound(playthrough);
  const ended = rounds.filter((news) => news.some(({ type }) => type === 'roundEnded'));
  const news = ended[ended.length - 1];
  const end = news?.find((item) => item.type === 'roundEnded');
  if (!news || !end) return null;
  const earlier = ended[ended.length - 2]?.find((item) => item.type === 'roundEnded');
  const rows = end.points.map((after, seat) => empty(seat, earlier?.points[seat] ?? 0, after));
  for (const item of news) note(rows, item);

  const after = rounds[rounds.indexOf(news) + 1] ?? [];
  const begun = after.find((item) => item.type === 'newRound');
  const over = after.find((item) => item.type === 'gameEnded');
  const now = replay(stoneAge, playthrough);
  return {
    round: end.round,
    players: rows,
    next: begun ? { round: begun.round, firstPlayer: begun.firstPlayer } : null,
    ending: over?.ending ?? null,
    deckLeft: deckLeft(now),
    smallestStack: smallestStack(now),
  };
}

const empty = (seat: Seat, before: number, after: number): RoundOfPlayer => ({
  seat,
  before,
  after,
  cards: 0,
  buildings: 0,
  workers: 0,
  tools: 0,
  agriculture: 0,
  got: { food: 0, wood: 0, clay: 0, stone: 0, gold: 0 },
  paid: { wood: 0, clay: 0, stone: 0, gold: 0 },
  eaten: 0,
  starved: false,
});

function note(rows: readonly RoundOfPlayer[], news: News): void {
  const row = 'seat' in news ? rows[news.seat] : undefined;
  if (!row) return;
  switch (news.type) {
    case 'gathered':
      row.got[news.good] += news.amount;
      return;
    case 'gained':
    case 'tookDie':
      return gain(row, news);
    case 'cashedIn':
      RESOURCES.forEach((kind) => (row.got[kind] += news.taken[kind]));
      return;
    case 'madeTool':
      row.tools++;
      return;
    case 'grew':
      row.workers++;
      return;
    case 'farmed':
      row.agriculture++;
      return;
    case 'bought':
      row.cards++;
      return spend(row, news.paid);
    case 'drew':
      if (news.card !== null) row.cards++;
      return;
    case 'built':
      row.buildings++;
      return spend(row, news.paid);
    case 'ate':
      row.got.food += news.harvest;
      row.eaten += news.eaten;
      return;
    case 'covered':
      return spend(row, news.paid);
    case 'starved':
      row.starved = true;
  }
}

function gain(row: RoundOfPlayer, { good, amount }: Gain): void {
  if (good === 'tool') row.tools += amount;
  else if (good === 'agriculture') row.agriculture += amount;
  else if (good !== 'points' && GOODS.includes(good)) row.got[good] += amount;
}

function spend(row: RoundOfPlayer, paid: Bundle): void {
  const bundle = bundleOf(paid);
  RESOURCES.forEach((kind) => (row.paid[kind] += bundle[kind]));
}
