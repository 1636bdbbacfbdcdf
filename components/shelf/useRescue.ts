import { useState } from 'react';
import { useText } from '@/components/i18n/LanguageProvider';
import { useStorage } from '@/components/saves/SavesProvider';
import { HANDS_OVER_BY, handOver } from '@/components/sharing/handOver';
import { sharingStrings } from '@/components/sharing/strings';
import type { ToldProps } from '@/components/sharing/Told';
import { rescueFile } from '@/machines/saves/gameFile';

/** Hands the bytes of a game out as they lie there, and says what became of it. */
export function useRescue(id: string): { rescue(): Promise<void>; told: ToldProps } {
  const storage = useStorage();
  const { share } = useText(sharingStrings);
  const [sent, setSent] = useState<boolean | null>(null);
  const done = HANDS_OVER_BY === 'download' ? share.downloaded : share.sent;
  return {
    async rescue() {
      try {
        setSent(await handOver(await rescueFile(storage, id)));
      } catch {
        setSent(false);
      }
    },
    told: { sentence: sent === null ? '' : sent ? done : share.notSent, failed: sent === false },
  };
}
