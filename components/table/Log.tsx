import { memo } from 'react';
import { FlatList, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';

/** One move in words: who made it, and all that came of it. */
export interface LogEntry {
  key: string;
  /** Whose mark stands before it; null for what belongs to nobody. */
  seat: Seat | null;
  lines: readonly string[];
  /** Opens a part of the game: set apart and in the display face. */
  heading?: boolean;
}

export interface LogProps {
  /** In the order they happened; the newest is shown on top. */
  entries: readonly LogEntry[];
  /** Whether screen readers say each new entry: not while a game is run through. */
  aloud?: boolean;
  style?: StyleProp<ViewStyle>;
}

/** Everything that happened, in plain words, newest first. */
export function Log({ entries, aloud = true, style }: LogProps) {
  const { table } = useStrings();
  const theme = useTheme();
  return (
    <View
      role="log"
      aria-label={table.log}
      aria-live={aloud ? 'polite' : 'off'}
      style={[styles.log, style]}
    >
      <FlatList
        data={entries.slice().reverse()}
        keyExtractor={({ key }) => key}
        renderItem={({ item, index }) => <Entry entry={item} newest={index === 0} />}
        initialNumToRender={16}
        windowSize={3}
        contentContainerStyle={styles.page}
        ListEmptyComponent={
          <Words colour={theme.text2} style={styles.empty}>
            {table.logEmpty}
          </Words>
        }
        // A keyboard must be able to scroll what it can reach nothing in.
        {...{ tabIndex: 0 }}
      />
    </View>
  );
}

interface EntryProps {
  entry: LogEntry;
  newest: boolean;
}

/** Logs are told anew with every move: what says the same need not be drawn again. */
function saysTheSame(before: EntryProps, now: EntryProps): boolean {
  const [one, other] = [before.entry, now.entry];
  return (
    before.newest === now.newest &&
    one.seat === other.seat &&
    one.heading === other.heading &&
    one.lines.length === other.lines.length &&
    one.lines.every((line, index) => line === other.lines[index])
  );
}

const Entry = memo(function Entry({ entry, newest }: EntryProps) {
  const theme = useTheme();
  const { seat, lines, heading } = entry;
  return (
    <View
      style={[
        styles.entry,
        { borderBottomColor: theme.rule },
        newest && { backgroundColor: theme.paper2 },
      ]}
    >
      <View style={styles.mark}>{seat !== null && <Stamp seat={seat} size={22} />}</View>
      <View style={styles.lines}>
        {lines.map((line, index) => (
          <Words
            key={index}
            face={heading ? 'display' : newest ? 'strong' : 'text'}
            colour={heading ? theme.title : theme.text}
          >
            {line}
          </Words>
        ))}
      </View>
    </View>
  );
}, saysTheSame);

const styles = StyleSheet.create({
  log: { flex: 1, minHeight: 80 },
  page: { paddingBottom: 12 },
  empty: { padding: 16, textAlign: 'center' },
  entry: {
    flexDirection: 'row',
    gap: 8,
    paddingHorizontal: 12,
    paddingVertical: 7,
    borderBottomWidth: StyleSheet.hairlineWidth,
  },
  mark: { width: 24, alignItems: 'center' },
  lines: { flex: 1, gap: 2 },
});
