import type { ReactNode } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { Section } from '@/components/ui/Section';
import { useRadios } from '@/components/ui/useRadios';
import type { NewTable } from './table';

export interface WhoStartsProps {
  /** How the seats are called, in their order. */
  names: readonly string[];
  starts: NewTable['starts'];
  onChange: (starts: NewTable['starts']) => void;
}

/** Who begins: one of the seats, or the lot decides. */
export function WhoStarts({ names, starts, onChange }: WhoStartsProps) {
  const { newGame } = useStrings();
  const { fontScale } = useWindowDimensions();
  const choices: NewTable['starts'][] = ['lot', ...names.keys()];
  const radio = useRadios(choices.length, choices.indexOf(starts), (index) =>
    onChange(choices[index] ?? 'lot'),
  );
  const text = starts === 'lot' ? newGame.byLotText : newGame.startsText(names[starts] ?? '');
  return (
    <Section title={newGame.whoStarts} icon="dice" text={text}>
      <View role="radiogroup" aria-label={newGame.whoStarts} style={styles.row}>
        {choices.map((choice, index) => (
          <Pressable
            key={choice}
            {...radio(index)}
            aria-label={choice === 'lot' ? newGame.byLot : names[choice]}
            style={[styles.cell, { flexBasis: 40 + 64 * fontScale }]}
          >
            <Chip
              chosen={choice === starts}
              seed={index + 5}
              label={choice === 'lot' ? newGame.byLot : (names[choice] ?? '')}
              picture={(colour) =>
                choice === 'lot' ? (
                  <Icon name="dice" size={26} colour={colour} />
                ) : (
                  <Stamp seat={choice} size={30} />
                )
              }
            />
          </Pressable>
        ))}
      </View>
    </Section>
  );
}

interface ChipProps {
  chosen: boolean;
  seed: number;
  label: string;
  picture: (colour: string) => ReactNode;
}

function Chip({ chosen, seed, label, picture }: ChipProps) {
  const theme = useTheme();
  const surface = chosen ? theme.main : theme.button;
  return (
    <Slab surface={surface} seed={seed} cuts="none" style={styles.chip}>
      <View style={styles.picture}>{picture(surface.text)}</View>
      <Words face="strong" colour={surface.text} style={styles.label} numberOfLines={2}>
        {label}
      </Words>
    </Slab>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  cell: { flexGrow: 1 },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 50,
    paddingHorizontal: 8,
    paddingVertical: 6,
  },
  picture: { flexShrink: 0 },
  label: { flexShrink: 1 },
});
