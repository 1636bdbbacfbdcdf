import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import type { Strings } from './catalogue';
import type { SeatWords } from './shape';

/** The words for a seat's colour and mark. */
export function colourOf(strings: Strings, seat: Seat): SeatWords {
  return strings.seats[seat] ?? strings.seats[0];
}

/** How a seat is called: by the name that was chosen for it, else by its colour. */
export function nameOf(strings: Strings, players: readonly Player[], seat: Seat): string {
  return players[seat]?.name.trim() || colourOf(strings, seat).name;
}

/** The players as they are spoken of: who was given no name goes by the colour. */
export function named(strings: Strings, players: readonly Player[]): readonly Player[] {
  return players.map((player, seat) => ({ ...player, name: nameOf(strings, players, seat) }));
}
