import { LANGUAGES } from '@/components/i18n/language';
import { whyWords } from '@/components/stone-age/hints/hintWords';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { below, seeded } from '@/machines/core/chance';
import type { Seat } from '@/machines/core/rules';
import { hintsFor, type Hints } from '@/machines/stone-age/bots/hints';
import { openReasons, reasonsFor } from '@/machines/stone-age/bots/reasons';
import { imagine } from '@/machines/stone-age/deal';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { NONE, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move } from '@/machines/stone-age/vocabulary';
import { faults } from '../../i18n/sound';
import { playRandomly } from '../../helpers/randomGames';
import { cashIn, gather, given, leave, pay, place, refuse, takeDie } from '../../helpers/stoneAge';

const told = (thought: Generator<undefined, Hints>): Hints => {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
};
const ask = (position: Position, seat: Seat = position.toMove) =>
  told(hintsFor(stoneAge.imagine(position, seat, 3), seat, 3));
const players = ['Anna', 'Bruno', 'Chloé', 'Dana'].map((name) => ({ name }));

/** Decisions of games played by chance: a few of each, so that every kind comes by. */
function decisions(): { position: Position; move: Move }[] {
  const found: { position: Position; move: Move }[] = [];
  for (let seed = 1; seed <= 6; seed++) {
    const chance = seeded(seed);
    playRandomly(stoneAge, stoneAgeGame.newGame(2 + (seed % 3)), seed, (position, _, move) => {
      if (below(chance, 12) === 0) found.push({ position: stoneAge.clone(position), move });
    });
  }
  return found;
}

describe('A hint', () => {
  it('is legal at every decision, best first, at most three, with sentences in both languages', () => {
    const kinds = new Set<string>();
    for (const { position } of decisions()) {
      const hints = ask(position);
      kinds.add(position.phase);
      expect(hints.length).toBeLessThanOrEqual(3);
      expect(hints[0].behind).toBe(0);
      hints.forEach(({ move, behind, reasons }, index) => {
        expect(stoneAge.refusal(position, position.toMove, move)).toBeNull();
        expect(behind).toBeGreaterThanOrEqual(hints[index - 1]?.behind ?? 0);
        for (const language of LANGUAGES) {
          for (const sentence of whyWords(stoneAgeStrings[language], players, reasons)) {
            expect(faults(language, sentence)).toEqual([]);
          }
        }
      });
    }
    expect([...kinds].sort()).toEqual([
      'addingTools',
      'feeding',
      'paying',
      'placing',
      'resolving',
      'sharingDice',
    ]);
  });

  it('is the same where only what its reader cannot know differs', () => {
    const one = given({ players: 3 });
    const other = imagine(one, 0, 99);
    expect(other.deck).not.toEqual(one.deck);
    expect(ask(other)).toEqual(ask(one));
  });

  it('never stands twice for the same place', () => {
    const places = ask(given({ players: 2 })).map(({ move }) =>
      move.type === 'place' ? move.place : null,
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('for the card of two resources is what one still lacks for a building', () => {
    const position = given({
      players: 2,
      phase: 'resolving',
      tops: ['B17'],
      villages: [{ open: ['C36'], stone: 1, at: { building1: 1 } }],
    });
    const [best, ...others] = told(hintsFor(stoneAge.imagine(position, 0, 3), 0, 3, 'choiceCard'));
    expect(best.move).toEqual(cashIn(0, 0, 1, 1));
    expect(others).toHaveLength(2);
  });

  it('for a card that is better kept says what it is worth later', () => {
    const position = given({ players: 2, villages: [{ open: ['C36'] }] });
    const [best] = told(hintsFor(stoneAge.imagine(position, 0, 3), 0, 3, 'choiceCard'));
    expect(best.reasons.map(({ type }) => type)).toContain('later');
  });
});

describe('The reasons', () => {
  const of = (position: Position, move: Move) =>
    reasonsFor(position, position.toMove, move).map(({ type }) => type);

  it('for the hut are one worker more for the rounds that are left', () => {
    expect(reasonsFor(given({ players: 2 }), 0, place('hut', 2))[0]).toMatchObject({
      type: 'growth',
      what: 'worker',
    });
  });

  it('for a card tell what it brings and what it adds to the set', () => {
    const position = given({
      players: 2,
      row: ['C16', null, null, null],
      villages: [{ cards: ['C14', 'C15'], wood: 1 }],
    });
    const [gains, lower] = reasonsFor(position, 0, place('card1'));
    expect(gains).toMatchObject({ type: 'gains', good: 'food' });
    expect(lower).toMatchObject({ type: 'culture' });
  });

  it('for a place one cannot pay for yet say how much is missing', () => {
    expect(reasonsFor(given({ players: 2 }), 0, place('card3'))).toContainEqual({
      type: 'lacks',
      missing: 3,
    });
  });

  it('for hunting tell whom it feeds', () => {
    const position = given({ players: 2, villages: [{ food: 0, workers: 5 }] });
    expect(of(position, place('hunt', 5))).toContain('food');
  });

  it('for going hungry weigh ten points against what is kept', () => {
    const position = given({ players: 2, phase: 'feeding', villages: [{ wood: 2 }] });
    position.short = 3;
    expect(reasonsFor(position, 0, refuse)).toEqual([{ type: 'hunger', points: 10, saved: 2 }]);
  });

  it('for leaving say what is kept, or what is lacking', () => {
    const paying = (wood: number) => {
      // Nobody is asked who cannot pay at all: the card for two resources might still help.
      const villages = [{ wood, open: ['C36' as const], at: { card2: 1 } }];
      const position = given({ players: 2, phase: 'resolving', villages });
      stoneAge.play(position, { type: 'resolve', place: 'card2' });
      return position;
    };
    expect(reasonsFor(paying(2), 0, leave)).toEqual([{ type: 'saves', resources: 2 }]);
    expect(reasonsFor(paying(1), 0, leave)).toEqual([{ type: 'lacks', missing: 1 }]);
  });

  it('for tools say what they bring, and what is kept for other rolls', () => {
    const position = given({
      players: 2,
      phase: 'resolving',
      villages: [{ tools: [1, 2, 0], at: { river: 1 } }],
      dice: [5],
    });
    stoneAge.play(position, { type: 'resolve', place: 'river' });
    expect(reasonsFor(position, 0, gather(1))).toEqual([
      { type: 'gains', good: 'gold', amount: 1 },
      { type: 'tools', used: 1, kept: 2 },
    ]);
  });

  it('for a die of the field are those of the field itself', () => {
    const position = given({ players: 2 });
    expect(reasonsFor(position, 0, takeDie(6))[0]).toMatchObject({ what: 'agriculture' });
    expect(reasonsFor(position, 0, takeDie(2))).toEqual([
      { type: 'gains', good: 'clay', amount: 1 },
    ]);
  });

  it('for the card of two resources are what is taken', () => {
    expect(reasonsFor(given({ players: 2 }), 0, cashIn(1, 0, 0, 1))).toEqual([
      { type: 'gains', good: 'wood', amount: 1 },
      { type: 'gains', good: 'gold', amount: 1 },
    ]);
  });

  it('for a payment end with what it costs', () => {
    const position = given({
      players: 2,
      phase: 'resolving',
      villages: [{ wood: 1, at: { card1: 1 } }],
    });
    stoneAge.play(position, { type: 'resolve', place: 'card1' });
    expect(of(position, pay(1)).at(-1)).toBe('costs');
  });
});

describe('What the whole table may read of a bot’s reasons', () => {
  it('is the same whatever cards lie face down before anybody', () => {
    let compared = 0;
    for (const { position, move } of decisions()) {
      const seat = position.toMove;
      const shown = openReasons(position, seat, move);
      // Each card that somebody owns goes to the next seat, and the one drawn unseen to nobody.
      const other = stoneAge.clone(position);
      const seats = position.setup.players;
      other.cardOwner = position.cardOwner.map((owner, card) =>
        owner === NONE || card === position.drawnCard ? NONE : (owner + 1) % seats,
      );
      if (other.cardOwner.some((owner, card) => owner !== position.cardOwner[card])) compared++;
      expect(openReasons(other, seat, move)).toEqual(shown);
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('names what is printed on a card instead of what it makes of others', () => {
    const position = given({
      players: 2,
      row: ['C16', null, null, null],
      villages: [{ cards: ['C14', 'C15'], wood: 1 }],
    });
    const types = openReasons(position, 0, place('card1')).map(({ type }) => type);
    expect(types).toContain('lower');
    expect(types).not.toContain('culture');
    expect(types).not.toContain('worth');
  });
});
