import { Platform, StyleSheet, TextInput, View } from 'react-native';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { textStyle } from '@/components/theme/type';
import { trough } from '@/components/ui/controlPrints';

export interface CodeFieldProps {
  /** What the field is for, for screen readers. */
  label: string;
  code: string;
  placeholder?: string;
  /** Left out where the code is only to be read and copied. */
  onChange?: (code: string) => void;
  /** How many lines are seen; what is longer scrolls inside. */
  lines: number;
  testID?: string;
}

/** A trough of paper for many letters that mean nothing to anybody. */
export function CodeField(props: CodeFieldProps) {
  const { label, code, placeholder, onChange, lines, testID } = props;
  const theme = useTheme();
  const type = useType();
  const [size, measure] = useSize();
  const letters = textStyle('text', type.body);
  return (
    <View onLayout={measure} style={!size && { backgroundColor: theme.trough.ground }}>
      {size && (
        <Backdrop
          {...size}
          print={trough(
            size.width,
            size.height,
            1,
            0,
            false,
            4,
            theme.trough.ground,
            theme.trough.key,
            theme.trough.key,
          )}
        />
      )}
      <TextInput
        aria-label={label}
        value={code}
        onChangeText={onChange}
        readOnly={onChange === undefined}
        placeholder={placeholder}
        placeholderTextColor={theme.trough.text}
        multiline
        selectTextOnFocus={onChange === undefined}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect={false}
        spellCheck={false}
        testID={testID}
        style={[
          letters,
          styles.input,
          { color: theme.trough.text, height: (letters.lineHeight ?? 18) * lines + 20 },
          Platform.OS === 'web' && ({ outlineColor: theme.title, resize: 'none' } as object),
        ]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  // Above the print: in a browser a field lies under whatever is laid out by itself.
  input: {
    position: 'relative',
    zIndex: 1,
    paddingHorizontal: 12,
    paddingVertical: 10,
    textAlignVertical: 'top',
  },
});
