import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { useTheme } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import type { SavedGame } from '@/machines/saves/shelfTypes';

export interface SeatsProps {
  saved: SavedGame;
  /** Of the marks. */
  size: number;
  /** Of the names and points; that of the page unless given. */
  colour?: string;
}

/** Room for a name of about five letters beside its mark; longer ones are cut where it is narrow. */
const SHORT_NAME = 36;

/** Who sits at a table: mark, name and points, and a stroke under whoever has to decide. */
export function Seats({ saved, size, colour }: SeatsProps) {
  const strings = useStrings();
  const { fontScale } = useWindow();
  const theme = useTheme();
  const ink = colour ?? theme.text;
  const { players, points, toMove, winners } = saved;
  return (
    <View style={styles.seats}>
      {players.map((_, seat) => (
        <View key={seat} style={[styles.seat, { flexBasis: size + SHORT_NAME * fontScale }]}>
          <Stamp seat={seat} size={size} />
          <View style={styles.shrink}>
            <Words
              face={seat === toMove || winners.includes(seat) ? 'strong' : 'text'}
              step="small"
              colour={ink}
              numberOfLines={1}
              style={seat === toMove && styles.toMove}
            >
              {nameOf(strings, players, seat)}
            </Words>
            {points && (
              <Words face="display" step={size > 28 ? 'lead' : 'small'} colour={ink}>
                {strings.number(points[seat] ?? 0)}
              </Words>
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 8, rowGap: 4 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 6, flexGrow: 1, maxWidth: 128 },
  shrink: { flexShrink: 1 },
  toMove: { textDecorationLine: 'underline' },
});
