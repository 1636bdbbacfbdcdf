import { useEffect, useRef, useState } from 'react';
import { useShelf } from '@/components/saves/SavesProvider';
import type { HeldGame, Holding } from './heldGame';
import { holdGame, type Hold } from './hold';

/** In a browser the same game can be open in several windows: one of them plays. */
export function useHeldGame(id: string): HeldGame {
  const shelf = useShelf();
  const [holding, setHolding] = useState<Holding>('asking');
  const hold = useRef<Hold | null>(null);

  useEffect(() => {
    const ours = holdGame(id, { written: () => shelf.settled(), onChange: setHolding });
    hold.current = ours;
    return () => ours.leave();
  }, [id, shelf]);

  // Not before the table is off the screen: until then it could still make a move.
  useEffect(() => {
    if (holding === 'elsewhere') void hold.current?.letGo();
  }, [holding]);

  return { holding, takeOver: () => void hold.current?.takeOver() };
}
