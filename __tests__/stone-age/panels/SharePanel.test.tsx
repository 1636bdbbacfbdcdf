import { fireEvent, screen } from '@testing-library/react-native';

import { SharePanel } from '@/components/stone-age/panels/SharePanel';
import { pickers, type TakenDie } from '@/components/stone-age/panels/sharing';
import { after, given, pay, resolve, takeDie, type Village } from '../../helpers/stoneAge';
import type { Move } from '@/machines/stone-age/vocabulary';
import { deciding, show } from './show';

/** Red has bought dice for everyone: 2 2 5 6 lie there, then moves were made. */
function sharing(moves: readonly Move[], blue: Village = {}) {
  const { position, news } = after(
    given({
      phase: 'resolving',
      row: ['C05', 'C16', 'C20', 'C11'],
      villages: [{ at: { card1: 1, hunt: 1 }, wood: 1 }, blue],
      dice: [2, 2, 5, 6],
    }),
    resolve('card1'),
    pay(1),
    ...moves,
  );
  const taken = news.filter((item): item is TakenDie => item.type === 'tookDie');
  return { ...deciding(position), position, taken };
}

describe('Dice for everyone', () => {
  it('asks the buyer first, then clockwise, by name', () => {
    const first = sharing([]);
    const { unmount } = show(<SharePanel {...first.decision} taken={first.taken} />);
    expect(screen.getByRole('heading', { name: 'Ada, take one' })).toBeTruthy();
    unmount();
    const second = sharing([takeDie(5)]);
    show(<SharePanel {...second.decision} taken={second.taken} />);
    expect(screen.getByRole('heading', { name: 'Blue, take one' })).toBeTruthy();
    expect(screen.getByLabelText('Ada: took a tool')).toBeTruthy();
    expect(screen.getByLabelText('Blue: now')).toBeTruthy();
    expect(screen.getByLabelText('Cleo: next')).toBeTruthy();
    expect(screen.getByLabelText('Dov: gets the last')).toBeTruthy();
  });

  it('takes the die that was touched, after a second touch', () => {
    const { decision, played, taken } = sharing([]);
    show(<SharePanel {...decision} taken={taken} />);
    expect(screen.getByRole('button', { name: 'Take a die' })).toBeDisabled();
    fireEvent.press(screen.getByRole('radio', { name: 'Take the 5: a tool' }));
    expect(screen.getByTestId('die-5')).toBeChecked();
    expect(screen.getByTestId('die-6')).not.toBeChecked();
    fireEvent.press(screen.getByRole('button', { name: 'Take the 5: a tool' }));
    expect(played).toEqual([takeDie(5)]);
  });

  it('shows each face once, with how many dice show it', () => {
    const { decision, taken } = sharing([]);
    show(<SharePanel {...decision} taken={taken} />);
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Take the 2: 1 clay, 2 of them' })).toBeTruthy();
  });

  it('says when a die would be of no use, and what one would have', () => {
    const { decision, taken } = sharing([takeDie(2)], { agriculture: 10, tools: [2, 1, 1] });
    show(<SharePanel {...decision} taken={taken} />);
    expect(screen.getByText('of no use to you')).toBeTruthy();
    expect(screen.getByText('2 1 1 → 2 2 1')).toBeTruthy();
    expect(screen.getByRole('radio', { name: /it would be lost/ })).toBe(
      screen.getByTestId('die-6'),
    );
  });

  it('keeps the order of the table', () => {
    const { position, taken } = sharing([takeDie(5)]);
    expect(pickers(position, taken).map(({ seat, turn }) => [seat, turn])).toEqual([
      [0, 'took'],
      [1, 'now'],
      [2, 'next'],
      [3, 'last'],
    ]);
  });
});
