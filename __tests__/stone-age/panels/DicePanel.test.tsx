import { act, fireEvent, screen } from '@testing-library/react-native';

import { DicePanel } from '@/components/stone-age/panels/DicePanel';
import { after, given, resolve, type Village } from '../../helpers/stoneAge';
import { deciding, heard, Playing, show } from './show';

const atTheRiver = (village: Village = {}) =>
  given({
    phase: 'resolving',
    toMove: 1,
    starts: 1,
    villages: [{}, { at: { river: 4 }, tools: [2, 1, 1], used: 4, open: ['C34'], ...village }],
    dice: [5, 3, 2, 1],
  });
const rolled = (village?: Village) => after(atTheRiver(village), resolve('river')).position;

const tool = (bit: number) => screen.getByTestId(`tool-${bit}`);

describe('The dice panel', () => {
  it('offers the throw by a button that says how many dice', () => {
    const { decision, played } = deciding(atTheRiver());
    show(<DicePanel {...decision} place="river" seed={1} reduced />);
    expect(screen.getByRole('heading', { name: 'River, 4 dice' })).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Throw 4 dice' }));
    expect(played).toEqual([resolve('river')]);
  });

  it('writes the sum die by die, with how much is missing for one more', () => {
    const { decision } = deciding(rolled());
    show(<DicePanel {...decision} seed={1} still />);
    expect(heard('roll-sum')).toBe('5 + 3 + 2 + 1 = 11, ÷ 6 = 1 gold. 1 more would make 2 gold');
  });

  it('changes the result with every tool: 13 / 6 = 2', () => {
    const { decision, played } = deciding(rolled());
    show(<DicePanel {...decision} seed={1} still />);
    expect(screen.getByRole('button', { name: 'Take 1 gold' })).toBeTruthy();

    fireEvent.press(tool(1));
    expect(heard('roll-sum')).toContain('= 13, ÷ 6 = 2 gold');
    expect(tool(1)).toBeChecked();

    fireEvent.press(tool(1));
    expect(tool(1)).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Take 1 gold' })).toBeTruthy();

    fireEvent.press(tool(1));
    fireEvent.press(screen.getByRole('button', { name: 'Take 2 gold' }));
    expect(played).toEqual([{ type: 'gather', tools: 1 }]);
  });

  it('adds one-use tools and says when a tool changes nothing', () => {
    const { decision, played } = deciding(rolled());
    show(<DicePanel {...decision} seed={1} still />);
    fireEvent.press(tool(16));
    fireEvent.press(tool(2));
    expect(screen.getAllByText('changes nothing')).toHaveLength(2);
    fireEvent.press(screen.getByRole('button', { name: 'Take 2 gold' }));
    expect(played).toEqual([{ type: 'gather', tools: 18 }]);
  });

  it('names every tool with its state, and leaves used ones alone', () => {
    const { decision } = deciding(rolled());
    show(<DicePanel {...decision} seed={1} still />);
    expect(
      screen.getByRole('checkbox', { name: 'Tool of 2, not used yet, add 2' }),
    ).not.toBeChecked();
    expect(
      screen.getByRole('checkbox', { name: 'Tool of 3, for one use, add 3 once' }),
    ).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Tool of 1, used this round' })).toBeDisabled();
  });

  it('tells nothing before the dice lie, and lets nobody wait for them', () => {
    jest.useFakeTimers();
    const { decision } = deciding(rolled());
    show(<DicePanel {...decision} seed={1} speed="calm" reduced={false} />);
    expect(screen.queryByRole('button', { name: 'Take 1 gold' })).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Skip' }));
    expect(screen.getByRole('button', { name: 'Take 1 gold' })).toBeTruthy();
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  it('follows a roll from the throw to the tools', () => {
    show(
      <Playing
        from={atTheRiver()}
        panel={(decision) => (
          <DicePanel
            {...decision}
            seed={1}
            reduced
            {...(decision.position.phase === 'resolving' && { place: 'river' })}
          />
        )}
      />,
    );
    fireEvent.press(screen.getByRole('button', { name: 'Throw 4 dice' }));
    expect(screen.getByLabelText('4 dice: 5, 3, 2 and 1')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Take 1 gold' })).toBeTruthy();
  });

  it('only shows a roll that needs no decision', () => {
    const { decision } = deciding(given({ phase: 'resolving' }));
    const done = jest.fn();
    show(
      <DicePanel
        {...decision}
        seed={1}
        still
        shown={{ seat: 3, at: 'quarry', good: 'stone', dice: [6, 4], tools: [2], oneUse: ['C34'] }}
        onDone={done}
      />,
    );
    expect(screen.getByText('Dov')).toBeTruthy();
    expect(heard('roll-sum')).toContain('6 + 4 + 2 + 3 = 15, ÷ 5 = 3 stone');
    expect(screen.queryByRole('checkbox')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Continue' }));
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('says when the supply cannot give it all', () => {
    const position = rolled({ tools: [4, 4, 4], used: 0 });
    position.supply = [20, 16, 12, 1];
    const { decision } = deciding(position);
    show(<DicePanel {...decision} seed={1} still />);
    fireEvent.press(tool(1));
    expect(heard('roll-sum')).toContain('the supply has only 1');
    expect(screen.getByRole('button', { name: 'Take 1 gold' })).toBeTruthy();
  });
});
