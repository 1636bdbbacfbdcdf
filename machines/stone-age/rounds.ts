import { cashInAtTheEnd } from './choice';
import { CARDS_ON_OFFER, TILES_PER_STACK } from './data';
import { cardId, nextSeat, NONE, type Position } from './position';
import { count } from './scoring';
import type { Ending, News } from './vocabulary';

type Tell = ((news: News) => void) | undefined;

/** After everyone has eaten: the end of the game, or a new round. */
export function endRound(position: Position, tell: Tell): void {
  tell?.({ type: 'roundEnded', round: position.round, points: points(position) });
  const ending = endingNow(position);
  if (ending === null) newRound(position, tell);
  else endGame(position, ending, tell);
}

const points = (position: Position) => position.points.slice(0, position.setup.players);

/** A stack has run out, or the deck cannot fill the four places. */
function endingNow(position: Position): Ending | null {
  for (let stack = 0; stack < position.setup.players; stack++) {
    if (position.gone[stack] === TILES_PER_STACK) return 'buildings';
  }
  let missing = 0;
  for (let i = 0; i < CARDS_ON_OFFER; i++) if (position.row[i] === NONE) missing++;
  return position.deck.length - position.dealt < missing ? 'cards' : null;
}

/** Cards slide and are filled up, tools are straightened, the first player moves on. */
function newRound(position: Position, tell: Tell): void {
  slideCards(position);
  const before = position.dealt;
  fillRow(position);
  for (let seat = 0; seat < position.setup.players; seat++) position.used[seat] = 0;
  position.round++;
  position.firstPlayer = nextSeat(position, position.firstPlayer);
  position.turn = position.firstPlayer;
  position.toMove = position.firstPlayer;
  position.phase = 'placing';
  tell?.({
    type: 'newRound',
    round: position.round,
    firstPlayer: position.firstPlayer,
    row: position.row.map(cardId),
    dealt: position.deck.slice(before, position.dealt).map(cardId),
  });
}

/** Towards the cheap end, keeping their order. */
function slideCards(position: Position): void {
  const row = position.row;
  let free = 0;
  for (let i = 0; i < CARDS_ON_OFFER; i++) {
    const card = row[i]!;
    if (card === NONE) continue;
    row[i] = NONE;
    row[free++] = card;
  }
}

/** Empty places are filled from the deck, beginning with the cheapest. */
export function fillRow(position: Position): void {
  for (let i = 0; i < CARDS_ON_OFFER; i++) {
    if (position.row[i] === NONE) position.row[i] = position.deck[position.dealt++]!;
  }
}

function endGame(position: Position, ending: Ending, tell: Tell): void {
  position.ending = ending;
  position.phase = 'over';
  tell?.({ type: 'gameEnded', ending });
  cashInAtTheEnd(position, tell);
  if (!tell) return;
  for (let seat = 0; seat < position.setup.players; seat++) {
    tell({ type: 'counted', seat, count: count(position, seat) });
  }
}
