import { botSeed, think } from '@/machines/core/bots';
import { branch } from '@/machines/core/chance';
import { invite } from '@/machines/core/game';
import { TEMPERS, type Temper } from '@/machines/stone-age/bots/company';
import { bots } from '@/machines/stone-age/bots/registry';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import { buildings, lowerHalves } from '@/machines/stone-age/scoring';

/** What is to be seen of a temper, summed over its games. */
interface Habits {
  buildings: number;
  cards: number;
  cultures: number;
  people: number;
  /** Agriculture after five rounds: later everybody has fields. */
  earlyFields: number;
  hungry: number;
}

const GAMES = 60;

/** Games of a hunter of each temper against an even-handed one, seats in turn. */
function habitsOf(temper: Temper): Habits {
  const sum: Habits = {
    buildings: 0,
    cards: 0,
    cultures: 0,
    people: 0,
    earlyFields: 0,
    hungry: 0,
  };
  for (let game = 0; game < GAMES; game++) {
    const seed = branch(8, game >> 1);
    const seat = game % 2;
    const position = stoneAge.deal(stoneAgeGame.newGame(2), seed);
    for (let moves = 0; position.phase !== 'over'; moves++) {
      const who = position.toMove;
      const bot = bots[invite('hunter', who === seat ? temper : 'balanced')]!;
      const thought = botSeed(seed, moves);
      const move = think(bot, stoneAge.imagine(position, who, thought), who, thought);
      stoneAge.play(position, move, (news) => {
        if (news.type === 'starved' && news.seat === seat) sum.hungry++;
        if (news.type === 'newRound' && news.round === 6) {
          sum.earlyFields += position.agriculture[seat]!;
        }
      });
    }
    const { cultures, people } = lowerHalves(position, seat);
    sum.buildings += buildings(position, seat);
    sum.cultures += cultures.reduce((all, copies) => all + copies, 0);
    sum.people += Object.values(people).reduce((all, one) => all + one, 0);
    sum.cards += position.cardOwner.filter((owner) => owner === seat).length;
  }
  return sum;
}

const habits = Object.fromEntries(
  TEMPERS.map((temper) => [temper, habitsOf(temper)] as const),
) as Record<Temper, Habits>;

/** Where a temper shows more of something than all the others, and clearly. */
function expectMost(temper: Temper, habit: (of: Habits) => number): void {
  const others = TEMPERS.filter((other) => other !== temper).map((other) => habit(habits[other]));
  expect(habit(habits[temper])).toBeGreaterThan(1.05 * Math.max(...others));
}

test('a builder has most buildings for each card that it buys', () => {
  expectMost('builder', ({ buildings: built, cards }) => built / cards);
  expect(habits.builder.buildings).toBeGreaterThan(1.2 * habits.balanced.buildings);
});

test('a scholar has most green cards', () => {
  expectMost('scholar', ({ cultures }) => cultures);
});

test('a chief has most people', () => {
  expectMost('chief', ({ people }) => people);
});

test('a farmer has most fields when five rounds are over', () => {
  expectMost('farmer', ({ earlyFields }) => earlyFields);
});

test('a starver goes hungry most often', () => {
  expectMost('starver', ({ hungry }) => hungry);
});
