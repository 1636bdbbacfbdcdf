import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useSheetRoom } from '@/components/table/Sheet';

export interface ColumnsProps {
  /** Above the rest, or left of it where the sheet is low. */
  aside: ReactNode;
  /** How much of the width it takes there; as much as it needs unless given. */
  share?: number;
  children: ReactNode;
}

/** Under one another on an upright screen, beside one another on a low one. */
export function Columns({ aside, share, children }: ColumnsProps) {
  const { columns, width } = useSheetRoom();
  if (!columns) {
    return (
      <View style={styles.stacked}>
        {aside}
        {children}
      </View>
    );
  }
  return (
    <View style={styles.columns}>
      <View style={[styles.aside, share !== undefined && { width: width * share }]}>{aside}</View>
      <View style={styles.rest}>{children}</View>
    </View>
  );
}

/** Only where the sheet has columns, or only where it has none: the same thing in two places. */
export function Where({ columns, children }: { columns: boolean; children: ReactNode }) {
  return useSheetRoom().columns === columns ? children : null;
}

const styles = StyleSheet.create({
  stacked: { gap: 10 },
  columns: { flexDirection: 'row', gap: 16, alignItems: 'flex-start' },
  aside: { gap: 10 },
  rest: { flex: 1, gap: 10 },
});
