import { useState } from 'react';
import { Platform, StyleSheet, TextInput } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sheet } from '@/components/table/Sheet';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { textStyle } from '@/components/theme/type';
import { Words } from '@/components/theme/Words';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { useStory } from './story';
import { shelfStrings } from './strings';

/** Longer names are cut off wherever they are shown. */
const LONGEST = 40;

export interface RenameSheetProps {
  saved: SavedGame;
  onClose: () => void;
  onRename: (name: string) => void;
}

/** Gives a game a name of its own, or takes it away. */
export function RenameSheet({ saved, onClose, onRename }: RenameSheetProps) {
  const theme = useTheme();
  const type = useType();
  const { actions } = useStrings();
  const words = useText(shelfStrings);
  const { title } = useStory(saved);
  const [name, setName] = useState(saved.name);
  const done = () => onRename(name.trim());
  return (
    <Sheet
      title={words.rename(title)}
      onClose={onClose}
      testID="rename-sheet"
      footer={
        <SlabButton
          label={actions.save}
          icon="check"
          tone="main"
          onPress={done}
          style={styles.save}
          testID="save-name"
        />
      }
    >
      <TextInput
        aria-label={words.nameField}
        value={name}
        onChangeText={setName}
        onSubmitEditing={done}
        placeholder={title}
        placeholderTextColor={theme.text2}
        maxLength={LONGEST}
        autoComplete="off"
        spellCheck={false}
        returnKeyType="done"
        selectTextOnFocus
        testID="name-field"
        style={[
          textStyle('display', type.title),
          styles.input,
          { color: theme.text, borderBottomColor: theme.rule },
          Platform.OS === 'web' && ({ outlineColor: theme.title } as object),
        ]}
      />
      <Words colour={theme.text2}>{words.renameText}</Words>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  input: { minHeight: 48, paddingVertical: 6, paddingHorizontal: 4, borderBottomWidth: 2 },
  save: { flex: 1 },
});
