import { Platform } from 'react-native';

interface Key {
  key: string;
  preventDefault(): void;
}

/**
 * Keys on the control that has the focus, by their names. Only a browser asks: what is not a button
 * there hears no space bar by itself, and radios are walked through with the arrows.
 */
export function onKeys(actions: Readonly<Record<string, () => void>>): object {
  if (Platform.OS !== 'web') return {};
  return {
    onKeyDown: (event: Key) => {
      const action = actions[event.key];
      if (!action) return;
      // Else the page would scroll as well.
      event.preventDefault();
      action();
    },
  };
}
