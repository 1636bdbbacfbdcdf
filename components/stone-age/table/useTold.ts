import { useEffect, useEffectEvent } from 'react';
import { useText } from '@/components/i18n/LanguageProvider';
import { useHaptics } from '@/components/sound/haptics';
import type { SoundName } from '@/components/sound/names';
import { useSounds } from '@/components/sound/useSounds';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { tell } from '@/components/stone-age/telling';
import { useAnnounce } from '@/components/table/Announcer';
import type { News } from '@/machines/stone-age/vocabulary';
import type { OpenGame } from './useGame';

/** What a piece of news sounds like; a throw is heard die by die in its own panel. */
function soundOf(news: News): SoundName | null {
  switch (news.type) {
    case 'placed':
      return 'putDown';
    case 'gathered':
    case 'gained':
    case 'tookDie':
      if (news.amount === 0) return null;
      return news.good === 'tool' || news.good === 'points'
        ? 'stone'
        : news.good === 'agriculture'
          ? 'food'
          : news.good;
    case 'bought':
    case 'drew':
    case 'newRound':
      return 'card';
    case 'built':
    case 'turnedTile':
      return 'tile';
    case 'madeTool':
      return 'stone';
    case 'farmed':
      return 'food';
    case 'gameEnded':
      return 'win';
    default:
      return null;
  }
}

/** Says aloud and lets be heard whatever comes on the stage, once, and why a bot did it. */
export function useTold({ stage, players }: OpenGame, reasons: string): void {
  const strings = useText(stoneAgeStrings);
  const announce = useAnnounce();
  const play = useSounds();
  const feel = useHaptics();
  const { moment, moments, chapter } = stage;
  // Chapters with a card of their own are told all at once.
  const news = moment ? [moment.news] : chapter ? moments.map((one) => one.news) : [];
  const say = useEffectEvent(() => {
    for (const item of news) {
      // A voice is heard by the whole table, and what it said stays to be read behind the curtain.
      announce([tell(strings, players, item, null), reasons].join(' ').trim());
      const sound = soundOf(item);
      if (sound) play(sound);
      if (item.type === 'gathered') feel('settle');
    }
  });
  const first = moment ?? moments[0] ?? null;
  useEffect(() => {
    if (first) say();
  }, [first]);
}
