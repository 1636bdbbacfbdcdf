import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { StoneAgeTable } from '@/components/stone-age/table/StoneAgeTable';
import { think } from '@/machines/core/bots';
import type { Player } from '@/machines/core/table';
import { bots } from '@/machines/stone-age/bots/registry';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move } from '@/machines/stone-age/vocabulary';
import { show } from '../panels/show';

const anna: Player = { kind: 'human', name: 'Anna' };
const ben: Player = { kind: 'human', name: 'Ben' };
const bot: Player = { kind: 'bot', name: 'Ulf', bot: 'hunter.balanced' };

const SEED = 4;

/** The first moves of a game, as bots would make them, up to where somebody is asked for more. */
function movesUntil(phase: string): Move[] {
  const position = stoneAge.deal(stoneAgeGame.newGame(2), SEED);
  const moves: Move[] = [];
  while (position.phase !== phase || position.toMove !== 0) {
    const seat = position.toMove;
    const move = think(bots['hunter.balanced']!, stoneAge.imagine(position, seat, 1), seat, 1);
    moves.push(move);
    stoneAge.play(position, move);
  }
  return moves;
}

function lay(players: Player[], moves: Move[] = []) {
  const onChange = jest.fn();
  const table = show(
    <StoneAgeTable
      input={{
        players,
        playthrough: { setup: stoneAgeGame.newGame(2), seed: SEED, moves },
        handOver: 'never',
      }}
      onChange={onChange}
      onLeave={jest.fn()}
      onAgain={jest.fn()}
      onSettings={jest.fn()}
    />,
  );
  act(() => jest.advanceTimersByTime(1000));
  return { onChange, table };
}

/** Lets so much time go by, for thoughts in slices as well as for what is being shown. */
async function pass(ms: number) {
  for (let gone = 0; gone < ms; gone += 50) await act(() => jest.advanceTimersByTimeAsync(50));
}
const touch = (id: string) => fireEvent.press(screen.getByTestId(id));
const ask = async () => {
  touch('hint');
  await pass(1500);
};
const labelOf = (id: string): string => screen.getByTestId(id).props.accessibilityLabel;
const lastMove = (onChange: jest.Mock): Move | undefined =>
  onChange.mock.lastCall?.[0].playthrough.moves.at(-1);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('What would you do?', () => {
  it('may be asked by whoever plays alone against bots', () => {
    lay([anna, bot]);
    expect(screen.getByTestId('hint')).toHaveProp('accessibilityLabel', 'Hint: what would you do?');
  });

  it('is not asked between people, unless they want it so', () => {
    lay([anna, ben]);
    expect(screen.queryByTestId('hint')).toBeNull();
  });

  it('thinks where one can see it, and stops when it is touched again', async () => {
    lay([anna, bot]);
    touch('hint');
    expect(labelOf('hint')).toBe('Hint: stop thinking');
    touch('hint');
    expect(labelOf('hint')).toBe('Hint: what would you do?');
    await pass(1500);
    expect(screen.queryByTestId('hint-tray')).toBeNull();
  });

  it('marks its choices on the board and gives reasons for each', async () => {
    lay([anna, bot]);
    await ask();
    const plate = screen.getByTestId('hint-tray');
    expect(within(plate).getByText('Choice 1, best')).toBeTruthy();
    const tabs = within(plate).getAllByRole('radio');
    expect(tabs.length).toBeGreaterThan(1);
    expect(screen.getAllByTestId(/^mark-/)).toHaveLength(tabs.length);
    expect(screen.getByTestId('hint-reasons-1')).toHaveTextContent(/\w+\.$/);
    fireEvent.press(tabs[1]!);
    expect(within(plate).getByText(/^Choice 2, about/)).toBeTruthy();
    expect(screen.getByTestId('hint-reasons-2')).toHaveTextContent(/\w+\.$/);
  });

  it('says on the place itself which choice it is', async () => {
    lay([anna, bot]);
    await ask();
    const marked = screen.getAllByLabelText(/, choice 1 of the elder$/);
    expect(marked).toHaveLength(1);
  });

  it('gets the choice ready that is touched; the player still makes the move', async () => {
    const { onChange } = lay([anna, bot]);
    await ask();
    const title = screen.getByTestId('pick-hint-1').props.accessibilityLabel;
    touch('pick-hint-1');
    expect(screen.queryByTestId('hint-tray')).toBeNull();
    expect(lastMove(onChange)).toBeUndefined();
    expect(labelOf('main')).toBe(title);
    touch('main');
    expect(lastMove(onChange)).toMatchObject({ type: 'place' });
  });

  it('is taken up by touching the marked place as well, with as many workers', async () => {
    lay([anna, bot]);
    await ask();
    const title = screen.getByTestId('pick-hint-1').props.accessibilityLabel;
    fireEvent.press(screen.getByLabelText(/, choice 1 of the elder$/));
    expect(labelOf('main')).toBe(title);
  });

  it('is put away and comes back at once, until another decision is to be made', async () => {
    lay([anna, bot]);
    await ask();
    const first = labelOf('pick-hint-1');
    fireEvent.press(screen.getByLabelText('Close'));
    expect(screen.queryByTestId('hint-tray')).toBeNull();
    expect(screen.queryAllByTestId(/^mark-/)).toHaveLength(0);
    touch('hint');
    expect(labelOf('pick-hint-1')).toBe(first);
    touch('pick-hint-1');
    touch('main');
    await pass(6000);
    expect(screen.queryByTestId('hint-tray')).toBeNull();
    expect(labelOf('hint')).toBe('Hint: what would you do?');
  });

  it('tells which place to resolve, and which tools or payment to lay out', async () => {
    const { table } = lay([anna, bot], movesUntil('resolving'));
    await ask();
    expect(screen.getAllByTestId(/^mark-/).length).toBeGreaterThan(0);
    table.unmount();
    lay([anna, bot], movesUntil('paying'));
    await ask();
    const title = labelOf('pick-hint-1');
    touch('pick-hint-1');
    expect(screen.queryByTestId('hint-plate')).toBeNull();
    expect(screen.getByTestId('pay')).toBeTruthy();
    expect(title).toMatch(/^(Buy|Build) for |^Leave it|^Take /);
  });
});

describe('A bot’s move', () => {
  it('is shown with its reason while it is made', async () => {
    lay([anna, bot], [{ type: 'place', place: 'hunt', workers: 5 }]);
    await pass(700);
    // It is announced: what is seen of it is not heard once more.
    const line = screen.getByTestId('bot-line', { includeHiddenElements: true });
    expect(line).toHaveTextContent(/^Ulf places .*\. .+\.$/);
  });

  it('is read in the log with all its reasons, and a person’s is not', async () => {
    lay([anna, bot], movesUntil('resolving'));
    touch('log');
    const lines = screen.getAllByRole('button', { name: /^Ulf places .* Line \d+ of \d+$/ });
    fireEvent.press(lines[0]!);
    expect(screen.getByTestId('bots-reasons')).toHaveTextContent(/^Why\? .+\.$/);
    fireEvent.press(screen.getByTestId('back-to-now'));
    touch('log');
    fireEvent.press(screen.getAllByRole('button', { name: /^Anna places .* Line/ })[0]!);
    expect(screen.getByTestId('back-to-now')).toBeTruthy();
    expect(screen.queryByTestId('bots-reasons')).toBeNull();
  });
});
