import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import { findGame } from '@/machines/games';
import { makeCode } from '@/machines/saves/code';
import { LONGEST_TEXT } from '@/machines/saves/doubt';
import { fileName, gameFile, rescueFile } from '@/machines/saves/gameFile';
import { putOnShelf, readImport, twinOf } from '@/machines/saves/importing';
import { makeRecord } from '@/machines/saves/record';
import { writeSave } from '@/machines/saves/save';
import { openShelf } from '@/machines/saves/shelf';
import { slotKey } from '@/machines/saves/slots';
import { fakeStorage } from '../helpers/fakeStorage';
import { mangledCodes } from '../helpers/mangled';
import { saveOf, sharedGame } from '../helpers/sharedGames';

const game = findGame('stone-age') as AnyGame;
const running = sharedGame(game, { seats: 3, seed: 11, share: 0.5, name: 'Sunday table' });
const finished = sharedGame(game, { seats: 4, seed: 12 });
const faultOf = (text: string) => {
  const reading = readImport(text);
  return reading.ok ? null : reading.fault;
};
const read = (text: string) => {
  const reading = readImport(text);
  if (!reading.ok) throw new Error(reading.fault);
  return reading.imported;
};

let chance = 0;
const random = () => (chance = (chance + 0.377) % 1);
const shelfOn = (storage = fakeStorage()) => openShelf(storage, { now: () => 1e12, random });

describe('A file', () => {
  it.each([
    ['running', running],
    ['finished', finished],
  ])('of a %s game opens as the same game', (_, shared) => {
    const imported = read(gameFile(saveOf(shared)).text);
    expect(imported.shared).toEqual(shared);
    expect(imported.digest).toBe(digest(replay(game.rules, shared.playthrough)));
  });

  it('opens after an editor has set it out in lines', () => {
    const { text } = gameFile(saveOf(running));
    const set = `\ufeff${JSON.stringify(JSON.parse(text), null, 2)}\r\n`;
    expect(read(set).shared).toEqual(running);
  });

  it('may be a record as well', () => {
    const { players, playthrough } = finished;
    const record = JSON.stringify(makeRecord({ game, players, playthrough }));
    expect(read(record).shared).toEqual(finished);
  });

  it.each([
    ['Sunday table', 'sunday-table-2026-11-02.silex.json'],
    ['Été à l’étang', 'ete-a-l-etang-2026-11-02.silex.json'],
    ['../../etc', 'etc-2026-11-02.silex.json'],
    ['石器', 'silex-2026-11-02.silex.json'],
  ])('of the game %s has a name for every system', (called, name) => {
    expect(fileName(called, Date.UTC(2026, 10, 2))).toBe(name);
  });

  it('with the bytes of a broken game has all of them, and opens if one slot is whole', async () => {
    const storage = fakeStorage([
      [slotKey('x', 'a'), '{"format":"silex-save","version":99}'],
      [slotKey('x', 'b'), writeSave(saveOf(running))],
    ]);
    const { name, text } = await rescueFile(storage, 'x');
    expect(name).toBe('silex-x.silex.json');
    expect(JSON.parse(text).slots).toEqual({
      a: storage.texts.get(slotKey('x', 'a')),
      b: storage.texts.get(slotKey('x', 'b')),
    });
    expect(read(text).shared).toEqual(running);
    storage.texts.delete(slotKey('x', 'b'));
    expect(faultOf((await rescueFile(storage, 'x')).text)).toBe('newerFormat');
  });
});

describe('What comes from outside is refused by name', () => {
  const text = writeSave(saveOf(running));
  it.each([
    ['empty', ' \n '],
    ['noGame', 'hello'],
    ['noGame', '{"format":"chess"}'],
    ['noGame', '[1,2'],
    ['noGame', '{"x":[1,2'],
    ['noGame', '"silex"'],
    ['tooLong', 'x'.repeat(LONGEST_TEXT + 1)],
    ['tooDeep', `{"x":${'['.repeat(100_000)}`],
    ['tooDeep', `{"format":"silex-save","version":1,"moves":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['damaged', text.slice(0, -20)],
    ['damaged', text.replace('Sunday', 'Monday')],
    ['newerFormat', text.replace('"version":3', '"version":99')],
    ['damaged', '{"format":"silex-rescue","slots":{}}'],
    ['cutOff', makeCode(running)!.slice(0, -3)],
  ])('%s (%#)', (fault, outside) => expect(faultOf(outside)).toBe(fault));

  const otherwise = (change: object) => writeSave({ ...saveOf(running), ...change });
  it.each([
    ['unknownGame', { game: 'chess' }],
    ['newerRules', { rules: 9 }],
    ['badPlayers', { players: [] }],
    ['badSetup', { setup: { __proto__: null, players: 9 } }],
    ['illegalMove', { moves: [{ type: 'refuse' }] }],
    ['badMove', { moves: [{ type: 'place', place: 'moon', workers: 1 }] }],
    ['digestDiffers', { digest: '0' }],
    ['notASave', { sequence: -1 }],
  ])('with a checksum that is right: %s', (fault, change) =>
    expect(faultOf(otherwise(change))).toBe(fault),
  );

  it('a running game with a bot that Silex does not have', () => {
    const players = running.players.map((player) => ({ ...player, kind: 'bot', bot: 'toString' }));
    expect(faultOf(writeSave({ ...saveOf(running), players } as never))).toBe('unknownBot');
    expect(faultOf(makeCode({ ...running, players } as never)!)).toBe('unknownBot');
    const over = { ...finished, players: finished.players.map(() => players[0]!) };
    expect(faultOf(makeCode(over as never)!)).toBeNull();
  });
});

describe('An imported game', () => {
  it('gets an id of its own and touches no other game', async () => {
    const storage = fakeStorage();
    const shelf = shelfOn(storage);
    const first = putOnShelf(shelf, read(makeCode(running)!));
    await shelf.settled();
    const before = new Map(storage.texts);
    const second = putOnShelf(shelf, read(makeCode(running)!));
    await shelf.settled();
    expect(second).not.toBe(first);
    for (const [key, stored] of before) expect(storage.texts.get(key)).toBe(stored);
    const opened = await shelfOn(storage).open(second);
    expect(opened.ok && opened.playthrough).toEqual(running.playthrough);
    expect(opened.ok && opened.save.name).toBe('Sunday table');
  });

  it('is known again when it stands alike, and when it went on', () => {
    const shelf = shelfOn();
    const imported = read(makeCode(running)!);
    expect(twinOf(shelf.state().games, imported)).toBeNull();
    const id = putOnShelf(shelf, imported);
    expect(twinOf(shelf.state().games, imported)).toMatchObject({ alike: true, saved: { id } });
    const { playthrough } = running;
    const earlier = { ...playthrough, moves: playthrough.moves.slice(0, 9) };
    const before = read(makeCode({ ...running, playthrough: earlier })!);
    expect(twinOf(shelf.state().games, before)).toMatchObject({ alike: false, saved: { id } });
    expect(twinOf(shelf.state().games, read(makeCode(finished)!))).toBeNull();
  });
});

it('hundreds of mangled codes and files are each refused by name, within a second', () => {
  const texts = [running, finished].flatMap((shared) => [
    makeCode(shared)!,
    writeSave(saveOf(shared)),
  ]);
  const names = new Set<string>();
  for (const { how, text } of mangledCodes(texts, 600)) {
    const from = performance.now();
    const fault = faultOf(text);
    const took = performance.now() - from;
    if (fault === null) throw new Error(`${how} was taken for a game: ${text.slice(0, 200)}`);
    if (took > 1000) throw new Error(`${how} took ${took} ms`);
    names.add(fault);
  }
  expect([...names]).toEqual(
    expect.arrayContaining(['noGame', 'cutOff', 'damaged', 'newerFormat', 'tooLong', 'tooDeep']),
  );
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
