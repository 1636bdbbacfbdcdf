import { bisonEmblem } from '@/components/art/posters/bison';
import { fishEmblem } from '@/components/art/posters/fish';
import { handEmblem } from '@/components/art/posters/hand';
import { EMBLEM } from '@/components/art/posters/roundel';
import { sunEmblem } from '@/components/art/posters/sun';
import { remember } from '@/components/art/lino';
import type { Drawing, Print } from '@/components/art/print';
import { day, type MarkName, type PlayerInk } from '@/components/theme/palette';

const EMBLEMS: Record<MarkName, (player: PlayerInk) => Print> = {
  hand: handEmblem,
  bison: bisonEmblem,
  sun: sunEmblem,
  fish: fishEmblem,
};

/** A seat's mark at the size of a poster. Cut when it is first shown: most games never show all. */
export const emblem = remember((seat: number): Drawing | null => {
  const player = day.players[seat];
  if (!player) return null;
  return { box: [EMBLEM, EMBLEM], bleed: 2, print: EMBLEMS[player.mark](player) };
});
