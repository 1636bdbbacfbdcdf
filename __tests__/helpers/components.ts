import { setUpTests } from 'react-native-reanimated';

setUpTests();

jest.mock('@react-native-async-storage/async-storage', () =>
  jest.requireActual('@react-native-async-storage/async-storage/jest/async-storage-mock'),
);

// There is no loudspeaker in a test: a player that can be asked what it was told to do.
jest.mock('expo-audio', () => {
  const player = () => ({
    play: jest.fn(),
    pause: jest.fn(),
    replace: jest.fn(),
    remove: jest.fn(),
    seekTo: jest.fn(async () => undefined),
    volume: 1,
    muted: false,
    playing: false,
    isLoaded: true,
  });
  return {
    createAudioPlayer: jest.fn(player),
    useAudioPlayer: jest.fn(player),
    setAudioModeAsync: jest.fn(async () => undefined),
    setIsAudioActiveAsync: jest.fn(async () => undefined),
  };
});
