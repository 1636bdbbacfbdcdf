import { useEffect, useEffectEvent } from 'react';
import { useText } from '@/components/i18n/LanguageProvider';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useAnnounce } from '@/components/table/Announcer';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';
import { heardHints, hintWords, type HintWords } from './hintWords';
import type { Hinting } from './useHints';

export interface HintWordsInput {
  hinting: Hinting | undefined;
  position: Position;
  players: readonly Player[];
}

/** The hints in words; how far it has come with them is said aloud. */
export function useHintWords({ hinting, position, players }: HintWordsInput): HintWords[] {
  const strings = useText(stoneAgeStrings);
  const announce = useAnnounce();
  const told = hintWords(strings, players, position, hinting?.hints ?? []);
  const state = hinting?.state ?? 'asleep';
  const say = useEffectEvent(() => {
    if (state === 'thinking') announce(strings.hints.thinking);
    if (state === 'failed') announce(strings.hints.failed);
    if (state === 'told') announce(heardHints(strings, told));
  });
  useEffect(() => say(), [state]);
  return told;
}
