import { LANGUAGES } from '@/components/i18n/language';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf, takenBack } from '@/components/stone-age/strings/labels';
import { logOf, tell, why, worthTelling } from '@/components/stone-age/telling';
import { replay } from '@/machines/core/rules';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import { REASONS, type News, type Setup } from '@/machines/stone-age/vocabulary';
import { playRandomly } from '../helpers/randomGames';
import { NEWS } from './newsOfEveryType';
import { faults } from './sound';

// Names that begin with a vowel, a mute h, a y, and an accent.
const players = [{ name: 'Anna' }, { name: 'Hélène' }, { name: 'Yann' }, { name: 'Émile' }];

const setupOf = (game: number): Setup => ({
  ...stoneAgeGame.newGame(2 + (game % 3)),
  edition: game % 5 === 0 ? 'first' : 'revised',
});

describe.each(LANGUAGES)('Telling in %s', (language) => {
  const strings = stoneAgeStrings[language];
  const sound = (text: string) => {
    const found = faults(language, text);
    if (found.length > 0) throw new Error(found.join('\n'));
    return text;
  };

  it('has a sound sentence for all the news of 200 random games', () => {
    const met = new Set<string>();
    for (let game = 0; game < 200; game++) {
      const { playthrough } = playRandomly(stoneAge, setupOf(game), game);
      replay(stoneAge, playthrough, (seat, _move, news) => {
        for (const item of news) {
          met.add(item.type);
          for (const viewer of [null, seat]) {
            const sentence = sound(tell(strings, players, item, viewer));
            if (!/^[A-ZÉ].*\.$/.test(sentence)) throw new Error(`No sentence: ${sentence}`);
          }
        }
      });
    }
    expect([...met].sort()).toEqual(Object.keys(NEWS).sort());
  });

  it('has a button and a word for undo for every legal move of ten random games', () => {
    for (let game = 0; game < 10; game++) {
      playRandomly(stoneAge, setupOf(game), game, (position, legal) => {
        for (const move of legal.slice(0, 30)) {
          sound(buttonOf(strings, position, move));
          sound(takenBack(strings, move));
        }
      });
    }
  });

  it('gives every reason', () => {
    for (const reason of REASONS) sound(why(strings, { reason }).sentence);
    expect(why(strings, { reason: 'tooManyForPlace', number: 3 }).label).toContain('3');
  });

  it('is the golden telling of every type of news', () => {
    const golden = Object.entries(NEWS).flatMap(([type, examples]) =>
      examples.map((news) => `${type}: ${sound(tell(strings, players, news))}`),
    );
    expect(golden.join('\n')).toMatchSnapshot();
  });
});

describe('A card drawn unseen', () => {
  const drew: News = { type: 'drew', seat: 1, card: 'C01' };
  const { en, fr } = stoneAgeStrings;

  it('is told to its owner only', () => {
    expect(tell(en, players, drew, 1)).toContain('Pottery');
    expect(tell(fr, players, drew, 1)).toContain('Poterie');
    for (const viewer of [null, 0, 2]) {
      expect(tell(en, players, drew, viewer)).not.toContain('Pottery');
      expect(tell(fr, players, drew, viewer)).not.toContain('Poterie');
    }
  });

  it('is no secret when there was none', () => {
    const nothing: News = { ...drew, card: null };
    expect(tell(en, players, nothing, 0)).toBe('The deck is empty: Hélène draws nothing.');
  });
});

describe('The log', () => {
  const rolled: News = { type: 'rolled', seat: 0, at: 'river', good: 'gold', dice: [3, 5, 6] };
  const [gathered] = NEWS.gathered;
  const [placed] = NEWS.placed;
  const told = (...moves: News[][]) =>
    moves.flatMap((news, move) => news.map((item) => ({ move, seat: 0, news: item })));

  it('tells a roll once, when it is known what came of it', () => {
    expect(worthTelling(told([placed], [rolled]))).toHaveLength(2);
    expect(worthTelling(told([placed], [rolled], [gathered])).map(({ news }) => news)).toEqual([
      placed,
      gathered,
    ]);
  });

  it('keeps together what one move did to one player, and sets rounds apart', () => {
    const [built] = NEWS.built;
    const [turned] = NEWS.turnedTile;
    const [ate] = NEWS.ate;
    const [ended] = NEWS.roundEnded;
    const [begun] = NEWS.newRound;
    const log = logOf(
      stoneAgeStrings.en,
      players,
      told([placed], [built, turned, ate, { ...ate, seat: 1 }, ended, begun]),
    );
    expect(log.map(({ seat, lines, heading }) => [seat, lines.length, heading])).toEqual([
      [0, 1, false],
      [0, 3, false],
      [1, 1, false],
      [null, 1, false],
      [null, 1, true],
    ]);
    expect(new Set(log.map(({ key }) => key)).size).toBe(log.length);
  });
});
