import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import { ALL_GAMES, findGame } from '@/machines/games';
import { LONGEST_CODE, makeCode, readCode, type SharedGame } from '@/machines/saves/code';
import { readFigures, spell, unspell, writeFigures } from '@/machines/saves/codeDigits';
import { sharedGame } from '../helpers/sharedGames';

const stoneAge = findGame('stone-age') as AnyGame;
const codeOf = (shared: SharedGame): string => {
  const code = makeCode(shared);
  if (code === null) throw new Error('The game is too long for a code');
  return code;
};
const faultOf = (text: string) => {
  const reading = readCode(text);
  return reading.ok ? null : reading.fault;
};
/** Read back, the same game at the same place. */
const expectSame = (text: string, shared: SharedGame) => {
  const reading = readCode(text);
  if (!reading.ok) throw new Error(reading.fault);
  expect(reading.shared).toEqual(shared);
  expect(digest(reading.position)).toBe(digest(replay(shared.game.rules, shared.playthrough)));
};

describe('Figures in mixed bases', () => {
  it('come out in the order they went in', () => {
    const figures = Array.from({ length: 500 }, (_, i) => ({
      value: (i * 7919) % (1 + (i % 97)),
      base: 1 + (i % 97),
    }));
    const { take, isEmpty } = readFigures(writeFigures(figures));
    expect(figures.map(({ base }) => take(base))).toEqual(figures.map(({ value }) => value));
    expect(isEmpty()).toBe(true);
  });

  it('cost nothing where there is no choice', () => {
    expect(writeFigures(Array.from({ length: 999 }, () => ({ value: 0, base: 1 })))).toBe('');
  });

  it('are spelt and read the same', () => {
    for (const value of [0, 1, 61, 62, 3843]) expect(unspell(spell(value, 2))).toBe(value);
  });
});

describe.each(ALL_GAMES.map((game) => [game.id, game] as const))('A code of %s', (_, game) => {
  const tables = Array.from(
    { length: game.seats.max - game.seats.min + 1 },
    (__, more) => game.seats.min + more,
  );

  it.each(tables)('of %i players reads back as the same game', (seats) => {
    for (let seed = 1; seed <= 40; seed++) {
      const shared = sharedGame(game, { seats, seed: seed * 2 ** 45 + seed, share: 1 });
      expectSame(codeOf(shared), shared);
    }
  });

  it('reads back wherever the game was left, from the deal on', () => {
    for (let step = 0; step <= 20; step++) {
      const shared = sharedGame(game, { seats: 2 + (step % 3), seed: step, share: step / 20 });
      expectSame(codeOf(shared), shared);
    }
  });

  it('carries every name that a keyboard can write', () => {
    const players = ['Zoë', '石器 太郎', '👩‍👩‍👧', '\ud800'].map(
      (name) => ({ kind: 'human', name }) as const,
    );
    const shared = sharedGame(game, { seats: 4, seed: 3, name: 'Dimanche à l’étang', players });
    expectSame(codeOf(shared), shared);
  });

  it('carries a setup that is not the usual one', () => {
    const shared = sharedGame(game, { seats: 3, seed: 8, share: 0 });
    const setup = { ...(game.newGame(3) as object), firstPlayer: 2, edition: 'first' };
    const other = { ...shared, playthrough: { ...shared.playthrough, setup } };
    expectSame(codeOf(other), other);
  });
});

describe('A code in a message', () => {
  const shared = sharedGame(stoneAge, { seats: 3, seed: 5, share: 0.4, name: 'Sunday' });
  const code = codeOf(shared);

  it('is letters and figures after its mark', () => {
    expect(code).toMatch(/^SILEX1-[0-9A-Za-z]+$/);
  });

  it.each([
    ['with words around it', `Your turn!\n${code}\nSee you on Sunday`],
    ['broken into lines', code.replace(/(.{40})/g, '$1\n')],
    ['quoted by a mail program', `> ${code.replace(/(.{60})/g, '$1\n> ')}`],
    ['with words right behind a broken line', `${code.slice(0, 90)}\r\n${code.slice(90)} have fun`],
    ['with its mark in small letters', code.replace('SILEX', 'silex')],
  ])('is found %s', (_, text) => expectSame(text, shared));

  it.each([
    ['noGame', ''],
    ['noGame', 'hello'],
    ['noGame', code.slice(7)],
    ['cutOff', 'SILEX1-'],
    ['cutOff', code.slice(0, -1)],
    ['cutOff', code.slice(0, 12)],
    ['damaged', code.toUpperCase()],
    ['damaged', `${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`],
    ['newerFormat', code.replace('SILEX1', 'SILEX2')],
    ['noGame', code.replace('SILEX1', 'SILEX0')],
    ['tooLong', `SILEX1-zz${'0'.repeat(20_000)}`],
  ])('is refused by name: %s (%#)', (fault, text) => expect(faultOf(text)).toBe(fault));

  const of = (game: Partial<AnyGame>) => ({ ...shared, game: { ...stoneAge, ...game } });
  it.each([
    ['unknownGame', of({ id: 'chess' })],
    ['unknownGame', of({ id: '__proto__' })],
    ['newerRules', of({ rulesVersion: 2 })],
    ['olderRules', of({ rulesVersion: 0 })],
    ['badPlayers', { ...shared, players: [...shared.players, ...shared.players] }],
  ])('of another table is refused by name: %s (%#)', (fault, other) => {
    expect(faultOf(codeOf(other))).toBe(fault);
  });

  it('of a game whose moves are listed in another order is found out', () => {
    const { rules } = stoneAge;
    const turned = { ...rules, legalMoves: (p: never) => rules.legalMoves(p).reverse() };
    expect(faultOf(codeOf(of({ rules: turned as typeof rules })))).not.toBeNull();
  });

  it('of today opens for ever, or the version of the rules goes up', () => {
    const reading = readCode(GOLDEN);
    expect(reading.ok && reading.shared.players).toEqual([
      { kind: 'human', name: 'Ana' },
      { kind: 'bot', name: 'Og', bot: 'random' },
    ]);
    expect(reading.ok && reading.shared.playthrough.moves).toHaveLength(60);
  });
});

/** Sixty moves of two players, as they were written when codes were new. */
const GOLDEN =
  'SILEX1-0IzD1Q7hPM3YBo3J7SYjmzxPykRtmuAIrK8WIKIIVgYpLslwO58bkBL8hINLKzxJroQmETE79N24OU2';

it('the code of a whole game is short enough for a message', () => {
  for (const seats of [2, 3, 4]) {
    let sum = 0;
    for (let seed = 1; seed <= 50; seed++) {
      const { length } = codeOf(sharedGame(stoneAge, { seats, seed }));
      expect(length).toBeLessThan(LONGEST_CODE / 4);
      sum += length;
    }
    expect(sum / 50).toBeLessThan(700);
  }
});
