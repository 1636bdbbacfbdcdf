import { useRef, useState, type ReactNode } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Rule } from '@/components/art/surfaces/Papers';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { Sheet, useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { useDescribed } from '@/components/ui/described';
import type { Seat } from '@/machines/core/rules';

/** One sentence of the log. */
export interface LogLine {
  /** Which move of the playthrough it came of, the first being 0. */
  index: number;
  /** Which piece of that move's news it is. */
  moment: number;
  /** Whom it speaks of, if anyone. */
  seat: Seat | null;
  text: string;
  /** Somebody can say why it was done. */
  hasReasons?: boolean;
}

/** A round, or what comes after the last. */
export interface LogGroup {
  title: string;
  lines: readonly LogLine[];
}

export interface LogSheetProps {
  /** In the order they happened. */
  groups: readonly LogGroup[];
  /** Touching a line asks for that moment: the move, and which piece of its news. */
  onShowMoment: (index: number, moment: number) => void;
  onClose: () => void;
  /** Ways out of the game, at the foot of the sheet. */
  footer?: ReactNode;
  reduced?: boolean;
}

/** Everything that happened, in plain words; the newest at the end, where it opens. */
export function LogSheet({ groups, onShowMoment, onClose, footer, reduced }: LogSheetProps) {
  const { table } = useStrings();
  return (
    <Sheet title={table.log} onClose={onClose} footer={footer} reduced={reduced} testID="log-sheet">
      <Lines groups={groups} onShowMoment={onShowMoment} />
    </Sheet>
  );
}

/** What a sheet needs for its edge, its title and its margins. */
const AROUND = 180;

function Lines({ groups, onShowMoment }: Pick<LogSheetProps, 'groups' | 'onShowMoment'>) {
  const { table } = useStrings();
  const theme = useTheme();
  const room = useSheetRoom();
  const { fontScale } = useWindow();
  const scroll = useRef<ScrollView>(null);
  const opened = useRef(false);
  // Long games have hundreds of lines: only the round that is going on is laid out at first.
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([groups.length - 1]));
  const toggle = (group: number) => {
    const next = new Set(open);
    if (!next.delete(group)) next.add(group);
    setOpen(next);
  };
  if (groups.length === 0) return <Words colour={theme.text2}>{table.logEmpty}</Words>;
  const total = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <ScrollView
      ref={scroll}
      nestedScrollEnabled
      style={{ maxHeight: room.height - AROUND * Math.max(1, fontScale * 0.8) }}
      onContentSizeChange={() => {
        if (!opened.current) scroll.current?.scrollToEnd({ animated: false });
        opened.current = true;
      }}
    >
      {groups.map(({ title, lines }, group) => {
        const before = groups.slice(0, group).reduce((sum, each) => sum + each.lines.length, 0);
        const isOpen = open.has(group);
        return (
          <View key={group}>
            <Pressable
              role="button"
              aria-expanded={isOpen}
              aria-label={title}
              onPress={() => toggle(group)}
              style={styles.title}
            >
              <Icon name="go" size={16} colour={theme.title} style={isOpen && styles.turned} />
              <Words face="display" step="lead" colour={theme.title}>
                {title}
              </Words>
            </Pressable>
            {isOpen &&
              lines.map((line, i) => (
                <Line
                  key={`${line.index}.${line.moment}`}
                  line={line}
                  where={table.logLine(before + i + 1, total)}
                  onShowMoment={onShowMoment}
                />
              ))}
            <Rule />
          </View>
        );
      })}
    </ScrollView>
  );
}

interface LineProps {
  line: LogLine;
  /** "Line 3 of 40". */
  where: string;
  onShowMoment: LogSheetProps['onShowMoment'];
}

function Line({ line, where, onShowMoment }: LineProps) {
  const { table } = useStrings();
  const theme = useTheme();
  const { index, moment, seat, text, hasReasons = false } = line;
  const { described, description } = useDescribed(hasReasons ? table.showWhy : table.showMoment);
  return (
    <Pressable
      role="button"
      aria-label={`${text} ${where}`}
      {...described}
      onPress={() => onShowMoment(index, moment)}
      style={({ pressed }) => [styles.line, pressed && { backgroundColor: theme.paper2 }]}
    >
      <View style={styles.mark}>{seat !== null && <Stamp seat={seat} size={22} />}</View>
      <Words style={styles.text}>{text}</Words>
      {hasReasons && <Icon name="torch" size={18} colour={theme.text2} />}
      {description}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  title: { flexDirection: 'row', alignItems: 'center', gap: 8, minHeight: 48 },
  turned: { transform: [{ rotate: '90deg' }] },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    paddingVertical: 6,
    paddingRight: 6,
  },
  mark: { width: 24, alignItems: 'center' },
  text: { flex: 1 },
});
