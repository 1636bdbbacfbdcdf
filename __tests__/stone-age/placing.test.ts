import { stoneAge } from '@/machines/stone-age/rules';
import { PLACES } from '@/machines/stone-age/vocabulary';
import { after, blue, given, green, place, reasonFor, red, yellow } from '../helpers/stoneAge';

describe('Placing', () => {
  it('fills the forest with 4 red, 2 yellow and 1 blue workers', () => {
    const position = given({
      toMove: green,
      villages: [{ at: { forest: 4 } }, { at: { forest: 1 } }, { at: { forest: 2 } }],
    });
    expect(reasonFor(position, place('forest'))).toBe('full');
  });

  it('refuses red one more worker in the forest where red has four', () => {
    const position = given({ villages: [{ at: { forest: 4 } }] });
    expect(reasonFor(position, place('forest'))).toBe('alreadyHere');
  });

  it('lets nobody return to the hunt either', () => {
    const position = given({ villages: [{ at: { hunt: 1 } }] });
    expect(reasonFor(position, place('hunt'))).toBe('alreadyHere');
  });

  it('takes no more workers in the forest than there are rings left', () => {
    const position = given({ toMove: blue, villages: [{ at: { forest: 4 } }] });
    expect(reasonFor(position, place('forest', 3))).toBeNull();
    expect(stoneAge.refusal(position, blue, place('forest', 4))).toEqual({
      reason: 'tooManyForPlace',
      number: 3,
    });
  });

  it('takes any number of workers on the hunt', () => {
    const position = given({
      villages: [
        { workers: 10 },
        { workers: 10, at: { hunt: 10 } },
        { workers: 10, at: { hunt: 10 } },
      ],
    });
    expect(reasonFor(position, place('hunt', 10))).toBeNull();
  });

  it('takes exactly two workers in the hut, and is full then', () => {
    const position = given();
    expect(reasonFor(position, place('hut', 1))).toBe('needsExactlyTwo');
    expect(reasonFor(position, place('hut', 3))).toBe('needsExactlyTwo');
    const { position: next } = after(position, place('hut', 2));
    expect(reasonFor(next, place('hut', 2))).toBe('full');
  });

  it.each(['toolMaker', 'field', 'card1', 'card4', 'building1', 'building4'] as const)(
    'takes exactly one worker at %s',
    (where) => {
      const position = given();
      expect(reasonFor(position, place(where, 2))).toBe('needsExactlyOne');
      expect(reasonFor(position, place(where, 1))).toBeNull();
      expect(reasonFor(after(position, place(where)).position, place(where))).toBe('full');
    },
  );

  it('treats each card and each building as a place of its own', () => {
    const position = given({ villages: [{ at: { card2: 1, building3: 1 } }] });
    expect(reasonFor(position, place('card1'))).toBeNull();
    expect(reasonFor(position, place('building4'))).toBeNull();
  });

  it('does not let more workers go than are at home', () => {
    const position = given({ villages: [{ at: { forest: 3 } }] });
    expect(stoneAge.refusal(position, red, place('hunt', 3))).toEqual({
      reason: 'tooManyWorkers',
      number: 2,
    });
  });

  it('goes round the table, skipping who has no worker left', () => {
    const position = given({ villages: [{}, { at: { hunt: 5 } }, {}, { at: { hunt: 5 } }] });
    const { position: next } = after(position, place('forest'));
    expect(next.toMove).toBe(yellow);
    expect(after(next, place('river')).position.toMove).toBe(red);
  });

  it('skips who has workers but no place open to them; these stay at home', () => {
    const position = given({
      players: 2,
      toMove: blue,
      villages: [
        { workers: 7, at: { hunt: 1, card4: 1, building1: 1, building2: 1 } },
        {
          workers: 10,
          at: {
            forest: 1,
            clayPit: 1,
            quarry: 1,
            river: 1,
            toolMaker: 1,
            field: 1,
            card1: 1,
            card2: 1,
            card3: 1,
          },
        },
      ],
    });
    const { position: next } = after(position, place('hunt'));
    expect(next.phase).toBe('resolving');
    expect(next.home[red]).toBe(3);
  });

  it('begins the actions when nobody can place any more', () => {
    const position = given({
      toMove: green,
      villages: [{ at: { hunt: 5 } }, { at: { hunt: 5 } }, { at: { hunt: 5 } }, {}],
    });
    const { position: next } = after(position, place('hunt', 5));
    expect([next.phase, next.toMove]).toEqual(['resolving', red]);
  });

  it('allows placing where one cannot use the action, to block it', () => {
    const position = given({ villages: [{ wood: 0 }] });
    expect(reasonFor(position, place('building1'))).toBeNull();
  });

  describe('with two and three players', () => {
    it.each([2, 3])('uses only two of tool maker, hut and field (%i players)', (players) => {
      const position = given({
        players,
        villages: [{ at: { toolMaker: 1 } }, { at: { hut: 2 } }],
      });
      expect(reasonFor(position, place('field'))).toBe('villageLimit');
    });

    it('uses all three with four players', () => {
      const position = given({ villages: [{ at: { toolMaker: 1 } }, { at: { hut: 2 } }] });
      expect(reasonFor(position, place('field'))).toBeNull();
    });

    it.each(['forest', 'clayPit', 'quarry', 'river'] as const)(
      'lets one player gather at %s with two, two with three',
      (where) => {
        const two = given({ players: 2, toMove: blue, villages: [{ at: { [where]: 1 } }] });
        expect(reasonFor(two, place(where))).toBe('onePlayerHere');
        const three = given({
          players: 3,
          toMove: yellow,
          villages: [{ at: { [where]: 1 } }, { at: { [where]: 1 } }],
        });
        expect(reasonFor(three, place(where))).toBe('twoPlayersHere');
        const second = given({ players: 3, toMove: blue, villages: [{ at: { [where]: 1 } }] });
        expect(reasonFor(second, place(where))).toBeNull();
      },
    );

    it.each([2, 3, 4])('leaves the hunt free to all (%i players)', (players) => {
      const position = given({
        players,
        toMove: players - 1,
        villages: Array.from({ length: players - 1 }, () => ({ at: { hunt: 5 } })),
      });
      expect(reasonFor(position, place('hunt', 5))).toBeNull();
    });

    it.each([2, 3, 4])('has as many building stacks as players (%i)', (players) => {
      const position = given({ players });
      const open = PLACES.filter(
        (where) => where.startsWith('building') && reasonFor(position, place(where)) === null,
      );
      expect(open).toHaveLength(players);
      if (players < 4) {
        expect(reasonFor(position, place('building4'))).toBe('noSuchStack');
      }
    });
  });

  describe('on village places at their maximum', () => {
    const maxed = { workers: 10, agriculture: 10, tools: [4, 4, 4] as [number, number, number] };

    it('is allowed by the printed rules', () => {
      const position = given({ villages: [maxed] });
      expect(reasonFor(position, place('hut', 2))).toBeNull();
      expect(reasonFor(position, place('field'))).toBeNull();
      expect(reasonFor(position, place('toolMaker'))).toBeNull();
    });

    it('is refused where the option forbids it', () => {
      const position = given({ idleVillage: 'forbidden', villages: [maxed] });
      expect(reasonFor(position, place('hut', 2))).toBe('nothingToGain');
      expect(reasonFor(position, place('field'))).toBe('nothingToGain');
      expect(reasonFor(position, place('toolMaker'))).toBe('nothingToGain');
    });

    it('is open to a player who still gains there', () => {
      const position = given({ idleVillage: 'forbidden' });
      expect(reasonFor(position, place('hut', 2))).toBeNull();
    });
  });

  it('has an empty stack refuse workers', () => {
    const position = given({ gone: [7, 0, 0, 0] });
    expect(reasonFor(position, place('building1'))).toBe('emptyPlace');
  });
});
