import { shared } from '@/components/i18n/catalogue';
import { LANGUAGES } from '@/components/i18n/language';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { CARDS, TILES } from '@/machines/stone-age/data';
import {
  BUILDING_PLACES,
  CARD_PLACES,
  CULTURES,
  GOODS,
  PEOPLE,
  PLACES,
  REASONS,
} from '@/machines/stone-age/vocabulary';
import { faults, textsIn } from './sound';

describe.each(LANGUAGES)('The catalogues in %s', (language) => {
  const strings = stoneAgeStrings[language];
  const words = shared[language];
  const check = (...texts: string[]) => {
    for (const text of texts) {
      expect(text).not.toBe('');
      expect(faults(language, text)).toEqual([]);
    }
  };

  it('are sound wherever nothing has to be filled in', () => {
    for (const catalogue of [words, strings]) {
      const texts = textsIn(catalogue);
      expect(texts.length).toBeGreaterThan(90);
      for (const [, text] of texts) check(text);
    }
  });

  it('have every place, with a plate that fits', () => {
    for (const place of PLACES) {
      const { plate, name, the, at, does } = strings.places[place];
      check(plate, name, the, at, does);
      expect(plate.length).toBeLessThanOrEqual(10 + Number(/\d/.test(plate)));
      check(strings.buttons.place(2, place), strings.read.emptyPlace(place));
    }
  });

  it('have every reason as a label and as a sentence, with its number', () => {
    for (const reason of REASONS) {
      for (const number of [0, 1, 2, 7]) {
        const { label, sentence } = strings.reasons[reason](number);
        check(label, sentence);
        expect(label.length).toBeLessThanOrEqual(22);
        expect(sentence).toMatch(/\.$/);
      }
    }
    expect(strings.reasons.tooManyForPlace(3).sentence).toContain('3');
  });

  it('explain both halves of all 36 cards', () => {
    expect(CARDS).toHaveLength(36);
    for (const card of CARDS) {
      const upper = strings.upper(card.upper);
      const lower = strings.lower(card.lower);
      check(upper.title, upper.text, lower.title, lower.text);
      check(strings.lowerTitle(card.lower), strings.read.cardIn('card3', card));
    }
  });

  it('explain all 28 buildings', () => {
    expect(TILES).toHaveLength(28);
    for (const tile of TILES) {
      const { title, text } = strings.tile(tile);
      check(title, text, strings.offer(tile));
      for (const left of [1, 2, 7]) check(strings.read.building('building2', tile, left));
    }
  });

  it('count goods, people and points from none to many', () => {
    for (const amount of [0, 1, 2, 11]) {
      for (const good of GOODS) check(strings.goods[good].count(amount));
      for (const person of PEOPLE) {
        check(strings.people[person].count(amount), strings.people[person].sum(amount, 7));
      }
      check(strings.points(amount), strings.workers(amount), strings.resources(amount));
    }
    for (const culture of CULTURES) check(strings.cultures[culture]);
  });

  it('say who stands where', () => {
    const who = [
      { seat: 0, workers: 2 },
      { seat: 1, workers: 1 },
    ];
    check(strings.read.rings(3, who), strings.read.rings(0, []), strings.read.hunters(who));
    for (const die of [1, 2, 3, 4, 5, 6]) check(strings.buttons.takeDie(die), strings.die(die));
    for (const place of CARD_PLACES) check(strings.buttons.use[place]);
    for (const place of BUILDING_PLACES) check(strings.buttons.use[place]);
  });
});

it('both languages call the seats by colour and mark', () => {
  expect(shared.en.seats.map(({ both }) => both)).toEqual([
    'Red hand',
    'Blue bison',
    'Yellow sun',
    'Green fish',
  ]);
  expect(shared.fr.seats.map(({ both }) => both)).toEqual([
    'Rouge main',
    'Bleu bison',
    'Jaune soleil',
    'Vert poisson',
  ]);
});

it('French workers are feminine, and so are their colours', () => {
  const who = [
    { seat: 0, workers: 2 },
    { seat: 1, workers: 1 },
    { seat: 3, workers: 2 },
  ];
  expect(stoneAgeStrings.en.read.rings(5, who)).toBe('5 of 7 taken: 2 red, 1 blue, 2 green');
  expect(stoneAgeStrings.fr.read.rings(5, who)).toBe(
    '5 sur 7 places prises\u00a0: 2 rouges, 1 bleue, 2 vertes',
  );
});

it.each([
  ['Place 2 at the quarry', 'Poser 2 à la carrière', (s) => s.buttons.place(2, 'quarry')],
  ['Place 1 in the forest', 'Poser 1 dans la forêt', (s) => s.buttons.place(1, 'forest')],
  ['Place 1 in the field', 'Poser 1 au champ', (s) => s.buttons.place(1, 'field')],
  ['Throw 1 die', 'Lancer 1 dé', (s) => s.buttons.throwDice(1)],
  ['Throw 3 dice', 'Lancer 3 dés', (s) => s.buttons.throwDice(3)],
  ['Take 2 gold', 'Prendre 2 or', (s) => s.buttons.gather('gold', 2)],
  ['Take nothing', 'Ne rien prendre', (s) => s.buttons.gather('gold', 0)],
  ['Take the 5: a tool', 'Prendre le 5\u00a0: un outil', (s) => s.buttons.takeDie(5)],
  ['Leave it', 'Laisser', (s) => s.buttons.leave],
  [
    'Buy for 1 wood, 1 clay',
    'Acheter pour 1 bois, 1 argile',
    (s) => s.buttons.buy({ wood: 1, clay: 1, stone: 0, gold: 0 }),
  ],
  [
    'Take 1 wood and 1 gold',
    'Prendre 1 bois et 1 or',
    (s) => s.buttons.cashIn({ wood: 1, clay: 0, stone: 0, gold: 1 }),
  ],
  ['Refuse: lose 10 points', 'Refuser\u00a0: perdre 10 points', (s) => s.buttons.refuse],
  ['on average 1.8', 'en moyenne 1,8', (s) => s.roll.average(1.8)],
  ['33% for at least one', '33\u202f% d’en avoir au moins 1', (s) => s.roll.atLeastOne(1 / 3)],
  ['Round 3: placing', 'Manche 3\u00a0: placement', (s) => s.chapters.placing(3)],
] satisfies [string, string, (strings: typeof stoneAgeStrings.en) => string][])(
  'says "%s" and "%s"',
  (en, fr, say) => {
    expect(say(stoneAgeStrings.en)).toBe(en);
    expect(say(stoneAgeStrings.fr)).toBe(fr);
  },
);
