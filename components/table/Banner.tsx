import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { useAnnounce } from '@/components/table/Announcer';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';

export interface BannerProps {
  seat: Seat;
  players: readonly Player[];
  /** A new value is a new turn: the banner comes once for each. */
  turn: string | number;
  /** Appears and goes without moving. */
  reduced?: boolean;
  /** What it hangs over, in the window. */
  within: { x: number; y: number; width: number };
}

/** Long enough to be read, short enough not to be waited for. */
export const BANNER_TIME = 1000;
const SLIDE = 160;

/** Says whose turn it is, for a second. It lies over everything and stops no finger. */
export function Banner({ turn, ...props }: BannerProps) {
  return <OneBanner key={turn} {...props} />;
}

function OneBanner({ seat, players, reduced = false, within }: Omit<BannerProps, 'turn'>) {
  const strings = useStrings();
  const theme = useTheme();
  const type = useType();
  const announce = useAnnounce();
  const [shown, setShown] = useState(true);
  const place = useSharedValue(reduced ? 1 : 0);
  const sentence = strings.table.turnOf(nameOf(strings, players, seat));

  useEffect(() => announce(sentence), [announce, sentence]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), BANNER_TIME);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (reduced) return;
    place.set(
      withTiming(1, {
        duration: SLIDE,
        easing: Easing.out(Easing.cubic),
        // The caller has asked the player's settings already.
        reduceMotion: ReduceMotion.Never,
      }),
    );
  }, [place, reduced]);
  const sliding = useAnimatedStyle(() => ({
    opacity: place.get(),
    transform: [{ translateY: (place.get() - 1) * 24 }],
  }));

  if (!shown) return null;
  const ink = theme.players[seat] ?? theme.players[0];
  return (
    // Its sentence has been announced: read again on the way through the screen it would be stale.
    <View
      style={[styles.stage, { left: within.x, top: within.y + 8, width: within.width }]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="banner"
    >
      <Animated.View style={[styles.banner, sliding]}>
        <Slab
          surface={{ ground: ink.colour, text: ink.on, key: theme.rim }}
          seed={9}
          cuts="ends"
          lit
          style={styles.slab}
        >
          <Stamp seat={seat} size={type.result} inverted />
          <Words face="display" step="heading" colour={ink.on} style={styles.words}>
            {sentence}
          </Words>
        </Slab>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  stage: {
    position: 'absolute',
    alignItems: 'center',
    paddingHorizontal: 16,
    pointerEvents: 'none',
  },
  banner: { maxWidth: '100%' },
  slab: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    paddingVertical: 10,
    paddingHorizontal: 28,
  },
  words: { flexShrink: 1, textAlign: 'center' },
});
