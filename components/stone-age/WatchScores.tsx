import { Platform, ScrollView, StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { colourOf } from '@/components/i18n/names';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { FOOD, GOOD_KINDS, owned, type Position } from '@/machines/stone-age/position';
import { tiles } from '@/machines/stone-age/tools';
import { stoneAgeStrings, type StoneAgeStrings } from './strings/catalogue';

const COLUMNS = [
  'points',
  'worker',
  'food',
  'wood',
  'clay',
  'stone',
  'gold',
  'agriculture',
  'tool',
] as const satisfies readonly SignName[];
type Column = (typeof COLUMNS)[number];

/** What all can see of a player's village. */
function villageOf(position: Position, seat: Seat) {
  return {
    points: position.points[seat] ?? 0,
    workers: position.workers[seat] ?? 0,
    food: position.stock[seat * GOOD_KINDS + FOOD] ?? 0,
    agriculture: position.agriculture[seat] ?? 0,
    tools: tiles(position, seat).filter((value) => value > 0),
    ...owned(position, seat),
  };
}

const headOf = ({ figures, goods }: StoneAgeStrings): Record<Column, string> => ({
  points: figures.points,
  worker: figures.workers,
  food: figures.food,
  wood: goods.wood.name,
  clay: goods.clay.name,
  stone: goods.stone.name,
  gold: goods.gold.name,
  agriculture: figures.agriculture,
  tool: figures.tools,
});

export interface WatchScoresProps {
  position: Position;
  players: readonly Player[];
  /** Whose row is lit. */
  seat: Seat | null;
}

/** Who has what: a row for each player. It scrolls sideways only where large type asks for it. */
export function WatchScores({ position, players, seat: lit }: WatchScoresProps) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const { fontScale } = useWindow();
  const heads = headOf(text);
  const cell = { minWidth: 24 * fontScale };
  const toolCell = { minWidth: 36 * fontScale };
  const label = { width: 88 * Math.min(fontScale, 1.5) };

  return (
    <ScrollView horizontal style={styles.scroll} contentContainerStyle={styles.full}>
      <View role="table" aria-label={strings.watch.scores} style={styles.table}>
        <View role="row" style={[styles.row, styles.head]}>
          <View role="columnheader" style={label}>
            <Words step="small" colour={theme.text2}>
              {text.figures.player}
            </Words>
          </View>
          {COLUMNS.map((column) => (
            <View
              key={column}
              role="columnheader"
              style={[styles.cell, column === 'tool' ? toolCell : cell]}
            >
              <View role="img" aria-label={heads[column]}>
                <Sign name={column} size={20} />
              </View>
            </View>
          ))}
        </View>
        {players.map((player, seat) => {
          const village = villageOf(position, seat);
          const { name, mark } = colourOf(strings, seat);
          const who = strings.table.seatLabel(player.name, name, mark);
          const figures: Record<Column, string> = {
            ...mapNumbers(village, strings.number),
            worker: strings.number(village.workers),
            tool: village.tools.map((value) => strings.number(value)).join(' ') || '–',
          };
          return (
            <View
              key={seat}
              role="row"
              aria-label={text.read.chip(who, village)}
              // One stop for the phones' readers; browsers walk a table cell by cell.
              accessible={Platform.OS !== 'web'}
              style={[
                styles.row,
                { borderTopColor: theme.rule },
                seat === lit && { backgroundColor: theme.paper2 },
              ]}
            >
              <View role="rowheader" style={[styles.player, label]}>
                <Stamp seat={seat} size={26} />
                <Words
                  face={seat === lit ? 'strong' : 'text'}
                  colour={theme.players[seat]?.words}
                  numberOfLines={1}
                  style={styles.name}
                >
                  {player.name}
                </Words>
              </View>
              {COLUMNS.map((column) => (
                <View
                  key={column}
                  role="cell"
                  style={[styles.cell, column === 'tool' ? toolCell : cell]}
                >
                  <Words face={column === 'points' ? 'strong' : 'text'} numberOfLines={1}>
                    {figures[column]}
                  </Words>
                </View>
              ))}
            </View>
          );
        })}
      </View>
    </ScrollView>
  );
}

type Village = ReturnType<typeof villageOf>;

const mapNumbers = (village: Village, number: (value: number) => string) => ({
  points: number(village.points),
  food: number(village.food),
  wood: number(village.wood),
  clay: number(village.clay),
  stone: number(village.stone),
  gold: number(village.gold),
  agriculture: number(village.agriculture),
});

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  full: { minWidth: '100%' },
  table: { flex: 1 },
  head: { borderTopWidth: 0, paddingVertical: 2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingHorizontal: 12,
    paddingVertical: 3,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
  player: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  name: { flexShrink: 1 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
});
