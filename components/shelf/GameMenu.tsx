import { View, StyleSheet } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Told } from '@/components/sharing/Told';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { Seats } from './Seats';
import { useStory } from './story';
import { shelfStrings } from './strings';
import { useRescue } from './useRescue';
import { whenWas } from './when';

export interface GameMenuProps {
  saved: SavedGame;
  now: number;
  onClose: () => void;
  onOpen: () => void;
  onRename: () => void;
  onShare: () => void;
  onDelete: () => void;
}

/** What can be done with a game on the shelf. */
export function GameMenu({ saved, now, onClose, ...on }: GameMenuProps) {
  const strings = useStrings();
  const words = useText(shelfStrings);
  const { title, line } = useStory(saved);
  const { actions } = strings;
  return (
    <Sheet
      title={title}
      subtitle={`${line}, ${whenWas(strings, saved.changed, now)}`}
      onClose={onClose}
      testID="menu-sheet"
    >
      <Seats saved={saved} size={32} />
      <View style={styles.actions}>
        <SlabButton
          label={saved.finished ? words.lookAtResult : actions.goOn}
          icon={saved.finished ? 'chart' : 'go'}
          tone="main"
          onPress={on.onOpen}
          style={styles.wide}
          testID="menu-open"
        />
        <SlabButton
          label={actions.rename}
          icon="pencil"
          step="lead"
          seed={11}
          onPress={on.onRename}
          style={styles.action}
          testID="menu-rename"
        />
        <SlabButton
          label={actions.share}
          icon="share"
          step="lead"
          seed={12}
          onPress={on.onShare}
          style={styles.action}
          testID="menu-share"
        />
        <SlabButton
          label={actions.delete}
          icon="bin"
          step="lead"
          tone="quiet"
          seed={13}
          onPress={on.onDelete}
          style={styles.action}
          testID="menu-delete"
        />
      </View>
      {saved.remains && <Remains id={saved.id} />}
    </Sheet>
  );
}

/** What could not be read of a game that goes on all the same. */
function Remains({ id }: { id: string }) {
  const theme = useTheme();
  const words = useText(shelfStrings);
  const { rescue, told } = useRescue(id);
  return (
    <View style={styles.remains}>
      <Words colour={theme.text2}>{words.remains}</Words>
      <SlabButton
        label={words.exportBytes}
        icon="share"
        step="lead"
        tone="quiet"
        seed={14}
        onPress={() => void rescue()}
        testID="menu-remains"
      />
      <Told {...told} />
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 10, paddingBottom: 8 },
  wide: { flexBasis: '100%' },
  action: { flexGrow: 1 },
  remains: { gap: 8, paddingBottom: 8 },
});
