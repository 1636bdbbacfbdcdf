import { useEffect, useState } from 'react';
import { movesOf } from '@/components/stone-age/decision';
import type { Move, Place } from '@/machines/stone-age/vocabulary';
import { openNumbers } from './placeStates';

/** How long a place says why it was refused. */
const COMPLAINT = 2200;

export interface ChoosingInput {
  /** Empty where nobody at this device decides now. */
  legal: readonly Move[];
  /** Another decision: whatever was picked for the last one is put back. */
  decision: string;
  /** Asks again before a worker stays. */
  confirm: boolean;
  play(move: Move): void;
  onIllegal(): void;
}

/** What a player is about to do with places and workers, before it becomes a move. */
export interface Choosing {
  picked: Place | null;
  workers: number;
  /** Numbers of workers that may go to the picked place. */
  open: readonly number[];
  /** Whether a drag takes all workers at once. */
  pile: boolean;
  complaint: Place | null;
  setWorkers(workers: number): void;
  togglePile(): void;
  /** Touching a place. */
  pick(place: Place): void;
  /** Dropping what is in the hand. */
  drop(place: Place | null): void;
  putBack(): void;
  /** Picks what a move names, so that only the main button is left to be touched. */
  prepare(move: Extract<Move, { type: 'place' | 'resolve' }>): void;
  /** The move that is ready to be made, if any. */
  ready: Move | null;
}

interface Picked {
  decision: string;
  place: Place;
  workers: number;
}

export function useChoosing(input: ChoosingInput): Choosing {
  const { legal, decision, confirm, play, onIllegal } = input;
  const [kept, setPicked] = useState<Picked | null>(null);
  const [pile, setPile] = useState(false);
  const [complaint, setComplaint] = useState<Place | null>(null);
  const picked = kept?.decision === decision ? kept : null;
  const places = movesOf(legal, 'resolve');
  const only = places.length === 1 ? places[0] : undefined;

  useEffect(() => {
    if (complaint === null) return;
    const timer = setTimeout(() => setComplaint(null), COMPLAINT);
    return () => clearTimeout(timer);
  }, [complaint]);

  const complain = (place: Place) => {
    setPicked(null);
    setComplaint(place);
    onIllegal();
  };

  const pick = (place: Place) => {
    if (places.length > 0) {
      if (places.some((move) => move.place === place)) setPicked({ decision, place, workers: 0 });
      else complain(place);
      return;
    }
    if (legal.length === 0) return;
    const numbers = openNumbers(legal, place);
    const workers = pile ? numbers[numbers.length - 1] : numbers[0];
    if (workers === undefined) complain(place);
    else setPicked({ decision, place, workers });
  };

  const drop = (place: Place | null) => {
    if (place === null || legal.length === 0) return;
    const numbers = openNumbers(legal, place);
    const fewest = numbers[0];
    if (fewest === undefined) return complain(place);
    const workers = pile ? (numbers[numbers.length - 1] ?? fewest) : fewest;
    // One worker dropped where several could go is a question; the whole pile is an answer.
    if (confirm || (!pile && numbers.length > 1)) setPicked({ decision, place, workers });
    else play({ type: 'place', place, workers });
  };

  const ready: Move | null = picked
    ? places.length > 0
      ? { type: 'resolve', place: picked.place }
      : { type: 'place', place: picked.place, workers: picked.workers }
    : (only ?? null);

  return {
    picked: picked?.place ?? null,
    workers: picked?.workers ?? 0,
    open: picked ? openNumbers(legal, picked.place) : [],
    pile,
    complaint,
    setWorkers: (workers) => picked && setPicked({ ...picked, workers }),
    togglePile: () => setPile(!pile),
    pick,
    drop,
    putBack: () => setPicked(null),
    prepare: (move) =>
      setPicked({
        decision,
        place: move.place,
        workers: move.type === 'place' ? move.workers : 0,
      }),
    ready,
  };
}
