import { below, seeded } from '@/machines/core/chance';
import { imagine } from '@/machines/stone-age/deal';
import { NONE, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { after, blue, given, pay, red, resolve } from '../helpers/stoneAge';

/** A position some way into a random game in which red has drawn a card unseen. */
function drawnInARealGame(): Position {
  for (let seed = 0; ; seed++) {
    const pick = seeded(seed);
    const setup = {
      players: 3,
      edition: 'revised',
      idleVillage: 'allowed',
      firstPlayer: 0,
    } as const;
    const position = stoneAge.deal(setup, seed);
    while (stoneAge.toMove(position) !== null) {
      const moves = stoneAge.legalMoves(position);
      stoneAge.play(position, moves[below(pick, moves.length)]!);
      if (position.drawnCard !== NONE && position.phase === 'placing') return position;
    }
  }
}

/** Everything but what may be imagined differently. */
const visible = ({ deck, tiles, chance, cardOwner, drawnCard, ...open }: Position) => open;

describe('An imagined position', () => {
  const real = drawnInARealGame();
  const drawer = real.cardOwner[real.drawnCard]!;
  const other = (drawer + 1) % 3;

  it('shows everything that lies open', () => {
    expect(visible(imagine(real, other, 9))).toEqual(visible(real));
  });

  it('deals the deck anew, and keeps the cards that have left it', () => {
    const seen = imagine(real, drawer, 9);
    expect(seen.deck).not.toEqual(real.deck);
    expect(seen.deck.slice(0, real.dealt)).toEqual(real.deck.slice(0, real.dealt));
    expect([...seen.deck].sort()).toEqual([...real.deck].sort());
  });

  it('deals the unseen tiles anew with those in the box, and keeps the tops', () => {
    const seen = imagine(real, other, 9);
    expect(seen.tiles).not.toEqual(real.tiles);
    for (let stack = 0; stack < 3; stack++) {
      const shown = stack * 7 + real.gone[stack]! + 1;
      expect(seen.tiles.slice(stack * 7, shown)).toEqual(real.tiles.slice(stack * 7, shown));
    }
    expect([...seen.tiles].sort()).toEqual([...real.tiles].sort());
  });

  it('rolls other dice', () => {
    expect(imagine(real, other, 9).chance).not.toEqual(real.chance);
  });

  it('leaves the drawer the card they drew', () => {
    expect(imagine(real, drawer, 9).drawnCard).toBe(real.drawnCard);
  });

  it('gives the drawer any unseen card in the eyes of the others', () => {
    const imagined = Array.from({ length: 40 }, (_, seed) => imagine(real, other, seed));
    const drawn = new Set(imagined.map(({ drawnCard }) => drawnCard));
    expect(drawn.size).toBeGreaterThan(1);
    for (const { drawnCard, cardOwner, deck, dealt } of imagined) {
      expect(cardOwner[drawnCard]).toBe(drawer);
      expect(deck.slice(dealt)).not.toContain(drawnCard);
      expect(cardOwner.filter((owner) => owner === drawer)).toHaveLength(
        real.cardOwner.filter((owner) => owner === drawer).length,
      );
      const unseen = new Set([real.drawnCard, ...real.deck.slice(real.dealt)]);
      expect(unseen).toContain(drawnCard);
    }
  });

  it('is the same from two positions that differ only in what the seat cannot know', () => {
    const twin = structuredClone(real) as Position;
    twin.chance = seeded(4711);
    const deck = twin.deck.slice();
    const at = deck.indexOf(real.drawnCard);
    [deck[at], deck[35]] = [deck[35]!, deck[at]!];
    twin.deck = deck;
    twin.drawnCard = deck[at]!;
    twin.cardOwner[real.drawnCard] = NONE;
    twin.cardOwner[twin.drawnCard] = drawer;
    const tiles = twin.tiles.slice();
    [tiles[6], tiles[27]] = [tiles[27]!, tiles[6]!];
    twin.tiles = tiles;
    expect(twin).not.toEqual(real);
    expect(imagine(twin, other, 3)).toEqual(imagine(real, other, 3));
  });

  it('keeps what others bought in the open', () => {
    const position = given({
      phase: 'resolving',
      row: ['C26', 'C11', 'C13', 'C16'],
      villages: [{ wood: 1, at: { card1: 1, hunt: 1 } }],
    });
    const { position: bought } = after(position, resolve('card1'), pay(1));
    expect(imagine(bought, blue, 2).cardOwner.indexOf(red)).toBe(bought.cardOwner.indexOf(red));
  });
});
