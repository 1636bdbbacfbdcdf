import { think } from '@/machines/core/bots';
import { bots } from '@/machines/stone-age/bots/registry';
import { CARDS } from '@/machines/stone-age/data';
import { imagine } from '@/machines/stone-age/deal';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Phase } from '@/machines/stone-age/vocabulary';
import { blue, given, red, resolve, type Scene } from '../../helpers/stoneAge';

const NAMES = Object.keys(bots).filter((name) => name !== 'random');

/** Blue has drawn a card unseen: red knows that there is one, and not which. */
function withADrawnCard(scene: Scene, ...moves: Move[]): Position {
  const position = given({ players: 3, ...scene });
  position.drawnCard = position.deck[position.dealt]!;
  position.cardOwner[position.drawnCard] = blue;
  position.dealt++;
  for (const move of moves) stoneAge.play(position, move);
  return position;
}

function sharing(): Position {
  const position = withADrawnCard({ phase: 'sharingDice' });
  position.dice = [2, 4, 6];
  return position;
}

function hungry(): Position {
  const position = withADrawnCard({
    phase: 'feeding',
    villages: [{ workers: 7, food: 0, wood: 2, clay: 3 }, {}, {}],
  });
  position.short = 3;
  return position;
}

/** A position at each kind of decision, red to decide. */
const DECISIONS: Record<Exclude<Phase, 'over'>, Position> = {
  placing: withADrawnCard({ villages: [{ wood: 3, clay: 2, tools: [1, 1, 0] }] }),
  resolving: withADrawnCard({
    phase: 'resolving',
    villages: [{ wood: 3, at: { forest: 2, card1: 1, building1: 1 } }],
  }),
  addingTools: withADrawnCard(
    { phase: 'resolving', villages: [{ tools: [2, 1, 1], at: { clayPit: 2, river: 1 } }] },
    resolve('clayPit'),
  ),
  paying: withADrawnCard(
    { phase: 'resolving', villages: [{ wood: 2, clay: 2, gold: 1, at: { card3: 1 } }] },
    resolve('card3'),
  ),
  sharingDice: sharing(),
  feeding: hungry(),
};

describe.each(Object.entries(DECISIONS))('At the decision of %s', (phase, one) => {
  // Another deck, another card in blue's hand, other tiles below the tops, other dice to come.
  const other = imagine(one, red, 99);

  it('the other position differs, in what red cannot know', () => {
    expect(one.phase).toBe(phase);
    expect(one.toMove).toBe(red);
    expect(other.deck).not.toEqual(one.deck);
    expect(other.tiles).not.toEqual(one.tiles);
    expect(other.chance).not.toEqual(one.chance);
    expect(other.drawnCard).not.toBe(one.drawnCard);
    expect(other.row).toEqual(one.row);
    expect(one.deck).toHaveLength(CARDS.length);
  });

  it.each(NAMES)('%s chooses the same', (name) => {
    const choice = (position: Position) =>
      think(bots[name]!, stoneAge.imagine(position, red, 7), red, 7);
    expect(choice(other)).toEqual(choice(one));
  });
});

it.each(NAMES)('%s does the same for the same seed, and does not touch the position', (name) => {
  const view = stoneAge.imagine(DECISIONS.placing, red, 5);
  const before = structuredClone(view);
  const first = think(bots[name]!, view, red, 5);
  expect(think(bots[name]!, view, red, 5)).toEqual(first);
  expect(view).toEqual(before);
});
