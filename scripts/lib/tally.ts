import type { Summary } from './headless';
import { editionOf, type Simulation } from './simulation';
import { counts, spread, type Spread } from './statistics';
import { grid, number, words } from './text';

interface SeatTally {
  seat: number;
  bot: string;
  /** Null in games without points. */
  score: Spread | null;
  /** Part of the games won; a shared win counts in parts. */
  wins: number;
}

/** All there is to say about a run. Everything but `speed` follows from the seed alone. */
export interface Tally {
  game: string;
  players: number;
  bots: readonly string[];
  edition: string | null;
  seed: number;
  from: number;
  games: number;
  decisions: Spread;
  rounds: Spread | null;
  seats: SeatTally[];
  endings: Record<string, number>;
  wonBy: Record<string, number>;
  speed: Speed;
}

export interface Speed {
  workers: number;
  seconds: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
}

export function tally(
  simulation: Simulation,
  summaries: readonly Summary[],
  { seconds, workers }: { seconds: number; workers: number },
): Tally {
  const { game, players, bots, seed, from, games, setup } = simulation;
  const decisions = summaries.map((summary) => summary.decisions);
  const rounds = present(summaries.map((summary) => summary.rounds));
  const total = decisions.reduce((sum, count) => sum + count, 0);
  return {
    game,
    players,
    bots,
    edition: editionOf(setup),
    seed,
    from,
    games,
    decisions: spread(decisions),
    rounds: rounds.length === 0 ? null : spread(rounds),
    seats: bots.map((bot, seat) => seatTally(summaries, bot, seat)),
    endings: counts(present(summaries.map((summary) => summary.ending))),
    wonBy: counts(summaries.map((summary) => summary.reason)),
    speed: {
      workers,
      seconds,
      gamesPerSecond: games / seconds,
      decisionsPerSecond: total / seconds,
    },
  };
}

function seatTally(summaries: readonly Summary[], bot: string, seat: number): SeatTally {
  const scores = present(summaries.map((summary) => summary.scores?.[seat] ?? null));
  const won = summaries.reduce(
    (sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0),
    0,
  );
  return {
    seat,
    bot,
    score: scores.length === 0 ? null : spread(scores),
    wins: won / summaries.length,
  };
}

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value): value is Value => value !== null);

/** The tally as a person reads it. */
export function describe(found: Tally): string {
  const { speed, decisions, rounds, seats, games } = found;
  const edition = found.edition === null ? '' : `, ${found.edition} edition`;
  const range = ({ mean, min, max }: Spread, digits: number) =>
    `mean ${number(mean, digits)}, ${min} to ${max}`;
  const share = (by: Record<string, number>) =>
    Object.entries(by)
      .map(([name, times]) => `${words(name)} ${number((100 * times) / games, 1)} %`)
      .join(', ');
  const lines = [
    `${found.game}, ${found.players} players${edition}, seed ${found.seed}`,
    '',
    ...grid([
      ['games', `${number(games)} in ${number(speed.seconds, 2)} s, ${speed.workers} at a time`],
      [
        'speed',
        `${number(speed.gamesPerSecond)} games/s, ${number(speed.decisionsPerSecond)} decisions/s`,
      ],
      ['decisions', range(decisions, 1)],
      ...(rounds === null ? [] : [['rounds', range(rounds, 2)]]),
      ...(Object.keys(found.endings).length === 0 ? [] : [['ended by', share(found.endings)]]),
      ['won by', share(found.wonBy)],
    ]),
    '',
    ...grid(
      [
        ['seat', 'bot', 'mean', 'deviation', 'min', 'median', 'max', 'wins'],
        ...seats.map(({ seat, bot, score, wins }) => [
          String(seat + 1),
          bot,
          ...(score === null
            ? ['', '', '', '', '']
            : [
                number(score.mean, 1),
                number(score.deviation, 1),
                String(score.min),
                String(score.median),
                String(score.max),
              ]),
          `${number(100 * wins, 1)} %`,
        ]),
      ],
      { right: [2, 3, 4, 5, 6, 7] },
    ),
  ];
  return lines.join('\n');
}
