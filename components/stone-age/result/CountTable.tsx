import { StyleSheet, View } from 'react-native';

import { Stamp } from '@/components/art/Mark';
import { DataTable, type Cell, type Row } from '@/components/charts/DataTable';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { countsOf, noteOf, SOURCES } from '@/components/stone-age/result/counting';
import { SourcePicture } from '@/components/stone-age/result/SourcePicture';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';
import { tieBreak } from '@/machines/stone-age/scoring';

export interface CountTableProps {
  position: Position;
  nameOf: (seat: Seat) => string;
  /** Who was tied, if anyone: what broke the tie gets a row too. */
  tied: readonly Seat[];
}

/** Everything that was counted: sources by players, with the sums behind the numbers. */
export function CountTable({ position, nameOf, tied }: CountTableProps) {
  const { number, result } = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const counts = countsOf(position);
  const everyone = counts.map((_, seat) => seat);
  const row = (
    name: string,
    values: readonly number[],
    more: Partial<Row> & { note?: (seat: Seat) => string | undefined } = {},
    /** Among whom the most is looked for. */
    rivals: readonly Seat[] = everyone,
  ): Row => {
    const compared = rivals.map((seat) => values[seat] ?? 0);
    const most = Math.max(...compared);
    const differ = most !== Math.min(...compared);
    return {
      ...more,
      name,
      cells: values.map((value, seat): Cell => ({
        value: number(value),
        note: more.note?.(seat),
        best: differ && value === most && rivals.includes(seat),
      })),
    };
  };
  return (
    <View style={styles.section}>
      <Words face="display" step="title" colour={theme.title} role="heading" aria-level={2}>
        {result.table}
      </Words>
      <DataTable
        label={result.table}
        head={result.source}
        columns={counts.map((_, seat) => ({
          name: nameOf(seat),
          picture: <Stamp seat={seat} size={26} />,
        }))}
        rows={[
          ...SOURCES.map((source) =>
            row(
              text.count.sources[source].name,
              counts.map((own) => own[source]),
              {
                picture: <SourcePicture source={source} size={26} />,
                note: (seat) => noteOf(text, position, { source, seat }),
              },
            ),
          ),
          row(
            text.count.sources.total.name,
            counts.map(({ total }) => total),
            { total: true },
          ),
          ...(tied.length > 0
            ? [
                row(
                  text.count.tieBreak,
                  counts.map((_, seat) => tieBreak(position, seat)),
                  {},
                  tied,
                ),
              ]
            : []),
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: 6 } });
