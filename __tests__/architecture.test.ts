import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '..');

interface Import {
  file: string;
  from: string;
  line: number;
}

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(name);
    return /\.tsx?$/.test(entry.name) ? [name] : [];
  });

/** Every import of a file, with relative ones written as paths from the root. */
const importsOf = (file: string): Import[] =>
  readFileSync(path.join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((text, i) => {
      const [, from] = /(?:from|import\()\s*'([^']+)'/.exec(text) ?? [];
      if (!from) return [];
      const target = from.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), from)
        : from.replace(/^@\//, '');
      return [{ file, from: target, line: i + 1 }];
    });

const machines = sources('machines').flatMap(importsOf);
const components = sources('components').flatMap(importsOf);
const routes = sources('app').flatMap(importsOf);
const everything = [...machines, ...components, ...routes];
const games = readdirSync(path.join(ROOT, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['core', 'saves'].includes(entry.name))
  .map((entry) => entry.name);

const where = ({ file, from, line }: Import) => `${file}:${line} imports ${from}`;

describe('The house', () => {
  it('is read at all', () => {
    expect(machines.length).toBeGreaterThan(50);
    expect(games).toContain('stone-age');
  });

  it('imports downwards only: app, components, games, core', () => {
    const upwards = everything.filter(
      ({ file, from }) =>
        (file.startsWith('machines/') && /^(components|app)\//.test(from)) ||
        (file.startsWith('components/') && from.startsWith('app/')) ||
        (file.startsWith('machines/core/') && /^machines\/(?!core\/)/.test(from)),
    );
    expect(upwards.map(where)).toEqual([]);
  });

  it('knows no React below the components; only the store touches storage', () => {
    const strays = machines.filter(
      ({ file, from }) =>
        /^(react|react-native|expo|@react-native|@expo|@xstate\/react)/.test(from) &&
        !file.startsWith('machines/saves/store'),
    );
    expect(strays.map(where)).toEqual([]);
  });

  it('lets no game import another', () => {
    const crossed = everything.filter(({ file, from }) =>
      games.some(
        (game) =>
          new RegExp(`^(machines|components)/${game}/`).test(file) &&
          games.some((other) => other !== game && from.split('/').includes(other)),
      ),
    );
    expect(crossed.map(where)).toEqual([]);
  });

  it('has xstate in the shared table, the contract and the charts only', () => {
    const strays = machines.filter(
      ({ file, from }) =>
        from === 'xstate' && !/^machines\/(core\/(table|game)|[^/]+\/machine)\.ts$/.test(file),
    );
    expect(strays.map(where)).toEqual([]);
  });

  it('keeps charts out of the rules and the bots', () => {
    const strays = machines.filter(
      ({ file, from }) => /\/machine$/.test(from) && !/^machines\/[^/]+\/game\.ts$/.test(file),
    );
    expect(strays.map(where)).toEqual([]);
  });

  it('draws no chance and reads no clock below the components, but for the pace of bots', () => {
    const strays = sources('machines')
      .filter((file) => !file.startsWith('machines/saves/') && file !== 'machines/core/pace.ts')
      .filter((file) =>
        /Math\.random|Date\.now|new Date|performance\.now/.test(
          readFileSync(path.join(ROOT, file), 'utf8'),
        ),
      );
    expect(strays).toEqual([]);
  });

  // React Native and Expo hold code that could call somebody (for a development server, for files);
  // these read what we wrote and chose, and the policy in the page stops the rest on the web.
  const ours = ['machines', 'components', 'app'].flatMap(sources);
  const saying = (words: RegExp) =>
    ours.filter((file) => words.test(readFileSync(path.join(ROOT, file), 'utf8')));

  it('calls no network: only the web player fetches its own sounds', () => {
    const calls =
      /\bfetch\(|expo\/fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|download\w*Async|upload\w*Async|openURL|openBrowser/;
    expect(saying(calls)).toEqual(['components/sound/player.web.ts']);
  });

  it('knows no address but its own', () => {
    expect(saying(/\b(https?|wss?):\/\//)).toEqual([]);
  });

  it('has no library that is made to talk to a server', () => {
    const file = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
    const { dependencies } = JSON.parse(file) as { dependencies: Record<string, string> };
    const talkers =
      /updates|network|netinfo|notification|insights|analytics|sentry|firebase|axios|socket|graphql|web-browser|webview/;
    expect(Object.keys(dependencies).filter((name) => talkers.test(name))).toEqual([]);
    expect(Object.keys(dependencies)).toContain('expo');
  });
});
