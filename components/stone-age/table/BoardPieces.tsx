import { memo } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';
import { Piece, Picture, SILENT } from '@/components/art/Printed';
import { CardBack, CardFace } from '@/components/stone-age/art/CivilizationCard';
import { TileBack, TileFace } from '@/components/stone-age/art/BuildingTile';
import { pebble, RING, RING_LIT } from '@/components/stone-age/art/tokens';
import { DIMMED_WORKERS, WORKERS } from '@/components/stone-age/art/workers';
import type { Light } from '@/components/stone-age/art/cardFace';
import type { BoardLayout, CardSlot, StackSlot } from '@/components/stone-age/layout';
import { Words } from '@/components/theme/Words';
import { INK } from '@/components/theme/palette';
import type { Card, Place, Tile } from '@/machines/stone-age/vocabulary';
import type { Standee } from './standing';

const at = ({ x, y }: { x: number; y: number }) =>
  ({ position: 'absolute', left: x, top: y }) as const;

/** Workers on the board, one layer above everything that lies on it. */
export const Workers = memo(function Workers(props: {
  layout: BoardLayout;
  standees: readonly Standee[];
  dimmed: ReadonlySet<Place>;
}) {
  const { layout, standees, dimmed } = props;
  const { width, height } = layout.window;
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
      {...SILENT}
    >
      {standees.map(({ key, seat, place, feet, width: size }) => {
        const drawing = (dimmed.has(place) ? DIMMED_WORKERS : WORKERS)[seat];
        if (!drawing) return null;
        const tall = (size * drawing.box[1]) / drawing.box[0];
        return (
          <Piece key={key} drawing={drawing} size={size} x={feet.x - size / 2} y={feet.y - tall} />
        );
      })}
    </Svg>
  );
});

/** A card on offer with its price; empty when it was bought. */
export const CardOnOffer = memo(function CardOnOffer(props: {
  slot: CardSlot;
  card: Card | null;
  light: Light;
  ring: number;
  taken: boolean;
}) {
  const { slot, card, light, ring, taken } = props;
  const { rect, pebble: stone } = slot;
  const lit = light === 'lit' || light === 'hovered';
  return (
    <View pointerEvents="none" style={{ position: 'absolute', left: 0, top: 0 }}>
      {card && (
        <CardFace
          card={card}
          width={rect.width}
          height={rect.height}
          turn={slot.turn}
          light={light}
          style={at(rect)}
        />
      )}
      {card && !taken && (
        <Picture
          drawing={lit ? RING_LIT : RING}
          size={ring}
          style={at({ x: slot.ring.x - ring / 2, y: slot.ring.y - ring / 2 })}
        />
      )}
      <Picture
        drawing={pebble(slot.price)}
        size={stone.radius * 2.2}
        style={at({ x: stone.x - stone.radius * 1.1, y: stone.y - stone.radius })}
      />
    </View>
  );
});

/** The building on top of a stack, or the back of it; nothing when the stack is used up. */
export const TileOnOffer = memo(function TileOnOffer(props: {
  slot: StackSlot;
  tile: Tile | null;
  left: number;
  light: Light;
  ring: number;
  taken: boolean;
}) {
  const { slot, tile, left, light, ring, taken } = props;
  const lit = light === 'lit' || light === 'hovered';
  return (
    <View pointerEvents="none" style={{ position: 'absolute', left: 0, top: 0 }}>
      {tile && (
        <TileFace
          tile={tile}
          left={left}
          width={slot.rect.width}
          height={slot.rect.height}
          turn={slot.turn}
          light={light}
          style={at(slot.rect)}
        />
      )}
      {!tile && left > 0 && (
        <TileBack
          left={left}
          width={slot.rect.width}
          height={slot.rect.height}
          turn={slot.turn}
          style={at(slot.rect)}
        />
      )}
      {tile && !taken && (
        <Picture
          drawing={lit ? RING_LIT : RING}
          size={ring}
          style={at({ x: slot.ring.x - ring / 2, y: slot.ring.y - ring / 2 })}
        />
      )}
    </View>
  );
});

/** How many buildings a stack still has, below it. */
export const StackCount = memo(function StackCount(props: {
  slot: StackSlot;
  label: string;
  size: number;
}) {
  const { slot, label, size } = props;
  const { width, height } = slot.label;
  return (
    <View
      style={[at(slot.label), { width, height, alignItems: 'center', justifyContent: 'center' }]}
    >
      <Words
        face="strong"
        step={size}
        colour={INK.bone}
        numberOfLines={1}
        style={{ backgroundColor: INK.charcoal, paddingHorizontal: 6 }}
      >
        {label}
      </Words>
    </View>
  );
});

/** The deck, with how many cards are left. */
export const Deck = memo(function Deck({
  layout,
  left,
  label,
}: {
  layout: BoardLayout;
  left: number;
  label: string;
}) {
  const { deck } = layout;
  return (
    <View pointerEvents="none" style={[at(deck), { width: deck.width, height: deck.height }]}>
      {left > 0 && <CardBack width={deck.width} height={deck.height} />}
      <View
        style={{ position: 'absolute', left: 0, right: 0, bottom: 2, alignItems: 'center' }}
        accessibilityLabel={label}
      >
        <Words
          face="strong"
          step={layout.type.least}
          colour={INK.bone}
          style={{ backgroundColor: INK.charcoal, paddingHorizontal: 5 }}
        >
          {left}
        </Words>
      </View>
    </View>
  );
});
