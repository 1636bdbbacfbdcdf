import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { Sign } from '@/components/stone-age/art/Pieces';
import { saidAs } from '@/components/stone-age/panels/panelProps';
import type { Picker } from '@/components/stone-age/panels/sharing';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Player } from '@/machines/core/table';

export interface SharePickersProps {
  order: readonly Picker[];
  players: readonly Player[];
}

/** Who takes when, and what each has taken. */
export function SharePickers({ order, players }: SharePickersProps) {
  const { scale } = useSheetRoom();
  const { everyone } = useText(stoneAgeStrings);
  return (
    <View style={styles.block}>
      <Words face="display" step="lead" role="heading" {...{ 'aria-level': 3 }}>
        {everyone.order}
      </Words>
      <View style={styles.row}>
        {order.map((picker, i) => (
          <View key={picker.seat} style={[styles.step, { flexBasis: 74 * scale }]}>
            {i > 0 && <Icon name="go" size={12} style={styles.arrow} />}
            <Taker picker={picker} players={players} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Taker({ picker, players }: { picker: Picker; players: readonly Player[] }) {
  const { seat, turn, taken } = picker;
  const theme = useTheme();
  const shared = useStrings();
  const { everyone, die } = useText(stoneAgeStrings);
  const now = turn === 'now';
  const player = theme.players[seat] ?? theme.players[0];
  const ink = now ? player.on : theme.text;
  const state =
    turn === 'took' ? everyone.took(taken ? die(taken.die) : '').trim() : everyone[turn];
  const name = nameOf(shared, players, seat);
  const look = (
    <>
      <View style={styles.marks}>
        <Stamp seat={seat} size={34} inverted={now} />
        {taken && <Sign name={taken.good} size={26} opacity={taken.amount === 0 ? 0.4 : 1} />}
      </View>
      <Words face="strong" colour={ink} style={styles.centred} numberOfLines={2}>
        {name}
      </Words>
      <Words step="small" colour={now ? player.on : theme.text2} style={styles.centred}>
        {state}
      </Words>
    </>
  );
  return (
    <View {...saidAs(`${name}: ${state}`)} style={styles.taker}>
      {now ? (
        <Slab
          surface={{ ground: player.colour, text: player.on, key: theme.rim }}
          cuts="none"
          thickness={3}
          seed={seat + 2}
          style={styles.face}
        >
          {look}
        </Slab>
      ) : (
        <View style={styles.face}>{look}</View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  block: { gap: 4 },
  row: { flexDirection: 'row', flexWrap: 'wrap', rowGap: 8 },
  step: { flexDirection: 'row', alignItems: 'center', flexGrow: 1 },
  arrow: { marginHorizontal: -2 },
  taker: { flex: 1 },
  face: { alignItems: 'center', paddingVertical: 6, paddingHorizontal: 3 },
  marks: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  centred: { textAlign: 'center' },
});
