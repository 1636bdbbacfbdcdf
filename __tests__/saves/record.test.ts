import type { AnyGame } from '@/machines/core/game';
import type { AnyMove, Playthrough } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { LONGEST_TEXT } from '@/machines/saves/doubt';
import { makeRecord, readRecord } from '@/machines/saves/record';
import { EDITIONS } from '@/machines/stone-age/vocabulary';
import { audit } from '../helpers/auditor';
import { playRandomly } from '../helpers/randomGames';

const game = findGame('stone-age') as AnyGame;
const players = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) =>
    seat === 0 ? { kind: 'human', name: 'Ana' } : { kind: 'bot', name: 'Og', bot: 'random' },
  );
const played = (seed: number, count = 3, edition: string = 'revised') => {
  const setup = { ...(game.newGame(count) as object), edition };
  return { game, players: players(count), ...playRandomly(game.rules, setup, seed) };
};
/** A copy that may be tampered with. */
const copy = (record: unknown) => JSON.parse(JSON.stringify(record));
const faultOf = (data: unknown) => {
  const reading = readRecord(typeof data === 'string' ? data : JSON.stringify(data));
  return reading.ok ? null : reading.fault;
};

describe('A record', () => {
  it.each([2, 3, 4])('of %i players can be checked with the rule book alone', (count) => {
    for (let seed = 1; seed <= 40; seed++) {
      const { game: _, ...rest } = played(seed, count, EDITIONS[seed % 2]);
      const record = copy(makeRecord({ game, ...rest }));
      try {
        audit(record);
      } catch (error) {
        throw new Error(`Seed ${seed}: ${(error as Error).message}`);
      }
    }
  });

  it('of a running game can be checked too', () => {
    const { playthrough, ...rest } = played(5);
    const running: Playthrough<AnyMove, unknown> = {
      ...playthrough,
      moves: playthrough.moves.slice(0, 77),
    };
    const record = copy(makeRecord({ ...rest, playthrough: running }));
    expect(record.result).toBeNull();
    expect(() => audit(record)).not.toThrow();
    expect(faultOf(record)).toBeNull();
  });

  it('reads back as the same game', () => {
    const made = played(7);
    const reading = readRecord(JSON.stringify(makeRecord(made)));
    expect(reading.ok && reading.record.playthrough).toEqual(made.playthrough);
    expect(reading.ok && reading.record.players).toEqual(made.players);
  });

  it('reads back whatever the order of its fields', () => {
    const record = copy(makeRecord(played(7)));
    const turned = Object.fromEntries(Object.entries(record).reverse());
    expect(faultOf(turned)).toBeNull();
  });

  it('lets the auditor see a wrong sum', () => {
    const record = copy(makeRecord(played(7)));
    const roll = record.moves
      .flatMap((move: { news: { type: string; amount: number }[] }) => move.news)
      .find((news: { type: string }) => news.type === 'gathered');
    roll.amount++;
    expect(() => audit(record)).toThrow(/due/);
  });

  const record = makeRecord(played(9));
  const last = record.moves.length - 1;
  const tampered: [string, (data: ReturnType<typeof copy>) => unknown][] = [
    ['notARecord', (data) => void (data.format = 'chess')],
    ['notARecord', (data) => void delete data.seed],
    ['notARecord', (data) => void (data.seed = 1.5)],
    ['notARecord', (data) => void (data.extra = 1)],
    ['notARecord', (data) => void (data.moves[3].seat = '0')],
    ['notARecord', (data) => void (data.moves = {})],
    ['newerFormat', (data) => void data.version++],
    ['unknownGame', (data) => void (data.game = 'toString')],
    ['newerRules', (data) => void data.rules++],
    ['olderRules', (data) => void (data.rules = 0)],
    ['badSetup', (data) => void (data.setup.players = 5)],
    ['badSetup', (data) => void (data.setup.firstPlayer = 3)],
    ['badPlayers', (data) => void data.players.pop()],
    ['badPlayers', (data) => void (data.players[0].kind = 'ghost')],
    ['badMove', (data) => void (data.moves[0].move.workers = 11)],
    ['badMove', (data) => void (data.moves[0].move.place = 'moon')],
    ['badMove', (data) => void (data.moves[0].move.extra = true)],
    ['illegalMove', (data) => void (data.moves[0].move = { type: 'refuse' })],
    ['illegalMove', (data) => void data.moves.push(data.moves[0])],
    ['wrongSeat', (data) => void (data.moves[last].seat = (data.moves[last].seat + 1) % 3)],
    ['dealDiffers', (data) => void data.deal.deck.reverse()],
    ['newsDiffer', (data) => void data.moves[0].news.pop()],
    ['resultDiffers', (data) => void (data.result.winners = [])],
    ['digestDiffers', (data) => void (data.digest = '0')],
  ];
  it.each(tampered)('that was tampered with is refused: %s (%#)', (fault, tamper) => {
    const data = copy(record);
    tamper(data);
    expect(faultOf(data)).toBe(fault);
  });

  it('of another seed is found out', () => {
    expect(faultOf({ ...copy(record), seed: 10 })).not.toBeNull();
  });

  it.each([
    ['notJson', ''],
    ['notJson', JSON.stringify(record).slice(0, -1)],
    ['notARecord', 'null'],
    ['notARecord', '[]'],
    ['notARecord', '"silex-record"'],
    ['tooLong', ' '.repeat(LONGEST_TEXT + 1)],
    ['forbiddenKey', `{"__proto__":{"format":"silex-record"}}`],
  ])('is no text like this: %s (%#)', (fault, text) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('says where the fault lies', () => {
    const data = copy(record);
    data.moves[2].seat = -1;
    expect(readRecord(JSON.stringify(data))).toMatchObject({ where: 'moves.2.seat' });
  });
});
