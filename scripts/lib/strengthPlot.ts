import { escaped, INK, round, tag, type Point } from './ink';
import { number } from './text';

/** How strong the weights of one list were after so many generations. */
export interface Strength {
  players: number;
  /** The share of games won against those one began with; where nothing is learnt it is even. */
  shares: readonly { generation: number; share: number }[];
}

const WIDTH = 640;
const HEIGHT = 300;
const LEFT = 60;
const RIGHT = 110;
const TOP = 56;
const FOOT = 44;
const COLOURS = [INK.hand, INK.river, INK.moss] as const;

/** Strength over time as a picture: one line for each number of players. */
export function drawStrength(found: readonly Strength[]): string {
  const last = Math.max(1, ...found.flatMap(({ shares }) => shares.map((at) => at.generation)));
  const at = (generation: number, share: number): Point => ({
    x: LEFT + (generation / last) * (WIDTH - LEFT - RIGHT),
    y: HEIGHT - FOOT - share * (HEIGHT - TOP - FOOT),
  });
  const rules = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line([at(0, share), at(last, share)], INK.paper2, 1),
    words(LEFT - 8, at(0, share).y + 4, `${number(100 * share)} %`, { 'text-anchor': 'end' }),
  ]);
  const lines = found.flatMap(({ players, shares }, i) => {
    const colour = COLOURS[i % COLOURS.length]!;
    const points = [
      at(0, 1 / players),
      ...shares.map(({ generation, share }) => at(generation, share)),
    ];
    const end = points[points.length - 1]!;
    return [
      line(points, colour, 2.5),
      words(end.x + 8, TOP + 14 + 18 * i, `${players} players`, { fill: colour }),
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" font-family="Cabin, 'Helvetica Neue', Arial, sans-serif" role="img">`,
    '<title>How the bots learnt</title>',
    tag('rect', { width: WIDTH, height: HEIGHT, rx: 14, fill: INK.paper }),
    words(LEFT, 30, 'Games won against the first guess', { 'font-size': 18, fill: INK.charcoal }),
    ...rules,
    ...lines,
    words(LEFT, HEIGHT - 16, 'generation 0'),
    words(WIDTH - RIGHT, HEIGHT - 16, number(last), { 'text-anchor': 'end' }),
    '</svg>',
  ].join('\n')}\n`;
}

const line = (points: readonly Point[], stroke: string, width: number): string =>
  tag('polyline', {
    points: points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' '),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
  });

const words = (
  x: number,
  y: number,
  content: string,
  look: Record<string, string | number> = {},
): string =>
  tag('text', { x, y: round(y), 'font-size': 13, fill: INK.second, ...look }, escaped(content));
