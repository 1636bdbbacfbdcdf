import { fireEvent, render, screen } from '@testing-library/react-native';
import { ErrorBoundary } from '@/app/[game]/play';
import { fakeStorage } from '../helpers/fakeStorage';
import { Providers } from '../helpers/Providers';

jest.mock('expo-router', () => ({ router: { replace: jest.fn() } }));

it('a table that fell over says that the game is safe, and lays it again', async () => {
  const retry = jest.fn(async () => undefined);
  render(
    <Providers storage={fakeStorage()}>
      <ErrorBoundary error={new Error('x')} retry={retry} />
    </Providers>,
  );
  expect(await screen.findByText('The screen fell over. The game itself is safe.')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  fireEvent.press(screen.getByRole('button', { name: /shelf/i }));
  const { router } = jest.requireMock<{ router: { replace: jest.Mock } }>('expo-router');
  expect(router.replace).toHaveBeenCalledWith('/');
});
