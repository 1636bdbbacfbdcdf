import { fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Poster } from '@/components/art/posters/Poster';
import { Plate, ReasonLabel } from '@/components/art/surfaces/Labels';
import { Sheet, Ticket } from '@/components/art/surfaces/Papers';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { TileFace } from '@/components/stone-age/art/BuildingTile';
import { CardBack, CardFace } from '@/components/stone-age/art/CivilizationCard';
import { GOOD } from '@/components/stone-age/art/goods';
import { Sign, Tool, Worker } from '@/components/stone-age/art/Pieces';
import { night } from '@/components/theme/palette';
import { ThemeProvider } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { CARDS, TILES } from '@/machines/stone-age/data';

const layout = { nativeEvent: { layout: { x: 0, y: 0, width: 240, height: 52 } } };

test('a button has a role, a name and a state, and is drawn once it is measured', () => {
  const onPress = jest.fn();
  render(<SlabButton label="Throw" sub="4 dice" tone={{ seat: 1 }} selected onPress={onPress} />);
  const button = screen.getByRole('button', { name: 'Throw, 4 dice', selected: true });
  fireEvent.press(button);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.root.findAllByType('RNSVGPath' as never)).toHaveLength(0);
  fireEvent(screen.getByText('Throw'), 'layout', layout);
  expect(screen.root.findAllByType('RNSVGPath' as never).length).toBeGreaterThan(2);
});

test('a button that is off cannot be pressed', () => {
  const onPress = jest.fn();
  render(<SlabButton icon="undo" name="Undo" disabled onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Undo', disabled: true }));
  expect(onPress).not.toHaveBeenCalled();
});

test('labels and papers keep their words as text', () => {
  render(
    <ThemeProvider scheme="night">
      <Sheet band="#23577C">
        <Plate name="Forest" drawing={GOOD.wood} sign="÷3" />
        <ReasonLabel text="Full" />
        <Ticket stub={<Words>Go on</Words>}>
          <Words face="display">Continue</Words>
        </Ticket>
      </Sheet>
    </ThemeProvider>,
  );
  for (const text of ['Forest', '÷3', 'Full', 'Go on', 'Continue']) screen.getByText(text);
  expect(screen.getByText('Continue')).toHaveStyle({ color: night.text, fontFamily: 'ReggaeOne' });
});

test('pieces, cards, tiles and posters are drawn', () => {
  const [card, tile] = [CARDS[0], TILES[0]];
  if (!card || !tile) throw new Error('nothing to draw');
  render(
    <View>
      <Icon name="eye" />
      <Stamp seat={2} size={24} />
      <Sign name="points" size={20} />
      <Worker seat={3} size={24} />
      <Tool value={2} size={44} used />
      <CardFace card={card} width={76} light="lit" />
      <CardBack width={76} />
      <TileFace tile={tile} width={76} left={5} light="dimmed" />
      <Poster seat={0} width={390} height={844} />
    </View>,
  );
  expect(screen.root.findAllByType('RNSVGPath' as never).length).toBeGreaterThan(60);
});
