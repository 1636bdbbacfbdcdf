import { renderRouter, screen } from 'expo-router/testing-library';

test('the first screen is the shelf, under its name', async () => {
  const { getPathname } = renderRouter('./app', { initialUrl: '/' });
  expect(await screen.findByText('Silex')).toBeTruthy();
  expect(getPathname()).toBe('/');
});
