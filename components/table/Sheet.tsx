import {
  createContext,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {
  Pressable,
  ScrollView,
  StyleSheet,
  useWindowDimensions,
  View,
  type Text,
} from 'react-native';
import Animated, {
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { Rule, SHEET_EDGE } from '@/components/art/surfaces/Papers';
import { sheet as bottomSheet } from '@/components/art/surfaces/paperPrints';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useMotion } from '@/components/motion/useMotion';
import { LARGE_TEXT, sheetFrame, type SheetFrame } from '@/components/table/sheetFrame';
import { looseSheet, sideSheet } from '@/components/table/sheetPrints';
import { LEAVING_TIME, LeavingContext } from '@/components/table/SheetStage';
import { useDialog } from '@/components/table/useDialog';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface SheetProps {
  title: string;
  /** A line under the title. */
  subtitle?: ReactNode;
  /** Stands before the title: a good, a mark. */
  picture?: ReactNode;
  /** Large: beside the title, or a column of its own where the sheet is low. */
  lead?: ReactNode;
  /** In place of the written title, which is then only heard: a poster with the title on it. */
  header?: ReactNode;
  /** Whose sheet it is: the band along the torn edge has that player's colour. */
  seat?: number;
  /** Given where closing is allowed: a cross, a touch beside the sheet and Escape do it. */
  onClose?: (() => void) | undefined;
  /** The row of buttons: always at the foot of the sheet, clear of the safe area. */
  footer?: ReactNode;
  children?: ReactNode;
  /** May hide nearly all of an upright screen: it is read from further away. */
  tall?: boolean;
  /** What lies behind can still be touched and read. */
  reachable?: boolean;
  /** No sliding in and out; what the player and the system ask for unless given. */
  reduced?: boolean | undefined;
  /** What had the focus before, for screen readers on phones. */
  openedFrom?: RefObject<View | null>;
  testID?: string;
}

/** How much room the contents of a sheet have. */
export interface SheetRoom {
  kind: SheetFrame['kind'];
  width: number;
  /** As high as the whole sheet may be. */
  height: number;
  /** Low and wide: contents do better in two columns. */
  columns: boolean;
  /** So small that longer texts are set smaller. */
  tight: boolean;
  /** How much larger than usual the system sets text; never less than 1. */
  scale: number;
}

const RoomContext = createContext<SheetRoom>({
  kind: 'bottom',
  width: 328,
  height: 600,
  columns: false,
  tight: false,
  scale: 1,
});

export function useSheetRoom(): SheetRoom {
  return use(RoomContext);
}

const PRINTS = { bottom: bottomSheet, side: sideSheet, card: looseSheet } as const;
const ENTERING_TIME = 260;
const NARROW = 420;
const TIGHT = 540;

/**
 * Paper over the board that asks or shows something: at the foot of an upright phone, at the right
 * of a sideways one, a loose card on a tablet. It is a dialog for screen readers and keyboards.
 */
export function Sheet(props: SheetProps) {
  const { title, subtitle, picture, lead, header, seat, onClose, footer, children } = props;
  const { tall = false, reachable = false, openedFrom, testID } = props;
  const theme = useTheme();
  const scale = useType();
  const strings = useStrings();
  const window = useWindowDimensions();
  const frame = sheetFrame(window, useSafeAreaInsets(), tall);
  const leaving = use(LeavingContext);
  const [size, measure] = useSize();
  // What does not fit scrolls; a line says that there is more above the buttons.
  const [seen, setSeen] = useState(0);
  const [whole, setWhole] = useState(0);
  const dialog = useRef<View>(null);
  const heading = useRef<Text>(null);
  useDialog({ dialog, title: heading, active: !leaving, reachable, onClose, openedFrom });
  const { paper, scrim } = useSliding(frame, leaving, props.reduced);

  const band = (seat === undefined ? undefined : theme.players[seat]?.colour) ?? theme.main.ground;
  const { padding } = frame;
  const room: SheetRoom = {
    kind: frame.kind,
    width: frame.inner,
    height: frame.most,
    columns: frame.kind === 'side' && frame.inner >= NARROW,
    tight: frame.most <= TIGHT && frame.kind !== 'card',
    scale: Math.max(1, window.fontScale),
  };
  const large = window.fontScale > LARGE_TEXT;
  const head = (
    <View
      style={
        header ? styles.unseen : [styles.head, lead ? (large ? styles.under : styles.top) : null]
      }
    >
      {picture}
      {!room.columns && lead}
      <View
        style={[
          large && lead ? null : styles.titles,
          onClose && (!lead || room.columns) && styles.clearOfCross,
        ]}
      >
        <Words
          ref={heading}
          face="display"
          // Beside a picture there is little room for long words.
          step={(lead && frame.inner < NARROW) || room.tight ? scale.title + 2 : 'heading'}
          role="heading"
          tabIndex={-1}
          style={[
            styles.title,
            onClose && lead && !room.columns && !large ? styles.clearOfCross : null,
          ]}
        >
          {title}
        </Words>
        {typeof subtitle === 'string' ? (
          <Words step={room.tight ? 'small' : 'body'} colour={theme.text2}>
            {subtitle}
          </Words>
        ) : (
          subtitle
        )}
      </View>
    </View>
  );
  return (
    <View style={[StyleSheet.absoluteFill, styles.stage]} testID={testID}>
      {!reachable && (
        <Animated.View style={[StyleSheet.absoluteFill, styles.scrim, scrim]}>
          <Pressable
            style={StyleSheet.absoluteFill}
            onPress={onClose}
            // The cross has the name; this is only the larger target.
            aria-hidden
            focusable={false}
            tabIndex={-1}
            importantForAccessibility="no"
          />
        </Animated.View>
      )}
      <Animated.View
        ref={dialog}
        role="dialog"
        aria-label={title}
        aria-modal={!reachable}
        accessibilityViewIsModal={!reachable}
        onAccessibilityEscape={onClose}
        onLayout={measure}
        style={[
          styles.paper,
          !size && { backgroundColor: theme.paper },
          frame.kind === 'side' ? styles.tall : { maxHeight: frame.most },
          { width: frame.width, right: frame.right, bottom: frame.bottom },
          paper,
        ]}
      >
        {size && (
          <Backdrop
            {...size}
            print={PRINTS[frame.kind](
              size.width,
              size.height,
              band,
              theme.paper,
              theme.paper2,
              theme.key,
              theme.bone,
            )}
          />
        )}
        <RoomContext value={room}>
          <ScrollView
            style={[styles.scroll, frame.kind === 'side' && styles.filling]}
            contentContainerStyle={[
              styles.contents,
              { paddingLeft: padding.left, paddingRight: padding.right },
              frame.kind === 'side' && styles.sideways,
            ]}
            onLayout={({ nativeEvent }) => setSeen(nativeEvent.layout.height)}
            onContentSizeChange={(_, height) => setWhole(height)}
            alwaysBounceVertical={false}
            keyboardShouldPersistTaps="handled"
          >
            {header}
            {lead && room.columns ? (
              <View style={styles.columns}>
                {lead}
                <View style={styles.column}>
                  {head}
                  {children}
                </View>
              </View>
            ) : (
              <>
                {head}
                {children}
              </>
            )}
          </ScrollView>
          {footer && whole > seen + 1 && <Rule />}
          {footer && (
            <View
              style={[
                styles.footer,
                {
                  paddingLeft: padding.left,
                  paddingRight: padding.right,
                  paddingBottom: padding.bottom,
                },
              ]}
            >
              {footer}
            </View>
          )}
          {onClose && (
            <View style={[styles.cross, { right: padding.right - 4 }]}>
              <SlabButton
                icon="close"
                name={strings.actions.close}
                onPress={onClose}
                tone="quiet"
              />
            </View>
          )}
        </RoomContext>
      </Animated.View>
    </View>
  );
}

/** In from the edge it lies at, and out again. At rest nothing depends on the animation's end. */
function useSliding(frame: SheetFrame, leaving: boolean, still: boolean | undefined) {
  const motion = useMotion();
  const time =
    (still ?? motion.reduced) ? 0 : motion.duration(leaving ? LEAVING_TIME : ENTERING_TIME);
  const shown = useSharedValue(time > 0 ? 0 : 1);
  useEffect(() => {
    const target = leaving ? 0 : 1;
    shown.set(
      time === 0
        ? target
        : withTiming(target, {
            duration: time,
            easing: leaving ? Easing.in(Easing.quad) : Easing.out(Easing.cubic),
            // The time says already how much motion is wanted.
            reduceMotion: ReduceMotion.Never,
          }),
    );
  }, [leaving, time, shown]);
  const sideways = frame.kind === 'side';
  const way = sideways ? frame.width : Math.min(frame.most, 420);
  const paper = useAnimatedStyle(() => {
    const off = (1 - shown.get()) * way;
    return {
      opacity: Math.min(1, shown.get() * 2),
      transform: [sideways ? { translateX: off } : { translateY: off }],
    };
  });
  const scrim = useAnimatedStyle(() => ({ opacity: shown.get() }));
  return { paper, scrim };
}

const styles = StyleSheet.create({
  stage: { pointerEvents: 'box-none', overflow: 'hidden' },
  // The valley stays readable: it only steps back.
  scrim: { backgroundColor: '#1A151280' },
  paper: { position: 'absolute', paddingTop: SHEET_EDGE },
  tall: { top: 0, bottom: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  filling: { flexGrow: 1 },
  contents: { paddingTop: 8, paddingBottom: 12, gap: 12 },
  sideways: { paddingTop: 0 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 44 },
  under: { flexDirection: 'column', alignItems: 'flex-start', gap: 8 },
  top: { alignItems: 'flex-start', gap: 14 },
  clearOfCross: { paddingRight: 52 },
  columns: { flexDirection: 'row', gap: 18, alignItems: 'flex-start' },
  column: { flex: 1, gap: 12 },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
  titles: { flex: 1, gap: 3 },
  title: { outlineStyle: 'solid', outlineWidth: 0 },
  footer: { flexDirection: 'row', alignItems: 'stretch', gap: 8, paddingTop: 8 },
  cross: { position: 'absolute', top: SHEET_EDGE + 4 },
});
