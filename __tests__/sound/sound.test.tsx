import { renderHook } from '@testing-library/react-native';
import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { impactAsync, notificationAsync } from 'expo-haptics';
import type { ReactNode } from 'react';
import * as Settings from '@/components/settings/SettingsProvider';
import { DEFAULTS } from '@/components/settings/settings';
import { TICKS, useHaptics } from '@/components/sound/haptics';
import { SOUNDS } from '@/components/sound/names';
import { useSounds } from '@/components/sound/useSounds';

jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: jest.fn(async () => undefined),
  notificationAsync: jest.fn(async () => undefined),
}));

const withSettings = (settings: Partial<typeof DEFAULTS>) => {
  jest
    .spyOn(Settings, 'useSettings')
    .mockReturnValue({ ...DEFAULTS, ...settings, change: () => undefined });
};
const wrapper = ({ children }: { children: ReactNode }) => <>{children}</>;
const players = jest.mocked(createAudioPlayer);

afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

describe('A sound', () => {
  it('is played beside other music, and asks for nothing', () => {
    withSettings({ sound: true });
    const { result } = renderHook(useSounds, { wrapper });
    for (const name of SOUNDS) result.current(name);
    expect(players).toHaveBeenCalledTimes(SOUNDS.length);
    expect(setAudioModeAsync).toHaveBeenCalledTimes(1);
    expect(setAudioModeAsync).toHaveBeenCalledWith(
      expect.objectContaining({ interruptionMode: 'mixWithOthers', allowsRecording: false }),
    );
  });

  it('is not played when it is switched off', () => {
    withSettings({ sound: false });
    const { result } = renderHook(useSounds, { wrapper });
    result.current('wood');
    expect(players).not.toHaveBeenCalled();
  });

  it('is heard as often as it is asked for, with a few players only', () => {
    withSettings({ sound: true });
    const { result } = renderHook(useSounds, { wrapper });
    for (let i = 0; i < 20; i++) result.current('knock', i / 10);
    expect(players.mock.calls.length).toBeLessThanOrEqual(3);
  });

  it('that cannot be played is no error', () => {
    withSettings({ sound: true });
    players.mockImplementation(() => {
      throw new Error('no loudspeaker');
    });
    const { result } = renderHook(useSounds, { wrapper });
    for (let i = 0; i < 4; i++) expect(() => result.current('gold')).not.toThrow();
  });
});

describe('A tick', () => {
  it('is felt on each occasion', () => {
    withSettings({ haptics: true });
    const { result } = renderHook(useHaptics, { wrapper });
    for (const tick of TICKS) result.current(tick);
    expect(impactAsync).toHaveBeenCalledTimes(3);
    expect(notificationAsync).toHaveBeenCalledTimes(1);
  });

  it('is not felt when it is switched off, nor where the device has none', () => {
    withSettings({ haptics: false });
    renderHook(useHaptics, { wrapper }).result.current('drop');
    expect(impactAsync).not.toHaveBeenCalled();
    withSettings({ haptics: true });
    jest.mocked(impactAsync).mockRejectedValueOnce(new Error('no motor'));
    const { result } = renderHook(useHaptics, { wrapper });
    expect(() => result.current('drop')).not.toThrow();
  });
});
