import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { Section } from '@/components/ui/Section';
import { useRadios } from '@/components/ui/useRadios';
import type { NewTable } from './table';

export interface WhoStartsProps {
  /** How the seats are called, in their order. */
  names: readonly string[];
  starts: NewTable['starts'];
  onChange: (starts: NewTable['starts']) => void;
}

/** About how wide a letter is, for its size. */
const LETTER = 0.56;

/** Who begins: one of the seats, or the lot decides. */
export function WhoStarts({ names, starts, onChange }: WhoStartsProps) {
  const { newGame } = useStrings();
  const { fontScale } = useWindow();
  const { body } = useType();
  // A word is never cut in two while there is room for it.
  const roomFor = (name: string): number => {
    const longest = Math.max(...name.split(/[ -]/).map(({ length }) => length + 1));
    return Math.max(104, 56 + longest * body * LETTER * fontScale);
  };
  const choices: NewTable['starts'][] = ['lot', ...names.keys()];
  const radio = useRadios(choices.length, choices.indexOf(starts), (index) =>
    onChange(choices[index] ?? 'lot'),
  );
  const text = starts === 'lot' ? newGame.byLotText : newGame.startsText(names[starts] ?? '');
  return (
    <Section title={newGame.whoStarts} icon="dice" text={text}>
      <View role="radiogroup" aria-label={newGame.whoStarts} style={styles.row}>
        {choices.map((choice, index) => {
          const label = choice === 'lot' ? newGame.byLot : (names[choice] ?? '');
          return (
            <Pressable
              key={choice}
              {...radio(index)}
              aria-label={label}
              style={[styles.cell, { flexBasis: roomFor(label) }]}
            >
              <Chip
                chosen={choice === starts}
                seed={index + 5}
                label={label}
                picture={(colour) =>
                  choice === 'lot' ? (
                    <Icon name="dice" size={26} colour={colour} />
                  ) : (
                    <Stamp seat={choice} size={30} />
                  )
                }
              />
            </Pressable>
          );
        })}
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
  cell: { flexGrow: 1, maxWidth: '100%' },
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
  label: { flexShrink: 1, minWidth: 0 },
});
