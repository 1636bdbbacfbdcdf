import type { ReactNode } from 'react';
import { Platform, StyleSheet, View } from 'react-native';

import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';

/** What a column is about. */
export interface Column {
  name: string;
  picture: ReactNode;
}

export interface Cell {
  value: string;
  /** How it came about, in small type. */
  note?: string | undefined;
  /** The most of its row: told by weight and a line below, not by its colour alone. */
  best?: boolean;
}

export interface Row {
  name: string;
  picture?: ReactNode;
  cells: readonly Cell[];
  /** A sum: set apart from the rows above it. */
  total?: boolean;
}

export interface DataTableProps {
  /** What the whole table is about. */
  label: string;
  /** What the first column names. */
  head: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** Text larger than this gets a row's name above its figures instead of beside them. */
const LARGE_TEXT = 1.3;

/** Figures in rows and columns. Browsers walk it cell by cell, phones hear row after row. */
export function DataTable({ label, head, columns, rows }: DataTableProps) {
  const theme = useTheme();
  const stacked = useWindow().fontScale > LARGE_TEXT;
  return (
    <View role="table" aria-label={label}>
      <View role="row" style={[styles.row, stacked && styles.stacked]}>
        <View role="columnheader" aria-label={head} style={[styles.head, stacked && styles.whole]}>
          <Words step="small" colour={theme.text2}>
            {head}
          </Words>
        </View>
        <View style={[styles.cells, stacked ? styles.whole : { flexGrow: columns.length }]}>
          {columns.map(({ name, picture }, i) => (
            <View key={i} role="columnheader" aria-label={name} style={styles.cell}>
              {picture}
              <Words step="small" numberOfLines={1} maxFontSizeMultiplier={1.3}>
                {name}
              </Words>
            </View>
          ))}
        </View>
      </View>
      {rows.map((row, i) => (
        <TableRow key={i} row={row} columns={columns} stacked={stacked} />
      ))}
    </View>
  );
}

interface TableRowProps {
  row: Row;
  columns: readonly Column[];
  stacked: boolean;
}

function TableRow({ row, columns, stacked }: TableRowProps) {
  const { result } = useStrings();
  const theme = useTheme();
  const { name, picture, cells, total = false } = row;
  const told = cells.map(({ value, note, best }, i) => ({
    name: columns[i]?.name ?? '',
    value: [value, ...(note ? [`(${note})`] : []), ...(best ? [result.best] : [])].join(' '),
  }));
  return (
    <View
      role="row"
      // One stop for the readers of phones, which know no tables.
      accessible={Platform.OS !== 'web'}
      {...(Platform.OS !== 'web' && { 'aria-label': result.readRow(name, told) })}
      style={[
        styles.row,
        stacked && styles.stacked,
        styles.line,
        { borderTopColor: theme.rule },
        total && { backgroundColor: theme.paper2 },
      ]}
    >
      <View role="rowheader" style={[styles.head, stacked && styles.whole]}>
        {picture}
        <Words face={total ? 'strong' : 'text'} style={styles.name}>
          {name}
        </Words>
      </View>
      <View style={[styles.cells, stacked ? styles.whole : { flexGrow: columns.length }]}>
        {cells.map(({ value, note, best = false }, i) => (
          <View key={i} role="cell" aria-label={told[i]?.value} style={styles.cell}>
            <Words
              face={total || best ? 'strong' : 'text'}
              step={total ? 'lead' : 'body'}
              colour={best ? theme.title : theme.text}
              style={best && styles.best}
            >
              {value}
            </Words>
            {note !== undefined && (
              <Words step="least" colour={theme.text2} style={styles.note}>
                {note}
              </Words>
            )}
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', paddingVertical: 4, paddingHorizontal: 4 },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: 4 },
  whole: { flexBasis: 'auto' },
  line: { borderTopWidth: 1 },
  head: {
    flexGrow: 2,
    flexBasis: 0,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingRight: 4,
  },
  cells: { flexDirection: 'row', flexBasis: 0 },
  name: { flexShrink: 1 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  best: { textDecorationLine: 'underline' },
  note: { textAlign: 'center' },
});
