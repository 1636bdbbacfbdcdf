import { think } from '@/machines/core/bots';
import { invite } from '@/machines/core/game';
import { LEVELS, TEMPERS } from '@/machines/stone-age/bots/company';
import { bots } from '@/machines/stone-age/bots/registry';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move } from '@/machines/stone-age/vocabulary';
import {
  feed,
  gather,
  given,
  pay,
  red,
  refuse,
  resolve,
  takeDie,
  type Scene,
  type Village,
} from '../../helpers/stoneAge';

const [, ...ABOVE_THE_FIRST] = LEVELS;
const EVERYONE = ABOVE_THE_FIRST.flatMap((level) => TEMPERS.map((temper) => invite(level, temper)));
const without = (...tempers: string[]) =>
  EVERYONE.filter((name) => !tempers.some((temper) => name.endsWith(`.${temper}`)));

/** What a bot does, on several seeds: nobody may be stupid now and then. */
const choices = (name: string, position: Position): Move[] =>
  [1, 2, 3].map((seed) =>
    think(bots[name]!, stoneAge.imagine(position, position.toMove, seed), position.toMove, seed),
  );

/** The position after red has begun to use a place, with dice that are known. */
function using(scene: Scene, ...moves: Move[]): Position {
  const position = given({ players: 2, phase: 'resolving', ...scene });
  for (const move of moves) stoneAge.play(position, move);
  return position;
}

const places = (moves: readonly Move[]) =>
  moves.map((move) => (move.type === 'place' ? move.place : move.type));

describe.each(EVERYONE)('%s', (name) => {
  it('adds no more tools than the next good takes', () => {
    const position = using(
      { villages: [{ tools: [1, 2, 0], at: { quarry: 1 } }], dice: [3] },
      resolve('quarry'),
    );
    expect(position.phase).toBe('addingTools');
    // Three and two are five, a stone; three and two and one are no more than that.
    for (const move of choices(name, position)) expect([gather(0), gather(2)]).toContainEqual(move);
  });

  it('adds a tool that makes gold of nothing, when no other roll is to come', () => {
    const position = using(
      { villages: [{ tools: [2, 0, 0], at: { river: 1 } }], dice: [4] },
      resolve('river'),
    );
    for (const move of choices(name, position)) expect(move).toEqual(gather(1));
  });

  it('leaves no good card that one piece of wood buys', () => {
    const position = using(
      { row: ['C17', 'C05', 'C06', 'C07'], villages: [{ wood: 3, at: { card1: 1 } }] },
      resolve('card1'),
    );
    for (const move of choices(name, position)) expect(move).toEqual(pay(1));
  });

  it('pays for a card with wood, not with gold', () => {
    const position = using(
      { row: ['C05', 'C26', 'C06', 'C07'], villages: [{ wood: 2, gold: 2, at: { card2: 1 } }] },
      resolve('card2'),
    );
    for (const move of choices(name, position)) expect(move).toEqual(pay(2));
  });

  it('builds what it stands on and can pay for', () => {
    const position = using(
      {
        tops: ['B17', 'B01'],
        villages: [{ stone: 2, gold: 1, at: { building1: 1 } }],
      },
      resolve('building1'),
    );
    for (const move of choices(name, position)) expect(move).toEqual(pay(0, 0, 2, 1));
  });

  it('builds to end the game when it is ahead', () => {
    const position = using(
      {
        tops: ['B01', 'B02'],
        gone: [6, 2],
        round: 11,
        villages: [
          { points: 150, wood: 2, clay: 1, food: 20, at: { building1: 1 } },
          { points: 60, food: 20 },
        ],
      },
      resolve('building1'),
    );
    for (const move of choices(name, position)) expect(move).toEqual(pay(2, 1));
  });

  it('takes gold rather than wood from dice for everyone at the end', () => {
    const position = using({
      phase: 'sharingDice',
      deckLeft: 0,
      round: 11,
      villages: [{ workers: 10, agriculture: 10, tools: [4, 4, 4], at: { building1: 1 } }],
      tops: ['B26', 'B01'],
    });
    position.dice = [1, 4];
    for (const move of choices(name, position)) expect(move).toEqual(takeDie(4));
  });

  it('takes no tool from the dice when all its tools are full', () => {
    // Nor does the other, so there is nothing to keep from them either.
    const full: Village = { tools: [4, 4, 4] };
    const position = using({ phase: 'sharingDice', villages: [full, full] });
    position.dice = [4, 5];
    for (const move of choices(name, position)) expect(move).toEqual(takeDie(4));
  });

  it('covers a small gap with wood and keeps the gold', () => {
    const position = hungry({ wood: 2, gold: 2 }, 1);
    for (const move of choices(name, position)) expect(move).toEqual(feed(1));
  });

  it('does not go hungry for ten points to save one piece of wood', () => {
    const position = hungry({ wood: 1 }, 1);
    for (const move of choices(name, position)) expect(move).not.toEqual(refuse);
  });

  it('wastes no worker at a hut that has nothing left to give', () => {
    const position = given({
      players: 2,
      villages: [{ workers: 10, agriculture: 4, food: 20 }, { food: 20 }],
    });
    expect(places(choices(name, position))).not.toContain('hut');
  });

  it('wastes no worker on a field that cannot grow', () => {
    const position = given({ players: 2, villages: [{ agriculture: 10, food: 20 }] });
    expect(places(choices(name, position))).not.toContain('field');
  });

  it('wastes no worker at the tool maker when its tools are full', () => {
    const position = given({ players: 2, villages: [{ tools: [4, 4, 4], food: 20 }] });
    expect(places(choices(name, position))).not.toContain('toolMaker');
  });

  it('does not hunt in the last round with a full larder', () => {
    const position = given({
      players: 2,
      deckLeft: 0,
      row: ['C05', null, null, null],
      round: 12,
      villages: [{ food: 30, agriculture: 5 }, { food: 30 }],
    });
    expect(places(choices(name, position))).not.toContain('hunt');
  });

  it('stands on no building that it could never pay for with all it has', () => {
    const position = given({
      players: 2,
      tops: ['B17', 'B17'],
      villages: [{ workers: 5, food: 12, at: { hunt: 4 } }],
    });
    for (const place of places(choices(name, position))) expect(place).not.toMatch(/^building/);
  });
});

describe.each(without('starver'))('%s, who is no starver,', (name) => {
  it('covers a gap with two pieces of wood, which are worth less than ten points', () => {
    const position = hungry({ wood: 3, clay: 1 }, 2);
    for (const move of choices(name, position)) expect(move).toEqual(feed(2));
  });
});

describe.each(EVERYONE)('%s, when ten points are the lesser evil,', (name) => {
  it('goes hungry rather than hand over ten gold', () => {
    const position = hungry({ gold: 10 }, 10);
    for (const move of choices(name, position)) expect(move).toEqual(refuse);
  });
});

/** Red at the meal, so much short, with these resources. */
function hungry(stock: { wood?: number; clay?: number; gold?: number }, short: number): Position {
  const position = given({
    players: 2,
    phase: 'feeding',
    toMove: red,
    starts: red,
    villages: [{ workers: 10, food: 0, ...stock }, { food: 20 }],
  });
  position.short = short;
  return position;
}
