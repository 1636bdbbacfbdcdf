import { StyleSheet, View } from 'react-native';
import { SITES, type BoardLayout, type Spot } from '@/components/stone-age/layout';
import type { Place } from '@/machines/stone-age/vocabulary';
import { HintMark } from './HintMark';

export interface BoardMarksProps {
  layout: BoardLayout;
  /** Which choice a place is, from 1 on. */
  marks: readonly { place: Place; nth: number }[];
}

/** A flame is this many rings wide, but never too small to be read. */
const RINGS = 1.5;
const LEAST = 28;

/** Numbered flames on the places that the elder speaks of. */
export function BoardMarks({ layout, marks }: BoardMarksProps) {
  const size = Math.max(LEAST, layout.ring * RINGS);
  return marks.map(({ place, nth }) => {
    const { x, y } = cornerOf(layout, place);
    return (
      <View
        key={place}
        style={[styles.mark, { left: x - size / 2, top: y - size * 0.7 }]}
        testID={`mark-${place}`}
      >
        <HintMark nth={nth} size={size} />
      </View>
    );
  });
}

/** The left end of a clearing, the right upper corner of a card, the left one of a building. */
function cornerOf(layout: BoardLayout, place: Place): Spot {
  const site = SITES.find((name) => name === place);
  if (site) {
    const { cx, cy, rx, ry } = layout.sites[site].clearing;
    return { x: Math.max(cx - rx * 0.82, layout.ring), y: cy - ry * 0.72 };
  }
  const card = layout.cards.find((slot) => slot.place === place);
  if (card) return { x: card.rect.x + card.rect.width - layout.ring * 0.6, y: card.rect.y + 8 };
  const stack = layout.stacks.find((slot) => slot.place === place);
  const { x, y } = stack?.rect ?? layout.valley;
  return { x: x + 4, y: y + 8 };
}

const styles = StyleSheet.create({ mark: { position: 'absolute' } });
