import { use, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Pressable, ScrollView, StyleSheet, View, type Text } from 'react-native';
import Animated from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { Rule, SHEET_EDGE } from '@/components/art/surfaces/Papers';
import { sheet as bottomSheet } from '@/components/art/surfaces/paperPrints';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { sheetFrame } from '@/components/table/sheetFrame';
import { SheetHead } from '@/components/table/SheetHead';
import { looseSheet, sideSheet } from '@/components/table/sheetPrints';
import { RoomContext, sheetRoom } from '@/components/table/sheetRoom';
import { LeavingContext } from '@/components/table/SheetStage';
import { useDialog } from '@/components/table/useDialog';
import { useSliding } from '@/components/table/useSliding';
import { useTheme } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { CLIPPED } from '@/components/ui/clipped';

export { useSheetRoom, type SheetRoom } from '@/components/table/sheetRoom';

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

const PRINTS = { bottom: bottomSheet, side: sideSheet, card: looseSheet } as const;

/**
 * Paper over the board that asks or shows something: at the foot of an upright phone, at the right
 * of a sideways one, a loose card on a tablet. It is a dialog for screen readers and keyboards.
 */
export function Sheet(props: SheetProps) {
  const { title, subtitle, picture, lead, header, seat, onClose, footer, children } = props;
  const { tall = false, reachable = false, openedFrom, testID } = props;
  const theme = useTheme();
  const strings = useStrings();
  const window = useWindow();
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
  const room = sheetRoom(frame, window.fontScale);
  const head = (
    <SheetHead
      ref={heading}
      title={title}
      subtitle={subtitle}
      picture={picture}
      lead={lead}
      unseen={Boolean(header)}
      closable={onClose !== undefined}
    />
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

const styles = StyleSheet.create({
  stage: { pointerEvents: 'box-none', overflow: CLIPPED },
  // The valley stays readable: it only steps back.
  scrim: { backgroundColor: '#1A151280' },
  paper: { position: 'absolute', paddingTop: SHEET_EDGE },
  tall: { top: 0, bottom: 0 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  filling: { flexGrow: 1 },
  // Dice in the air may reach over the paper: that is no way to scroll it sideways.
  contents: { paddingTop: 8, paddingBottom: 12, gap: 12, overflow: CLIPPED },
  sideways: { paddingTop: 0 },
  columns: { flexDirection: 'row', gap: 18, alignItems: 'flex-start' },
  column: { flex: 1, gap: 12 },
  footer: { flexDirection: 'row', alignItems: 'stretch', gap: 8, paddingTop: 8 },
  cross: { position: 'absolute', top: SHEET_EDGE + 4 },
});
