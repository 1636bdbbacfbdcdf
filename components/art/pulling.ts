import { num } from '@/components/art/lino';
import { CURRENT, type Cutout, type Group, type Letters } from '@/components/art/print';
import { FONT } from '@/components/theme/type';

/** What the nodes of a print look like on the sheet, however they get there. */

export const inked = (ink: string | undefined, colour: string): string =>
  ink === CURRENT ? colour : (ink ?? 'none');

/** Where a group stands; nothing where it stands as it was drawn. */
export function transformOf({ at, scale, turn }: Omit<Group, 'of'>): string | undefined {
  const steps: string[] = [];
  if (at) steps.push(`translate(${num(at[0])} ${num(at[1])})`);
  if (turn) steps.push(`rotate(${num(turn)})`);
  // Two decimals would spoil a small scale.
  if (typeof scale === 'number') steps.push(`scale(${scale.toFixed(4)})`);
  else if (scale) steps.push(`scale(${scale[0].toFixed(4)} ${scale[1].toFixed(4)})`);
  return steps.length ? steps.join(' ') : undefined;
}

/** The line round a cutout, where it has one. */
export function keyLine({ stroke, width, dash }: Cutout, colour: string) {
  if (stroke === undefined) return null;
  return {
    stroke: inked(stroke, colour),
    strokeWidth: width,
    strokeLinejoin: 'round',
    // Round ends would close the gaps of a fine dash.
    strokeLinecap: dash ? 'butt' : 'round',
    ...(dash && { strokeDasharray: dash.join(' ') }),
  } as const;
}

export function lettering(letters: Letters, colour: string) {
  const { x, y, size, face = 'display', anchor = 'start' } = letters;
  const fill = inked(letters.fill, colour);
  return {
    x,
    y,
    fontFamily: FONT[face],
    fontSize: size,
    fill,
    textAnchor: anchor,
    // Reggae One is a hair too thin beside the key lines.
    ...(face === 'display' && { stroke: fill, strokeWidth: size * 0.03 }),
  } as const;
}
