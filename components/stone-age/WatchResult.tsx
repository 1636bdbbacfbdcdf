import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';
import { countsOf, SOURCES, verdictOf } from './result/counting';
import { stoneAgeStrings } from './strings/catalogue';

const ROWS = [...SOURCES, 'total'] as const;

export interface WatchResultProps {
  position: Position;
  players: readonly Player[];
}

/** Who won and why, and where everybody's points came from. */
export function WatchResult({ position, players }: WatchResultProps) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const verdict = verdictOf(strings, text, position, (seat) => players[seat]?.name ?? '');
  if (!verdict) return null;
  const { winners, best, headline, tie } = verdict;
  const counts = countsOf(position);

  return (
    <View style={styles.result}>
      <View style={styles.winner}>
        {winners.map((seat) => (
          <Stamp key={seat} seat={seat} size={40} />
        ))}
        <Words
          face="display"
          step="heading"
          role="heading"
          aria-level={2}
          colour={theme.players[winners[0] ?? 0]?.words}
          style={styles.wins}
        >
          {headline}
        </Words>
      </View>
      <ReasonLabel text={strings.result.withPoints(best, position.round)} style={styles.label} />
      {tie !== null && <Words style={styles.tie}>{tie}</Words>}
      <View role="table" aria-label={strings.result.table} style={styles.table}>
        <View role="row" style={styles.row}>
          <View role="columnheader" style={styles.source}>
            <Words step="small" colour={theme.text2}>
              {text.figures.points}
            </Words>
          </View>
          {players.map(({ name }, seat) => (
            <View key={seat} role="columnheader" style={styles.cell}>
              <View role="img" aria-label={name}>
                <Stamp seat={seat} size={24} />
              </View>
            </View>
          ))}
        </View>
        {ROWS.map((source) => (
          <View
            key={source}
            role="row"
            style={[
              styles.row,
              { borderTopColor: theme.rule },
              source === 'total' && { backgroundColor: theme.paper2 },
            ]}
          >
            <View role="rowheader" style={styles.source}>
              <Words face={source === 'total' ? 'strong' : 'text'}>
                {text.count.sources[source].name}
              </Words>
            </View>
            {counts.map((own, seat) => (
              <View key={seat} role="cell" style={styles.cell}>
                <Words face={source === 'total' ? 'strong' : 'text'}>
                  {strings.number(own[source])}
                </Words>
              </View>
            ))}
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  result: { paddingHorizontal: 12, paddingBottom: 8, gap: 6 },
  winner: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  wins: { flexShrink: 1 },
  label: { alignSelf: 'flex-start' },
  tie: { paddingVertical: 4 },
  table: { alignSelf: 'stretch' },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingVertical: 3,
    paddingHorizontal: 6,
    borderTopWidth: StyleSheet.hairlineWidth,
    borderTopColor: 'transparent',
  },
  source: { flex: 2.2 },
  cell: { flex: 1, alignItems: 'center' },
});
