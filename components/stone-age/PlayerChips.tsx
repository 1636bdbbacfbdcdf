import { Pressable, StyleSheet, View } from 'react-native';

import { Mark } from '@/components/art/Mark';
import { Backdrop } from '@/components/art/surfaces/Backdrop';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { colourOf, nameOf } from '@/components/i18n/names';
import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import type { BoardLayout, Rect } from '@/components/stone-age/layout';
import { Numeral } from '@/components/stone-age/Numeral';
import { BotSign } from '@/components/stone-age/PlayerChipsBot';
import { ChipFigure, ChipRows } from '@/components/stone-age/PlayerChipsFigures';
import { chipPrint } from '@/components/stone-age/PlayerChipsPrint';
import { chipShape } from '@/components/stone-age/PlayerChipsShape';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { villageOf } from '@/components/stone-age/villages';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useDescribed } from '@/components/ui/described';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';

export interface PlayerChipsProps {
  layout: Pick<BoardLayout, 'chips'>;
  position: Position;
  players: readonly Player[];
  /** Who has to decide now: that chip is lit and larger than the others. */
  active: Seat | null;
  /** The one to decide is a bot that is at it. */
  thinking?: boolean;
  /** No sign moves by itself. */
  reduced?: boolean;
  /** Somebody wants to see a village. */
  onOpen: (seat: Seat) => void;
}

/** Who plays, what they have in short, and whose turn it is. */
export function PlayerChips({ layout, players, active, thinking, ...rest }: PlayerChipsProps) {
  const { players: names } = useStrings().table;
  return (
    // A layer of its own: the lit chip lies over its neighbours, and under everything else.
    <View style={[StyleSheet.absoluteFill, styles.layer]} role="group" aria-label={names}>
      {layout.chips.map((rect, seat) => (
        <PlayerChip
          key={seat}
          {...rest}
          rect={rect}
          seat={seat}
          players={players}
          lit={seat === active}
          thinking={thinking === true && seat === active}
        />
      ))}
    </View>
  );
}

interface PlayerChipProps extends Omit<PlayerChipsProps, 'layout' | 'active' | 'thinking'> {
  rect: Rect;
  seat: Seat;
  lit: boolean;
  thinking: boolean;
}

function PlayerChip(props: PlayerChipProps) {
  const { rect, seat, position, players, lit, thinking, reduced = false, onOpen } = props;
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const shape = chipShape(rect, lit);
  const ink = theme.players[seat] ?? theme.players[0];
  const village = villageOf(position, seat);
  const name = nameOf(strings, players, seat);
  const first = position.firstPlayer === seat;
  const bot = players[seat]?.kind === 'bot';

  const { name: colour, mark } = colourOf(strings, seat);
  const tools = village.tools.map(({ value }) => value);
  const sentence = text.read.chipStates(
    text.read.chip(strings.table.seatLabel(name, colour, mark), {
      points: village.points,
      workers: village.workers,
      food: village.goods.food,
      agriculture: village.agriculture,
      tools,
    }),
    [
      ...(bot ? [strings.table.bot] : []),
      ...(lit ? [thinking ? strings.table.isThinking : strings.table.toMove] : []),
      ...(first ? [strings.table.firstPlayer] : []),
    ],
  );

  const { described, description } = useDescribed(text.village.open);
  const words = lit ? ink.on : theme.text;
  const figure = (sign: SignName, value: string) => (
    <ChipFigure sign={sign} value={value} size={shape.figure} colour={words} />
  );
  const points = (on: string) => (
    <View style={styles.figure}>
      <Numeral step={shape.points} colour={on} allowFontScaling={false}>
        {strings.number(village.points)}
      </Numeral>
      <Sign name="points" size={shape.points * 0.94} />
    </View>
  );
  const worth = tools.length === 0 ? '–' : tools.map((value) => strings.number(value)).join('·');
  const people = [
    figure('worker', strings.number(village.workers)),
    figure('food', strings.number(village.goods.food)),
    figure('agriculture', strings.number(village.agriculture)),
  ];
  return (
    <View
      style={[
        styles.chip,
        { left: rect.x, top: rect.y, width: rect.width, height: rect.height },
        lit && styles.lit,
      ]}
    >
      {/* Only a drawing of what the button over it says. */}
      <View
        style={[styles.plate, { inset: -shape.grown }]}
        aria-hidden
        importantForAccessibility="no-hide-descendants"
      >
        <Backdrop
          width={shape.width}
          height={shape.height}
          print={chipPrint(shape.width, shape.height, shape.head, 31 + seat, {
            ground: lit ? ink.colour : theme.button.ground,
            head: ink.colour,
            headDark: ink.dark,
            key: theme.key,
            edge: theme.edge,
            shadow: theme.shadow,
            glow: lit ? theme.site.lit : '',
          })}
        />
        <View
          style={[
            styles.head,
            { height: shape.head, paddingHorizontal: shape.margin },
            // The token lies over the corner: nothing else may.
            first && { paddingRight: shape.token * 0.62 },
          ]}
        >
          <Mark name={ink.mark} size={shape.head - 3} colour={ink.on} />
          <Words
            face="strong"
            step={shape.name}
            colour={ink.on}
            numberOfLines={1}
            allowFontScaling={false}
            style={styles.name}
          >
            {name}
          </Words>
          {bot && (
            <BotSign size={shape.name + 2} colour={ink.on} thinking={thinking} still={reduced} />
          )}
          {shape.low && points(ink.on)}
        </View>
        <ChipRows
          shape={shape}
          points={points(words)}
          people={people}
          tools={figure('tool', worth)}
        />
        {first && (
          <View style={[styles.first, { right: -shape.token * 0.3, top: -shape.token * 0.46 }]}>
            <Sign name="firstPlayer" size={shape.token} />
          </View>
        )}
      </View>
      <Pressable
        role="button"
        aria-label={sentence}
        aria-current={lit}
        accessibilityState={{ selected: lit }}
        {...described}
        onPress={() => onOpen(seat)}
        style={StyleSheet.absoluteFill}
        testID={`chip-${seat}`}
      >
        {description}
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { pointerEvents: 'box-none', zIndex: 0 },
  chip: { position: 'absolute' },
  lit: { zIndex: 1 },
  plate: { position: 'absolute' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  name: { flex: 1 },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 1.5 },
  first: { position: 'absolute' },
});
