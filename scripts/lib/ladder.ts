import { invite } from '@/machines/core/game';
import { references, REFERENCES } from '@/__tests__/helpers/references';
import { LEVELS, TEMPERS } from '@/machines/stone-age/bots/company';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { interval, registered, type AnyBot, type FindBot, type Table, type Tally } from './league';
import { number, words } from './text';

/** What is measured: the levels against each other, the strongest against others, its tempers. */
export const PARTS = ['levels', 'references', 'tempers'] as const;
export type Part = (typeof PARTS)[number];

/** One table of the README: who plays whom, and how it is told. */
export interface Chapter {
  /** Its place in the README. */
  name: string;
  part: Part;
  tables: Table[];
  /** Rows of a table, the head first. */
  tell(results: readonly Tally[][]): string[][];
  caption(games: number): string;
}

const STRONGEST = LEVELS[LEVELS.length - 1]!;
const even = (level: string) => invite(level, 'balanced');
/** Games for each table, unless somebody asks for another number. */
const USUAL = { pair: 2000, table: 1000, reference: 500, temper: 60 } as const;

/** The bots of the app, and the players of the tests against whom they are measured. */
export const anyPlayer: FindBot = (game, name) =>
  (references as Readonly<Record<string, unknown>>)[name] === undefined || name === 'random'
    ? registered(game, name)
    : (references[name as keyof typeof references] as unknown as AnyBot);

export function chaptersFor(players: readonly number[], games: number | null): Chapter[] {
  return [
    ...players.map((count) => (count === 2 ? pairs(games) : neighbours(count, games))),
    againstReferences(games),
    tempersAtTables(games),
  ];
}

const tableOf = (bots: readonly string[], games: number): Table => ({
  game: stoneAgeGame.id,
  bots,
  seed: 1,
  from: 0,
  // Whole rounds of rotations, so that every seat plays every deal.
  games: Math.ceil(games / bots.length) * bots.length,
});

function pairs(games: number | null): Chapter {
  const tables = LEVELS.flatMap((level, i) =>
    LEVELS.slice(0, i).map((weaker) => tableOf([even(level), even(weaker)], games ?? USUAL.pair)),
  );
  return {
    name: 'levels-2',
    part: 'levels',
    tables,
    tell(results) {
      const share = (level: string, weaker: string): string => {
        const found = tables.findIndex(
          ({ bots }) => bots[0] === even(level) && bots[1] === even(weaker),
        );
        return found === -1 ? '' : shareOf(results[found]![0]!);
      };
      const weaker = LEVELS.slice(0, -1);
      return [
        ['two players', ...weaker.map((level) => `against ${level}`)],
        ...LEVELS.slice(1).map((level) => [level, ...weaker.map((other) => share(level, other))]),
      ];
    },
    caption: (most) => `${number(most)} games for each pair.`,
  };
}

/** Tables of levels that follow each other, so that every step is looked at. */
function neighbours(players: number, games: number | null): Chapter {
  const windows = LEVELS.slice(players - 1).map((_, i) => LEVELS.slice(i, i + players));
  const tables = windows.map((levels) => tableOf(levels.map(even), games ?? USUAL.table));
  return {
    name: `levels-${players}`,
    part: 'levels',
    tables,
    tell: (results) => [
      [`${players} players`, ...LEVELS, 'points of the winner'],
      ...windows.map((levels, i) => [
        levels.join(', '),
        ...LEVELS.map((level) =>
          levels.includes(level) ? shareOf(results[i]![levels.indexOf(level)]!) : '',
        ),
        number(winningPoints(results[i]!)),
      ]),
    ],
    caption: (most) => `${number(most)} games for each table.`,
  };
}

function againstReferences(games: number | null): Chapter {
  const elder = even(STRONGEST);
  return {
    name: 'references',
    part: 'references',
    tables: REFERENCES.map((name) => tableOf([elder, name], games ?? USUAL.reference)),
    tell: (results) => [
      [`the ${STRONGEST} against`, 'wins', 'points', 'points of the other'],
      ...results.map(([own, other]) => [
        words(other!.bot),
        shareOf(own!),
        number(own!.points / own!.games),
        number(other!.points / other!.games),
      ]),
    ],
    caption: (most) => `${number(most)} two-player games against each.`,
  };
}

/** Every four of the tempers, so that each meets all others. */
function tempersAtTables(games: number | null): Chapter {
  const fours = foursOf(TEMPERS);
  return {
    name: 'tempers',
    part: 'tempers',
    tables: fours.map((tempers) =>
      tableOf(
        tempers.map((temper) => invite(STRONGEST, temper)),
        games ?? USUAL.temper,
      ),
    ),
    tell(results) {
      const everyone = results.flat();
      const of = (temper: string): Tally => {
        const own = everyone.filter(({ bot }) => bot === invite(STRONGEST, temper));
        const sum = (value: (tally: Tally) => number) =>
          own.reduce((total, tally) => total + value(tally), 0);
        const games = sum((tally) => tally.games);
        return { ...own[0]!, games, wins: sum(({ wins }) => wins), points: sum((t) => t.points) };
      };
      return [
        [`four ${STRONGEST}s`, 'wins', 'points', 'points of the winner'],
        ...TEMPERS.map((temper) => {
          const tally = of(temper);
          return [temper, shareOf(tally), number(tally.points / tally.games), ''];
        }),
        ['all', '25 %', '', number(winningPoints(everyone))],
      ];
    },
    caption: (most) => `${number(most)} games at each of ${fours.length} tables.`,
  };
}

const foursOf = (names: readonly string[]): string[][] =>
  names.flatMap((a, i) =>
    names
      .slice(i + 1)
      .flatMap((b, j) =>
        names
          .slice(i + j + 2)
          .flatMap((c, k) => names.slice(i + j + k + 3).map((d) => [a, b, c, d])),
      ),
  );

function winningPoints(tallies: readonly Tally[]): number {
  const sum = (value: (tally: Tally) => number) =>
    tallies.reduce((total, tally) => total + value(tally), 0);
  return sum((tally) => tally.winningPoints) / sum(({ wins }) => wins);
}

function shareOf({ wins, games }: Tally): string {
  const [low, high] = interval(wins, games);
  const percent = (share: number) => number(100 * Math.max(0, share), 1);
  return `${percent(wins / games)} % (${percent(low)} to ${percent(high)})`;
}
