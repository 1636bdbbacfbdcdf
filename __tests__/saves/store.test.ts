import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AsyncStorage from '@react-native-async-storage/async-storage';
import * as fc from 'fast-check';
import { fingerprint } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { apply, type AnyMove, type AnyPosition } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { openSave } from '@/machines/saves/opening';
import { backOff } from '@/machines/saves/queue';
import { readCover, type SaveFault } from '@/machines/saves/save';
import { openShelf } from '@/machines/saves/shelf';
import type { Shelf } from '@/machines/saves/shelfTypes';
import { oneAtATime } from '@/machines/saves/storage';
import { deviceStorage } from '@/machines/saves/store';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';
import { playRandomly } from '../helpers/randomGames';

const game = findGame('stone-age') as AnyGame;
const PEOPLE: readonly Player[] = [
  { kind: 'human', name: 'Ana' },
  { kind: 'bot', name: 'Og', bot: 'random' },
  { kind: 'human', name: '' },
];

/** A shelf with a clock that ticks once a second and chance that repeats itself. */
function shelfOn(storage: FakeStorage, from = 1_000_000): Shelf & { waits: number[] } {
  let time = from;
  let drawn = from;
  const waits: number[] = [];
  const shelf = openShelf(storage, {
    now: () => (time += 1000),
    random: () => ((drawn = (drawn * 16807) % 2147483647) - 1) / 2147483646,
    wait: async (ms) => void waits.push(ms),
  });
  return { ...shelf, waits };
}

const begin = (shelf: Shelf, seed = 7, players = PEOPLE) =>
  shelf.begin({ game, players, setup: game.newGame(players.length), seed });

/** Plays so many random moves and saves after each, as a table does. */
async function playOn(shelf: Shelf, id: string, count: number): Promise<AnyMove[]> {
  const opening = await shelf.open(id);
  if (!opening.ok) throw new Error(opening.fault);
  const { playthrough: whole } = playRandomly(
    game.rules,
    opening.playthrough.setup,
    opening.playthrough.seed,
  );
  const moves = [...opening.playthrough.moves];
  let position: AnyPosition = opening.position;
  for (const move of whole.moves.slice(moves.length, moves.length + count)) {
    ({ position } = apply(game.rules, position, move));
    moves.push(move);
    shelf.save(id, { playthrough: { ...opening.playthrough, moves: [...moves] }, position });
  }
  await shelf.settled();
  return moves;
}

const never = () => new Promise<void>(() => undefined);
const faultOf = (opening: { ok: true } | ({ ok: false } & SaveFault)) =>
  opening.ok ? null : opening.fault;

/** Changes what is stored as something that knows how to count checksums would. */
function tamper(
  storage: FakeStorage,
  key: string,
  change: (save: Record<string, unknown>) => void,
) {
  const { checksum: _, ...save } = JSON.parse(storage.texts.get(key) ?? '{}');
  change(save);
  storage.texts.set(key, JSON.stringify({ ...save, checksum: fingerprint(JSON.stringify(save)) }));
}

const slot = (id: string, name: 'a' | 'b') => `silex/game/${id}/${name}`;

describe('A saved game', () => {
  it('comes back as it was, on another day', async () => {
    const storage = fakeStorage();
    const today = shelfOn(storage);
    const id = begin(today);
    const moves = await playOn(today, id, 40);
    const tomorrow = shelfOn(storage);
    const opening = await tomorrow.open(id);
    expect(opening).toMatchObject({ ok: true, earlier: false, players: PEOPLE });
    expect(opening.ok && opening.playthrough.moves).toEqual(moves);
  });

  it('comes back from any moment of any game', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 4 }),
        fc.maxSafeNat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        async (seats, seed, share) => {
          const storage = fakeStorage();
          const shelf = shelfOn(storage);
          const players = Array.from({ length: seats }, () => PEOPLE[0]!);
          const { playthrough } = playRandomly(game.rules, game.newGame(seats), seed);
          const id = begin(shelf, seed, players);
          const moves = playthrough.moves.slice(0, Math.round(share * playthrough.moves.length));
          // Played move by move on clones, as the table does: its fingerprint must be the same.
          let position: AnyPosition = game.rules.deal(playthrough.setup, seed);
          for (const move of moves) ({ position } = apply(game.rules, position, move));
          shelf.save(id, { playthrough: { ...playthrough, moves }, position });
          await shelf.settled();
          const opening = await shelfOn(storage).open(id);
          expect(opening.ok && opening.position).toEqual(position);
          expect(opening.ok && opening.playthrough).toEqual({ ...playthrough, moves });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('stays far below a megabyte, however long it is', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await playOn(shelf, id, 2000);
    expect(shelf.state().games[0]?.finished).toBe(true);
    for (const text of storage.texts.values()) expect(text.length).toBeLessThan(100_000);
  });

  it('is written into its two slots in turn', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await shelf.settled();
    await playOn(shelf, id, 1);
    await playOn(shelf, id, 1);
    // Every save goes into one slot, and then into the other.
    const pairs = [0, 2, 4].map((at) => storage.log.slice(at, at + 2).sort());
    const both = [`set ${slot(id, 'a')}`, `set ${slot(id, 'b')}`];
    expect(storage.log).toHaveLength(6);
    expect(pairs).toEqual([both, both, both]);
    const sequences = [...storage.texts.values()].map((text) => JSON.parse(text).sequence);
    expect(sequences).toEqual([3, 3]);
  });

  it('may lose either of its slots later, and no move with it', async () => {
    for (const name of ['a', 'b'] as const) {
      const storage = fakeStorage();
      const shelf = shelfOn(storage);
      const id = begin(shelf);
      await shelf.settled();
      const moves = await playOn(shelf, id, 5);
      storage.texts.set(slot(id, name), 'dust');
      const opening = await shelfOn(storage).open(id);
      expect(opening.ok && opening.playthrough.moves).toEqual(moves);
    }
  });

  it('says when a move is written, and at once when it is not', async () => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, { now: () => 1, random: () => 0.5, wait: never });
    const id = begin(shelf);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    const written = shelf.save(id, opening);
    expect(shelf.state().unsaved).toBe(true);
    expect(await written).toBe(true);
    expect(storage.texts.size).toBeGreaterThan(0);
    expect(shelf.state()).toMatchObject({ unsaved: false, trouble: null });
    storage.failures = 1;
    await shelf.settled();
    storage.failures = 1;
    expect(await shelf.save(id, opening)).toBe(false);
    expect(shelf.state()).toMatchObject({ unsaved: true, status: 'failed', trouble: 'full' });
    shelf.retry();
    await shelf.settled();
    expect(shelf.state()).toMatchObject({ unsaved: false, status: 'saved', trouble: null });
  });

  it.each([1, 2])('as version %i of the format wrote it is still read', (version) => {
    const path = join(__dirname, `../fixtures/saves/version-${version}.txt`);
    const cover = readCover(readFileSync(path, 'utf8'));
    if (!cover.ok) throw new Error(cover.fault);
    const opened = openSave(cover.save);
    expect(opened).toMatchObject({ ok: true, lookOnly: false, players: PEOPLE.slice(0, 2) });
    expect(cover.save.moves).toHaveLength(52);
  });

  it('of the first format is still read', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    const moves = await playOn(shelf, id, 12);
    for (const name of ['a', 'b'] as const) {
      tamper(storage, slot(id, name), (save) => Object.assign(save, { version: 1, moves }));
    }
    const opening = await shelfOn(storage).open(id);
    expect(opening.ok && opening.playthrough.moves).toEqual(moves);
  });

  it('goes on in the older slot after the app was closed', async () => {
    const storage = fakeStorage();
    const first = shelfOn(storage);
    const id = begin(first);
    await first.settled();
    await playOn(first, id, 1);
    storage.log.length = 0;
    await playOn(shelfOn(storage), id, 1);
    expect(storage.log).toHaveLength(2);
    expect(new Set(storage.log).size).toBe(2);
  });

  it('may be taken back and played on differently', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await playOn(shelf, id, 9);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    const playthrough = { ...opening.playthrough, moves: [] };
    const position = game.rules.deal(playthrough.setup, playthrough.seed);
    shelf.save(id, { playthrough, position });
    await shelf.settled();
    const again = await shelfOn(storage).open(id);
    expect(again.ok && again.playthrough.moves).toEqual([]);
  });

  it('must have been begun or opened before it is written', async () => {
    const shelf = shelfOn(fakeStorage());
    const setup = game.newGame(2);
    const position = game.rules.deal(setup, 1);
    expect(() => shelf.save('x', { playthrough: { setup, seed: 1, moves: [] }, position })).toThrow(
      'no game x',
    );
  });
});

describe('A damaged slot', () => {
  async function saved() {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await shelf.settled();
    await playOn(shelf, id, 1);
    const before = text(storage, slot(id, 'b'));
    await playOn(shelf, id, 1);
    // Broken off between the two slots: a holds both moves, b the first of them.
    storage.texts.set(slot(id, 'b'), before);
    return { storage, id, newest: slot(id, 'a'), older: slot(id, 'b') };
  }
  const text = (storage: FakeStorage, key: string) => storage.texts.get(key) ?? '';

  const damages: [string, (storage: FakeStorage, key: string) => void][] = [
    ['cut off', (storage, key) => storage.texts.set(key, text(storage, key).slice(0, -40))],
    ['empty', (storage, key) => storage.texts.set(key, '')],
    ['gone', (storage, key) => storage.texts.delete(key)],
    ['not ours', (storage, key) => storage.texts.set(key, '{"format":"chess"}')],
    [
      'changed in one letter',
      (storage, key) => storage.texts.set(key, text(storage, key).replace('"Ana"', '"Eva"')),
    ],
    ['another game’s', (storage, key) => tamper(storage, key, (save) => void (save.id = 'other'))],
    [
      'of a newer Silex',
      (storage, key) => tamper(storage, key, (save) => void (save.version = 99)),
    ],
    [
      'of another game than we have',
      (storage, key) => tamper(storage, key, (save) => void (save.game = 'senet')),
    ],
    [
      'against the rules',
      (storage, key) => tamper(storage, key, (save) => void (save.moves = [{ type: 'refuse' }])),
    ],
    [
      'with a move that is none',
      (storage, key) => tamper(storage, key, (save) => void (save.moves = [{ type: 'jump' }])),
    ],
    ['with other dice', (storage, key) => tamper(storage, key, (save) => void (save.seed = 8))],
    [
      'with a table it does not fit',
      (storage, key) => tamper(storage, key, (save) => void (save.players = [])),
    ],
  ];

  it.each(damages)('that is %s falls back to the one before', async (_, damage) => {
    const { storage, id, newest } = await saved();
    damage(storage, newest);
    const shelf = shelfOn(storage);
    const opening = await shelf.open(id);
    expect(opening.ok && opening.playthrough.moves).toHaveLength(1);
    // The next writing mends the damaged slot, and counts as the newest.
    await playOn(shelf, id, 1);
    const again = await shelfOn(storage).open(id);
    expect(again).toMatchObject({ ok: true, earlier: false });
    expect(again.ok && again.playthrough.moves).toHaveLength(2);
  });

  it.each(damages.filter(([name]) => name !== 'gone'))(
    'that is %s is told of',
    async (_, damage) => {
      const { storage, id, newest } = await saved();
      damage(storage, newest);
      expect(await shelfOn(storage).open(id)).toMatchObject({ ok: true, earlier: true });
    },
  );

  it.each(damages)('that is %s does no harm where it is the older one', async (_, damage) => {
    const { storage, id, older } = await saved();
    damage(storage, older);
    const opening = await shelfOn(storage).open(id);
    expect(opening.ok && opening.playthrough.moves).toHaveLength(2);
  });

  it.each([
    ['cut off', 'notJson'],
    ['not ours', 'notASave'],
    ['changed in one letter', 'damaged'],
    ['of a newer Silex', 'newerFormat'],
    ['of another game than we have', 'unknownGame'],
    ['against the rules', 'illegalMove'],
    ['with a move that is none', 'badMove'],
    ['with a table it does not fit', 'badPlayers'],
  ])('that is %s, twice, is a fault with a name: %s', async (name, fault) => {
    const { storage, id, newest, older } = await saved();
    const damage = damages.find(([of]) => of === name)?.[1];
    damage?.(storage, newest);
    damage?.(storage, older);
    const before = new Map(storage.texts);
    const shelf = shelfOn(storage);
    expect(faultOf(await shelf.open(id))).toBe(fault);
    await shelf.settled();
    expect(shelf.state().games).toEqual([]);
    expect(shelf.state().broken).toMatchObject([{ id, fault }]);
    expect(storage.texts).toEqual(before);
  });

  it('of newer rules is a fault with a name', async () => {
    const { storage, id, newest, older } = await saved();
    for (const key of [newest, older]) {
      tamper(storage, key, (save) => void (save.rules = game.rulesVersion + 1));
    }
    const shelf = shelfOn(storage);
    await shelf.load();
    expect(shelf.state()).toMatchObject({ games: [], broken: [{ id, fault: 'newerRules' }] });
    expect(faultOf(await shelf.open(id))).toBe('newerRules');
  });

  it.each(['newest', 'older'] as const)(
    'keeps the bytes of the %s one before they are written over',
    async (which) => {
      const found = await saved();
      const { storage, id } = found;
      storage.texts.set(found[which], 'what was left');
      const shelf = shelfOn(storage);
      await playOn(shelf, id, 3);
      expect([...storage.texts.values()]).toContain('what was left');
      expect(shelf.state().games).toMatchObject([{ id }]);
      expect(await shelfOn(storage).open(id)).toMatchObject({ ok: true, earlier: false });
      shelf.remove(id);
      await shelf.settled();
      expect(storage.texts.size).toBe(0);
    },
  );

  it('is missing, if there never was such a game', async () => {
    expect(faultOf(await shelfOn(fakeStorage()).open('nobody'))).toBe('missing');
  });

  it('can be removed by whoever gives it up', async () => {
    const { storage, id, newest, older } = await saved();
    for (const key of [newest, older]) storage.texts.set(key, 'x');
    const shelf = shelfOn(storage);
    await shelf.load();
    shelf.remove(id);
    await shelf.settled();
    expect(storage.texts.size).toBe(0);
    expect(shelf.state().broken).toEqual([]);
  });
});

describe('Writing', () => {
  it('is done one at a time, and of a game only the newest state waits', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const ids = [1, 2, 3].map((seed) => begin(shelf, seed));
    await Promise.all(ids.map((id) => playOn(shelf, id, 30)));
    expect(storage.mostAtOnce).toBe(1);
    // Thirty moves in a row never waited for each other: far fewer writes than moves.
    expect(storage.log.length).toBeLessThan(20);
    for (const id of ids) {
      const opening = await shelfOn(storage).open(id);
      expect(opening.ok && opening.playthrough.moves).toHaveLength(30);
    }
  });

  it('is done when both slots have it, and goes on where it failed', async () => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, { now: () => 1, random: () => 0.5, wait: never });
    const id = begin(shelf);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    await shelf.settled();
    storage.log.length = 0;
    const { set } = storage;
    // The second of the two fails.
    storage.set = (key, text) => {
      if (storage.log.length === 1) storage.failures = 1;
      return set(key, text);
    };
    expect(await shelf.save(id, opening)).toBe(false);
    expect(shelf.state().unsaved).toBe(true);
    shelf.retry();
    await shelf.settled();
    expect(shelf.state().unsaved).toBe(false);
    expect(storage.log).toEqual(['a', 'b', 'b'].map((name) => `set ${slot(id, name as 'a')}`));
  });

  it('says whether everything is saved', async () => {
    const shelf = shelfOn(fakeStorage());
    await shelf.load();
    const seen: string[] = [];
    shelf.subscribe(() => {
      if (seen[seen.length - 1] !== shelf.state().status) seen.push(shelf.state().status);
    });
    begin(shelf);
    await shelf.settled();
    expect(seen).toEqual(['saving', 'saved']);
  });

  it('that fails is told, tried again with growing patience, and succeeds in the end', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    storage.failures = 4;
    const seen = new Set<string>();
    shelf.subscribe(() => seen.add(shelf.state().status));
    const id = begin(shelf);
    await shelf.settled();
    expect(shelf.waits).toEqual([250, 500, 1000, 2000]);
    expect(seen).toContain('failed');
    expect(shelf.state().status).toBe('saved');
    expect(await shelfOn(storage).open(id)).toMatchObject({ ok: true });
  });

  it('never waits longer than half a minute', () => {
    expect([1, 7, 8, 40].map(backOff)).toEqual([250, 16_000, 30_000, 30_000]);
  });

  it('that is torn leaves the save before it whole', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await playOn(shelf, id, 5);
    storage.failures = 1;
    storage.torn = true;
    const during: Promise<unknown>[] = [];
    shelf.subscribe(() => {
      // What another start of the app would find at this very moment.
      during.push(
        openShelf(fakeStorage(storage.texts), { now: () => 0, random: () => 0 })
          .open(id)
          .then((opening) => expect(opening.ok).toBe(true)),
      );
    });
    await playOn(shelf, id, 1);
    await Promise.all(during);
    expect(during.length).toBeGreaterThan(2);
    const opening = await shelfOn(storage).open(id);
    expect(opening.ok && opening.playthrough.moves).toHaveLength(6);
  });

  it.each([
    ['cuts off what it writes', (text: string) => text.slice(0, -1)],
    ['changes a letter', (text: string) => text.replace('Ana', 'Eva')],
    ['forgets it', () => null],
  ])('is not believed where the device %s', async (_, spoil) => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, { now: () => 1, random: () => 0.5, wait: never });
    const id = begin(shelf);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    await shelf.settled();
    storage.spoil = spoil;
    expect(await shelf.save(id, opening)).toBe(false);
    expect(shelf.state()).toMatchObject({ unsaved: true, trouble: 'refused' });
    expect(await shelfOn(storage).open(id)).toMatchObject({ ok: true });
    storage.spoil = null;
    shelf.retry();
    await shelf.settled();
    expect(shelf.state().unsaved).toBe(false);
  });

  it('is tried at once again when there is more to write', async () => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, { now: () => 1, random: () => 0.5, wait: never });
    const id = begin(shelf);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    await shelf.settled();
    storage.failures = 1;
    expect(await shelf.save(id, opening)).toBe(false);
    expect(await shelf.save(id, opening)).toBe(true);
  });

  it('can be tried again at once', async () => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, {
      now: () => 1,
      random: () => 0.5,
      wait: never,
    });
    storage.failures = 1;
    begin(shelf);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shelf.state().status).toBe('failed');
    shelf.retry();
    await shelf.settled();
    expect(shelf.state().status).toBe('saved');
  });

  it('that fails loses nothing: the game is opened as it stands', async () => {
    const storage = fakeStorage();
    const shelf = openShelf(storage, {
      now: () => 1,
      random: () => 0.5,
      wait: never,
    });
    storage.failures = 1;
    const id = begin(shelf);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(storage.texts.size).toBe(0);
    expect(await shelf.open(id)).toMatchObject({ ok: true, earlier: false });
  });

  it('of settings and saves through one device is never done at once', async () => {
    const storage = fakeStorage();
    const device = oneAtATime(storage);
    storage.failures = 1;
    const results = await Promise.allSettled([
      device.set('one', '1'),
      device.set('two', '2'),
      device.remove('one'),
      device.set('three', '3'),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(storage.mostAtOnce).toBe(1);
    expect(storage.log).toEqual(['set one', 'set two', 'remove one', 'set three']);
  });
});

describe('The shelf', () => {
  it('lists its games by what was played last, with how they stand', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const first = begin(shelf, 1);
    const second = begin(shelf, 2, PEOPLE.slice(0, 2));
    await playOn(shelf, first, 3);
    const expected = [
      { id: first, game: 'stone-age', moves: 3, finished: false, round: 1, players: PEOPLE },
      { id: second, moves: 0, phase: 'placing', toMove: 0, points: [0, 0], winners: [] },
    ];
    expect(shelf.state().games).toMatchObject(expected);
    const tomorrow = shelfOn(storage);
    await tomorrow.load();
    expect(tomorrow.state()).toMatchObject({ loaded: true, unreadable: false });
    expect(tomorrow.state().games).toEqual(shelf.state().games);
  });

  it('keeps many games apart', async () => {
    const storage = fakeStorage([['someone/else', 'x']]);
    const shelf = shelfOn(storage);
    const ids = Array.from({ length: 40 }, (_, seed) => begin(shelf, seed));
    await shelf.settled();
    expect(new Set(ids).size).toBe(40);
    const tomorrow = shelfOn(storage);
    await tomorrow.load();
    expect(tomorrow.state().games).toHaveLength(40);
    for (const [seed, id] of ids.entries()) {
      const opening = await tomorrow.open(id);
      expect(opening.ok && opening.playthrough.seed).toBe(seed);
    }
  });

  it('is the same object until something changes', async () => {
    const shelf = shelfOn(fakeStorage());
    await shelf.load();
    const before = shelf.state();
    expect(shelf.state()).toBe(before);
    begin(shelf);
    expect(shelf.state()).not.toBe(before);
  });

  it('renames a game', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    shelf.rename(id, 'Sunday');
    await shelf.settled();
    const tomorrow = shelfOn(storage);
    await tomorrow.load();
    expect(tomorrow.state().games).toMatchObject([{ id, name: 'Sunday' }]);
  });

  it('removes a game, the older slot first', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    await shelf.settled();
    await playOn(shelf, id, 1);
    storage.log.length = 0;
    storage.failures = 1;
    shelf.remove(id);
    expect(shelf.state().games).toEqual([]);
    await shelf.settled();
    expect(storage.log).toEqual([
      `remove ${slot(id, 'b')}`,
      `remove ${slot(id, 'b')}`,
      `remove ${slot(id, 'a')}`,
      `remove silex/kept/${id}/a`,
      `remove silex/kept/${id}/b`,
    ]);
    expect(storage.texts.size).toBe(0);
    expect(faultOf(await shelf.open(id))).toBe('missing');
  });

  it('removes a game whose move is just being written', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    shelf.remove(id);
    await shelf.settled();
    expect(storage.texts.size).toBe(0);
  });

  it('says when the device does not answer, and reads it again when asked', async () => {
    const storage = fakeStorage();
    await shelfOn(storage).settled();
    const id = begin(shelfOn(storage));
    await new Promise((resolve) => setTimeout(resolve, 5));
    storage.deaf = true;
    const shelf = shelfOn(storage);
    await shelf.load();
    expect(shelf.state()).toMatchObject({ loaded: true, unreadable: true, games: [] });
    expect(faultOf(await shelf.open(id))).toBe('unreadable');
    storage.deaf = false;
    await shelf.load();
    expect(shelf.state()).toMatchObject({ unreadable: false, games: [{ id }], broken: [] });
  });

  it('sees what was played in another window', async () => {
    const storage = fakeStorage();
    const here = shelfOn(storage);
    const id = begin(here);
    await here.settled();
    const there = shelfOn(storage);
    await playOn(there, id, 4);
    await here.load();
    expect(here.state().games).toMatchObject([{ id, moves: 4 }]);
    there.remove(id);
    await there.settled();
    await here.load();
    expect(here.state().games).toEqual([]);
  });

  it('takes back a game that is played here and was removed in another window', async () => {
    const storage = fakeStorage();
    const here = shelfOn(storage);
    const id = begin(here);
    await here.settled();
    const opening = await here.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    const there = shelfOn(storage);
    await there.load();
    there.remove(id);
    await there.settled();
    await here.load();
    expect(here.state().games).toEqual([]);
    here.save(id, opening);
    await here.settled();
    expect(await shelfOn(storage).open(id)).toMatchObject({ ok: true });
  });

  it('takes no notice of a move in a game that was removed here', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const id = begin(shelf);
    const opening = await shelf.open(id);
    if (!opening.ok) throw new Error(opening.fault);
    shelf.remove(id);
    shelf.save(id, opening);
    await shelf.settled();
    expect(storage.texts.size).toBe(0);
  });

  it('lives on the device', async () => {
    const id = begin(shelfOn(deviceStorage as FakeStorage));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await AsyncStorage.getAllKeys()).toEqual([slot(id, 'a'), slot(id, 'b')]);
    expect(await shelfOn(deviceStorage as FakeStorage).open(id)).toMatchObject({ ok: true });
    await deviceStorage.remove(slot(id, 'a'));
    await deviceStorage.remove(slot(id, 'b'));
    expect(await deviceStorage.keys()).toEqual([]);
  });
});
