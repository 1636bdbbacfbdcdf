import { fireEvent, screen, within } from '@testing-library/react-native';

import { PaySheet } from '@/components/stone-age/panels/PaySheet';
import { after, given, leave, pay, resolve, type Village } from '../../helpers/stoneAge';
import type { Place } from '@/machines/stone-age/vocabulary';
import { deciding, heard, Playing, show } from './show';

/** Blue's worker stands on a place, and it is resolved. */
const buying = (place: Place, village: Village) =>
  after(
    given({
      phase: 'resolving',
      toMove: 1,
      starts: 1,
      row: ['C11', 'C16', 'C20', 'C05'],
      tops: ['B19', 'B01', 'B26', 'B20'],
      villages: [{}, { at: { [place]: 1, hunt: 1 }, ...village }],
    }),
    resolve(place),
  ).position;

const more = (kind: string) => fireEvent.press(screen.getByTestId(`more-${kind}`));
const less = (kind: string) => fireEvent.press(screen.getByTestId(`less-${kind}`));
const main = () => screen.getByTestId('pay');
const laid = () => heard('laid');

describe('Paying for a card', () => {
  const position = () => buying('card4', { wood: 3, clay: 2, stone: 1, gold: 1 });

  it('lays out the cheapest payment', () => {
    const { decision, played } = deciding(position());
    show(<PaySheet {...decision} />);
    expect(laid()).toBe('You pay 3 wood and 1 clay');
    fireEvent.press(screen.getByRole('button', { name: 'Buy for 3 wood, 1 clay' }));
    expect(played).toEqual([pay(3, 1)]);
  });

  it('says what the card gives now and at the end', () => {
    const { decision } = deciding(position());
    show(<PaySheet {...decision} />);
    expect(screen.getByText(/Throw as many dice as there are players/)).toBeTruthy();
    expect(screen.getByText(/1 farmer\. 1 point for each step of agriculture/)).toBeTruthy();
  });

  it('can be left as easily', () => {
    const { decision, played } = deciding(position());
    show(<PaySheet {...decision} />);
    fireEvent.press(screen.getByRole('button', { name: 'Leave it' }));
    expect(played).toEqual([leave]);
  });

  it('confirms nothing but a whole payment', () => {
    const { decision, played } = deciding(position());
    show(<PaySheet {...decision} />);
    less('wood');
    expect(main()).toBeDisabled();
    expect(laid()).toContain('A payment that fits here has 4 resources.');
    fireEvent.press(main());
    expect(played).toEqual([]);
  });

  it('swaps a kind by one touch when all is laid out', () => {
    const { decision, played } = deciding(position());
    show(<PaySheet {...decision} />);
    expect(screen.getByRole('button', { name: 'More Gold: 1 gold for 1 wood' })).toBeEnabled();
    more('gold');
    expect(laid()).toBe('You pay 2 wood, 1 clay and 1 gold');
    fireEvent.press(main());
    expect(played).toEqual([pay(2, 1, 0, 1)]);
  });

  it('offers the choice card, and lays out anew what one can pay then', () => {
    show(
      <Playing
        from={buying('card2', { wood: 1, open: ['C36'] })}
        panel={(decision) => <PaySheet {...decision} />}
      />,
    );
    expect(screen.getByText('You cannot pay this as it is.')).toBeTruthy();
    expect(main()).toBeDisabled();
    fireEvent.press(screen.getByRole('button', { name: /^Use it/ }));
    const choice = within(screen.getByTestId('choice-sheet'));
    fireEvent.press(choice.getByTestId('more-clay'));
    fireEvent.press(choice.getByTestId('more-clay'));
    fireEvent.press(choice.getByRole('button', { name: 'Take 2 clay' }));
    expect(screen.queryByTestId('choice-sheet')).toBeNull();
    expect(laid()).toBe('You pay 1 wood and 1 clay');
    expect(main()).toBeEnabled();
  });
});

describe('Paying for a building', () => {
  it('of a printed cost asks for nothing but yes or no', () => {
    const { decision, played } = deciding(buying('building2', { wood: 2, clay: 1 }));
    show(<PaySheet {...decision} />);
    expect(screen.queryByTestId('more-wood')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Build: 10 points' }));
    expect(played).toEqual([pay(2, 1)]);
  });

  it('of two kinds takes exactly two, and shows the points at once', () => {
    const { decision, played } = deciding(buying('building1', { wood: 4, clay: 2, stone: 3 }));
    show(<PaySheet {...decision} />);
    expect(screen.getByRole('button', { name: 'Build: 13 points' })).toBeTruthy();
    more('wood');
    expect(screen.getByText('1 of 2 kinds')).toBeTruthy();
    expect(main()).toBeDisabled();
    more('stone');
    more('stone');
    more('stone');
    expect(laid()).toBe('You pay 1 wood and 3 stone, scores 18 points');
    fireEvent.press(screen.getByRole('button', { name: 'Build: 18 points' }));
    expect(played).toEqual([pay(1, 0, 3)]);
  });

  it('of free choice suggests the cheapest and the most points', () => {
    const { decision, played } = deciding(
      buying('building3', { wood: 4, clay: 2, stone: 3, gold: 2 }),
    );
    show(<PaySheet {...decision} />);
    expect(screen.getByRole('button', { name: 'Cheapest, 3 points' })).toBeSelected();
    fireEvent.press(screen.getByRole('button', { name: 'Most points, 35 points' }));
    expect(screen.getByRole('button', { name: 'Most points, 35 points' })).toBeSelected();
    expect(screen.getByText('7 resources (1 to 7)')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Build: 35 points' }));
    expect(played).toEqual([pay(0, 2, 3, 2)]);
  });

  it('can be stepped by a screen reader', () => {
    const { decision } = deciding(buying('building3', { wood: 4, clay: 2 }));
    show(<PaySheet {...decision} />);
    const clay = screen.getByLabelText('Clay');
    expect(clay).toHaveAccessibilityValue({ min: 0, max: 2, now: 0, text: '0, of 2' });
    fireEvent(clay, 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
    expect(screen.getByLabelText('Clay')).toHaveAccessibilityValue({ now: 1 });
    expect(laid()).toBe('You pay 1 wood and 1 clay, scores 7 points');
  });

  it('speaks French', () => {
    const { decision } = deciding(buying('building2', { wood: 2, clay: 1 }));
    show(<PaySheet {...decision} />, 'fr');
    expect(screen.getByRole('button', { name: 'Laisser' })).toBeTruthy();
    expect(laid()).toBe('Tu paies 2 bois et 1 argile, rapporte 10 points');
  });
});
