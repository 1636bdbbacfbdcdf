import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';
import { useSettings } from './SettingsProvider';

/** As long as it is on the screen the device does not fall asleep, if the player wants it so. */
export function KeepAwake() {
  const { keepAwake } = useSettings();
  const tag = useId();
  useEffect(() => {
    if (!keepAwake) return;
    // A browser may refuse, and then has nothing to release either: neither is worth a word.
    const awake = activateKeepAwakeAsync(tag);
    return () => void awake.then(() => deactivateKeepAwake(tag)).catch(() => undefined);
  }, [keepAwake, tag]);
  return null;
}
