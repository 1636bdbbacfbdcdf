import { StyleSheet, View } from 'react-native';

import { Poster } from '@/components/art/posters/Poster';
import { useSheetRoom } from '@/components/table/Sheet';
import { INK } from '@/components/theme/palette';
import { fittingSize } from '@/components/theme/fitting';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface PickerPosterProps {
  seat: number;
  title: string;
  /** What it is about, small above the title. */
  kicker: string;
}

/** Whose turn it is, to be read across the table: colour, mark and name. */
export function PickerPoster({ seat, title, kicker }: PickerPosterProps) {
  const theme = useTheme();
  const type = useType();
  const { width, height, columns, scale } = useSheetRoom();
  const player = theme.players[seat] ?? theme.players[0];
  const tall = Math.round(Math.min(Math.max(height * 0.18, columns ? 70 : 92), 180));
  const emblem = tall - 12;
  const aside = tall * 1.04 + 8;
  const most = (width < 340 ? 28 : type.result * 1.05) * scale;
  // No word is broken, however large it is asked to be.
  const room = { width: width - aside - 14, height: height * 0.34 };
  return (
    // The sheet says the title already.
    <View
      style={[styles.poster, { minHeight: tall, backgroundColor: player.colour }]}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
    >
      {/* Taller than what is seen of it: its hills would run through the words. */}
      <Poster
        seat={seat}
        width={width}
        height={tall * 8}
        cx={tall * 0.52}
        cy={tall / 2}
        size={emblem}
      />
      <View style={[styles.words, { marginLeft: aside }]}>
        <Words face="strong" step="lead" colour={player.on}>
          {kicker}
        </Words>
        <Words
          face="display"
          step={fittingSize(title, room, most, 18)}
          allowFontScaling={false}
          colour={player.on}
          style={styles.title}
        >
          {title}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  poster: {
    justifyContent: 'center',
    borderWidth: 2.4,
    borderColor: INK.charcoal,
    overflow: 'hidden',
  },
  words: { paddingVertical: 10, paddingRight: 10 },
  title: { flexShrink: 1 },
});
