/**
 * Measures the web app in a browser that is slowed down to a middling phone: `npm run bench:app`,
 * with `--json` for figures that a program can read.
 */
import { parseArgs } from 'node:util';
import {
  measureAnswer,
  measureDrag,
  measureResume,
  measureRoll,
  SLOWDOWN,
  type AppMeasurements,
  type Frames,
} from './lib/benchAppMeasure';
import { sentenceOf } from './lib/complaint';
import { withApp } from './lib/shotsApp';
import { grid, number } from './lib/text';

/** What a player should never notice. */
const GOALS = {
  /** Share of frames over 20 ms. */
  late: 0.01,
  resumeMs: 2000,
  answerMs: 100,
  loadedBytes: 850_000,
} as const;

const verdict = (met: boolean) => (met ? 'met' : 'missed');
const share = ({ over20, count }: Frames) => over20 / Math.max(1, count);
const percent = (value: number) => `${number(value * 100, 1)} %`;

function describe({ drag, roll, resume, answer, loaded }: AppMeasurements): string {
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
  ];
  const rows = [
    ['', 'measured', 'goal', ''],
    ...frames('dragging a worker', drag),
    ...frames('throwing dice', roll),
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
      'compressed size of all that is loaded',
      `${number(loaded / 1000)} kB`,
      `${number(GOALS.loadedBytes / 1000)} kB`,
      verdict(loaded <= GOALS.loadedBytes),
    ],
  ];
  return `Chromium, 390 x 844, processor slowed ${SLOWDOWN} times\n\n${grid(rows).join('\n')}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const found = await withApp(async (browser, url): Promise<AppMeasurements> => {
    // One after the other: two at once would measure each other.
    const { resume, loaded } = await measureResume(browser, url);
    const answer = await measureAnswer(browser, url);
    const drag = await measureDrag(browser, url);
    const roll = await measureRoll(browser, url);
    return { drag, roll, resume, answer, loaded };
  });
  console.log(values.json ? JSON.stringify({ goals: GOALS, ...found }, null, 2) : describe(found));
}

main().catch((error: unknown) => {
  if (!(error instanceof TypeError)) throw error;
  console.error(sentenceOf(error));
  process.exitCode = 2;
});
