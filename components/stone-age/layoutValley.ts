import {
  bottom,
  chamfered,
  clamp,
  clearingOutline,
  rect,
  right,
  type Ellipse,
  type Rect,
  type Spot,
} from '@/components/stone-age/layoutShapes';
import type { LayoutKind, Site, SiteLayout } from '@/components/stone-age/layoutTypes';

/** Everything about a clearing is a multiple of the ring's diameter. */
const GATHER = { rx: 2.78, ry: 1.22, across: 1.2, apart: 0.48 };
const HUT = { rx: 1.46, ry: 0.76, across: 1.14 };
const SINGLE = { rx: 0.94, ry: 0.76 };

/** Four rings behind, three before them. */
function seven({ cx, cy }: Ellipse, ring: number): Spot[] {
  const [dx, dy] = [GATHER.across * ring, GATHER.apart * ring];
  const behind = [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: cx + i * dx, y: cy - dy }));
  return [...behind, ...[-1, 0, 1].map((i) => ({ x: cx + i * dx, y: cy + dy }))];
}

interface SiteDraft {
  clearing: Ellipse;
  rings: readonly Spot[];
  /** Where a finger may touch. */
  box: Rect;
  art: Rect;
  plateWidth: number;
  /** Upper edge of what stands in the clearing: heads of workers. */
  heads: number;
}

/** The sizes that all sites of one valley share. */
interface Measures {
  ring: number;
  plate: number;
  tablet: boolean;
}

function finish(site: Site, seed: number, draft: SiteDraft, at: Measures, valley: Rect) {
  const { clearing, box } = draft;
  const width = Math.min(draft.plateWidth, box.width - 4);
  const x = clamp(clearing.cx - width / 2, box.x + 2, right(box) - 2 - width);
  const plate = rect(x, clearing.cy + clearing.ry - at.plate * 0.18, width, at.plate);
  const reasonWidth = Math.min(at.tablet ? 230 : 168, valley.width - 8);
  const reasonHeight = at.tablet ? 46 : 34;
  const reason = rect(
    clamp(clearing.cx - reasonWidth / 2, valley.x + 4, right(valley) - 4 - reasonWidth),
    draft.heads - 3 - reasonHeight,
    reasonWidth,
    reasonHeight,
  );
  const layout: SiteLayout = {
    site,
    touch: chamfered(box, at.ring * 0.3),
    box,
    art: draft.art,
    clearing,
    outline: clearingOutline(clearing, seed),
    rings: draft.rings,
    plate,
    reason,
  };
  return layout;
}

/**
 * Where the eight sites lie. Forest, clay pit and quarry stand in a row under the hills; the
 * village lies in the middle with its three places side by side; the plain is below it and the
 * river comes down between clay and quarry and widens at the right. The same land for every window:
 * only its proportions follow the room.
 */
export function valleySites(kind: LayoutKind, area: Rect, leastType: number) {
  const tablet = kind === 'tablet' || kind === 'tabletUpright';
  const { x: ax, y: ay, width: W, height: H } = area;
  const ring = clamp(Math.min(W / 19.5, H / (tablet ? 14.8 : 13.4)), 15, 44);
  // Names grow with the land, once it has grown.
  const letters = clamp(ring * 0.48, leastType, 21);
  const plate = Math.max(18, letters * 1.64);
  const at: Measures = { ring, plate, tablet };
  const m = tablet ? 14 : 3;
  const [rx, ry] = [GATHER.rx * ring, GATHER.ry * ring];
  const villageRy = SINGLE.ry * ring;
  const huntRy = clamp(H * 0.105, 1.48 * ring, 1.8 * ring);

  // What is not clearing or plate is shared out as room for the pictures above each row.
  const fixed = 2 * ry + 2 * villageRy + 2 * huntRy + 3 * plate * 0.82;
  const free = Math.max(0, H - fixed);
  const gatherY = ay + free * 0.42 + ry;
  const rowOne = gatherY + ry + plate * 0.82;
  const villageY = rowOne + free * 0.46 + villageRy;
  const rowTwo = villageY + villageRy + plate * 0.82;
  const huntY = rowTwo + free * 0.05 + huntRy;
  // Nothing lies in a ruled row: each place is set back or forth a little.
  const back = { forest: 0.02, clayPit: 0.07, quarry: 0, toolMaker: 0, hut: 0.07, field: 0.02 };
  const foot = bottom(area);

  const forestX = ax + Math.max(m + rx, W * 0.155);
  const quarryX = 2 * ax + W - forestX;
  const clayX = forestX + (quarryX - forestX) * 0.447;
  const riverY = foot - plate * 0.82 - ry - free * 0.08;
  const villageLeft = ax + m;
  const villageWidth = W * (tablet ? 0.66 : 0.672);
  const third = villageWidth / 3;
  const huntRx = clamp(villageWidth * (tablet ? 0.28 : 0.3), 2.6 * ring, 5.4 * ring);
  const shore = villageLeft + villageWidth + (tablet ? 10 : 4);
  const cut = [(forestX + clayX) / 2, (clayX + quarryX) / 2 + ring * 0.3] as const;

  const gather = (cx: number, cy: number, box: Rect): SiteDraft => {
    const clearing = { cx, cy, rx, ry };
    const top = cy - ry - free * 0.36;
    return {
      clearing,
      rings: seven(clearing, ring),
      box,
      art: rect(cx - rx, top, 2 * rx, cy - ry * 0.55 - top),
      plateWidth: letters * 8.7,
      heads: cy - GATHER.apart * ring - 1.04 * ring,
    };
  };
  const village = (index: number, hut: boolean, setBack: number): SiteDraft => {
    const cx = villageLeft + third * (index + 0.5);
    const cy = villageY - free * setBack;
    const size = hut ? HUT : SINGLE;
    const clearing = { cx, cy, rx: size.rx * ring, ry: size.ry * ring };
    const half = hut ? (HUT.across * ring) / 2 : 0;
    return {
      clearing,
      rings: hut
        ? [
            { x: cx - half, y: cy },
            { x: cx + half, y: cy },
          ]
        : [{ x: cx, y: cy }],
      box: rect(villageLeft + third * index, rowOne + 1, third, rowTwo - rowOne - 1),
      art: rect(cx - third / 2, rowOne, third, cy - villageRy * 0.4 - rowOne),
      plateWidth: letters * 7.4,
      heads: cy - 1.04 * ring,
    };
  };
  const huntX = villageLeft + huntRx + (tablet ? ring * 0.6 : 2);
  const drafts: Record<Site, SiteDraft> = {
    forest: gather(forestX, gatherY - free * back.forest, rect(ax, ay, cut[0] - ax, rowOne - ay)),
    clayPit: gather(
      clayX,
      gatherY - free * back.clayPit,
      rect(cut[0], ay, cut[1] - cut[0], rowOne - ay),
    ),
    quarry: gather(
      quarryX,
      gatherY - free * back.quarry,
      rect(cut[1], ay, right(area) - cut[1], rowOne - ay),
    ),
    river: gather(
      clamp(quarryX - ring * 0.2, shore + rx, right(area) - m - rx),
      riverY,
      rect(shore, rowOne + 1, right(area) - shore, foot - rowOne - 1),
    ),
    toolMaker: village(0, false, back.toolMaker),
    hut: village(1, true, back.hut),
    field: village(2, false, back.field),
    hunt: {
      clearing: { cx: huntX, cy: huntY, rx: huntRx, ry: huntRy },
      rings: [],
      box: rect(ax, rowTwo + 1, shore - 1 - ax, foot - rowTwo - 1),
      art: rect(
        huntX + huntRx + ring * 0.3,
        huntY - huntRy,
        shore - huntX - huntRx - ring * 0.8,
        2 * huntRy,
      ),
      plateWidth: letters * 8.2,
      heads: huntY - huntRy,
    },
  };
  const sites = {} as Record<Site, SiteLayout>;
  (Object.keys(drafts) as Site[]).forEach((site, i) => {
    sites[site] = finish(site, i * 7 + 5, drafts[site], at, area);
  });
  return { sites, ring, plateType: letters };
}
