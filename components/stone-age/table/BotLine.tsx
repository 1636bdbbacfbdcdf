import { StyleSheet, View } from 'react-native';
import { Stamp } from '@/components/art/Mark';
import { useText } from '@/components/i18n/LanguageProvider';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { tell } from '@/components/stone-age/telling';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { OpenGame } from './useGame';

/** More lines than this cannot be read in passing. */
const LINES = 3;

/** What a bot does while it is being shown, and why. It is announced elsewhere. */
export function BotLine({ game, reasons }: { game: OpenGame; reasons: string }) {
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const { stage, players, holdsDevice } = game;
  const news = stage.moment?.news;
  if (!news || !('seat' in news)) return null;
  return (
    <View style={styles.line} aria-hidden testID="bot-line">
      <Stamp seat={news.seat} size={22} />
      <Words step="small" numberOfLines={LINES} style={styles.words}>
        {tell(strings, players, news, holdsDevice)}{' '}
        <Words step="small" colour={theme.text2}>
          {reasons}
        </Words>
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  words: { flexShrink: 1 },
});
