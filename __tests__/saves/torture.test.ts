import type { AnyGame } from '@/machines/core/game';
import { findGame } from '@/machines/games';
import { KINDS, mangle } from '@/scripts/lib/mangling';
import { FAULTS, ordeal } from '@/scripts/lib/torture';

const game = findGame('stone-age') as AnyGame;

/** A taste of `npm run torture`, which does the same with hundreds of games. */
describe('Whatever the device does', () => {
  it('no move that was made is lost, and the game can always be played on', async () => {
    const { tolls, moves } = await ordeal(game, 3, 3, 90);
    expect(moves).toBe(90);
    for (const fault of FAULTS) {
      expect({ fault, ...tolls[fault] }).toMatchObject({ fault, lost: 0, stuck: 0 });
      expect(tolls[fault].seen).toBeGreaterThanOrEqual(moves);
    }
  });

  it.each(KINDS)('spoilt %s are refused by name, and nothing stored changes', async (kind) => {
    const { wrong, reasons } = await mangle(game, kind, 330, 5);
    expect(wrong).toEqual([]);
    expect(Object.keys(reasons).length).toBeGreaterThan(3);
  });
});
