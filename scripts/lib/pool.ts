import { fork, type ChildProcess } from 'node:child_process';

const WORKER = 'pool';

/** Whether this process was forked by `runJobs` from its own bundle. */
export const isPoolWorker = (): boolean => process.send !== undefined && process.argv[2] === WORKER;

/**
 * Does plain jobs on several processes, each of them this very bundle. Results come back in the
 * order of the jobs, so they are the same whatever the number of processes.
 */
export async function runJobs<Job, Result>(
  jobs: readonly Job[],
  workers: number,
  progress: (done: number) => void = () => {},
): Promise<Result[]> {
  const results = new Array<Result>(jobs.length);
  let next = 0;
  let done = 0;
  const crew: ChildProcess[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(process.argv[1]!, [WORKER]);
      crew.push(child);
      let current = -1;
      const handOut = () => {
        current = next < jobs.length ? next++ : -1;
        if (current === -1) child.disconnect();
        else child.send({ job: jobs[current] });
      };
      child.on('message', (message: { ready?: true; result?: Result; failure?: string }) => {
        if (message.failure !== undefined) return reject(new Error(message.failure));
        if (!message.ready) {
          results[current] = message.result!;
          progress(++done);
        }
        handOut();
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        current === -1 ? resolve() : reject(new Error(`A process ended with code ${code}.`)),
      );
    });
  try {
    await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  } finally {
    for (const child of crew) child.kill();
  }
  return results;
}

/** The life of a forked process: do the jobs it is sent, until nobody is left to send any. */
export function servePool<Job, Result>(work: (job: Job) => Result): void {
  process.on('disconnect', () => process.exit());
  process.on('message', ({ job }: { job: Job }) => {
    try {
      process.send!({ result: work(job) });
    } catch (error) {
      process.send!({ failure: error instanceof Error ? error.stack : String(error) });
    }
  });
  process.send!({ ready: true });
}
