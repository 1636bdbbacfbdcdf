import type { Point } from '@/components/art/lino';
import type { Print } from '@/components/art/print';
import { landPrint } from '@/components/stone-age/art/valleyScene';
import {
  boardLayout,
  huntCrowd,
  placeAt,
  SITES,
  type BoardLayout,
  type Insets,
  type Rect,
  type SiteLayout,
} from '@/components/stone-age/layout';
import {
  bottom,
  boundsOf,
  centre,
  holds,
  insidePolygon,
  overlap,
  rect,
  right,
} from '@/components/stone-age/layoutShapes';
import { chipShape } from '@/components/stone-age/PlayerChipsShape';
import { homeStep } from '@/components/stone-age/layoutStacked';
import { day, night } from '@/components/theme/palette';
import { PLACES } from '@/machines/stone-age/vocabulary';

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Windows with the insets that devices of that size have, and without any, as in a browser. */
const WINDOWS: [string, number, number, Partial<Insets>, BoardLayout['kind']][] = [
  ['smallest phone', 360, 640, { top: 24 }, 'phone'],
  ['smallest phone with a gesture bar', 360, 640, { top: 24, bottom: 24 }, 'phone'],
  ['smallest phone, bare', 360, 640, {}, 'phone'],
  ['older phone', 375, 667, { top: 20 }, 'phone'],
  ['phone', 390, 844, { top: 47, bottom: 34 }, 'phone'],
  ['phone, bare', 390, 844, {}, 'phone'],
  ['long phone', 412, 915, { top: 32, bottom: 48 }, 'phone'],
  ['large phone', 430, 932, { top: 59, bottom: 34 }, 'phone'],
  ['smallest phone sideways', 640, 360, { top: 24 }, 'sideways'],
  ['smallest phone sideways, camera at the left', 640, 360, { left: 24 }, 'sideways'],
  ['phone sideways', 844, 390, { left: 47, right: 47, bottom: 21 }, 'sideways'],
  ['large phone sideways', 932, 430, { left: 59, right: 59, bottom: 21 }, 'sideways'],
  ['tablet upright', 768, 1024, { top: 24, bottom: 20 }, 'tabletUpright'],
  ['large tablet upright', 1024, 1366, { top: 24, bottom: 20 }, 'tabletUpright'],
  ['tablet', 1024, 768, { top: 24, bottom: 20 }, 'tablet'],
  ['wide tablet', 1280, 800, { top: 24, bottom: 24 }, 'tablet'],
  ['desk', 1440, 900, {}, 'tablet'],
  ['large desk', 1920, 1080, {}, 'tablet'],
  ['folding phone, open', 673, 841, { top: 28, bottom: 24 }, 'phone'],
  ['square window', 720, 720, {}, 'phone'],
  ['low window', 1024, 600, {}, 'sideways'],
  ['narrow window', 900, 720, {}, 'phone'],
];

const CASES = WINDOWS.flatMap(([name, width, height, insets, kind]) =>
  [1, 2].flatMap((text) =>
    [2, 3, 4].map((players) => ({
      name:
        `${name} ${width} x ${height}, ${players} players` +
        (text > 1 ? ', text twice as large' : ''),
      kind,
      layout: boardLayout({ width, height, text }, { ...none, ...insets }, players),
    })),
  ),
);

/** How far key line and light reach over the drawing of a lit chip. */
const GLOW = 4.5;
/** What a slab's thickness adds below a button. */
const THICKNESS = 4;

/** French names, which are the longest, by site. */
const NAMES = {
  hunt: 'Chasse',
  forest: 'Forêt',
  clayPit: 'Glaisière',
  quarry: 'Carrière',
  river: 'Rivière',
  toolMaker: 'Outils',
  hut: 'Hutte',
  field: 'Champ',
};

/** What a name, its good and its divisor take at the plate's size of type: a careful guess. */
function plateNeeds(name: string, size: number): number {
  return name.length * size * 0.54 + size * 1.25 + size * 1.3 + 10;
}

const sitesOf = (layout: BoardLayout): SiteLayout[] => SITES.map((site) => layout.sites[site]);

/** Everything on the screen that may not lie on anything else, with a name to complain with. */
function pieces(layout: BoardLayout): [string, Rect][] {
  const { tray } = layout;
  const list: [string, Rect | null][] = [
    ['title', layout.title],
    ['menu', layout.menu],
    ['deck', layout.deck],
    ...layout.chips.map((chip, i): [string, Rect] => [`chip ${i}`, chip]),
    ...layout.cards.map((slot): [string, Rect] => [slot.place, slot.touch]),
    ...layout.stacks.map((slot): [string, Rect] => [slot.place, slot.touch]),
    ...sitesOf(layout).map((site): [string, Rect] => [site.site, site.box]),
    ['workers', tray.workers],
    ['goods', tray.goods],
    ['tools', tray.tools],
    ['extras', tray.extras],
    ['look', tray.look],
    ['hint', tray.hint],
    ['recent', tray.recent],
    ['undo', tray.undo],
    ['button', tray.button],
    ['log', tray.log],
  ];
  return list.filter((entry): entry is [string, Rect] => entry[1] !== null);
}

function expectInside(outer: Rect, inner: Rect, what: string) {
  if (!holds(outer, inner)) throw new Error(`${what} ${JSON.stringify(inner)} sticks out`);
}

/** Points round a circle. */
function circle(x: number, y: number, radius: number): Point[] {
  return Array.from({ length: 12 }, (_, i): Point => {
    const angle = (i * Math.PI) / 6;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

describe.each(CASES)('$name', ({ layout, kind }) => {
  it('is laid out for its kind', () => {
    expect(layout.kind).toBe(kind);
    expect(layout.chips).toHaveLength(layout.players);
    expect(layout.stacks).toHaveLength(layout.players);
    expect(layout.cards.map((slot) => slot.place)).toEqual(['card4', 'card3', 'card2', 'card1']);
    expect(layout.type.least).toBe(kind === 'phone' || kind === 'sideways' ? 11 : 14);
    expect(layout.type.plate).toBeGreaterThanOrEqual(layout.type.least);
  });

  it('keeps everything inside the safe area', () => {
    for (const [name, place] of pieces(layout)) expectInside(layout.safe, place, name);
    for (const site of sitesOf(layout)) expectInside(layout.safe, site.reason, site.site);
  });

  it('lets nothing lie on anything else', () => {
    const all = pieces(layout);
    all.forEach(([name, place], i) => {
      for (const [other, there] of all.slice(i + 1)) {
        const shrunk = rect(there.x + 0.1, there.y + 0.1, there.width - 0.2, there.height - 0.2);
        if (overlap(place, shrunk)) throw new Error(`${name} lies on ${other}`);
      }
    });
  });

  it('gives fingers at least 44 points', () => {
    const { tray } = layout;
    const touched = [
      ...sitesOf(layout).map((site): [string, Rect] => [site.site, boundsOf(site.touch)]),
      ...layout.cards.map((slot): [string, Rect] => [slot.place, slot.touch]),
      ...layout.stacks.map((slot): [string, Rect] => [slot.place, slot.touch]),
      ...layout.chips.map((chip): [string, Rect] => ['chip', chip]),
      ...(layout.menu ? [['menu', layout.menu] as [string, Rect]] : []),
      ['look', tray.look] as [string, Rect],
      ['undo', tray.undo] as [string, Rect],
      ['button', tray.button] as [string, Rect],
      ['log', tray.log] as [string, Rect],
    ];
    for (const [name, place] of touched) {
      if (place.width < 43.99 || place.height < 43.99)
        throw new Error(`${name} is only ${place.width} x ${place.height}`);
    }
    expect(tray.tool).toBeGreaterThanOrEqual(44);
    expect(tray.tools.width).toBeGreaterThanOrEqual(3 * tray.tool);
    expect(tray.extras.width).toBeGreaterThanOrEqual(4 * tray.tool);
  });

  it('shows ten workers at home', () => {
    const { workers, worker } = layout.tray;
    const step = homeStep(layout.tray, 10);
    expect(worker.width + 9 * step).toBeLessThanOrEqual(workers.width + 0.01);
    expect(worker.height).toBeLessThanOrEqual(workers.height + 0.01);
    expect(step).toBeGreaterThanOrEqual(9);
  });

  it('has the rings in their clearings, apart from one another', () => {
    const counts = sitesOf(layout).map((site) => site.rings.length);
    expect(counts).toEqual([0, 7, 7, 7, 7, 1, 2, 1]);
    for (const { outline, rings } of sitesOf(layout)) {
      for (const ring of rings)
        for (const [x, y] of circle(ring.x, ring.y, layout.ring / 2))
          expect(insidePolygon(outline, x, y)).toBe(true);
      rings.forEach((a, i) => {
        for (const b of rings.slice(i + 1))
          expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(layout.ring);
      });
    }
  });

  it('has clearing and plate under the same finger', () => {
    for (const { site, box, outline, plate } of sitesOf(layout)) {
      expectInside(box, boundsOf(outline), `clearing of ${site}`);
      expectInside(box, plate, `plate of ${site}`);
    }
  });

  it('has room for the longest names', () => {
    for (const { site, plate } of sitesOf(layout)) {
      expect(plate.width).toBeGreaterThanOrEqual(plateNeeds(NAMES[site], layout.type.plate));
      expect(plate.height).toBeGreaterThanOrEqual(layout.type.plate * 1.4);
    }
  });

  it('keeps the lit chip clear of the title and of the menu', () => {
    const { title, menu, type, chips } = layout;
    for (const chip of chips) {
      const lit = chip.y - chipShape(chip, true).grown - GLOW;
      // Letters stand in the middle of their line, those with a tail a little below it.
      expect(lit).toBeGreaterThanOrEqual(centre(title).y + type.title * 0.45);
      if (menu) expect(chip.y).toBeGreaterThanOrEqual(bottom(menu) + THICKNESS - 1);
    }
  });

  it('leaves the price pebbles uncovered', () => {
    for (const slot of layout.cards) {
      const { x, y, radius } = slot.pebble;
      const pebble = rect(x - radius, y - radius, 2 * radius, 2 * radius);
      expectInside(slot.touch, pebble, `pebble of ${slot.place}`);
      for (const chip of layout.chips) expect(overlap(chip, pebble)).toBe(false);
      for (const other of layout.cards)
        if (other !== slot) expect(overlap(other.rect, pebble)).toBe(false);
    }
  });

  it('keeps rings and labels of stacks within their cell', () => {
    for (const slot of layout.stacks) {
      expectInside(slot.touch, slot.rect, slot.place);
      expectInside(slot.touch, slot.label, `label of ${slot.place}`);
    }
  });

  it('finds the place under a finger', () => {
    for (const site of sitesOf(layout)) {
      const plate = centre(site.plate);
      expect(placeAt(layout, plate.x, plate.y)).toBe(site.site);
      expect(placeAt(layout, site.clearing.cx, site.clearing.cy)).toBe(site.site);
      for (const ring of site.rings) expect(placeAt(layout, ring.x, ring.y)).toBe(site.site);
    }
    for (const slot of [...layout.cards, ...layout.stacks]) {
      const middle = centre(slot.rect);
      expect(placeAt(layout, middle.x, middle.y)).toBe(slot.place);
      expect(placeAt(layout, slot.ring.x, slot.ring.y)).toBe(slot.place);
    }
    const button = centre(layout.tray.button);
    expect(placeAt(layout, button.x, button.y)).toBeNull();
    expect(PLACES).toHaveLength(8 + 4 + 4);
  });

  it('forgives a finger that misses by a little', () => {
    const { box } = layout.sites.forest;
    expect(placeAt(layout, box.x - 3, centre(box).y)).toBe('forest');
    const { hunt } = layout.sites;
    expect(placeAt(layout, hunt.box.x - 20, hunt.clearing.cy)).toBeNull();
  });

  it('has room for forty hunters, each player together', () => {
    for (const counts of [[10, 10, 10, 10], [3], [0, 7, 0, 2], [1, 2, 10]]) {
      const groups = huntCrowd(layout, counts);
      expect(groups.map(({ workers }) => workers.length)).toEqual(counts.filter((n) => n > 0));
      const { outline } = layout.sites.hunt;
      for (const { workers, width } of groups) {
        expect(width).toBeGreaterThan(10);
        for (const { x, y } of workers) expect(insidePolygon(outline, x, y - 1)).toBe(true);
      }
    }
  });

  it('draws the land under everything but the tray', () => {
    const { land, window, tray } = layout;
    expect(land.x).toBe(0);
    expect(land.y).toBe(0);
    for (const site of sitesOf(layout)) expectInside(land, site.box, site.site);
    expect(right(land) >= window.width || bottom(land) >= window.height).toBe(true);
    expect(overlap(land, tray.frame)).toBe(true);
  });
});

function elements(print: Print): number {
  return print.reduce((sum, node) => sum + ('of' in node ? 1 + elements(node.of) : 1), 0);
}

describe('the land', () => {
  const layout = boardLayout({ width: 390, height: 844 }, { ...none, top: 47, bottom: 34 }, 4);

  it.each([day, night])('is drawn with few elements', (theme) => {
    const { below, above } = landPrint(layout, theme);
    expect(elements(below) + elements(above)).toBeLessThan(250);
    expect(JSON.stringify([below, above])).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is cut once for a size and a theme', () => {
    const again = boardLayout({ width: 390, height: 844 }, { ...none, top: 47, bottom: 34 }, 4);
    expect(landPrint(again, day)).toBe(landPrint(layout, day));
    expect(landPrint(layout, night)).not.toBe(landPrint(layout, day));
  });
});

it('is the same every time', () => {
  const make = () => boardLayout({ width: 390, height: 844 }, none, 4);
  expect(make()).toEqual(make());
});
