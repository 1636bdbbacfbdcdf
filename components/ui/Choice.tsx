import { Pressable, StyleSheet, View } from 'react-native';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { Slab } from '@/components/art/surfaces/Slab';
import { TOUCH } from '@/components/art/surfaces/SlabButton';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { trough } from './controlPrints';
import { useRadios } from './useRadios';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

export interface ChoiceProps<Value extends string> {
  /** What is chosen, for screen readers; the screen writes it above. */
  name: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  seed?: number;
}

/** About how wide a letter of the text face is, for its size. */
const LETTER = 0.56;

/** One of a few: a trough with a raised tablet under the chosen one. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { name, options, value, onChange, seed = 3 } = props;
  const theme = useTheme();
  const type = useType();
  const { fontScale } = useWindow();
  const [size, measure] = useSize();
  const chosen = options.findIndex((option) => option.value === value);
  // Side by side, unless the longest word would not fit into its share of the trough.
  const longest = Math.max(...options.flatMap(({ label }) => label.split(' ').map(lettersIn)));
  const needed = longest * type.body * LETTER * fontScale + 20;
  const stacked = size !== null && needed > size.width / options.length;

  const radio = useRadios(options.length, chosen, (index) => {
    const option = options[index];
    if (option) onChange(option.value);
  });

  return (
    <View
      role="radiogroup"
      aria-label={name}
      onLayout={measure}
      style={[
        styles.trough,
        stacked && styles.stacked,
        !size && { backgroundColor: theme.trough.ground },
      ]}
    >
      {size && (
        <Backdrop
          {...size}
          print={trough(
            size.width,
            size.height,
            options.length,
            chosen,
            stacked,
            seed,
            theme.trough.ground,
            theme.trough.key,
            theme.rule,
          )}
        />
      )}
      {options.map(({ value: of, label }, index) => {
        const checked = index === chosen;
        return (
          <Pressable
            key={of}
            {...radio(index)}
            aria-label={label}
            style={[styles.cell, stacked && styles.wholeRow]}
          >
            {checked ? (
              <Slab
                surface={theme.main}
                seed={seed + index + 4}
                thickness={3}
                style={styles.tablet}
              >
                <Label text={label} colour={theme.main.text} />
              </Slab>
            ) : (
              <View style={styles.tablet}>
                <Label text={label} colour={theme.trough.text} />
              </View>
            )}
          </Pressable>
        );
      })}
    </View>
  );
}

const lettersIn = (word: string): number => word.length;

function Label({ text, colour }: { text: string; colour: string }) {
  return (
    <Words face="strong" colour={colour} style={styles.label}>
      {text}
    </Words>
  );
}

const styles = StyleSheet.create({
  trough: { flexDirection: 'row', minHeight: TOUCH, paddingHorizontal: 2 },
  stacked: { flexDirection: 'column' },
  cell: { flex: 1, minHeight: TOUCH, paddingVertical: 2, paddingHorizontal: 1 },
  wholeRow: { flex: 0, flexBasis: 'auto' },
  tablet: {
    flexGrow: 1,
    minHeight: 42,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 6,
    paddingVertical: 4,
  },
  label: { textAlign: 'center' },
});
