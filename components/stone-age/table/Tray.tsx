import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { Backdrop } from '@/components/art/surfaces/Backdrop';
import { Sheet } from '@/components/art/surfaces/Papers';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { noFling } from '@/components/motion/noFling';
import { Sign, Tool, Worker } from '@/components/stone-age/art/Pieces';
import type { BoardLayout, Rect } from '@/components/stone-age/layout';
import { homeStep } from '@/components/stone-age/layoutStacked';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { sideSheet } from '@/components/table/sheetPrints';
import { fittingSize } from '@/components/theme/fitting';
import { useTheme } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';
import type { Seat } from '@/machines/core/rules';
import { GOOD_KINDS, TOOL_SLOTS, type Position } from '@/machines/stone-age/position';
import { ONE_USE_CARDS } from '@/machines/stone-age/tools';
import { GOODS, RESOURCES } from '@/machines/stone-age/vocabulary';
import type { WorkerDrag } from './useWorkerDrag';

const frame = ({ x, y, width, height }: Rect) =>
  ({ position: 'absolute', left: x, top: y, width, height }) as const;

/** Fingers need this much, whatever room the workers have. */
const TOUCH = 44;

export interface TrayProps {
  layout: BoardLayout;
  position: Position;
  /** Whose tray it is. */
  seat: Seat;
  drag: WorkerDrag;
  /** How many workers are in the hand: they are missing at home. */
  held: number;
  /** Whether a drag takes the whole pile. */
  pile: boolean;
  /** Whether workers can be sent now. */
  mayPlace: boolean;
  onPile(): void;
  /** Something else lies on it for a while. */
  covered: boolean;
  /** Given while the card for two resources may be used. */
  onChoiceCard?: (() => void) | undefined;
}

/** Everything the player to move has at home. */
export function Tray(props: TrayProps) {
  const { layout, position, seat } = props;
  return (
    <>
      <Paper layout={layout} seat={seat} />
      <View style={[StyleSheet.absoluteFill, styles.contents, props.covered && styles.covered]}>
        <HomeWorkers {...props} />
        <Goods layout={layout} position={position} seat={seat} />
        <Tools {...props} />
      </View>
    </>
  );
}

/** How far the band along the paper's left edge reaches over the valley. */
const BAND = 5;

/** What everything lies on. Its torn edge is towards the valley: above it, or at its right. */
function Paper({ layout, seat }: Pick<TrayProps, 'layout' | 'seat'>) {
  const theme = useTheme();
  const { frame: paper } = layout.tray;
  const band = theme.players[seat]?.colour ?? theme.main.ground;
  if (paper.y > 0) return <Sheet band={band} style={frame(paper)} pointerEvents="none" />;
  const [width, height] = [Math.round(paper.width) + BAND, Math.round(paper.height)];
  const { paper: ground, paper2, key, bone } = theme;
  return (
    <View style={frame({ ...paper, x: paper.x - BAND, width })} pointerEvents="none">
      <Backdrop
        width={width}
        height={height}
        print={sideSheet(width, height, band, ground, paper2, key, bone)}
      />
    </View>
  );
}

/** Workers at home. They are dragged from here; a touch chooses between one and all of them. */
function HomeWorkers({ layout, position, seat, drag, held, pile, mayPlace, onPile }: TrayProps) {
  const strings = useText(stoneAgeStrings);
  const theme = useTheme();
  const { workers: rect, worker } = layout.tray;
  const all = position.workers[seat]!;
  const home = position.home[seat]!;
  const left = Math.max(0, home - held);
  const count = strings.village.atHome(left, all);
  const step = homeStep(layout.tray, all);
  const worded = rect.height - worker.height >= layout.type.least * 1.3;
  const { described, description } = useDescribed(mayPlace ? strings.tray.takeHint : undefined);
  const slop = Math.max(0, (TOUCH - rect.height) / 2);
  return (
    <View style={[frame(rect), styles.above]}>
      <GestureDetector gesture={drag.gesture} touchAction="none" userSelect="none">
        <Pressable
          ref={noFling}
          role="button"
          accessibilityLabel={`${count}. ${pile ? strings.tray.takeAll : strings.tray.takeOne}`}
          {...described}
          aria-disabled={!mayPlace}
          aria-pressed={pile}
          onPress={onPile}
          disabled={!mayPlace || home === 0}
          testID="workers"
          // Larger than what is drawn where the row is low: browsers know no slop around a target.
          style={[StyleSheet.absoluteFill, { top: -slop, bottom: -slop }]}
        >
          {Array.from({ length: all }, (_, i) => (
            <View
              key={i}
              style={[
                styles.worker,
                {
                  left: i * step,
                  top: slop - (mayPlace && i < left && (pile || i === 0) ? 4 : 0),
                },
              ]}
            >
              <Worker seat={seat} size={worker.width} look={i < left ? 'plain' : 'outline'} />
            </View>
          ))}
          {worded && (
            <Words
              step={layout.type.least}
              colour={theme.text2}
              numberOfLines={1}
              maxFontSizeMultiplier={(rect.height - worker.height) / (layout.type.least * 1.3)}
              style={[styles.count, { top: slop + worker.height + 1 }]}
              aria-hidden
            >
              {count}
            </Words>
          )}
          {description}
        </Pressable>
      </GestureDetector>
    </View>
  );
}

function Goods({ layout, position, seat }: Pick<TrayProps, 'layout' | 'position' | 'seat'>) {
  const strings = useText(stoneAgeStrings);
  const theme = useTheme();
  const { goods } = layout.tray;
  const { fontScale } = useWindow();
  const size = Math.min(goods.height * 0.58, (goods.width / GOODS.length) * 0.72);
  // What is left under the sign.
  const number = Math.min((layout.type.title + 2) * fontScale, (goods.height - size) / 1.27);
  return (
    <View style={[frame(goods), styles.row]}>
      {GOODS.map((good, index) => {
        const amount = position.stock[seat * GOOD_KINDS + index]!;
        return (
          <View
            key={good}
            style={styles.good}
            accessible
            role="img"
            accessibilityLabel={strings.goods[good].count(amount)}
          >
            <Sign name={good} size={size} opacity={amount > 0 ? 1 : 0.4} />
            <Words
              face="display"
              step={number}
              allowFontScaling={false}
              colour={amount > 0 ? theme.text : theme.text2}
              aria-hidden
            >
              {amount}
            </Words>
          </View>
        );
      })}
    </View>
  );
}

/** Tool tiles, used ones turned a quarter; then what lies open to be used once. */
function Tools({ layout, position, seat, onChoiceCard }: TrayProps) {
  const strings = useText(stoneAgeStrings);
  const { tools, extras, tool: size } = layout.tray;
  const slots = Array.from({ length: TOOL_SLOTS }, (_, slot) => slot);
  const open = ONE_USE_CARDS.filter(({ bit }) => position.oneUse[seat]! & bit);
  return (
    <>
      <View style={[frame(tools), styles.row, styles.spread]}>
        {slots.map((slot) => {
          const value = position.tools[seat * TOOL_SLOTS + slot]!;
          const used = (position.used[seat]! & (1 << slot)) !== 0;
          return (
            <View
              key={slot}
              accessible
              role="img"
              accessibilityLabel={value > 0 ? strings.read.tool(value, used) : strings.read.noTool}
            >
              <Tool value={value} size={size} used={used} />
            </View>
          );
        })}
      </View>
      <View style={[frame(extras), styles.row, styles.right]}>
        {open.map(({ id, value }) => (
          <View key={id} accessible role="img" accessibilityLabel={strings.read.oneUseTool(value)}>
            <Tool value={value} size={size} once />
          </View>
        ))}
        {position.choiceHolder === seat && (
          <SlabButton
            name={strings.tray.choiceCard}
            hint={strings.tray.useCard}
            disabled={!onChoiceCard}
            onPress={() => onChoiceCard?.()}
            picture={
              <View style={[styles.choice, { width: size * 0.62 }]}>
                {RESOURCES.map((good) => (
                  <Sign key={good} name={good} size={size * 0.3} />
                ))}
              </View>
            }
            testID="choice-card"
          />
        )}
      </View>
    </>
  );
}

export interface TrayButtonsProps {
  layout: BoardLayout;
  seat: Seat;
  /** What the one main button does; without it, what is awaited is written there. */
  main: { label: string; disabled?: boolean; onPress(): void } | null;
  prompt: string;
  /** What is told just now, in place of the prompt. */
  told?: ReactNode;
  /** What undo would take back, or null. */
  undo: { label: string; onPress(): void } | null;
  onLog(): void;
  /** Asks the elder, where that is possible. */
  hint: ReactNode;
  /** Something else lies on them for a while. */
  covered: boolean;
}

/** Undo, the one main button, and the log: always in the same place. */
export function TrayButtons(props: TrayButtonsProps) {
  const { layout, seat, main, prompt, told, undo, onLog, hint, covered } = props;
  const shared = useStrings();
  const { fontScale } = useWindow();
  const { undo: undoRect, button, log } = layout.tray;
  // Narrow buttons need the ends for words, not for cuts.
  const cuts = button.width < ROOM_FOR_CUTS ? 'corners' : 'ends';
  const clear = cuts === 'ends' ? 54 : 34;
  return (
    <View style={[StyleSheet.absoluteFill, styles.contents, covered && styles.covered]}>
      {hint}
      <SlabButton
        icon="undo"
        name={undo ? shared.table.undoThis(undo.label) : shared.table.nothingToUndo}
        disabled={!undo}
        onPress={() => undo?.onPress()}
        style={frame(undoRect)}
        testID="undo"
      />
      {main ? (
        <SlabButton
          cuts={cuts}
          step={
            fitted(main.label, { ...button, width: button.width - clear }, fontScale) / fontScale
          }
          label={main.label}
          tone={{ seat }}
          disabled={main.disabled}
          onPress={main.onPress}
          style={frame(button)}
          testID="main"
        />
      ) : (
        <View style={[frame(button), styles.prompt]} testID="prompt">
          {told ?? (
            <Words
              face="display"
              step={fitted(prompt, button, fontScale)}
              allowFontScaling={false}
              style={styles.centred}
            >
              {prompt}
            </Words>
          )}
        </View>
      )}
      <SlabButton
        icon="log"
        name={shared.table.log}
        onPress={onLog}
        style={frame(log)}
        testID="log"
      />
    </View>
  );
}

/** Room for carved ends beside the words. */
const ROOM_FOR_CUTS = 220;
/** How large words are set in a row of the tray: all of them, in one line or two. */
function fitted(words: string, { width, height }: Pick<Rect, 'width' | 'height'>, scale: number) {
  // A slab keeps 6 points clear above and below; the lines of both faces are a little higher.
  const room = { width, height: (height - 12) * 0.92 };
  return fittingSize(words, room, (height > 50 ? 22 : 18) * scale, 11);
}

const styles = StyleSheet.create({
  contents: { pointerEvents: 'box-none' },
  covered: { display: 'none' },
  above: { zIndex: 1 },
  worker: { position: 'absolute' },
  count: { position: 'absolute', left: 0 },
  row: { flexDirection: 'row', alignItems: 'center' },
  good: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  spread: { justifyContent: 'space-between' },
  right: { justifyContent: 'flex-end', gap: 4 },
  choice: { flexDirection: 'row', flexWrap: 'wrap' },
  prompt: { alignItems: 'center', justifyContent: 'center' },
  centred: { textAlign: 'center' },
});
