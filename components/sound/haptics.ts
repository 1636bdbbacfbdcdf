import {
  ImpactFeedbackStyle,
  impactAsync,
  notificationAsync,
  NotificationFeedbackType,
} from 'expo-haptics';
import { Platform } from 'react-native';
import { useSettings } from '@/components/settings/SettingsProvider';

/** What a hand feels: a piece taken, put down, refused; dice that have come to rest. */
export const TICKS = ['pickUp', 'drop', 'illegal', 'settle'] as const;
export type Tick = (typeof TICKS)[number];

const FEEL: Record<Tick, () => Promise<void>> = {
  pickUp: () => impactAsync(ImpactFeedbackStyle.Light),
  drop: () => impactAsync(ImpactFeedbackStyle.Medium),
  illegal: () => notificationAsync(NotificationFeedbackType.Warning),
  settle: () => impactAsync(ImpactFeedbackStyle.Rigid),
};

/** Gives a tick, if the device can and the player wants it. Browsers would buzz, so they do not. */
export function useHaptics(): (tick: Tick) => void {
  const { haptics } = useSettings();
  return (tick) => {
    if (haptics && Platform.OS !== 'web') FEEL[tick]().catch(() => undefined);
  };
}
