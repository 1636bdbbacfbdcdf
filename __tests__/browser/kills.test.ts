import { seeded } from '@/machines/core/chance';
import { openPage } from './helpers';
import { awaitKept } from './kept';
import { killOnce } from './kills';
import { ownServer } from './ownServer';
import { dealt } from './positions';
import { bots, people, storedGame, storedSettings } from './stored';

/** `npm run torture:browser` does this a hundred times and more; these are a few of them. */
const KILLS = 3;

test.each([
  { who: 'people', touch: true },
  { who: 'bots', touch: false },
])('a tab killed while $who play loses no move, also without a server', async ({ touch }) => {
  const server = await ownServer();
  const players = touch ? people(2) : bots(3);
  const game = await storedGame(dealt(players.length, 5), players);
  const settings = storedSettings({ motion: 'instant', handOver: 'never' });
  const { page, context } = await openPage({
    url: server.url,
    offline: true,
    stored: { ...game.stored, ...settings },
  });
  await awaitKept(page);
  const chance = seeded(11);
  let moves = 0;
  for (let killed = 0; killed < KILLS; killed++) {
    if (killed === KILLS - 1) await server.stop();
    const end = killed % 2 === 0 ? 'crashed' : 'closed';
    const { after } = await killOnce({ context, url: server.url, id: game.id, chance, end, touch });
    expect(after).toBeGreaterThanOrEqual(moves);
    moves = after;
  }
  // Had nobody moved, nothing could have been lost.
  expect(moves).toBeGreaterThan(0);
  await server.close();
});
