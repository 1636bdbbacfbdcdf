import { AMMONITE } from '@/components/art/ammonite';
import type { Drawing } from '@/components/art/print';
import { CULTURE } from '@/components/stone-age/art/cultures';
import { GOOD } from '@/components/stone-age/art/goods';
import { PERSON } from '@/components/stone-age/art/people';
import type { Source } from '@/components/stone-age/result/counting';
import { INK } from '@/components/theme/palette';

/** What a source of points looks like: its picture, its ground, and what is written on it. */
export interface SourceArt {
  drawing: Drawing;
  ground: string;
  ink: string;
}

/** The same by day and by night, as pieces are. */
export const SOURCE_ART: Record<Source, SourceArt> = {
  track: { drawing: AMMONITE, ground: INK.red, ink: INK.bone },
  culture: { drawing: CULTURE.pottery, ground: INK.moss, ink: INK.bone },
  farmers: { drawing: PERSON.farmer, ground: INK.sand, ink: INK.charcoal },
  toolMakers: { drawing: PERSON.toolMaker, ground: INK.pebble, ink: INK.charcoal },
  builders: { drawing: PERSON.builder, ground: INK.river, ink: INK.bone },
  shamans: { drawing: PERSON.shaman, ground: INK.charcoal, ink: INK.bone },
  resources: { drawing: GOOD.wood, ground: '#E3A71C', ink: INK.charcoal },
};
