import * as fc from 'fast-check';
import { createActor } from 'xstate';
import type { AnyGame } from '@/machines/core/game';
import { below, seeded } from '@/machines/core/chance';
import type { Player, TableInput } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { openShelf } from '@/machines/saves/shelf';
import { stoneAgeMachine } from '@/machines/stone-age/machine';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';
import { fakeStorage } from '../helpers/fakeStorage';

const game = findGame('stone-age') as AnyGame;
const UNDO = { type: 'table.undo' } as const;
/** Nothing is shown, and nobody waits. */
const silent = stoneAgeMachine.provide({
  guards: { hasToShow: () => false, hasShown: () => true },
});

function tableOf(input: TableInput<Move, Setup>) {
  const actor = createActor(silent, { input: { ...input, handOver: 'whenPrivate' } }).start();
  actor.send({ type: 'table.shown' });
  return actor;
}

/** In one's own turn the cards one bought may be looked at: nobody else may see them. */
const isPrivate = ({ phase, toMove, cardOwner }: Position) =>
  ['resolving', 'addingTools', 'paying'].includes(phase) && cardOwner.includes(toMove);

/** What is stored of a game, opened by another start of the app. */
async function openedAgain(storage: ReturnType<typeof fakeStorage>, id: string) {
  const opening = await openShelf(storage, { now: () => 2, random: () => 0.5 }).open(id);
  if (!opening.ok) throw new Error(opening.fault);
  const { players, playthrough, save } = opening;
  const input = { players, playthrough, undoer: save.undoer } as TableInput<Move, Setup>;
  return tableOf(input).getSnapshot();
}

describe('A game that is opened again', () => {
  it('asks the same of the same player, behind the curtain where need be, and undo reaches as far', async () => {
    let curtains = 0;
    let undone = 0;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 2, max: 4 }), fc.nat(), async (count, seed) => {
        const storage = fakeStorage();
        const shelf = openShelf(storage, { now: () => 1, random: () => 0.5 });
        const players: Player[] = Array.from({ length: count }, () => ({
          kind: 'human',
          name: '',
        }));
        const setup = stoneAge.deal(game.newGame(count) as Setup, seed).setup;
        const id = shelf.begin({ game, players, setup, seed });
        const table = tableOf({ players, playthrough: { setup, seed, moves: [] } });
        const look = () => table.getSnapshot();
        const chance = seeded(seed);
        for (let step = 0; step < 60 && !look().hasTag('over'); step++) {
          if (look().hasTag('curtain')) table.send({ type: 'table.ready' });
          if (look().can(UNDO) && below(chance, 3) === 0) {
            table.send(UNDO);
            undone++;
          } else {
            const legal = stoneAge.legalMoves(look().context.position);
            table.send(legal[below(chance, legal.length)]!);
          }
          const { context } = look();
          await shelf.save(id, context);
          const again = await openedAgain(storage, id);
          expect(again.context.position).toEqual(context.position);
          expect(again.context.playthrough).toEqual(context.playthrough);
          expect(again.can(UNDO)).toBe(look().can(UNDO));
          const mayShow = isPrivate(context.position);
          if (mayShow) curtains++;
          expect(again.hasTag('curtain')).toBe(mayShow);
          expect(again.hasTag('mayMove')).toBe(!mayShow && !look().hasTag('over'));
        }
      }),
      { numRuns: 12, seed: 4 },
    );
    expect(curtains).toBeGreaterThan(9);
    expect(undone).toBeGreaterThan(50);
  });
});
