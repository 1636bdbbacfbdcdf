/** Lets bots play many games against each other, on all cores: `npm run simulate -- --help`. */
import { Complaint } from './lib/complaint';
import { GameFailure, isWorker, playAll, serve } from './lib/crew';
import { commandFor, readRequest, USAGE, type Request } from './lib/simulation';
import { describe, tally } from './lib/tally';
import { progressBar } from './lib/text';

async function simulate({ simulation, workers, json }: Request): Promise<void> {
  const bar = progressBar(simulation.games);
  try {
    const { summaries, ...speed } = await playAll(simulation, workers, bar.show);
    bar.clear();
    const found = tally(simulation, summaries, speed);
    console.log(json ? JSON.stringify(found) : describe(found));
  } catch (error) {
    bar.clear();
    if (!(error instanceof GameFailure)) throw error;
    console.error(`${error.message} To see it again: ${commandFor(simulation, error.index)}`);
    console.error(error.trace);
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  let request: Request | null;
  try {
    request = readRequest(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    console.error(error.message);
    process.exitCode = 2;
    return;
  }
  if (request === null) console.log(USAGE);
  else await simulate(request);
}

if (isWorker()) serve();
else await main();
