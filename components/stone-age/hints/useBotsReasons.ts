import { useMemo } from 'react';
import { useText } from '@/components/i18n/LanguageProvider';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { OpenGame } from '@/components/stone-age/table/useGame';
import { botsReasons, inPassing } from './botsReasons';
import { whyWords } from './hintWords';

/**
 * Why the bot whose move is being told made it, in a sentence or two. Only where a choice is told
 * that explains itself badly: where it sent its workers, and what it left lying.
 */
export function useBotsReasons({ table, stage, players }: OpenGame): string {
  const strings = useText(stoneAgeStrings);
  const { playthrough } = table;
  const news = stage.moment?.news.type;
  const isTold = news === 'placed' || news === 'left';
  const reasons = useMemo(
    () =>
      isTold ? inPassing(botsReasons(playthrough, players, playthrough.moves.length - 1)) : [],
    [isTold, playthrough, players],
  );
  return whyWords(strings, players, reasons).join(' ');
}
