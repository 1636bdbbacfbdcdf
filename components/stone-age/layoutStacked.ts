import { bottom, clamp, mix, rect, type Rect } from '@/components/stone-age/layoutShapes';
import { cardSlots, split, stackSlots } from '@/components/stone-age/layoutRows';
import type { BoardLayout, TrayLayout } from '@/components/stone-age/layoutTypes';

/** Everything but the sites, which follow from the valley that is left. */
export type Frame = Omit<BoardLayout, 'sites' | 'ring' | 'window' | 'safe' | 'players'>;

/** How large a worker at home is drawn; a line of words may need some of the height. */
export function atHome(room: Rect, words = 0): TrayLayout['worker'] {
  const height = Math.min(room.height - words, 88);
  const width = Math.min(height * 0.75, room.width / 4);
  return { width, height: width / 0.75 };
}

/** How far apart so many workers stand at home: side by side, overlapping where they must. */
export function homeStep({ workers, worker }: TrayLayout, count: number): number {
  const apart = worker.width * 0.96;
  return count > 1 ? Math.min((workers.width - worker.width) / (count - 1), apart) : apart;
}

/** Undo, the main button and the log, in one row at the foot of the tray. */
export function buttons(row: Rect, gap: number, lead: readonly number[] = []) {
  const side = row.height;
  let x = row.x + side + gap;
  const extra = lead.map((width) => {
    const place = rect(x, row.y, width, row.height);
    x += width + gap;
    return place;
  });
  const log = rect(row.x + row.width - side, row.y, side, side);
  return {
    undo: rect(row.x, row.y, side, side),
    extra,
    button: rect(x, row.y, log.x - gap - x, row.height),
    log,
  };
}

/** The tray of an upright phone: workers, goods and the hint, all to throw in, the buttons. */
function phoneTray(safe: Rect, window: Rect, t: number, larger: number): TrayLayout {
  const m = mix(6, 12, t);
  const gap = mix(4, 7, t);
  const row = rect(safe.x + m, 0, safe.width - 2 * m, 0);
  const bar = 48 + 18 * larger * t;
  const tool = clamp((row.width - 6 * 3 - 8) / 7, 44, mix(44, 47, t));
  const between = Math.min(8, (row.width - 8 - 7 * tool) / 6);
  const buttonY = bottom(safe) - bar - 5;
  const toolY = buttonY - gap - 1 - tool;
  const shelf = mix(44, 64 + 8 * larger, t);
  const shelfY = toolY - gap - shelf;
  const workers = rect(row.x, shelfY, row.width * 0.38, shelf);
  const goodsX = workers.x + workers.width + mix(8, 12, t);
  const extrasWidth = 4 * tool + 3 * between;
  const hint = rect(row.x + row.width - bar, shelfY, bar, shelf);
  // Looking needs no words here: it is held, not read, and the row has no room for them.
  const foot = buttons(rect(row.x, buttonY, row.width, bar), mix(5, 7, t), [48]);
  const top = shelfY - mix(11, 14, t);
  return {
    frame: rect(0, top, window.width, window.height - top),
    inner: rect(row.x, top, row.width, bottom(safe) - top),
    workers,
    worker: atHome(workers, mix(0, 16 + 8 * larger, t)),
    goods: rect(goodsX, shelfY, hint.x - gap - goodsX, shelf),
    tools: rect(row.x, toolY, 3 * tool + 2 * between, tool),
    extras: rect(row.x + row.width - extrasWidth, toolY, extrasWidth, tool),
    tool,
    look: foot.extra[0] ?? foot.undo,
    hint,
    recent: null,
    undo: foot.undo,
    button: foot.button,
    log: foot.log,
  };
}

/** The tray of an upright tablet: workers, hint and look, goods and tools, the last moves, the button. */
function tabletTray(safe: Rect, window: Rect, larger: number): TrayLayout {
  const m = 24;
  const row = rect(safe.x + m, 0, safe.width - 2 * m, 0);
  const bar = 58 + 20 * larger;
  const buttonY = bottom(safe) - bar - 8;
  const tool = 56;
  const gap = 6;
  const toolY = buttonY - 12 - tool;
  const extrasWidth = 4 * tool + 3 * gap;
  const toolsWidth = 3 * tool + 2 * gap;
  const extras = rect(row.x + row.width - extrasWidth, toolY, extrasWidth, tool);
  const tools = rect(extras.x - 12 - toolsWidth, toolY, toolsWidth, tool);
  const workersY = toolY - 10 - 84;
  const look = rect(row.x + row.width - 236, workersY + 12, 236, 58);
  const hint = rect(look.x - 12 - 58, look.y, 58, look.height);
  const workers = rect(row.x, workersY, hint.x - 16 - row.x, 84);
  // Undo stands apart from the button here, so that the last moves are read between the two.
  const recent = rect(row.x, buttonY, row.width * 0.4, bar);
  const foot = buttons(
    rect(recent.x + recent.width + 12, buttonY, row.width - recent.width - 12, bar),
    12,
  );
  const top = workersY - 18;
  return {
    frame: rect(0, top, window.width, window.height - top),
    inner: rect(row.x, top, row.width, bottom(safe) - top),
    workers,
    worker: atHome(workers, 20),
    goods: rect(row.x, toolY, tools.x - 16 - row.x, tool),
    tools,
    extras,
    tool,
    look,
    hint,
    recent,
    undo: foot.undo,
    button: foot.button,
    log: foot.log,
  };
}

/** Upright: players above, cards, the valley, stacks, the tray below. */
export function stackedFrame(
  window: Rect,
  safe: Rect,
  players: number,
  tablet: boolean,
  larger: number,
): Frame {
  // Short phones get the least of everything, tall ones the comfortable sizes.
  const t = tablet ? 1 : clamp((safe.height - 600) / 150, 0, 1);
  const tray = tablet ? tabletTray(safe, window, larger) : phoneTray(safe, window, t, larger);
  const m = tablet ? 24 : mix(6, 8, t);
  const row = (y: number, height: number) => rect(safe.x + m, y, safe.width - 2 * m, height);

  const titleHeight = tablet ? 52 : mix(18, 24 + 10 * larger, t);
  const title = row(safe.y + (tablet ? 4 : 0), titleHeight);
  const menu = tablet ? rect(title.x + title.width - 48, title.y, 48, 48) : null;
  // The chip of the one to move is lit and reaches over its place: not over the title.
  const chipRow = row(
    bottom(title) + (tablet ? 2 : 5),
    tablet ? 84 + 20 * larger : mix(44, 62 + 14 * larger, t),
  );
  const chips = split(chipRow, players, tablet ? 12 : 4);

  const pebble = tablet ? 15 : mix(10, 12, t);
  const ring = tablet ? 30 : mix(17, 21, t);
  const cardsTop = bottom(chipRow) + (tablet ? 10 : 5);
  const cardsHeight = tablet ? clamp(safe.height * 0.143, 130, 190) : mix(79, 106, t);
  const deckWidth = tablet ? 72 : mix(34, 38, t);
  const cardsRow = row(cardsTop, cardsHeight);
  cardsRow.x += deckWidth + (tablet ? 14 : 3);
  cardsRow.width -= deckWidth + (tablet ? 14 : 3);
  const cards = cardSlots(cardsRow, tablet ? 16 : mix(3, 4, t), { pebble, ring });
  const first = cards[0]?.rect ?? cardsRow;
  const deckHeight = Math.min(deckWidth * 1.36, first.height);
  const deck = rect(title.x, first.y + (first.height - deckHeight) * 0.4, deckWidth, deckHeight);

  const stackHeight = tablet ? 102 : mix(54, 74, t);
  const stackRow = row(tray.frame.y - stackHeight - (tablet ? 8 : 4), stackHeight);
  const cell = Math.min((stackRow.width - 3 * 10) / 4, tablet ? 150 : 100);
  // Fewer stacks lie further apart but no wider, so that a tile looks the same in every game.
  const step = stackRow.width / players;
  const stacks = stackSlots(
    Array.from({ length: players }, (_, i) =>
      rect(stackRow.x + step * (i + 0.5) - cell / 2, stackRow.y, cell, stackHeight),
    ),
    {
      ring: tablet ? 30 : mix(17, 20, t),
      depth: tablet ? 16 : mix(6, 13, t),
      label: { width: tablet ? 74 : mix(40, 50, t), height: tablet ? 22 : mix(16, 17, t) },
    },
  );
  const valleyTop = bottom(cardsRow) + 2;
  return {
    kind: tablet ? 'tabletUpright' : 'phone',
    land: rect(0, 0, window.width, Math.min(window.height, tray.frame.y + 16)),
    title: menu ? { ...title, width: title.width - 60 } : title,
    menu,
    chips,
    deck,
    cards,
    stacks,
    valley: rect(safe.x, valleyTop, safe.width, stackRow.y - 2 - valleyTop),
    type: tablet
      ? { least: 14, plate: 15, title: 22 }
      : { least: 11, plate: mix(11, 12, t), title: mix(13, 15, t) },
    tray,
  };
}
