import { MARK } from '@/components/art/marks';
import { gouges, repeat, gouge } from '@/components/art/lino';
import { block, CURRENT, keyed, line, type Drawing, type Print } from '@/components/art/print';
import { day, INK, type PlayerInk } from '@/components/theme/palette';

/** A hooded figure with a ragged hem: one shape for all, told apart by colour and mark. */
export const WORKER =
  'M10.6 -.6L13 .8C15.8 1.2 17.4 3.4 17.4 6.2C17.4 8 16.8 9.4 15.6 10.4L20.8 13L22.2 17L23.4 29' +
  'L20 28.4L17.6 31L14.8 28.8L12 31.4L9.2 28.8L6.4 31L4 28.4L.6 29L1.8 17L3.2 13L8.4 10.4' +
  'C7.2 9.4 6.6 8 6.6 6.2C6.6 4 7.8 2 9.4 1.3Z';

const FOLDS = gouges(
  [6.6, 12.6, 17.4, 12.6, 0.9, 1],
  [9, 7.4, 15, 7.4, 0.7, 0.3],
  [8.6, 4.6, 11.6, 2.8, 0.6],
  [2.5, 26, 3.4, 16, 0.5],
);

function figureIn(print: Print): Drawing {
  return { box: [24, 32], bleed: 2.4, print };
}

function markOn(player: PlayerInk, ink: string): Print {
  const shape = MARK[player.mark].print.map((node) =>
    'd' in node ? { ...node, fill: ink } : node,
  );
  return [{ of: shape, at: [4.9, 14], scale: 14.2 / 24 }];
}

function worker(player: PlayerInk): Drawing {
  return figureIn([
    keyed(WORKER, INK.charcoal, 3.2, INK.charcoal, { at: [0.8, 1.4] }),
    keyed(WORKER, INK.bone, 2.6, INK.bone),
    block(WORKER, player.colour, { at: [0.5, 0.4] }),
    // The shaded fold, right of the light.
    block('M20.8 13L22.2 17L23.4 29L20 28.4L18.9 29.8L19.6 16Z', player.dark, { opacity: 0.55 }),
    block(FOLDS, INK.bone),
    line(WORKER, INK.charcoal, 1.3),
    ...markOn(player, player.on),
  ]);
}

function dimmed(player: PlayerInk): Drawing {
  return figureIn([
    keyed(WORKER, '#6B6353', 2.6, '#6B6353'),
    block(WORKER, player.dark, { at: [0.5, 0.4] }),
    block(
      repeat(5, (i) => gouge(6 + i * 4, 12 + (i % 2), 2 + i * 4, 28, 0.45)),
      INK.charcoal,
      { opacity: 0.7 },
    ),
    line(WORKER, INK.charcoal, 1.3),
    ...markOn(player, '#B9AE9F'),
  ]);
}

/** Colours and marks are the same in both themes, so a seat's worker is drawn once. */
export const WORKERS: readonly Drawing[] = day.players.map(worker);

/** Workers on a site that is out of reach: dark inks, never mere transparency. */
export const DIMMED_WORKERS: readonly Drawing[] = day.players.map(dimmed);

/** Where a worker was, or could be. */
export const WORKER_OUTLINE: Drawing = figureIn([line(WORKER, CURRENT, 1.4, { dash: [2.6, 2.6] })]);

/** A worker as a sign. */
export const WORKER_SIGN: Drawing = figureIn([block(WORKER, CURRENT)]);
