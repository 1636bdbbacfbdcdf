import { act, fireEvent, screen, within } from '@testing-library/react-native';
import type { StoneAgePlaythrough } from '@/components/stone-age/log';
import { MealCard } from '@/components/stone-age/MealCard';
import { mealsOf } from '@/components/stone-age/MealCardMeals';
import { ResultScreen } from '@/components/stone-age/result/ResultScreen';
import { countsOf, stepsOf } from '@/components/stone-age/result/counting';
import { STEP_TIME } from '@/components/stone-age/result/useShow';
import { RoundCard } from '@/components/stone-age/RoundCard';
import { summariseRound } from '@/components/stone-age/RoundCardSummary';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import type { News } from '@/machines/stone-age/vocabulary';
import { playRandomly } from '../../helpers/randomGames';
import { lay, PLAYERS } from '../../table/atTheTable';

/** Random games that came out as the tests need them. */
const game = (seed: number) => playRandomly(stoneAge, stoneAgeGame.newGame(4), seed);
const plain = game(2);
const tied = game(36);
const shared = game(718);

const onSameAgain = jest.fn();
const onShelf = jest.fn();
const result = (playthrough: StoneAgePlaythrough, reduced: boolean) => (
  <ResultScreen
    playthrough={playthrough}
    players={PLAYERS}
    speed="brisk"
    reduced={reduced}
    onSameAgain={onSameAgain}
    onShelf={onShelf}
  />
);

describe('The result', () => {
  it('counts up to the totals of the rules, in a table of everything', () => {
    lay(result(plain.playthrough, true));
    expect(screen.getByRole('heading', { name: 'Blue wins' })).toBeOnTheScreen();
    const counts = countsOf(plain.position);
    const totals = counts.map(({ total }) => `${total}`.replace('-', '−'));
    const row = screen.getByLabelText(/^Total: Anna /);
    for (const total of totals) expect(within(row).getByText(total)).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Farmers: Anna .*, Blue /)).toBeOnTheScreen();
    expect(screen.queryByText(/^Tie at/)).toBeNull();
  });

  it('explains how a tie was broken', () => {
    expect(stoneAge.outcome(tied.position)?.reason).toBe('tieBreak');
    lay(result(tied.playthrough, true));
    expect(screen.getByRole('heading', { name: 'Elder wins' })).toBeOnTheScreen();
    expect(
      screen.getByText('Tie at 106. Agriculture, tools and workers together: Blue 14, Elder 16.'),
    ).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Agriculture, tools, workers: .*Elder 16 most$/)).toBeTruthy();
  });

  it('says that a win is shared', () => {
    expect(stoneAge.outcome(shared.position)?.reason).toBe('shared');
    lay(result(shared.playthrough, true));
    expect(screen.getByRole('heading', { name: 'Blue and Elder share the win' })).toBeTruthy();
    expect(screen.getByText(/the win is shared\.$/)).toBeOnTheScreen();
  });

  it('shows the points by round as lines, or as a table', () => {
    lay(result(plain.playthrough, true));
    expect(screen.getByLabelText(/Blue: 0 after round 1, 52 before the final count/)).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Show as a table' }));
    expect(screen.getByLabelText(/^27: Anna −47/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Show as a chart' }));
    expect(screen.queryByLabelText(/^27: Anna/)).toBeNull();
  });

  it('leads to the same again and to the shelf', () => {
    lay(result(plain.playthrough, true));
    fireEvent.press(screen.getByRole('button', { name: 'Same again' }));
    fireEvent.press(screen.getByRole('button', { name: 'Back to the shelf' }));
    expect(onSameAgain).toHaveBeenCalledTimes(1);
    expect(onShelf).toHaveBeenCalledTimes(1);
  });
});

describe('The show', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const headline = () => screen.queryByRole('heading', { name: 'Blue wins' });

  it('counts one thing after the other and names the winner last', () => {
    lay(result(plain.playthrough, false));
    expect(headline()).toBeNull();
    expect(screen.getByRole('heading', { name: 'Counting: During the game' })).toBeOnTheScreen();
    const steps = stepsOf(countsOf(plain.position));
    // Each step is set off by the one before it.
    const pass = (count: number) => {
      for (let i = 0; i < count; i++) act(() => jest.advanceTimersByTime(STEP_TIME.brisk));
    };
    pass(5);
    expect(screen.getByRole('heading', { name: 'Counting: Culture' })).toBeOnTheScreen();
    pass(steps.length - 5);
    expect(headline()).toBeNull();
    pass(1);
    expect(headline()).toBeOnTheScreen();
  });

  it('is skipped by a touch anywhere', () => {
    lay(result(plain.playthrough, false));
    fireEvent.press(screen.getByTestId('skip-anywhere', { includeHiddenElements: true }));
    expect(headline()).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Same again' })).toBeOnTheScreen();
  });
});

describe('The cards between rounds', () => {
  it('tell the round: points, gains, what is left, who begins', () => {
    const moves = plain.playthrough.moves;
    let summary = null;
    for (let i = 1; !summary; i++) {
      summary = summariseRound({ ...plain.playthrough, moves: moves.slice(0, i) });
    }
    const onContinue = jest.fn();
    lay(<RoundCard summary={summary} players={PLAYERS} onContinue={onContinue} />);
    expect(screen.getByRole('heading', { name: 'Round 1 is over' })).toBeOnTheScreen();
    expect(screen.getByText('Blue begins round 2')).toBeOnTheScreen();
    expect(screen.getByText(`${summary.deckLeft} cards left in the deck`)).toBeOnTheScreen();
    expect(
      screen.getByText(`Smallest stack of buildings: ${summary.smallestStack} left`),
    ).toBeOnTheScreen();
    expect(screen.getByLabelText(/^Anna: 0 to \d+ points; gained .*; paid /)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Start round 2' }));
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it('tell the meal: before, harvest, eaten, left, and who was short', () => {
    const news: News[] = [
      { type: 'ate', seat: 0, harvest: 2, eaten: 6, short: 0, food: 8 },
      { type: 'ate', seat: 1, harvest: 1, eaten: 4, short: 2, food: 0 },
      { type: 'covered', seat: 1, paid: { wood: 2, clay: 0, stone: 0, gold: 0 } },
      { type: 'ate', seat: 2, harvest: 0, eaten: 0, short: 5, food: 0 },
      { type: 'starved', seat: 2, points: -10 },
    ];
    lay(<MealCard round={3} meals={mealsOf(news)} players={PLAYERS} onContinue={jest.fn()} />);
    const anna = screen.getByLabelText('Anna harvests 2, eats 6 food and has 8 left.');
    for (const figure of ['12', '8']) expect(within(anna).getByText(figure)).toBeOnTheScreen();
    expect(screen.getByText(/2 short · paid 2 wood/)).toBeOnTheScreen();
    expect(screen.getByText(/5 short · left people hungry/)).toBeOnTheScreen();
  });
});
