import { useRef } from 'react';
import { Platform, type View } from 'react-native';
import { onKeys } from './keys';

/** What makes a pressable one of several radios; its name is given by whoever draws it. */
export interface RadioProps {
  ref: (radio: View | null) => void;
  role: 'radio';
  'aria-checked': boolean;
  onPress: () => void;
}

/** A group of radios: one stop for the Tab key, and in a browser the arrows lead through it. */
export function useRadios(
  count: number,
  chosen: number,
  choose: (index: number) => void,
): (index: number) => RadioProps {
  const radios = useRef<(View | null)[]>([]);
  const go = (index: number) => {
    const at = (index + count) % count;
    choose(at);
    radios.current[at]?.focus();
  };
  return (index) => ({
    ref: (radio) => {
      radios.current[index] = radio;
    },
    role: 'radio',
    'aria-checked': index === chosen,
    onPress: () => choose(index),
    ...(Platform.OS === 'web' && { tabIndex: index === Math.max(0, chosen) ? 0 : -1 }),
    ...onKeys({
      ' ': () => choose(index),
      ArrowRight: () => go(index + 1),
      ArrowDown: () => go(index + 1),
      ArrowLeft: () => go(index - 1),
      ArrowUp: () => go(index - 1),
    }),
  });
}
