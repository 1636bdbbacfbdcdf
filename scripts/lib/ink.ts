/** The inks of the house style by day. */
export const INK = {
  paper: '#EFE3CB',
  paper2: '#DFCDA8',
  bone: '#FBF3E0',
  charcoal: '#2A2420',
  second: '#5A4A3C',
  ochre: '#D59A3C',
  moss: '#5A6B2F',
  river: '#2E6A8C',
  hand: '#A8361F',
  sky: '#F1DDB4',
  far: '#C9B58A',
  near: '#8C9650',
  ground: '#D9B36A',
  shine: '#BFD9DA',
} as const;

export interface Point {
  x: number;
  y: number;
}

export interface Rectangle extends Point {
  width: number;
  height: number;
}

/** One decimal is finer than any eye, and the same on every machine. */
export const round = (value: number): number => Math.round(value * 10) / 10 + 0;

const pair = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

export const escaped = (content: string): string =>
  content.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** An element; attributes that are undefined are left out. */
export function tag(
  name: string,
  attributes: Record<string, string | number | undefined>,
  inner = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

export interface Hand {
  size: number;
  fill?: string;
  bold?: boolean;
  anchor?: 'middle';
}

export function text(content: string, at: Point, { size, fill, bold, anchor }: Hand): string {
  return tag(
    'text',
    {
      x: at.x,
      y: at.y,
      'font-size': size,
      fill: fill ?? INK.charcoal,
      'font-weight': bold ? 700 : undefined,
      'text-anchor': anchor,
    },
    escaped(content),
  );
}

/** A line with its corners taken off. */
export function bent(points: readonly Point[], radius = 9): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const next = points[i + 1];
      if (!before) return `M${pair(point)}`;
      if (!next) return `L${pair(point)}`;
      return `L${pair(towards(point, before, radius))}Q${pair(point)} ${pair(towards(point, next, radius))}`;
    })
    .join('');
}

/** The corners of a block as a knife cuts it: a little off, always in the same way. */
function cornersOf({ x, y, width, height }: Rectangle): [Point, Point, Point, Point] {
  const off = (salt: number) => (((x * 7 + y * 13 + salt * 37) % 11) / 11 - 0.5) * 2;
  return [
    { x: x + off(1), y: y + off(2) },
    { x: x + width + off(3), y: y + off(4) },
    { x: x + width + off(5), y: y + height + off(6) },
    { x: x + off(7), y: y + height + off(8) },
  ];
}

export function block(rectangle: Rectangle, radius: number): string {
  const corners = cornersOf(rectangle);
  const path = corners.map((corner, i) => {
    const a = towards(corner, corners[(i + 3) % 4]!, radius);
    const b = towards(corner, corners[(i + 1) % 4]!, radius);
    return `${i === 0 ? 'M' : 'L'}${pair(a)}Q${pair(corner)} ${pair(b)}`;
  });
  return `${path.join('')}Z`;
}

/** The upper part of a block, down to a straight line. */
export function topOf(rectangle: Rectangle, height: number, radius: number): string {
  const [left, right, , foot] = cornersOf(rectangle);
  const bottom = rectangle.y + height;
  const [a, b] = [towards(left, foot, radius), towards(left, right, radius)];
  const c = towards(right, left, radius);
  return (
    `M${pair({ x: left.x, y: bottom })}L${pair(a)}Q${pair(left)} ${pair(b)}` +
    `L${pair(c)}Q${pair(right)} ${pair({ x: right.x, y: right.y + radius })}` +
    `L${pair({ x: right.x, y: bottom })}Z`
  );
}

/** A sliver that a gouge takes out, from a to b, widest in the middle. */
export function gouge(a: Point, b: Point, half: number, bend = 0): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
  const middle = (by: number) => ({
    x: (a.x + b.x) / 2 + normal.x * by,
    y: (a.y + b.y) / 2 + normal.y * by,
  });
  return `M${pair(a)}Q${pair(middle(bend + half))} ${pair(b)}Q${pair(middle(bend - half))} ${pair(a)}Z`;
}

function towards(from: Point, to: Point, most: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
