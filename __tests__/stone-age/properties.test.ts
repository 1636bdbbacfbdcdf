import * as fc from 'fast-check';
import { below, seeded } from '@/machines/core/chance';
import { stoneAge } from '@/machines/stone-age/rules';
import { EDITIONS, type Setup } from '@/machines/stone-age/vocabulary';
import { playRandomly } from '../helpers/randomGames';
import { violation } from '../helpers/stoneAgeInvariants';

const anySetup: fc.Arbitrary<Setup> = fc
  .record({
    players: fc.integer({ min: 2, max: 4 }),
    edition: fc.constantFrom(...EDITIONS),
    idleVillage: fc.constantFrom('allowed' as const, 'forbidden' as const),
  })
  .chain((setup) =>
    fc
      .integer({ min: 0, max: setup.players - 1 })
      .map((firstPlayer) => ({ ...setup, firstPlayer })),
  );
const anySeed = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

/** A random game takes some hundreds of decisions; this many would mean that it never ends. */
const ENDLESS = 5000;

describe('Whatever is played', () => {
  it('every position is sound, everyone has a move and every game ends', () => {
    fc.assert(
      fc.property(anySetup, anySeed, (setup, seed) => {
        let decisions = 0;
        const { position } = playRandomly(stoneAge, setup, seed, (now) => {
          const fault = violation(now);
          if (fault) throw new Error(`After ${decisions} moves: ${fault}`);
          if (++decisions > ENDLESS) throw new Error('The game does not end');
        });
        expect(violation(position)).toBeNull();
        expect(position.home).toEqual(position.workers);
      }),
      { numRuns: 300 },
    );
  });

  it('a million decisions violate nothing', () => {
    let decisions = 0;
    for (let seed = 0; decisions < 1_000_000; seed++) {
      const setup: Setup = {
        players: 2 + (seed % 3),
        edition: EDITIONS[seed % 2]!,
        idleVillage: seed % 5 === 0 ? 'forbidden' : 'allowed',
        firstPlayer: seed % 2,
      };
      const pick = seeded(seed);
      const position = stoneAge.deal(setup, seed);
      while (stoneAge.toMove(position) !== null) {
        const legal = stoneAge.legalMoves(position);
        if (legal.length === 0) throw new Error(`Seed ${seed}: asked without a legal move`);
        stoneAge.play(position, legal[below(pick, legal.length)]!);
        decisions++;
        const fault = violation(position);
        if (fault) throw new Error(`Seed ${seed}, decision ${decisions}: ${fault}`);
      }
    }
  });

  it('imagining leaves the choices of the seat to move as they are', () => {
    fc.assert(
      fc.property(anySetup, anySeed, (setup, seed) => {
        playRandomly(stoneAge, setup, seed, (now, legal) => {
          const imagined = stoneAge.imagine(now, now.toMove, seed);
          expect(violation(imagined)).toBeNull();
          if (JSON.stringify(stoneAge.legalMoves(imagined)) !== JSON.stringify(legal)) {
            throw new Error('imagining changed the choices');
          }
        });
      }),
      { numRuns: 20 },
    );
  });
});
