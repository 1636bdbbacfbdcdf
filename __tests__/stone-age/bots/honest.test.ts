import { think } from '@/machines/core/bots';
import { bots } from '@/machines/stone-age/bots/registry';
import { imagine } from '@/machines/stone-age/deal';
import { stoneAge } from '@/machines/stone-age/rules';
import { given } from '../../helpers/stoneAge';

const NAMES = Object.keys(bots).filter((name) => name !== 'random');

describe.each(NAMES)('%s', (name) => {
  const bot = bots[name]!;

  it('chooses the same where only what it cannot know differs', () => {
    const one = given({ players: 3 });
    // Another deck, other tiles below the tops and other dice to come.
    const other = imagine(one, 0, 99);
    expect(other.deck).not.toEqual(one.deck);
    const choice = (position: typeof one) => think(bot, stoneAge.imagine(position, 0, 7), 0, 7);
    expect(choice(other)).toEqual(choice(one));
  });

  it('adds no tool to a roll that it does not change', () => {
    const position = given({
      players: 2,
      phase: 'resolving',
      villages: [{ tools: [1, 0, 0], at: { river: 1 } }],
      dice: [1],
    });
    stoneAge.play(position, { type: 'resolve', place: 'river' });
    expect(position.phase).toBe('addingTools');
    expect(think(bot, stoneAge.imagine(position, 0, 3), 0, 3)).toEqual({
      type: 'gather',
      tools: 0,
    });
  });
});
