import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Rule } from '@/components/art/surfaces/Papers';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { CardBack } from '@/components/stone-age/art/CivilizationCard';
import { TileBack } from '@/components/stone-age/art/BuildingTile';
import { Sign } from '@/components/stone-age/art/Pieces';
import { PlayersRound } from '@/components/stone-age/RoundCardPlayer';
import type { RoundSummary } from '@/components/stone-age/RoundCardSummary';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { Sheet, useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Player } from '@/machines/core/table';

export interface RoundCardProps {
  summary: RoundSummary;
  players: readonly Player[];
  /** Everything was read. */
  onContinue: () => void;
  reduced?: boolean;
}

/** The end of a round on one card: everybody's points and gains, what is left, who begins next. */
export function RoundCard({ summary, players, onContinue, reduced }: RoundCardProps) {
  const text = useText(stoneAgeStrings);
  const { next } = summary;
  return (
    <Sheet
      title={text.round.over(summary.round)}
      picture={<Icon name="hourglass" size={30} />}
      reduced={reduced}
      footer={
        <SlabButton
          label={next ? text.buttons.startRound(next.round) : text.buttons.showResult}
          tone={next ? { seat: next.firstPlayer } : 'main'}
          onPress={onContinue}
          style={styles.button}
          testID="continue"
        />
      }
      testID="round"
    >
      <Columns>
        <View style={styles.column}>
          {summary.players.map((player, i) => (
            <View key={player.seat}>
              {i > 0 && <Rule />}
              <PlayersRound player={player} players={players} />
            </View>
          ))}
        </View>
        <View style={[styles.column, styles.after]}>
          <Next summary={summary} players={players} />
          <Left summary={summary} />
        </View>
      </Columns>
    </Sheet>
  );
}

function Columns({ children }: { children: React.ReactNode }) {
  const { columns } = useSheetRoom();
  return <View style={columns ? styles.beside : styles.stacked}>{children}</View>;
}

/** Who begins the next round, and from whom the marker went; or why there is no next round. */
function Next({ summary, players }: Pick<RoundCardProps, 'summary' | 'players'>) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const { next, ending } = summary;
  if (!next) {
    return ending && <Words face="strong">{text.endings[ending]}</Words>;
  }
  const { firstPlayer, round } = next;
  const before = (firstPlayer + players.length - 1) % players.length;
  return (
    <View style={styles.next}>
      <Sign name="firstPlayer" size={40} style={styles.rigid} />
      <Stamp seat={firstPlayer} size={32} turn={4} style={[styles.rigid, styles.overlap]} />
      <View style={styles.words}>
        <Words face="display" step="lead">
          {text.round.begins(nameOf(strings, players, firstPlayer), round)}
        </Words>
        <Words step="small" colour={theme.text2}>
          {text.round.marker(
            nameOf(strings, players, before),
            nameOf(strings, players, firstPlayer),
          )}
        </Words>
      </View>
    </View>
  );
}

/** What brings the end nearer: the deck, and the stack that has fewest tiles. */
function Left({ summary: { deckLeft, smallestStack } }: Pick<RoundCardProps, 'summary'>) {
  const text = useText(stoneAgeStrings);
  return (
    <View style={styles.left}>
      <View style={styles.pile}>
        <CardBack width={24} />
        <Words step="small" style={styles.words}>
          {text.round.deckLeft(deckLeft)}
        </Words>
      </View>
      <View style={styles.pile}>
        <TileBack width={40} left={Math.max(1, smallestStack)} />
        <Words step="small" style={styles.words}>
          {text.round.smallestStack(smallestStack)}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  button: { flex: 1 },
  stacked: { gap: 10 },
  beside: { flexDirection: 'row', gap: 20 },
  column: { flexShrink: 1, flexGrow: 1 },
  after: { gap: 12, flexBasis: '36%' },
  next: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  rigid: { flexShrink: 0 },
  overlap: { marginLeft: -14, marginTop: 14 },
  words: { flexShrink: 1, paddingLeft: 6 },
  left: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 16, rowGap: 8 },
  pile: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 4,
    flexGrow: 1,
    flexBasis: 130,
    minWidth: 130,
  },
});
