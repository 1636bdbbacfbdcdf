import { Pressable, StyleSheet, View } from 'react-native';
import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useRadios } from '@/components/ui/useRadios';
import type { BotWords } from './face';

export interface BotListProps {
  name: string;
  bots: readonly string[];
  wordsOf: (bot: string) => BotWords;
  chosen: string;
  onChoose: (bot: string) => void;
}

/** Every bot of the game, with what it is like. */
export function BotList({ name, bots, wordsOf, chosen, onChoose }: BotListProps) {
  const theme = useTheme();
  const radio = useRadios(bots.length, bots.indexOf(chosen), (index) => {
    const bot = bots[index];
    if (bot !== undefined) onChoose(bot);
  });
  return (
    <View role="radiogroup" aria-label={name} style={styles.list}>
      {bots.map((bot, index) => {
        const { title, text } = wordsOf(bot);
        const surface = bot === chosen ? theme.main : theme.quiet;
        return (
          <Pressable key={bot} {...radio(index)} aria-label={text ? `${title}. ${text}` : title}>
            <Slab surface={surface} seed={index + 3} cuts="none" thickness={3} style={styles.bot}>
              <Icon name={bot === chosen ? 'check' : 'mask'} size={20} colour={surface.text} />
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
  list: { gap: 4, paddingHorizontal: 14, paddingBottom: 12 },
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
