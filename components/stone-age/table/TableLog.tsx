import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { logByRound } from '@/components/stone-age/log';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { LogSheet } from '@/components/table/LogSheet';
import type { OpenGame } from './useGame';

export interface TableLogProps {
  game: OpenGame;
  onClose(): void;
  onLeave(): void;
  onSettings(): void;
}

/** Everything that has been shown, in plain words, and the ways out of the game. */
export function TableLog({ game, onClose }: TableLogProps) {
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { players, table, holdsDevice, motion } = game;
  const groups = logByRound(table.playthrough, { shared, strings, players, viewer: holdsDevice });
  return (
    <LogSheet
      groups={groups}
      onShowMoment={() => undefined}
      onClose={onClose}
      reduced={motion.reduced}
    />
  );
}
