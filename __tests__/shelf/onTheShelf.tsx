import { act, render } from '@testing-library/react-native';
import { Shelf } from '@/components/shelf/Shelf';
import type { AnyGame } from '@/machines/core/game';
import { replay } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { findGame } from '@/machines/games';
import { openShelf } from '@/machines/saves/shelf';
import { fakeStorage, type FakeStorage } from '../helpers/fakeStorage';
import { Providers } from '../helpers/Providers';
import { sharedGame, type Wanted } from '../helpers/sharedGames';

export const stoneAge = findGame('stone-age') as AnyGame;

const PEOPLE: readonly Player[] = ['Anna', 'Bruno', 'Chloé', 'Dana'].map((name) => ({
  kind: 'human',
  name,
}));

/** A game by chance between people whose names are known. */
export const gameOfPeople = (wanted: Wanted) =>
  sharedGame(stoneAge, { players: PEOPLE.slice(0, wanted.seats), ...wanted });

export interface Laid {
  storage: FakeStorage;
  /** In the order they were asked for: the last one was changed last. */
  ids: readonly string[];
}

let chance = 0;

/** Lays games on a shelf as the app itself would have. */
export async function laid(...games: readonly Wanted[]): Promise<Laid> {
  const storage = fakeStorage();
  let time = Date.now() - 3_600_000;
  const random = () => (chance = (chance + 0.377) % 1);
  const shelf = openShelf(storage, { now: () => (time += 60_000), random });
  const ids = games.map((wanted) => {
    const { game, name, players, playthrough } = gameOfPeople(wanted);
    const { setup, seed } = playthrough;
    const id = shelf.begin({ game, name, players, setup, seed });
    shelf.save(id, { playthrough, position: replay(game.rules, playthrough) });
    return id;
  });
  await shelf.settled();
  return { storage, ids };
}

/** Lets promises settle. */
export const settle = () =>
  act(async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve();
  });

/** Stands before the shelf. */
export async function lookAt(storage: FakeStorage) {
  const view = render(
    <Providers storage={storage}>
      <Shelf />
    </Providers>,
  );
  await settle();
  return view;
}
