import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { colourOf } from '@/components/i18n/names';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import type { Seat } from '@/machines/core/rules';
import type { Sitter } from './table';

export interface EmptySeatProps {
  seat: Seat;
  /** How many can play at most. */
  most: number;
  /** Whether there are bots to invite. */
  bots: boolean;
  onSeat: (kind: Sitter['kind']) => void;
}

/** The next seat that nobody has taken. */
export function EmptySeat({ seat, most, bots, onSeat }: EmptySeatProps) {
  const theme = useTheme();
  const strings = useStrings();
  const { newGame } = strings;
  const { title } = useType();
  const { fontScale } = useWindow();
  return (
    <Slab
      empty
      seed={13}
      role="group"
      aria-label={`${newGame.seat(seat + 1)}, ${colourOf(strings, seat).both}, ${newGame.empty}`}
      style={styles.row}
    >
      <View style={[styles.who, { flexBasis: 60 + 3.6 * title * fontScale }]}>
        <View style={styles.faint}>
          <Stamp seat={seat} size={42} />
        </View>
        <View style={styles.words}>
          <Words face="display" step="title" colour={theme.text2}>
            {newGame.empty}
          </Words>
          <Words colour={theme.text2}>{newGame.upTo(most)}</Words>
        </View>
      </View>
      <View style={styles.buttons}>
        <SlabButton
          icon="person"
          label={newGame.person}
          name={newGame.addPerson}
          step="body"
          cuts="none"
          seed={4}
          style={styles.button}
          onPress={() => onSeat('human')}
        />
        {bots && (
          <SlabButton
            icon="mask"
            label={newGame.bot}
            name={newGame.addBot}
            step="body"
            cuts="none"
            seed={6}
            style={styles.button}
            onPress={() => onSeat('bot')}
          />
        )}
      </View>
    </Slab>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: 8,
    paddingHorizontal: 12,
    paddingTop: 8,
    paddingBottom: 6,
  },
  who: { flexDirection: 'row', alignItems: 'center', gap: 10, flexGrow: 6 },
  faint: { opacity: 0.55 },
  words: { flexShrink: 1 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', flexGrow: 1, flexShrink: 1, gap: 8 },
  button: { flexGrow: 1 },
});
