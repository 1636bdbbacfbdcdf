import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSheetRoom } from '@/components/table/Sheet';

/** The two ways of a sheet: beside each other where it is low and wide, else one after the other. */
export function SideBySide({ children }: { children: ReactNode }) {
  const { columns } = useSheetRoom();
  return (
    <View style={[styles.ways, columns && styles.columns]}>
      {Children.map(children, (child) => (
        <View style={columns && styles.column}>{child}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  ways: { gap: 12 },
  columns: { flexDirection: 'row', gap: 20 },
  column: { flex: 1 },
});
