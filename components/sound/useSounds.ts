import { useSettings } from '@/components/settings/SettingsProvider';
import type { SoundName } from './names';
import { playSound } from './player';

/** Plays a sound, `volume` from 0 to 1, if the player wants to hear any. */
export type PlaySound = (name: SoundName, volume?: number) => void;

export function useSounds(): PlaySound {
  const { sound } = useSettings();
  return (name, volume = 1) => {
    if (sound) playSound(name, Math.min(1, Math.max(0, volume)));
  };
}
