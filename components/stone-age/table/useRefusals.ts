import { useEffect, useEffectEvent } from 'react';
import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useAnnounce } from '@/components/table/Announcer';
import type { Place } from '@/machines/stone-age/vocabulary';
import type { PlaceStates } from './placeStates';

/** Says aloud why a place was refused: the label on the board is seen only. */
export function useRefusals(
  strings: StoneAgeStrings,
  complaint: Place | null,
  states: PlaceStates,
): void {
  const announce = useAnnounce();
  const say = useEffectEvent((place: Place) => {
    const reason = states[place]?.reason;
    if (reason) announce(strings.read.refused(place, reason));
  });
  useEffect(() => {
    if (complaint) say(complaint);
  }, [complaint]);
}
