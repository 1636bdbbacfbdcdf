import { fork } from 'node:child_process';

const HAND = 'hand';

/** Whether this process was forked by `shareOut` from its own bundle. */
export const isHand = (): boolean => process.send !== undefined && process.argv[2] === HAND;

type Answer<Result> = { ok: true; result: Result } | { ok: false; trace: string };

/** Has every job done by one of several processes; the results are in the order of the jobs. */
export async function shareOut<Job, Result>(
  jobs: readonly Job[],
  workers: number,
  progress: (done: number) => void,
): Promise<Result[]> {
  const results = new Array<Result>(jobs.length);
  let next = 0;
  let done = 0;
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const child = fork(process.argv[1]!, [HAND]);
      let at = -1;
      const handOut = () => {
        at = next++;
        if (at < jobs.length) child.send({ job: jobs[at] });
        else child.disconnect();
      };
      child.on('message', (answer: Answer<Result> | 'ready') => {
        if (answer === 'ready') return handOut();
        if (!answer.ok) {
          child.kill();
          return reject(new Error(`${JSON.stringify(jobs[at])} broke down: ${answer.trace}`));
        }
        results[at] = answer.result;
        progress(++done);
        handOut();
      });
      child.on('error', reject);
      child.on('exit', (code) =>
        at < jobs.length ? reject(new Error(`A process ended with ${code}`)) : resolve(),
      );
    });
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
  return results;
}

/** The life of a forked process: do each job it is sent, until nobody is left to send any. */
export function lendAHand<Job, Result>(work: (job: Job) => Promise<Result>): void {
  const tell = (answer: Answer<Result> | 'ready') => process.send!(answer);
  process.on('disconnect', () => process.exit());
  process.on('message', ({ job }: { job: Job }) => {
    work(job).then(
      (result) => tell({ ok: true, result }),
      (error: unknown) =>
        tell({ ok: false, trace: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
  });
  tell('ready');
}
