import { fireEvent, screen } from '@testing-library/react-native';
import { boardLayout } from '@/components/stone-age/layout';
import { PlayerChips } from '@/components/stone-age/PlayerChips';
import { chipShape } from '@/components/stone-age/PlayerChipsShape';
import { VillageSheet } from '@/components/stone-age/VillageSheet';
import { given } from '../helpers/stoneAge';
import { lay, PLAYERS } from './atTheTable';

const insets = { top: 0, right: 0, bottom: 0, left: 0 };
const layout = boardLayout({ width: 390, height: 844 }, insets, 4);
const position = given({
  starts: 3,
  toMove: 1,
  villages: [
    { points: 31, workers: 6, food: 12, agriculture: 2, tools: [2, 1, 1] },
    {
      points: -6,
      workers: 7,
      food: 1,
      agriculture: 1,
      tools: [1, 1, 0],
      used: 1,
      wood: 4,
      cards: ['C16', 'C25'],
      open: ['C34'],
      buildings: ['B01'],
      at: { quarry: 3 },
    },
  ],
});

const chips = (active: number | null, thinking = false) => (
  <PlayerChips
    layout={layout}
    position={position}
    players={PLAYERS}
    active={active}
    thinking={thinking}
    onOpen={onOpen}
    reduced
  />
);
const onOpen = jest.fn();

describe('Player chips', () => {
  it('say everything about a player in one sentence', () => {
    lay(chips(1));
    expect(screen.getAllByRole('button')).toHaveLength(4);
    expect(
      screen.getByRole('button', {
        name: 'Anna: Red, hand. 31 points, 6 workers, 12 food, agriculture 2, tools 2, 1 and 1.',
      }),
    ).toBeOnTheScreen();
  });

  it('say whose turn it is, who began, and who is no person', () => {
    lay(chips(1));
    const lit = screen.getByRole('button', { selected: true });
    expect(lit).toHaveAccessibleName(/^Blue, bison\. −6 points.*; to move\.$/);
    expect(screen.getByTestId('chip-3')).toHaveAccessibleName(/; bot, first player\.$/);
  });

  it('say that a bot thinks', () => {
    lay(chips(3, true));
    expect(screen.getByTestId('chip-3')).toHaveAccessibleName(/bot, thinking, first player\.$/);
    expect(screen.getByTestId('chip-1')).not.toHaveAccessibleName(/to move|thinking/);
  });

  it('speak French', () => {
    lay(chips(1), 'fr');
    expect(screen.getByTestId('chip-1')).toHaveAccessibleName(/^Bleu, bison\..*; à jouer\.$/);
  });

  it('open a village', () => {
    lay(chips(1));
    fireEvent.press(screen.getByTestId('chip-2'));
    expect(onOpen).toHaveBeenCalledWith(2);
  });

  it('make the one to move larger, and no type smaller than 11 points', () => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [844, 390],
      [1024, 768],
    ] as const) {
      for (const rect of boardLayout({ width, height }, insets, 4).chips) {
        const lit = chipShape(rect, true);
        const other = chipShape(rect, false);
        expect(lit.width).toBeGreaterThan(other.width + 4);
        expect(lit.height).toBeGreaterThan(other.height + 4);
        for (const { name, points, figure } of [lit, other]) {
          expect(Math.min(name, points, figure)).toBeGreaterThanOrEqual(11);
        }
        expect(rect.height).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

describe("Another player's village", () => {
  it('shows all that is public and none of the bought cards', () => {
    lay(<VillageSheet seat={1} position={position} players={PLAYERS} onClose={jest.fn()} />);
    expect(screen.getByRole('heading', { name: 'Blue’s village' })).toBeOnTheScreen();
    expect(screen.getByLabelText('Points: −6')).toBeOnTheScreen();
    expect(screen.getByLabelText('Workers: 7, 4 of 7 at home')).toBeOnTheScreen();
    expect(screen.getByLabelText('Wood: 4')).toBeOnTheScreen();
    expect(screen.getByLabelText('Tool of 1, used this round')).toBeOnTheScreen();
    expect(screen.getByLabelText('Tool of 1, not used yet')).toBeOnTheScreen();
    expect(screen.getByLabelText('Tool of 3, for one use')).toBeOnTheScreen();
    expect(screen.getByLabelText('2 wood and 1 clay for 10 points')).toBeOnTheScreen();
    expect(screen.getByText('3 cards, face down')).toBeOnTheScreen();
    expect(screen.queryByText(/Medicine|Art\b/)).toBeNull();
  });
});
