import { fireEvent, screen } from '@testing-library/react-native';

import { FeedPanel } from '@/components/stone-age/panels/FeedPanel';
import { mealOf } from '@/components/stone-age/panels/feeding';
import { after, blue, feed, given, refuse, resolve, type Village } from '../../helpers/stoneAge';
import { deciding, show } from './show';

/** Blue comes home as the last one, and people eat: 1 food, 3 from the fields, 7 workers. */
function hungry(village: Village = {}) {
  const { position } = after(
    given({
      players: 2,
      phase: 'resolving',
      toMove: 1,
      starts: 1,
      villages: [
        { food: 20 },
        { workers: 7, agriculture: 3, food: 1, wood: 3, clay: 2, at: { field: 1 }, ...village },
      ],
    }),
    resolve('field'),
  );
  return position;
}

describe('Feeding', () => {
  it('says what there was, what the fields gave, what is needed and what is missing', () => {
    const position = hungry();
    expect(mealOf(position, blue)).toEqual({ before: 1, harvest: 4, need: 7, missing: 2 });
    show(<FeedPanel {...deciding(position).decision} />);
    expect(
      screen.getByLabelText('1 food before, 4 from the fields, 7 needed: 2 short'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Blue is 2 food short' })).toBeTruthy();
  });

  it('lays out the cheapest resources that cover the gap exactly', () => {
    const { decision, played } = deciding(hungry());
    show(<FeedPanel {...decision} />);
    expect(screen.getByLabelText('2 of 2 covered: 2 wood')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Feed with 2 wood' }));
    expect(played).toEqual([feed(2)]);
  });

  it('takes neither less nor more', () => {
    const { decision, played } = deciding(hungry());
    show(<FeedPanel {...decision} />);
    fireEvent.press(screen.getByTestId('less-wood'));
    expect(screen.getByTestId('feed')).toBeDisabled();
    fireEvent.press(screen.getByTestId('feed'));
    expect(played).toEqual([]);
    fireEvent.press(screen.getByTestId('more-clay'));
    fireEvent.press(screen.getByTestId('more-clay'));
    expect(screen.getByLabelText('2 of 2 covered: 2 clay')).toBeTruthy();
    fireEvent.press(screen.getByTestId('feed'));
    expect(played).toEqual([feed(0, 2)]);
  });

  it('may be refused all the same', () => {
    const { decision, played } = deciding(hungry());
    show(<FeedPanel {...decision} />);
    fireEvent.press(
      screen.getByRole('button', { name: 'Refuse, −10 points, you keep your resources' }),
    );
    expect(played).toEqual([refuse]);
  });

  it('asks for the card first where only it could help', () => {
    const { decision } = deciding(hungry({ wood: 0, clay: 0, open: ['C36'] }));
    show(<FeedPanel {...decision} />);
    expect(screen.getByText('Your resources do not cover it yet.')).toBeTruthy();
    expect(screen.getByTestId('feed')).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Use it/ })).toBeEnabled();
  });
});
