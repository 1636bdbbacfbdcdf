import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '@/machines/core/digest';
import type { AnyGame } from '@/machines/core/game';
import { ALL_GAMES } from '@/machines/games';
import { playRandomly } from './helpers/randomGames';

/**
 * Golden playthroughs: how whole random games come out. A row that differs means that old saves
 * replay differently: raise `rulesVersion`, say why, and write the rows anew with
 * `SILEX_GOLDEN=write npm run test:rules -- --testPathPattern playthroughs`.
 */
function playthroughs(game: AnyGame) {
  const { min, max } = game.seats;
  const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const rows = tables.flatMap((players) =>
    [1, 2, 3, 4, 5].map((seed) => {
      const { position, playthrough } = playRandomly(game.rules, game.newGame(players), seed);
      return {
        players,
        seed,
        moves: playthrough.moves.length,
        outcome: game.rules.outcome(position),
        digest: digest(position),
      };
    }),
  );
  return { rules: game.rulesVersion, rows };
}

describe.each(ALL_GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const file = path.join(__dirname, 'playthroughs', `${id}.json`);

  it('plays as it always did', () => {
    const played = playthroughs(game);
    if (process.env.SILEX_GOLDEN === 'write') {
      writeFileSync(file, `${JSON.stringify(played, null, 2)}\n`);
    }
    expect(played).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
