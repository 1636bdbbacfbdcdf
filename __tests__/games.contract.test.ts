import { createActor } from 'xstate';
import { think } from '@/machines/core/bots';
import { below, seeded } from '@/machines/core/chance';
import { apply, replay, sameMove, type AnyMove } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { ALL_GAMES } from '@/machines/games';
import { playRandomly } from './helpers/randomGames';

/** What any game must keep, checked on random games. A failure names its game and its seed. */
const seats = ({ min, max }: { min: number; max: number }) =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const people = (count: number): Player[] =>
  Array.from({ length: count }, (_, seat) => ({ kind: 'human', name: `Player ${seat + 1}` }));

const TABLES = ALL_GAMES.flatMap((game) =>
  seats(game.seats).map((players) => [game.id, players, game] as const),
);

describe.each(TABLES)('%s with %i players', (_, players, game) => {
  const { rules } = game;
  const setup = game.newGame(players);
  const freeze = (value: unknown) => JSON.stringify(value);

  it('keeps the contract at every decision of random games', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const { position } = playRandomly(rules, setup, seed, (now, legal, move) => {
        const seat = rules.toMove(now)!;
        const before = freeze(now);
        expect(rules.outcome(now)).toBeNull();
        expect(legal.length).toBeGreaterThan(0);
        expect(rules.legalMoves(rules.clone(now))).toEqual(legal);
        expect(rules.legalMoves(rules.imagine(now, seat, seed))).toEqual(legal);
        expect(rules.refusal(now, seat, move)).toBeNull();
        expect(rules.refusal(now, (seat + 1) % players, move)).not.toBeNull();
        const next = apply(rules, now, move);
        expect(freeze(now)).toBe(before);
        expect(JSON.parse(freeze(next.position))).toEqual(next.position);
      });
      expect(rules.outcome(position)?.winners.length).toBeGreaterThan(0);
      expect(rules.legalMoves(position)).toEqual([]);
    }
  });

  it('lists no move twice', () => {
    playRandomly(rules, setup, 11, (_now, legal) => {
      expect(
        legal.some((move, i) => legal.slice(0, i).some((other) => sameMove(move, other))),
      ).toBe(false);
    });
  });

  it('refuses nothing that is legal, and everything else that was ever seen', () => {
    const seen = new Map<string, AnyMove>();
    playRandomly(rules, setup, 21, (_now, legal) =>
      legal.forEach((move) => seen.set(freeze(move), move)),
    );
    let refused = 0;
    playRandomly(rules, setup, 22, (now, legal) => {
      const open = new Set(legal.map(freeze));
      for (const move of legal) expect(rules.refusal(now, rules.toMove(now)!, move)).toBeNull();
      for (const [text, move] of seen) {
        const refusal = rules.refusal(now, rules.toMove(now)!, move);
        if (open.has(text) !== (refusal === null)) {
          throw new Error(
            `${text} is ${refusal ? refusal.reason : 'allowed'}, listed: ${!refusal}`,
          );
        }
        if (refusal) refused++;
      }
    });
    expect(refused).toBeGreaterThan(1000);
  });

  it('replays to the identical position, also through JSON', () => {
    const { position, playthrough } = playRandomly(rules, setup, 31);
    expect(replay(rules, playthrough)).toEqual(position);
    const read = JSON.parse(freeze(playthrough)) as typeof playthrough;
    expect(freeze(replay(rules, read))).toBe(freeze(position));
  });

  it('moves its chart in step with the rules after every move', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const pick = seeded(seed);
      const silent = game.machine.provide({
        guards: { hasToShow: () => false, hasShown: () => true },
      });
      const actor = createActor(silent, {
        input: {
          players: people(players),
          playthrough: { setup, seed, moves: [] },
          handOver: 'never',
        },
      }).start();
      actor.send({ type: 'table.shown' });
      let position = rules.deal(setup, seed);
      while (rules.toMove(position) !== null) {
        const legal = rules.legalMoves(position);
        const move = legal[below(pick, legal.length)]!;
        const snapshot = actor.getSnapshot();
        expect(snapshot.hasTag('mayMove')).toBe(true);
        expect(snapshot.can(move)).toBe(true);
        expect(freeze(snapshot.value)).toContain(`"${position.phase}"`);
        actor.send(move);
        position = apply(rules, position, move).position;
        expect(actor.getSnapshot().context.position).toEqual(position);
      }
      expect(actor.getSnapshot().hasTag('over')).toBe(true);
      expect(actor.getSnapshot().can({ type: 'table.ready' })).toBe(false);
      actor.stop();
    }
  });

  it('has bots that make legal moves of what they may know', () => {
    for (const bot of Object.values(game.bots)) {
      const position = rules.deal(setup, 41);
      for (let move = 0; move < 60 && rules.toMove(position) !== null; move++) {
        const seat = rules.toMove(position)!;
        const choice = think(bot, rules.imagine(position, seat, move), seat, move);
        expect(rules.refusal(position, seat, choice)).toBeNull();
        rules.play(position, choice);
      }
    }
  });
});
