import type { StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import type { Player } from '@/machines/core/table';
import type { Hint } from '@/machines/stone-age/bots/hints';
import type { Why } from '@/machines/stone-age/bots/why';
import { FIRST_BUILDING_PLACE, type Position } from '@/machines/stone-age/position';
import type { Move } from '@/machines/stone-age/vocabulary';

type Called = Pick<Player, 'name'>;

/** A hint as it is read. */
export interface HintWords {
  nth: number;
  /** What would be done. */
  title: string;
  /** How it compares with the best. */
  rank: string;
  /** A sentence for each reason. */
  reasons: readonly string[];
}

/** Why a move was made or should be, sentence by sentence. */
export const whyWords = (
  { whys }: Pick<StoneAgeStrings, 'whys'>,
  players: readonly Called[],
  reasons: readonly Why[],
): string[] =>
  reasons.map((why) => {
    const sentence = whys[why.type] as (of: Why, name: (seat: number) => string) => string;
    return sentence(why, (seat) => players[seat]?.name ?? '');
  });

/** What a hint is called: the button that would do it, unless that one leaves the place unsaid. */
function titleOf(strings: StoneAgeStrings, position: Position, move: Move): string {
  if (move.type === 'resolve') return strings.places[move.place].name;
  const builds = move.type === 'pay' && position.at >= FIRST_BUILDING_PLACE;
  return builds ? strings.buttons.buildFor(move) : buttonOf(strings, position, move);
}

/** The hints of a decision in words, best first. */
export function hintWords(
  strings: StoneAgeStrings,
  players: readonly Called[],
  position: Position,
  hints: readonly Hint[],
): HintWords[] {
  const words = strings.hints;
  return hints.map(({ move, reasons, behind }, index) => ({
    nth: index + 1,
    title: titleOf(strings, position, move),
    rank: index === 0 ? words.best : move.type === 'resolve' ? words.instead : words.behind(behind),
    reasons: whyWords(strings, players, reasons),
  }));
}

/** All hints in one breath, for those who listen. */
export const heardHints = ({ hints }: StoneAgeStrings, told: readonly HintWords[]): string =>
  [
    `${hints.title}.`,
    ...told.map(({ nth, title, rank, reasons }) =>
      [`${hints.nth(nth)}, ${rank}: ${title}.`, ...reasons].join(' '),
    ),
  ].join(' ');
