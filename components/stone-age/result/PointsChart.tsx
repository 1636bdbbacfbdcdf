import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Stamp } from '@/components/art/Mark';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { DataTable, type Column, type Row } from '@/components/charts/DataTable';
import { LineChart } from '@/components/charts/LineChart';
import { useStrings } from '@/components/i18n/LanguageProvider';
import type { PointsByRound } from '@/components/stone-age/result/pointsByRound';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';

export interface PointsChartProps {
  points: PointsByRound;
  nameOf: (seat: Seat) => string;
  width: number;
}

const HEIGHT = 196;

/**
 * How the points grew. Rounds and the final count have a scale each: on one and the same, all that
 * happened in the game would lie flat at its foot. The same as a table is one touch away.
 */
export function PointsChart({ points, nameOf, width }: PointsChartProps) {
  const { result } = useStrings();
  const theme = useTheme();
  const [asTable, setAsTable] = useState(false);
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        <Words
          face="display"
          step="title"
          colour={theme.title}
          role="heading"
          aria-level={2}
          style={styles.title}
        >
          {result.pointsByRound}
        </Words>
        <SlabButton
          label={asTable ? result.asChart : result.asTable}
          icon={asTable ? 'chart' : 'log'}
          step="small"
          tone="quiet"
          onPress={() => setAsTable(!asTable)}
        />
      </View>
      {asTable ? (
        <Figures points={points} nameOf={nameOf} />
      ) : (
        <Charts points={points} nameOf={nameOf} width={width} />
      )}
    </View>
  );
}

function Charts({ points: { rounds, totals }, nameOf, width }: PointsChartProps) {
  const { number, result } = useStrings();
  const type = useType();
  const last = rounds[rounds.length - 1] ?? [];
  const seats = last.map((_, seat) => seat);
  const end = totals ?? last;
  const lines = seats.map((seat) => ({
    name: nameOf(seat),
    from: rounds[0]?.[seat] ?? 0,
    before: last[seat] ?? 0,
    total: end[seat] ?? 0,
  }));
  const narrow = Math.round(Math.max(width * 0.38, 128));
  const height = Math.round(HEIGHT * (type.body / 14));
  return (
    <View role="img" aria-label={result.readChart(lines)} accessible style={styles.charts}>
      <LineChart
        title={result.byRound}
        width={width - narrow}
        height={height}
        labels={['', ...rounds.map((_, round) => number(round + 1))]}
        series={seats.map((seat) => ({
          seat,
          values: [0, ...rounds.map((points) => points[seat] ?? 0)],
        }))}
      />
      <LineChart
        title={result.finalCount}
        width={narrow}
        height={height}
        labels={[number(rounds.length), result.end]}
        series={lines.map(({ before, total }, seat) => ({ seat, values: [before, total] }))}
      />
    </View>
  );
}

function Figures({ points: { rounds, totals }, nameOf }: Omit<PointsChartProps, 'width'>) {
  const { number, result } = useStrings();
  const seats = (rounds[0] ?? []).map((_, seat) => seat);
  const columns = seats.map((seat): Column => ({
    name: nameOf(seat),
    picture: <Stamp seat={seat} size={24} />,
  }));
  const row = (name: string, values: readonly number[], total = false): Row => ({
    name,
    total,
    cells: values.map((value) => ({
      value: number(value),
      best: value === Math.max(...values) && value !== Math.min(...values),
    })),
  });
  return (
    <DataTable
      label={result.pointsByRound}
      head={result.round}
      columns={columns}
      rows={[
        ...rounds.map((values, round) => row(number(round + 1), values)),
        ...(totals ? [row(result.finalCount, totals, true)] : []),
      ]}
    />
  );
}

const styles = StyleSheet.create({
  section: { gap: 8 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  title: { flexGrow: 1 },
  charts: { flexDirection: 'row' },
});
