/**
 * Measures the web app in a browser that is slowed down to a middling phone: `npm run bench:app`,
 * with `--json` for figures that a program can read.
 */
import { parseArgs } from 'node:util';
import {
  measureAnswer,
  measureBare,
  measureBots,
  measureDrag,
  measureResume,
  measureRoll,
  type AppMeasurements,
} from './lib/benchAppMeasure';
import { SLOWDOWN, type Frames } from './lib/benchAppStage';
import { sentenceOf } from './lib/complaint';
import { withApp } from './lib/shotsApp';
import { grid, number } from './lib/text';

/** What a player should never notice. */
const GOALS = {
  /** Share of frames over 20 ms. */
  late: 0.01,
  /** A sixtieth of a second. */
  busyMs: 1000 / 60,
  resumeMs: 2000,
  answerMs: 100,
  loadedBytes: 850_000,
} as const;

const verdict = (met: boolean) => (met ? 'met' : 'missed');
const share = ({ over20, count }: Frames) => over20 / Math.max(1, count);
const percent = (value: number) => `${number(value * 100, 1)} %`;

function describe({ bare, drag, roll, bots, ...rest }: AppMeasurements): string {
  const frames = (what: string, of: Frames) => [
    [
      `${what}: frames over 20 ms`,
      `${percent(share(of))} of ${of.count}`,
      `under ${percent(GOALS.late)}`,
      verdict(share(of) < GOALS.late),
    ],
    [
      `${what}: frames over 50 ms`,
      `${of.over50}, longest ${number(of.longest)} ms`,
      'none',
      verdict(of.over50 === 0),
    ],
    [
      `${what}: processor time for a frame`,
      `${number(of.busy, 1)} ms`,
      `${number(GOALS.busyMs, 1)} ms`,
      verdict(of.busy <= GOALS.busyMs),
    ],
  ];
  const { resume, answer, loaded, zipped, kept } = rest;
  const rows = [
    ['', 'measured', 'goal', ''],
    ...frames('dragging a worker', drag),
    ...frames('throwing ten dice', roll),
    ...frames('while bots think', bots),
    // No goal of ours: without it nobody could tell the app from the machine.
    ...frames('a bare page', bare).map(([what = '', measured = '']) => [what, measured]),
    [
      'from the address to a playable board',
      `${number(resume)} ms`,
      `${number(GOALS.resumeMs)} ms`,
      verdict(resume <= GOALS.resumeMs),
    ],
    [
      'from a touch to its answer',
      `${number(answer)} ms`,
      `${number(GOALS.answerMs)} ms`,
      verdict(answer <= GOALS.answerMs),
    ],
    [
      'size of all that is loaded, by Brotli',
      `${number(loaded / 1000)} kB`,
      `${number(GOALS.loadedBytes / 1000)} kB`,
      verdict(loaded <= GOALS.loadedBytes),
    ],
    [
      'the same, by gzip',
      `${number(zipped / 1000)} kB`,
      `${number(GOALS.loadedBytes / 1000)} kB`,
      verdict(zipped <= GOALS.loadedBytes),
    ],
    ['by Brotli with all that is kept for offline', `${number(kept / 1000)} kB`],
  ];
  return `Chromium, 390 x 844, processor slowed ${SLOWDOWN} times\n\n${grid(rows).join('\n')}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const found = await withApp(async (browser, url): Promise<AppMeasurements> => {
    // One after the other: two at once would measure each other.
    const { resume, loaded, zipped, kept } = await measureResume(browser, url);
    const answer = await measureAnswer(browser, url);
    const drag = await measureDrag(browser, url);
    const roll = await measureRoll(browser, url);
    const bots = await measureBots(browser, url);
    const bare = await measureBare(browser, url);
    return { bare, drag, roll, bots, resume, answer, loaded, zipped, kept };
  });
  console.log(values.json ? JSON.stringify({ goals: GOALS, ...found }, null, 2) : describe(found));
}

main().catch((error: unknown) => {
  if (!(error instanceof TypeError)) throw error;
  console.error(sentenceOf(error));
  process.exitCode = 2;
});
