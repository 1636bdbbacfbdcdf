import { bottom, clamp, mix, rect, right, type Rect } from '@/components/stone-age/layoutShapes';
import { cardSlots, split, stackSlots } from '@/components/stone-age/layoutRows';
import { atHome, buttons, type Frame } from '@/components/stone-age/layoutStacked';

/** Lays rows under one another; what is left of the height goes between them, evenly. */
function rows(column: Rect, heights: readonly number[], mostGap: number): Rect[] {
  const used = heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.min(mostGap, (column.height - used) / Math.max(1, heights.length - 1));
  let y = column.y;
  return heights.map((height) => {
    const place = rect(column.x, y, column.width, height);
    y += height + gap;
    return place;
  });
}

/** Two chips in a row; a single third one keeps its size. */
function chipGrid(place: Rect, players: number, gap: number): Rect[] {
  const lines = Math.ceil(players / 2);
  const height = (place.height - gap * (lines - 1)) / lines;
  return Array.from({ length: lines }, (_, line) =>
    split(rect(place.x, place.y + line * (height + gap), place.width, height), 2, gap),
  )
    .flat()
    .slice(0, players);
}

/** Title, players and the tray of the player to move, one under the other at the right. */
function column(window: Rect, inner: Rect, players: number, tablet: boolean, edge: number) {
  const short = tablet ? inner.height < 740 : inner.height < 348;
  const chipLines = Math.ceil(players / 2);
  const chipHeight = tablet ? (short ? 82 : 90) : 44;
  const chipGap = tablet ? 10 : short ? 3 : 5;
  const bar = tablet ? 58 : 48;
  const tool = tablet ? clamp((inner.width - 5 * 8) / 5, 50, short ? 54 : 60) : 44;
  const chips = chipHeight * chipLines + chipGap * (chipLines - 1);
  const heights = tablet
    ? [52, chips, short ? 72 : 92, short ? 60 : 70, 2 * tool + 8, short ? 44 : 48]
    : [short ? 17 : 19, chips, short ? 34 : 42, short ? 28 : 32, 88 + (short ? 2 : 4)];
  const body = rect(inner.x, inner.y, inner.width, inner.height - bar - (tablet ? 12 : 3));
  const [title, chipRow, workers, goods, kit, recent] = rows(body, heights, tablet ? 24 : 12);
  if (!title || !chipRow || !workers || !goods || !kit) throw new RangeError('A row is missing');

  const toolGap = tablet ? 8 : clamp((inner.width - 3 * tool - 80) / 3, 2, 5);
  const tools = rect(kit.x, kit.y, 3 * tool + 2 * toolGap, tool);
  const lookX = right(tools) + (tablet ? 14 : 2 * toolGap);
  // A tablet has room beside what lies open; on a phone workers and goods make room together.
  const extras = rect(kit.x, bottom(kit) - tool, 4 * tool + 3 * toolGap, tool);
  const hintX = tablet ? right(extras) + 8 : right(kit) - 46;
  const hint = tablet
    ? rect(hintX, extras.y, right(kit) - hintX, tool)
    : rect(hintX, workers.y, 46, bottom(goods) - workers.y);
  const beside = (row: Rect) => (tablet ? row : { ...row, width: hintX - 6 - row.x });
  const foot = buttons(
    rect(inner.x, bottom(inner) - bar, inner.width, bar),
    tablet ? 12 : clamp(toolGap + 1, 3, 6),
  );
  return {
    title: tablet ? { ...title, width: title.width - 60 } : title,
    menu: tablet ? rect(right(title) - 48, title.y, 48, 48) : null,
    chips: chipGrid(chipRow, players, chipGap),
    tray: {
      frame: rect(edge, 0, window.width - edge, window.height),
      inner,
      workers: beside(workers),
      worker: atHome(beside(workers), tablet ? 20 : 0),
      goods: beside(goods),
      tools,
      extras,
      tool,
      look: rect(lookX, kit.y, right(kit) - lookX, tool),
      hint,
      recent: recent ?? null,
      undo: foot.undo,
      button: foot.button,
      log: foot.log,
    },
  };
}

/** Sideways: the valley at the left, players and tray at the right. */
export function asideFrame(window: Rect, safe: Rect, players: number, tablet: boolean): Frame {
  const width = tablet ? clamp(safe.width * 0.29, 300, 400) : clamp(safe.width * 0.335, 206, 290);
  const m = tablet ? 16 : 6;
  // The system's bars and the column's own margin may share the same strip.
  const from = right(safe) - width - Math.max(0, m - (window.width - right(safe)));
  const torn = tablet ? 24 : 13;
  const edge = from - torn;
  const top = safe.y + (tablet ? 8 : 3);
  const inner = rect(from, top, width, bottom(safe) - top - (tablet ? 14 : 5));
  const side = column(window, inner, players, tablet, edge);

  const t = tablet ? 1 : clamp((safe.height - 336) / 60, 0, 1);
  const left = safe.x + (tablet ? 16 : 3);
  const span = edge - (tablet ? 12 : 3) - left;
  const ring = tablet ? 32 : mix(17, 19, t);
  const pebble = tablet ? 17 : mix(10, 11, t);
  const rowTop = safe.y + (tablet ? 8 : 2);
  const rowHeight = tablet ? clamp(safe.height * 0.215, 130, 178) : mix(72, 82, t);
  // A phone lies too low for a row of stacks at the foot: they share the cards' row.
  const gap = tablet ? clamp(span * 0.03, 14, 30) : clamp((span - 392) / 14, 0.5, 7);
  const deckWidth = tablet ? 76 : clamp(span * 0.07, 22, 38);
  const cell = (span - deckWidth - 9 * gap) / (4 + players);
  const stackHeight = tablet ? clamp(safe.height * 0.146, 112, 158) : mix(64, 70, t);
  const stackCell = tablet ? clamp(span * 0.155, 96, stackHeight * 1.18) : Math.min(cell, 66);
  const cardsX = left + deckWidth + gap;
  const cardsWidth = tablet
    ? Math.min(span - deckWidth - gap, 4 * rowHeight * 0.84 + 3 * gap)
    : Math.min(4 * cell + 3 * gap, 4 * 68 + 3 * gap);
  // Where room is short, pebbles and rings stay within the width of what they lie on.
  const aside = tablet ? 0.6 : clamp((cell - 46) / 16, 0.1, 0.6);
  const cards = cardSlots(rect(cardsX, rowTop, cardsWidth, rowHeight), gap, {
    pebble,
    ring,
    aside,
  });
  const card = cards[0]?.rect ?? inner;
  const deckHeight = Math.min(deckWidth * 1.36, card.height);

  const stackY = tablet ? bottom(safe) - stackHeight - 6 : rowTop;
  const stackStep = tablet ? Math.min((span + gap) / 4, stackCell + 36) : stackCell + gap;
  const stackX = tablet ? left : cardsX + cardsWidth + 2 * gap;
  const stacks = stackSlots(
    Array.from({ length: players }, (_, i) =>
      rect(stackX + i * stackStep, stackY, stackCell, stackHeight),
    ),
    {
      ring,
      aside: aside / 2,
      depth: tablet ? 17 : 8,
      label: { width: tablet ? 78 : 34, height: tablet ? 23 : 16 },
    },
  );
  const valleyTop = rowTop + rowHeight + 2;
  const valleyBottom = tablet ? stackY - 4 : bottom(safe) - 2;
  return {
    kind: tablet ? 'tablet' : 'sideways',
    land: rect(0, 0, Math.min(window.width, edge + 16), window.height),
    title: side.title,
    menu: side.menu,
    chips: side.chips,
    deck: rect(left, card.y + (card.height - deckHeight) * 0.4, deckWidth, deckHeight),
    cards,
    stacks,
    valley: rect(safe.x, valleyTop, edge - 2 - safe.x, valleyBottom - valleyTop),
    type: tablet
      ? { least: 14, plate: 15, title: 24 }
      : { least: 11, plate: mix(11, 12, t), title: mix(13, 15, t) },
    tray: side.tray,
  };
}
