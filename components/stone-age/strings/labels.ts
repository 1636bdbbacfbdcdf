import type { Seat } from '@/machines/core/rules';
import {
  GATHERING_PLACES,
  PLACES,
  type GatheringPlace,
  type Move,
  type News,
  type Place,
} from '@/machines/stone-age/vocabulary';
import { SEATS, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { StoneAgeStrings } from './catalogue';

/** The main button for a move, with the figures that will come of it. */
export function buttonOf({ buttons }: StoneAgeStrings, position: Position, move: Move): string {
  switch (move.type) {
    case 'place':
      return buttons.place(move.workers, move.place);
    case 'resolve':
      return isGathering(move.place)
        ? buttons.throwDice(workersAt(position, move.place, position.toMove))
        : buttons.use[move.place];
    case 'gather': {
      const news = foreseen(position, move, 'gathered');
      return buttons.gather(news.good, news.amount);
    }
    case 'pay':
      return foretold(position, move).some(({ type }) => type === 'built')
        ? buttons.build(foreseen(position, move, 'built').points)
        : buttons.buy(move);
    case 'leave':
      return buttons.leave;
    case 'takeDie':
      return buttons.takeDie(move.die);
    case 'feed':
      return buttons.feed(move);
    case 'refuse':
      return buttons.refuse;
    case 'cashIn':
      return buttons.cashIn(move);
  }
}

/** What undo would take back. */
export function takenBack({ takesBack }: StoneAgeStrings, move: Move): string {
  return (takesBack[move.type] as (move: Move) => string)(move);
}

const isGathering = (place: Place): place is GatheringPlace =>
  GATHERING_PLACES.some((gathering) => gathering === place);

const workersAt = ({ placed }: Position, place: Place, seat: Seat): number =>
  placed[PLACES.indexOf(place) * SEATS + seat] ?? 0;

/** What a move would do, asked of the rules themselves: no screen divides or adds up by itself. */
export function foretold(position: Position, move: Move): News[] {
  const news: News[] = [];
  stoneAge.play(stoneAge.clone(position), move, (item) => news.push(item));
  return news;
}

function foreseen<Type extends News['type']>(
  position: Position,
  move: Move,
  type: Type,
): Extract<News, { type: Type }> {
  const found = foretold(position, move).find((item) => item.type === type);
  if (!found) throw new Error(`${move.type} does not lead to ${type}`);
  return found as Extract<News, { type: Type }>;
}
