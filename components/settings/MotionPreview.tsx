import { useEffect, useRef } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  interpolate,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { Icon } from '@/components/art/Icon';
import { blob, polygon, rays } from '@/components/art/lino';
import { Stamp } from '@/components/art/Mark';
import { SILENT } from '@/components/art/Printed';
import { useSize } from '@/components/art/surfaces/Backdrop';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useAfter } from '@/components/motion/useAfter';
import { useMotion } from '@/components/motion/useMotion';
import { useHaptics } from '@/components/sound/haptics';
import { useSounds } from '@/components/sound/useSounds';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

const PIECE = 34;
const HIGH = 58;
const LIFT = 18;
/** How long the piece is on its way when everything is calm. */
const WAY = 1100;

/** A piece that goes to a lit place as pieces go now; touched, it goes again, seen, heard and felt. */
export function MotionPreview() {
  const theme = useTheme();
  const { settings } = useStrings();
  const { speed, duration } = useMotion();
  const play = useSounds();
  const tick = useHaptics();
  const after = useAfter();
  const [stage, measure] = useSize();
  const way = useSharedValue(1);
  const time = duration(WAY);
  const title = settings.motionLooksLikeThis(settings.motions[speed].name);

  const walk = () => {
    way.value = time === 0 ? 1 : 0;
    if (time > 0) {
      way.value = withTiming(1, {
        duration: time,
        easing: Easing.inOut(Easing.quad),
        reduceMotion: ReduceMotion.Never,
      });
    }
  };
  // Another speed shows itself at once, but the page does not begin with a walk.
  const shown = useRef(speed);
  useEffect(() => {
    if (shown.current === speed) return;
    shown.current = speed;
    walk();
  });

  const tryIt = () => {
    walk();
    play('pickUp');
    tick('pickUp');
    after(Math.max(time, 160), () => {
      play('putDown');
      tick('drop');
    });
  };

  const width = stage?.width ?? 0;
  const from = 6;
  const to = Math.max(from, width - PIECE - 26);
  const flight = useAnimatedStyle(() => ({
    transform: [
      { translateX: interpolate(way.value, [0, 1], [from, to]) },
      { translateY: -LIFT * 4 * way.value * (1 - way.value) },
    ],
  }));
  const [left, right, foot] = [from + PIECE / 2, to + PIECE / 2, HIGH - 14];
  const site = polygon(blob(right, foot, 36, 13, 5, 12, 0.06));
  return (
    <Pressable role="button" aria-label={`${title}. ${settings.tryItText}`} onPress={tryIt}>
      {({ pressed }) => (
        <Slab
          surface={{ ...theme.button, ground: theme.paper2, key: theme.key }}
          seed={9}
          cuts="none"
          pressed={pressed}
          style={styles.slab}
        >
          <View style={styles.head}>
            <Icon name="play" size={16} colour={theme.title} />
            <Words face="strong" style={styles.words}>
              {title}
            </Words>
          </View>
          <View onLayout={measure} style={styles.stage} {...SILENT}>
            {width > 0 && (
              <Svg width={width} height={HIGH} style={StyleSheet.absoluteFill}>
                <Path d={site} fill={theme.site.lit} stroke={theme.site.rim} strokeWidth={2} />
                <Path
                  d={rays(right, foot, 38, 46, 18, { squash: 0.42, width: 1.2 })}
                  fill={theme.name === 'day' ? theme.site.rim : theme.site.rays}
                />
                <Path
                  d={`M${left} ${foot - 6}Q${(left + right) / 2} ${foot - 6 - LIFT * 2} ${right} ${foot - 6}`}
                  fill="none"
                  stroke={theme.text2}
                  strokeWidth={2.4}
                  strokeDasharray="1 8"
                  strokeLinecap="round"
                />
              </Svg>
            )}
            <Animated.View style={[styles.piece, flight]}>
              <Stamp seat={0} size={PIECE} />
            </Animated.View>
          </View>
        </Slab>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  slab: { paddingHorizontal: 14, paddingTop: 10, paddingBottom: 4 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flexShrink: 1 },
  stage: { height: HIGH },
  piece: { position: 'absolute', left: 0, top: HIGH - 14 - PIECE + 4 },
});
