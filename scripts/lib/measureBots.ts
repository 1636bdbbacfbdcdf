import { botSeed } from '@/machines/core/bots';
import { invite, type AnyGame } from '@/machines/core/game';
import type { AnyMove } from '@/machines/core/rules';
import { gameSeed } from './headless';

/** How long the bots of one level think about a decision, in milliseconds of the processor. */
export interface Thinking {
  level: string;
  median: number;
  most95: number;
  worst: number;
  /** The longest piece between two yields, when a screen cannot draw. */
  longestSlice: number;
}

const GAMES = 2;

/** Every level at full tables of its own, all decisions with more than one answer. */
export function measureBots(game: AnyGame): Thinking[] {
  return game.company.levels.map((level) => {
    playGame(game, level, -1);
    const games = Array.from({ length: GAMES }, (_, index) => playGame(game, level, index));
    const times = games.flatMap((one) => one.times).sort((a, b) => a - b);
    const share = (part: number) => times[Math.floor(part * (times.length - 1))]!;
    return {
      level,
      median: share(0.5),
      most95: share(0.95),
      worst: share(1),
      longestSlice: Math.max(...games.map(({ longestSlice }) => longestSlice)),
    };
  });
}

function playGame(game: AnyGame, level: string, index: number) {
  const { rules, seats, company, bots } = game;
  const seed = gameSeed(1, index + 1);
  const position = rules.deal(game.newGame(seats.max), seed);
  const times: number[] = [];
  let longestSlice = 0;
  let moves = 0;
  for (let seat = rules.toMove(position); seat !== null; seat = rules.toMove(position)) {
    const temper = company.tempers[seat % company.tempers.length]!;
    const thought = botSeed(seed, moves++);
    const view = rules.imagine(position, seat, thought);
    const isOpen = rules.legalMoves(position).length > 1;
    let spent = 0;
    const thinking = bots[invite(level, temper)]!(view, seat, thought);
    for (;;) {
      const began = process.cpuUsage();
      const step = thinking.next();
      const { user, system } = process.cpuUsage(began);
      const slice = (user + system) / 1000;
      spent += slice;
      longestSlice = Math.max(longestSlice, slice);
      if (!step.done) continue;
      rules.play(position, step.value as AnyMove);
      break;
    }
    if (isOpen) times.push(spent);
  }
  return { times, longestSlice };
}
