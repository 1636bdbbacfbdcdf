/**
 * Photographs every screen and every decision in many sizes, both lights and both languages into
 * shots/, with a contact sheet, and refreshes the pictures of the README: `npm run shots`.
 * `--only <name>` takes one scene (or several, comma between), `--size 390x844` one size,
 * `--text 200` text at twice the usual size, and `--pictures` those of the README alone.
 */
import { parseArgs } from 'node:util';
import { Complaint, oneOf, sentenceOf } from './lib/complaint';
import { withApp } from './lib/shotsApp';
import { laidGames, shoot, viewName, type View } from './lib/shotsCamera';
import { refreshPictures } from './lib/shotsReadme';
import { SCENES } from './lib/shotsScenes';
import { writeSheets } from './lib/shotsSheets';

const SIZES = ['360x640', '390x844', '430x932', '844x390', '768x1024', '1024x768', '1280x800'];
/** These are looked at in every light and language; of the others two views are enough. */
const IN_FULL = ['390x844', '1024x768'];
const FOLDER = 'shots';
/** Pages at once: loading waits more than it works. */
const AT_ONCE = 2;

function viewsOf(size: string, text: number): View[] {
  const [width = 0, height = 0] = size.split('x').map(Number);
  const view = (theme: View['theme'], language: View['language']) => ({
    width,
    height,
    theme,
    language,
    text,
  });
  const two = [view('light', 'en'), view('dark', 'fr')];
  return IN_FULL.includes(size) ? [...two, view('dark', 'en'), view('light', 'fr')] : two;
}

interface Asked {
  views: View[];
  only: string[] | null;
  /** Whether the README gets new pictures. */
  pictures: boolean;
}

function asked(): Asked {
  const { only, size, text, pictures } = parseArgs({
    options: {
      only: { type: 'string' },
      size: { type: 'string' },
      text: { type: 'string' },
      pictures: { type: 'boolean', default: false },
    },
  }).values;
  const names = SCENES.map(({ name }) => name);
  const wanted = only?.split(',') ?? null;
  const stranger = wanted?.find((name) => !names.includes(name));
  if (stranger !== undefined) throw new Complaint(`--only takes ${oneOf(names)}.`);
  if (size !== undefined && !/^\d+x\d+$/.test(size)) {
    throw new Complaint('--size takes a width and a height, such as 390x844.');
  }
  if (text !== undefined && !/^[12]\d\d$/.test(text)) {
    throw new Complaint('--text takes a percentage from 100 to 299, such as 200.');
  }
  const sizes = size === undefined ? SIZES : [size];
  const everything = [only, size, text].every((option) => option === undefined);
  return {
    views: pictures ? [] : sizes.flatMap((one) => viewsOf(one, Number(text ?? 100))),
    only: wanted,
    pictures: pictures || everything,
  };
}

async function main(): Promise<void> {
  const { views, only, pictures } = asked();
  await withApp(async (browser, url) => {
    const games = await laidGames();
    const queue = [...views];
    const work = async () => {
      for (let view = queue.shift(); view; view = queue.shift()) {
        const wanted = ({ name }: { name: string }) => only === null || only.includes(name);
        await shoot(browser, url, view, games, FOLDER, wanted);
        console.log(viewName(view));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (views.length > 0) await writeSheets(browser, FOLDER);
    if (pictures) await refreshPictures(browser, url, games);
  });
}

main().catch((error: unknown) => {
  if (!(error instanceof Complaint) && !(error instanceof TypeError)) throw error;
  console.error(sentenceOf(error));
  process.exitCode = 2;
});
