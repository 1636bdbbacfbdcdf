import { View } from 'react-native';

import { useText } from '@/components/i18n/LanguageProvider';
import { isKept } from '@/components/stone-age/panels/offerAt';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Card, Tile } from '@/machines/stone-age/vocabulary';

/** What a card gives now and at the end, in as few lines as it takes. */
export function CardLines({ card }: { card: Card }) {
  const { upper, lower, card: words, panels } = useText(stoneAgeStrings);
  const step = useStep();
  const end = lower(card.lower);
  const lines = [
    { when: isKept(card) ? words.later : words.now, text: upper(card.upper).text },
    { when: words.atTheEnd, text: `${panels.card.what(end.title)} ${end.text}` },
  ];
  return (
    <View style={{ gap: 4 }}>
      {lines.map(({ when, text }) => (
        <Words key={when} step={step}>
          <Words face="strong" step={step}>
            {panels.card.when(when)}{' '}
          </Words>
          {text}
        </Words>
      ))}
    </View>
  );
}

/** What a building asks for and scores. */
export function TileLine({ tile }: { tile: Tile }) {
  const { text2 } = useTheme();
  const strings = useText(stoneAgeStrings);
  return (
    <Words step={useStep()} colour={text2}>
      {strings.tile(tile).text}
    </Words>
  );
}

function useStep() {
  return useSheetRoom().tight ? 'small' : 'body';
}
