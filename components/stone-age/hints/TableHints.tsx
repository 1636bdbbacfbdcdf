import { useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout } from '@/components/stone-age/layout';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';
import type { Move } from '@/machines/stone-age/vocabulary';
import { HintTray } from './HintTray';
import { useHintWords } from './useHintWords';
import type { Hinting } from './useHints';

export interface TableHintsProps {
  hinting: Hinting;
  layout: BoardLayout;
  position: Position;
  players: readonly Player[];
  seat: number;
  /** Gets a placement or the next place to resolve ready. */
  onPick: (move: Extract<Move, { type: 'place' | 'resolve' }>) => void;
}

/** The elder's advice for a decision on the board, once there is any. */
export function TableHints({ hinting, layout, seat, onPick, ...table }: TableHintsProps) {
  const { hints } = useText(stoneAgeStrings);
  const told = useHintWords({ hinting, ...table });
  if (hinting.state !== 'told' && hinting.state !== 'failed') return null;
  return (
    <HintTray
      layout={layout}
      told={told}
      otherwise={hints.failed}
      shown={hinting.shown}
      seat={seat}
      onShow={hinting.show}
      onPick={(index) => {
        const move = hinting.hints[index]?.move;
        hinting.close();
        if (move?.type === 'place' || move?.type === 'resolve') onPick(move);
      }}
      onClose={hinting.close}
    />
  );
}
