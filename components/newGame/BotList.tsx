import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useRadios } from '@/components/ui/useRadios';
import type { BotWords } from './face';
import { useWood } from './Plank';

export interface BotListProps {
  name: string;
  ids: readonly string[];
  words: Readonly<Record<string, BotWords>>;
  chosen: string;
  onChoose: (id: string) => void;
}

/** One thing that bots differ in, with what each choice is like. */
export function BotList({ name, ids, words, chosen, onChoose }: BotListProps) {
  const theme = useTheme();
  const wood = useWood();
  const radio = useRadios(ids.length, ids.indexOf(chosen), (index) => {
    const id = ids[index];
    if (id !== undefined) onChoose(id);
  });
  return (
    <View role="radiogroup" aria-label={name} style={styles.list}>
      <Words face="strong" colour={wood.text}>
        {name}
      </Words>
      {ids.map((id, index) => {
        const { title, text } = words[id] ?? { title: id, text: '' };
        const surface = id === chosen ? theme.main : theme.quiet;
        return (
          <Pressable key={id} {...radio(index)} aria-label={`${title}. ${text}`}>
            <Slab surface={surface} seed={index + 3} cuts="none" thickness={3} style={styles.bot}>
              <Icon name={id === chosen ? 'check' : 'mask'} size={20} colour={surface.text} />
              <View style={styles.words}>
                <Words face="strong" colour={surface.text}>
                  {title}
                </Words>
                {text !== '' && <Words colour={surface.text}>{text}</Words>}
              </View>
            </Slab>
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: 4, flexGrow: 1, flexBasis: 240 },
  bot: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 48,
    paddingHorizontal: 12,
    paddingVertical: 6,
  },
  words: { flex: 1 },
});
