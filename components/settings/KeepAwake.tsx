import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect, useId } from 'react';
import { AppState } from 'react-native';
import { useSettings } from './SettingsProvider';

/** As long as it is on the screen the device does not fall asleep, if the player wants it so. */
export function KeepAwake() {
  const { keepAwake } = useSettings();
  const tag = useId();
  useEffect(() => {
    if (!keepAwake) return;
    let awake = false;
    // A browser may refuse: no matter, and then there is nothing to release either.
    const stay = () =>
      activateKeepAwakeAsync(tag).then(
        () => (awake = true),
        () => undefined,
      );
    void stay();
    // Browsers let go of it whenever another page is looked at.
    const coming = AppState.addEventListener('change', (state) => {
      if (state === 'active') void stay();
    });
    return () => {
      coming.remove();
      if (awake) deactivateKeepAwake(tag).catch(() => undefined);
    };
  }, [keepAwake, tag]);
  return null;
}
