import { StyleSheet, View } from 'react-native';

import { TileFace } from '@/components/stone-age/art/BuildingTile';
import { CardFace } from '@/components/stone-age/art/CivilizationCard';
import { Pebble } from '@/components/stone-age/art/Pieces';
import { useSheetRoom } from '@/components/table/Sheet';
import type { Card, Tile } from '@/machines/stone-age/vocabulary';

export interface CardPictureProps {
  card: Card;
  /** What it costs where it lies. */
  price?: number | undefined;
  /** As large as the sheet allows, where the card is what it is about. */
  large?: boolean;
}

/** A card with the pebble of its price. What is on it is said in words beside it. */
export function CardPicture({ card, price, large = false }: CardPictureProps) {
  const { width, height, columns } = useSheetRoom();
  const room = columns
    ? large
      ? (height - 130) / 1.44
      : 96
    : large
      ? (height - 400) / 1.44
      : height * 0.17;
  const size = Math.round(Math.min(Math.max(room, 88), large ? 172 : 132, width * 0.42));
  return (
    <View style={styles.card} aria-hidden>
      <CardFace card={card} width={size} turn={-1} />
      {price !== undefined && (
        <View style={styles.pebble}>
          <Pebble value={price} size={large ? 44 : 36} />
        </View>
      )}
    </View>
  );
}

export interface BuildingPictureProps {
  tile: Tile;
  left: number;
  large?: boolean;
}

/** A building tile on its stack. */
export function BuildingPicture({ tile, left, large = false }: BuildingPictureProps) {
  const { width, height, columns } = useSheetRoom();
  const wanted = columns ? (large ? 170 : 132) : large ? height * 0.34 : height * 0.2;
  const size = Math.round(Math.min(Math.max(wanted, 104), width * (large ? 0.5 : 0.4)));
  return (
    <View style={styles.tile} aria-hidden>
      <TileFace tile={tile} left={left} width={size} turn={-1} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { paddingTop: 12, paddingLeft: 10 },
  pebble: { position: 'absolute', left: 0, top: 0 },
  tile: { paddingTop: 6, paddingBottom: 4 },
});
