import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { ownLayer } from '@/components/motion/layer';
import { TileFace } from '@/components/stone-age/art/BuildingTile';
import { CardBack, CardFace } from '@/components/stone-age/art/CivilizationCard';
import { Sign, Worker } from '@/components/stone-age/art/Pieces';
import { CARDS, TILES } from '@/machines/stone-age/data';
import type { Flight, Flyer } from './scenes';

export interface FlightsProps {
  flights: readonly Flight[];
  /** Milliseconds from the first start to the last landing. */
  duration: number;
  /** Size of a good in the air. */
  size: number;
}

/** Things in the air. Mounted anew for each scene; where they come to rest is the board's affair. */
export function Flights({ flights, duration, size }: FlightsProps) {
  const progress = useSharedValue(0);
  useEffect(() => {
    progress.set(withTiming(1, { duration, easing: Easing.linear }));
  }, [progress, duration]);
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden>
      {flights.map((flight, index) => (
        <Flying key={index} flight={flight} progress={progress} size={size} />
      ))}
    </View>
  );
}

interface FlyingProps {
  flight: Flight;
  progress: SharedValue<number>;
  size: number;
}

/** A flyer on its arc. The latest one still lands at the end, since all share the time. */
function Flying({ flight, progress, size }: FlyingProps) {
  const { flyer, from, to, delay } = flight;
  const width = widthOf(flyer, size);
  const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const style = useAnimatedStyle(() => {
    const share = Math.min(1, Math.max(0, (progress.get() - delay) / (1 - delay)));
    const eased = share * share * (3 - 2 * share);
    return {
      opacity: share >= 1 || (share <= 0 && delay > 0) ? 0 : 1,
      transform: [
        { translateX: from.x + (to.x - from.x) * eased - width / 2 },
        {
          translateY:
            from.y + (to.y - from.y) * eased - lift * Math.sin(Math.PI * eased) - width / 2,
        },
        { scale: 1 + 0.15 * Math.sin(Math.PI * eased) },
      ],
    };
  });
  return (
    <Animated.View style={[styles.flyer, ownLayer, style]}>
      <FlyerArt flyer={flyer} width={width} />
    </Animated.View>
  );
}

const widthOf = (flyer: Flyer, size: number) =>
  flyer.kind === 'card' || flyer.kind === 'tile' ? size * 2 : size;

function FlyerArt({ flyer, width }: { flyer: Flyer; width: number }) {
  switch (flyer.kind) {
    case 'worker':
      return <Worker seat={flyer.seat} size={width} />;
    case 'good':
      return <Sign name={flyer.good} size={width} />;
    case 'card': {
      const card = CARDS.find(({ id }) => id === flyer.card);
      return card ? <CardFace card={card} width={width} /> : <CardBack width={width} />;
    }
    case 'tile': {
      const tile = TILES.find(({ id }) => id === flyer.tile);
      return tile ? <TileFace tile={tile} width={width} /> : null;
    }
  }
}

const styles = StyleSheet.create({ flyer: { position: 'absolute', left: 0, top: 0 } });
