import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { ownLayer } from '@/components/motion/layer';
import { TileBack, TileFace } from '@/components/stone-age/art/BuildingTile';
import { CardBack, CardFace } from '@/components/stone-age/art/CivilizationCard';
import { Sign, Worker } from '@/components/stone-age/art/Pieces';
import { CARDS, TILES } from '@/machines/stone-age/data';
import type { Flight, Flyer } from './flights';

export interface FlightsProps {
  flights: readonly Flight[];
  /** Milliseconds from the first start to the last landing. */
  duration: number;
}

/** Things under way. Mounted anew for each scene; where they come to rest is the board's affair. */
export function Flights({ flights, duration }: FlightsProps) {
  const progress = useSharedValue(0);
  useEffect(() => {
    const timing = { duration, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
    progress.set(withTiming(1, timing));
  }, [progress, duration]);
  return (
    <View style={StyleSheet.absoluteFill} pointerEvents="none" aria-hidden testID="flights">
      {flights.map((flight, index) => (
        <Flying key={index} flight={flight} progress={progress} />
      ))}
    </View>
  );
}

interface FlyingProps {
  flight: Flight;
  progress: SharedValue<number>;
}

/** How high an arc is by its length, and how much nearer to the eye its top is. */
const LIFT = 0.22;
const HIGHEST = 90;
const NEARER = 0.15;

/** A flyer on its way. All land together, the last to start is the quickest. */
function Flying({ flight, progress }: FlyingProps) {
  const { flyer, from, to, delay, way } = flight;
  // Drawn at its largest: what is made smaller stays sharp.
  const { width, height } = from.width > to.width ? from : to;
  const lift = way === 'carried' ? Math.hypot(to.x - from.x, to.y - from.y) * LIFT : 0;
  const high = Math.min(HIGHEST, lift);
  // What comes out of a pile is not seen before it does; everything else stood there before.
  const hidden = delay > 0 && (flyer.kind === 'good' || way === 'turned');
  const style = useAnimatedStyle(() => {
    const share = Math.min(1, Math.max(0, (progress.get() - delay) / (1 - delay)));
    const eased = share * share * (3 - 2 * share);
    const arc = Math.sin(Math.PI * eased);
    const mix = (a: number, b: number) => a + (b - a) * eased;
    const near = high > 0 ? 1 + NEARER * arc : 1;
    return {
      opacity: hidden && share <= 0 ? 0 : 1,
      transform: [
        { translateX: mix(from.x, to.x) - width / 2 },
        { translateY: mix(from.y, to.y) - high * arc - height / 2 },
        { rotate: `${mix(from.turn ?? 0, to.turn ?? 0)}deg` },
        { scale: (mix(from.width, to.width) / width) * near },
      ],
    };
  });
  return (
    <Animated.View style={[styles.flyer, ownLayer, { width, height }, style]}>
      {way === 'turned' ? (
        <>
          <Side up={false} flight={flight} progress={progress} width={width} height={height} />
          <Side up flight={flight} progress={progress} width={width} height={height} />
        </>
      ) : (
        <FlyerArt flyer={flyer} width={width} height={height} />
      )}
    </Animated.View>
  );
}

interface SideProps extends FlyingProps {
  /** The face, not the back. */
  up: boolean;
  width: number;
  height: number;
}

/** One side of something that turns over: each is seen for one half of the way. */
function Side({ up, flight, progress, width, height }: SideProps) {
  const { flyer, delay } = flight;
  const style = useAnimatedStyle(() => {
    const share = Math.min(1, Math.max(0, (progress.get() - delay) / (1 - delay)));
    const seen = Math.cos(Math.PI * share) * (up ? -1 : 1);
    return { opacity: seen > 0 ? 1 : 0, transform: [{ scaleX: Math.max(0.001, seen) }] };
  });
  return (
    <Animated.View style={[StyleSheet.absoluteFill, style]}>
      {up ? (
        <FlyerArt flyer={flyer} width={width} height={height} />
      ) : (
        <FlyerBack flyer={flyer} width={width} height={height} />
      )}
    </Animated.View>
  );
}

interface FlyerArtProps {
  flyer: Flyer;
  width: number;
  height: number;
}

function FlyerArt({ flyer, width, height }: FlyerArtProps) {
  switch (flyer.kind) {
    case 'worker':
      return <Worker seat={flyer.seat} size={width} />;
    case 'good':
      return <Sign name={flyer.good} size={width} />;
    case 'card': {
      const card = CARDS.find(({ id }) => id === flyer.card);
      if (!card) return <CardBack width={width} height={height} />;
      return <CardFace card={card} width={width} height={height} />;
    }
    case 'tile': {
      const tile = TILES.find(({ id }) => id === flyer.tile);
      return tile ? <TileFace tile={tile} width={width} height={height} /> : null;
    }
  }
}

function FlyerBack({ flyer, width, height }: FlyerArtProps) {
  const Back = flyer.kind === 'tile' ? TileBack : CardBack;
  return <Back width={width} height={height} />;
}

const styles = StyleSheet.create({ flyer: { position: 'absolute', left: 0, top: 0 } });
