/**
 * Kills the tab of a running game at random moments in a real browser and looks whether a move was
 * lost: `npm run torture:browser`, with `-- --kills 100` for how often in each of the four ways.
 */
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { awaitKept } from '@/__tests__/browser/kept';
import { killOnce } from '@/__tests__/browser/kills';
import { ownServer, type OwnServer } from '@/__tests__/browser/ownServer';
import { reach } from '@/__tests__/browser/positions';
import { bots, people, storedGame, storedSettings } from '@/__tests__/browser/stored';
import { below, seeded } from '@/machines/core/chance';
import { invite } from '@/machines/core/game';
import { sentenceOf } from './lib/complaint';
import { withApp } from './lib/shotsApp';
import { number } from './lib/text';

/** One that moves at once and one that is killed in the middle of a thought. */
const BOTS = ['random', invite('elder', 'balanced')] as const;
const MOTIONS = ['instant', 'brisk', 'calm'] as const;
/** So often is one game killed before the next is dealt: then every phase has its turn. */
const KILLS_PER_GAME = 10;

interface Way {
  touch: boolean;
  /** With the network off and the server gone. */
  alone: boolean;
}

interface Count {
  kills: number;
  moves: number;
  lost: string[];
}

/** One game in a profile of its own, killed again and again. */
async function killGame(
  browser: Browser,
  server: OwnServer,
  { touch, alone }: Way,
  seed: number,
  kills: number,
): Promise<Count> {
  const chance = seeded(seed);
  const count = 2 + (seed % 3);
  const players = touch ? people(count) : bots(count, BOTS[seed % BOTS.length]);
  // From the deal or from the middle of a game: somewhere in a round.
  const from = 3 + below(chance, 60);
  const begun = reach({ players: players.length, seed, when: (_, { length }) => length >= from });
  const game = await storedGame(begun, players);
  const motion = touch ? (MOTIONS[seed % MOTIONS.length] ?? 'instant') : 'instant';
  const stored = { ...game.stored, ...storedSettings({ motion, handOver: 'never' }) };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const { url } = server;
  const { id } = game;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const found: Count = { kills: 0, moves: 0, lost: [] };
  let known = begun.playthrough.moves.length;
  try {
    await server.start();
    const page = await context.newPage();
    await page.goto(url);
    await awaitKept(page);
    await page.close();
    if (alone) {
      await server.stop();
      await context.setOffline(true);
    }
    for (let kill = 0; kill < kills; kill++) {
      const end = below(chance, 2) === 0 ? 'closed' : 'crashed';
      try {
        const { after } = await killOnce({ context, url, id, chance, end, touch });
        found.moves += after - known;
        known = after;
      } catch (error) {
        found.lost.push(sentenceOf(error));
      }
      found.kills++;
    }
  } finally {
    await context.close();
  }
  return found;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
  });
  const wanted = Number(values.kills);
  let failed = 0;
  await withApp(async (browser) => {
    const server = await ownServer();
    for (const touch of [true, false]) {
      for (const alone of [false, true]) {
        const all: Count = { kills: 0, moves: 0, lost: [] };
        for (let seed = Number(values.seed); all.kills < wanted; seed++) {
          const kills = Math.min(KILLS_PER_GAME, wanted - all.kills);
          const one = await killGame(browser, server, { touch, alone }, seed, kills);
          all.kills += one.kills;
          all.moves += one.moves;
          all.lost.push(...one.lost);
        }
        const who = `${touch ? 'played by touch' : 'played by bots'}, ${alone ? 'server and network off' : 'server there'}`;
        console.log(
          `${who}: ${number(all.kills)} kills, ${number(all.moves)} moves made, ${number(all.lost.length)} failures`,
        );
        for (const sentence of all.lost) console.log(`  ${sentence}`);
        failed += all.lost.length;
      }
    }
    await server.close();
  });
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
