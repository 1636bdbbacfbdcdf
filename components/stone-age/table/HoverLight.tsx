import { HoveredSite } from '@/components/stone-age/art/valleyLight';
import { SITES, type BoardLayout } from '@/components/stone-age/layout';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Position } from '@/machines/stone-age/position';
import type { Place } from '@/machines/stone-age/vocabulary';
import { CardOnOffer, TileOnOffer } from './BoardPieces';
import { useHovered, type Hover } from './hover';
import { cardAt, tileAt } from './placeWords';
import { crowdAt } from './standing';

export interface HoverLightProps {
  layout: BoardLayout;
  position: Position;
  hover: Hover;
  /** Which places light up under a worker. */
  isOpen(place: Place): boolean;
}

/** The place under the worker in the hand, lit once more above the lights of the board. */
export function HoverLight({ layout, position, hover, isOpen }: HoverLightProps) {
  const theme = useTheme();
  const place = useHovered(hover);
  if (place === null || !isOpen(place)) return null;
  const site = SITES.find((name) => name === place);
  if (site) {
    return (
      <HoveredSite layout={layout} theme={theme} site={site} taken={crowdAt(position, site)} />
    );
  }
  const light = { light: 'hovered', ring: layout.ring } as const;
  const taken = crowdAt(position, place) > 0;
  const card = layout.cards.find((slot) => slot.place === place);
  if (card) {
    return <CardOnOffer slot={card} card={cardAt(position, place)} taken={taken} {...light} />;
  }
  const stack = layout.stacks.find((slot) => slot.place === place);
  if (!stack) return null;
  const { tile, left } = tileAt(position, place);
  return <TileOnOffer slot={stack} tile={tile} left={left} taken={taken} {...light} />;
}
