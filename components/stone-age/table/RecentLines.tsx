import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import type { Rect } from '@/components/stone-age/layout';
import { logByRound } from '@/components/stone-age/log';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { OpenGame } from './useGame';

/** As many as can be read in passing. */
const LINES = 2;

/** The last things that happened, where a large screen has room for them. */
export function RecentLines({ game, rect }: { game: OpenGame; rect: Rect }) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { players, table, holdsDevice } = game;
  const groups = logByRound(table.playthrough, { shared, strings, players, viewer: holdsDevice });
  const lines = groups.flatMap((group) => group.lines).slice(-LINES);
  return (
    // The log itself and the announcements say the same to whoever listens.
    <View
      aria-hidden
      pointerEvents="none"
      style={[
        styles.lines,
        { left: rect.x, top: rect.y, width: rect.width, maxHeight: rect.height },
      ]}
    >
      {lines.map(({ index, moment, seat, text }) => (
        <View key={`${index}.${moment}`} style={styles.line}>
          {seat !== null && <Stamp seat={seat} size={20} />}
          <Words step="small" colour={theme.text2} numberOfLines={2} style={styles.text}>
            {text}
          </Words>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { position: 'absolute', gap: 4, overflow: 'hidden' },
  line: { flexDirection: 'row', gap: 6, alignItems: 'center' },
  text: { flexShrink: 1 },
});
