import { Platform, StyleSheet, TextInput, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { ENLARGED_BY_SYSTEM, useTextScale } from '@/components/theme/textScale';
import { useType } from '@/components/theme/ThemeProvider';
import { LARGEST_TEXT, textStyle } from '@/components/theme/type';
import { useWood } from './Plank';
import { LONGEST_NAME } from './table';

export interface NameFieldProps {
  /** What the field is for, for screen readers. */
  label: string;
  name: string;
  /** Shown while no name is given. */
  otherwise: string;
  onChange: (name: string) => void;
}

/** A name that is cut into the wood and can be touched to cut another one. */
export function NameField({ label, name, otherwise, onChange }: NameFieldProps) {
  const wood = useWood();
  const type = useType();
  const scale = useTextScale();
  const grown = ENLARGED_BY_SYSTEM ? 1 : scale;
  return (
    <View style={[styles.field, { borderBottomColor: wood.dark }]}>
      <TextInput
        aria-label={label}
        value={name}
        placeholder={otherwise}
        placeholderTextColor={wood.text2}
        onChangeText={onChange}
        maxLength={LONGEST_NAME}
        autoCapitalize="words"
        autoComplete="off"
        autoCorrect={false}
        spellCheck={false}
        returnKeyType="done"
        selectTextOnFocus
        maxFontSizeMultiplier={LARGEST_TEXT}
        style={[
          textStyle('display', type.title * grown),
          styles.input,
          { color: wood.text },
          // The field is underlined anyway; a ring of the browser's own colours would hide the wood.
          Platform.OS === 'web' && ({ outlineColor: wood.text } as object),
        ]}
      />
      <Icon name="pencil" size={16} colour={wood.text2} />
    </View>
  );
}

const styles = StyleSheet.create({
  field: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1.5, gap: 4 },
  input: { flex: 1, minWidth: 60, minHeight: 44, paddingVertical: 4, paddingHorizontal: 2 },
});
