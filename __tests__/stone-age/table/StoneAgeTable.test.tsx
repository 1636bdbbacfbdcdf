import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import { StoneAgeTable } from '@/components/stone-age/table/StoneAgeTable';
import type { HandOver, Player } from '@/machines/core/table';
import { stoneAgeGame } from '@/machines/stone-age/game';
import type { Move } from '@/machines/stone-age/vocabulary';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, right: 0, bottom: 34, left: 0 },
};

const people: Player[] = [
  { kind: 'human', name: 'Anna' },
  { kind: 'human', name: 'Ben' },
];

interface Laid {
  moves?: readonly Move[];
  handOver?: HandOver;
}

function lay({ moves = [], handOver = 'never' }: Laid = {}) {
  const onChange = jest.fn();
  render(
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={metrics}>
        <LanguageProvider language="en">
          <StoneAgeTable
            input={{
              players: people,
              playthrough: { setup: stoneAgeGame.newGame(2), seed: 4, moves },
              handOver,
            }}
            onChange={onChange}
            onLeave={jest.fn()}
            onAgain={jest.fn()}
            onSettings={jest.fn()}
          />
        </LanguageProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>,
  );
  pass(1000);
  return onChange;
}

/** Lets so much time go by, for whatever is being shown: one thing after the other. */
function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 100) act(() => jest.advanceTimersByTime(100));
}
const touch = (id: string) => fireEvent.press(screen.getByTestId(id));
const main = () => screen.getByTestId('main');
const lastMove = (onChange: jest.Mock): Move | undefined => {
  const [standing] = onChange.mock.lastCall ?? [];
  return standing?.playthrough.moves.at(-1);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const place = (where: Extract<Move, { type: 'place' }>['place'], workers = 1): Move => ({
  type: 'place',
  place: where,
  workers,
});

describe('The table', () => {
  it('asks the first player for a place, and names every place', () => {
    lay();
    expect(screen.getByText('Round 1: placing')).toBeTruthy();
    expect(screen.getByText('Choose a place for your workers')).toBeTruthy();
    expect(screen.getByTestId('place-forest').props.accessibilityLabel).toMatch(
      /^Forest: wood, divided by 3\. 7 spaces free$/,
    );
  });

  it('sends workers by touch alone: a place, a number, the main button', () => {
    const onChange = lay();
    touch('place-forest');
    expect(screen.getByText('on average 0.8, 67% for at least one')).toBeTruthy();
    touch('more');
    touch('more');
    fireEvent.press(main());
    expect(lastMove(onChange)).toEqual(place('forest', 3));
  });

  it('hands the turn on once the placement was seen', () => {
    lay();
    touch('place-toolMaker');
    fireEvent.press(main());
    pass(2000);
    expect(screen.getByTestId('place-toolMaker').props.accessibilityLabel).toMatch(/1 red/);
    touch('place-forest');
    expect(screen.getByTestId('main')).toBeTruthy();
  });

  it('lets a worker be seen to walk, and goes on by the clock though no movement ever ends', () => {
    lay();
    const flights = () => screen.queryByTestId('flights', { includeHiddenElements: true });
    touch('place-toolMaker');
    fireEvent.press(main());
    pass(100);
    expect(flights()).toBeTruthy();
    pass(1900);
    expect(flights()).toBeNull();
    expect(screen.getByText('Choose a place for your workers')).toBeTruthy();
  });

  it('opens a card large before a worker goes there', () => {
    const onChange = lay();
    touch('place-card2');
    expect(screen.getByText('Card in place 2')).toBeTruthy();
    touch('place-here');
    expect(lastMove(onChange)).toEqual(place('card2'));
  });

  it('says why a place is closed', () => {
    lay({ moves: [place('forest', 2)] });
    touch('place-forest');
    expect(screen.queryByTestId('main')).toBeNull();
    expect(screen.getByText('Taken by the other')).toBeTruthy();
  });

  it('takes a placement back and says what it takes back', () => {
    const onChange = lay();
    touch('place-field');
    fireEvent.press(main());
    pass(2000);
    const undo = screen.getByLabelText(/^Take back: 1\sworker/);
    fireEvent.press(undo);
    expect(onChange.mock.lastCall[0].playthrough.moves).toEqual([]);
  });

  it('hides itself behind the curtain until the next person has the device', () => {
    lay({ handOver: 'always', moves: [place('hunt', 5)] });
    expect(screen.queryByTestId('place-forest')).toBeNull();
    fireEvent.press(screen.getByText('I am Ben'));
    expect(screen.getByTestId('place-forest')).toBeTruthy();
  });

  it('throws the dice of a place that is touched, and shows what they give', () => {
    const onChange = lay({ moves: [place('hunt', 5), place('forest', 5)] });
    touch('place-hunt');
    fireEvent.press(screen.getByText('Throw 5 dice'));
    expect(lastMove(onChange)).toEqual({ type: 'resolve', place: 'hunt' });
    expect(screen.getByTestId('dice-panel')).toBeTruthy();
    pass(8000);
    expect(screen.queryByTestId('dice-panel')).toBeNull();
  });
});
