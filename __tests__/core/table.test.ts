import { createActor, SimulatedClock } from 'xstate';
import * as fc from 'fast-check';
import { botSeed, think } from '@/machines/core/bots';
import { below, seeded } from '@/machines/core/chance';
import { apply, replay } from '@/machines/core/rules';
import type { HandOver, Player } from '@/machines/core/table';
import { bots as registered, standIn } from '@/machines/stone-age/bots/registry';
import { stoneAgeMachine } from '@/machines/stone-age/machine';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';
import { place, resolve } from '../helpers/stoneAge';

const person = (name: string): Player => ({ kind: 'human', name });
const bot = (name: string, bot = 'random'): Player => ({ kind: 'bot', name, bot });

const setupFor = (players: number): Setup => ({
  players,
  edition: 'revised',
  idleVillage: 'allowed',
  firstPlayer: 0,
});

interface Opening {
  players?: Player[];
  moves?: readonly Move[];
  seed?: number;
  handOver?: HandOver;
  silent?: boolean;
  clock?: SimulatedClock;
}

function open(opening: Opening = {}) {
  const {
    players = [person('Ana'), person('Ben')],
    moves = [],
    seed = 1,
    silent = false,
  } = opening;
  const { handOver = 'never', clock = new SimulatedClock() } = opening;
  const machine = silent
    ? stoneAgeMachine.provide({ guards: { hasToShow: () => false, hasShown: () => true } })
    : stoneAgeMachine;
  const actor = createActor(machine, {
    clock,
    input: { players, playthrough: { setup: setupFor(players.length), seed, moves }, handOver },
  }).start();
  const look = () => actor.getSnapshot();
  const shown = () => actor.send({ type: 'table.shown' });
  const undo = () => actor.send({ type: 'table.undo' });
  if (moves.length === 0) shown();
  return { actor, clock, look, shown, undo };
}

/** Lets promises of bots settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('Setting up', () => {
  it('shows the deal of a new game, and goes on by itself if nobody says it was seen', () => {
    const clock = new SimulatedClock();
    const actor = createActor(stoneAgeMachine, {
      clock,
      input: {
        players: [person('Ana'), person('Ben')],
        playthrough: { setup: setupFor(2), seed: 1, moves: [] },
        handOver: 'never',
      },
    }).start();
    expect(actor.getSnapshot().matches('settingUp')).toBe(true);
    clock.increment(8000);
    expect(actor.getSnapshot().matches({ round: { placing: 'choosing' } })).toBe(true);
  });

  it('goes straight to the decision of a game under way', () => {
    const { look } = open({ moves: [place('hunt', 2)] });
    expect(look().matches({ round: { placing: 'choosing' } })).toBe(true);
    expect(look().context.position.toMove).toBe(1);
  });
});

describe('Choosing', () => {
  it('accepts a legal move and nothing else', () => {
    const { actor, look } = open();
    const before = look();
    expect(before.can(place('hunt', 2))).toBe(true);
    for (const move of [place('hut', 1), place('hunt', 6), resolve('hunt'), { type: 'dance' }]) {
      expect(before.can(move as Move)).toBe(false);
      actor.send(move as Move);
      expect(look().context).toBe(before.context);
      expect(look().value).toEqual(before.value);
    }
  });

  it('shows what the move did before it seats the next player', () => {
    const { actor, look, shown } = open();
    actor.send(place('hunt', 2));
    expect(look().hasTag('showing')).toBe(true);
    expect(look().context.moments.map(({ news }) => news.type)).toEqual(['placed']);
    shown();
    expect(look().hasTag('mayMove')).toBe(true);
    expect(look().context.moments).toEqual([]);
  });

  it('waits for no screen for ever', () => {
    const { actor, look, clock } = open();
    actor.send(place('hunt', 2));
    clock.increment(8000);
    expect(look().hasTag('mayMove')).toBe(true);
  });

  it('tells a round chapter by chapter: acting, feeding, end of round, new cards', () => {
    const moves = [place('hunt', 5), place('forest', 5), resolve('hunt')];
    const { actor, look, shown } = open({ moves });
    expect(look().matches({ round: { acting: 'resolving' } })).toBe(true);
    actor.send(resolve('forest'));
    const chapters: string[] = [];
    for (let i = 0; i < 4; i++) {
      chapters.push(JSON.stringify(look().value));
      shown();
    }
    expect(chapters).toEqual([
      '{"round":{"acting":{"resolving":"showing"}}}',
      '{"round":{"feeding":"showing"}}',
      '{"round":"roundEnd"}',
      '{"round":{"placing":"showing"}}',
    ]);
    expect(look().hasTag('mayMove')).toBe(true);
  });

  it('has each moment carry the position as it was then', () => {
    const moves = [place('hunt', 5), place('forest', 5), resolve('hunt')];
    const { actor, look } = open({ moves });
    const before = look().context.position;
    actor.send(resolve('forest'));
    const { moments, position } = look().context;
    expect(moments[0]!.news.type).toBe('rolled');
    expect(moments[0]!.position.stock).toEqual(before.stock);
    expect(moments[1]!.news.type).toBe('gathered');
    expect(moments[1]!.position.stock).not.toEqual(before.stock);
    expect(moments[moments.length - 1]!.position).toEqual(position);
  });
});

describe('Passing the device', () => {
  const afterOne = (handOver: HandOver, players?: Player[]) => {
    const table = open({ handOver, players });
    if (table.look().hasTag('curtain')) table.actor.send({ type: 'table.ready' });
    table.actor.send(place('hunt', 2));
    table.shown();
    return table.look();
  };

  it('is asked for always, never, or where something private may show', () => {
    expect(afterOne('always').hasTag('curtain')).toBe(true);
    expect(afterOne('never').hasTag('mayMove')).toBe(true);
    // Nothing private lies open while placing.
    expect(afterOne('whenPrivate').hasTag('mayMove')).toBe(true);
  });

  it('is not asked of a single person among bots', () => {
    expect(afterOne('always', [person('Ana'), bot('Og')]).hasTag('curtain')).toBe(false);
  });

  it('lets the next player choose once they hold the device', () => {
    const { actor, look } = open({ handOver: 'always' });
    expect(look().hasTag('curtain')).toBe(true);
    expect(look().can(place('hunt', 1))).toBe(false);
    actor.send({ type: 'table.ready' });
    expect(look().hasTag('mayMove')).toBe(true);
    expect(look().context.holder).toBe(0);
  });

  it('falls between turns in which bought cards may be looked at', () => {
    const isHidden = ({ cardOwner, phase, toMove }: Position) =>
      phase === 'resolving' && cardOwner.includes(toMove);
    // Any position of that kind will do: look for one in random games.
    const moves: Move[] = [];
    const pick = seeded(3);
    const position = stoneAge.deal(setupFor(2), 3);
    while (!isHidden(position)) {
      const legal = stoneAge.legalMoves(position);
      const move = legal[below(pick, legal.length)]!;
      stoneAge.play(position, move);
      moves.push(move);
    }
    expect(open({ moves, seed: 3, handOver: 'whenPrivate' }).look().hasTag('curtain')).toBe(true);
    const setting = open({ moves, seed: 3, handOver: 'never' });
    expect(setting.look().hasTag('mayMove')).toBe(true);
  });

  it('follows the setting at once', () => {
    const { actor, look, shown } = open({ handOver: 'never' });
    actor.send({ type: 'table.handOver', when: 'always' });
    actor.send(place('hunt', 2));
    shown();
    expect(look().hasTag('curtain')).toBe(true);
  });
});

describe('A bot', () => {
  it('thinks and moves by itself, all the way to the end', async () => {
    const { look } = open({ players: [bot('Og'), bot('Uk'), bot('Ra')], silent: true });
    for (let i = 0; i < 20_000 && !look().hasTag('over'); i++) await settle();
    expect(look().hasTag('over')).toBe(true);
    expect(look().context.botFailure).toBeNull();
  });

  it.each([
    ['that is not there', 'nobody', /no bot/],
    ['that throws', 'broken', /headache/],
    ['that cheats', 'cheat', /not legal/],
    ['that never comes to an end', 'dreamer', /too long/],
  ])('%s does not stop the game, and the failure is known', async (_, name, failure) => {
    const bots = registered as Record<string, unknown>;
    bots.broken = function* () {
      throw new Error('headache');
    };
    bots.cheat = function* () {
      return place('hunt', 9);
    };
    // Dreams away a second of the clock each time that it is looked at.
    let dreamt = 0;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => (dreamt += 1000));
    bots.dreamer = function* () {
      for (;;) yield;
    };
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { look } = open({ players: [bot('Og', name), person('Ana')], silent: true });
    for (let i = 0; i < 20 && look().hasTag('thinking'); i++) await settle();
    clock.mockRestore();
    const { moves, seed } = look().context.playthrough;
    expect(moves).toHaveLength(1);
    // What is played instead is not just anything: it is what the stand-in would do.
    const view = stoneAge.imagine(stoneAge.deal(setupFor(2), seed), 0, botSeed(seed, 0));
    expect(moves[0]).toEqual(think(standIn, view, 0, botSeed(seed, 0)));
    expect(logged.mock.calls.join()).toMatch(failure);
    logged.mockRestore();
    expect(look().context.botFailure).toMatch(failure);
    expect(look().hasTag('mayMove')).toBe(true);
    delete bots.broken;
    delete bots.cheat;
    delete bots.dreamer;
  });

  it('stops thinking at once when everybody leaves', async () => {
    const bots = registered as Record<string, unknown>;
    let thoughts = 0;
    bots.thinker = function* () {
      for (;;) {
        thoughts++;
        yield;
      }
    };
    const { actor } = open({ players: [bot('Og', 'thinker'), person('Ana')], silent: true });
    await settle();
    expect(thoughts).toBeGreaterThan(0);
    actor.stop();
    const until = thoughts;
    for (let i = 0; i < 5; i++) await settle();
    expect(thoughts).toBe(until);
    delete bots.thinker;
  });
});

describe('Undo', () => {
  it('takes the last placement back, for who made it', () => {
    const { actor, look, shown, undo } = open();
    const before = look().context.position;
    actor.send(place('hunt', 2));
    shown();
    expect(look().context.position.toMove).toBe(1);
    undo();
    expect(look().context.position).toEqual(before);
    expect(look().context.holder).toBe(0);
    expect(look().hasTag('mayMove')).toBe(true);
  });

  it('does not reach behind what another person decided', () => {
    const { actor, look, shown, undo } = open();
    actor.send(place('hunt', 2));
    shown();
    actor.send(place('forest', 1));
    shown();
    undo();
    expect(look().context.playthrough.moves).toHaveLength(1);
    expect(look().can({ type: 'table.undo' })).toBe(false);
    undo();
    expect(look().context.playthrough.moves).toHaveLength(1);
  });

  it('does not reach behind dice', () => {
    const { actor, look, undo } = open({ moves: [place('hunt', 5), place('forest', 5)] });
    actor.send(resolve('hunt'));
    expect(look().can({ type: 'table.undo' })).toBe(false);
    undo();
    expect(look().context.playthrough.moves).toHaveLength(3);
  });

  it('takes nothing back for a bot, nor when there is nothing', () => {
    expect(open().look().can({ type: 'table.undo' })).toBe(false);
    const players = [bot('Og'), person('Ana')];
    const { look } = open({ players, moves: [place('hunt', 5)] });
    expect(look().can({ type: 'table.undo' })).toBe(false);
  });

  it('reaches as far after coming back as it did before', () => {
    const { look, undo } = open({ moves: [place('hunt', 2)] });
    undo();
    expect(look().context.playthrough.moves).toHaveLength(0);
  });

  it('always gives the position back as it was, and stops at what was revealed or decided', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        fc.integer({ min: 1, max: 260 }),
        (count, seed, length) => {
          const players = Array.from({ length: count }, (_, seat) => person(`P${seat}`));
          const pick = seeded(seed);
          const positions = [stoneAge.deal(setupFor(count), seed)];
          const moves: Move[] = [];
          const revealed: boolean[] = [];
          while (moves.length < length) {
            const now = positions[positions.length - 1]!;
            const legal = stoneAge.legalMoves(now);
            if (legal.length === 0) break;
            const move = legal[below(pick, legal.length)]!;
            const next = apply(stoneAge, now, move);
            moves.push(move);
            positions.push(next.position);
            revealed.push(next.moments.some(({ news }) => stoneAge.reveals(news)));
          }
          const { look, undo } = open({ players, moves, seed });
          const mover = (index: number) => positions[index]!.toMove;
          let left = moves.length;
          const last = mover(left - 1);
          while (left > 0 && !revealed[left - 1] && mover(left - 1) === last) {
            expect(look().can({ type: 'table.undo' })).toBe(true);
            undo();
            left--;
            expect(look().context.position).toEqual(positions[left]);
            expect(look().context.playthrough.moves).toEqual(moves.slice(0, left));
          }
          expect(look().can({ type: 'table.undo' })).toBe(false);
          expect(replay(stoneAge, look().context.playthrough)).toEqual(positions[left]);
        },
      ),
      { numRuns: 150 },
    );
  });
});
