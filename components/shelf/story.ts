import { FACES } from '@/components/faces';
import type { Language } from '@/components/i18n/language';
import { useLanguage, useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import type { GameId } from '@/machines/games';
import type { SavedGame } from '@/machines/saves/shelfTypes';
import { shelfStrings } from './strings';

/** What a game on the shelf is called, and how it stands. */
export interface Story {
  title: string;
  /** Who wins, or the round and whose turn it is. */
  line: string;
  /** Everyone at the table, in a row. */
  players: string;
}

/** What a game on the shelf is called: the name a player gave it, else its game's. */
export const titleOf = (saved: SavedGame, language: Language): string =>
  saved.name.trim() || FACES[saved.game as GameId].words[language].title;

/** A game on the shelf in a few words. */
export function useStory(saved: SavedGame): Story {
  const strings = useStrings();
  const title = titleOf(saved, useLanguage());
  const { colon } = useText(shelfStrings);
  const text = useText(FACES[saved.game as GameId].words);
  const { winners, toMove, phase, round } = saved;
  const name = (seat: number) => nameOf(strings, saved.players, seat);
  const players = strings.list(saved.players.map((_, seat) => name(seat)));
  if (toMove === null) {
    const names = winners.map(name);
    const [first = ''] = names;
    const line = names.length > 1 ? strings.result.shared(names) : strings.result.wins(first);
    return { title, line, players };
  }
  const doing = text.doing[phase]?.(name(toMove)) ?? '';
  const line = round === null ? doing : colon(strings.table.round(round), doing);
  return { title, line, players };
}
