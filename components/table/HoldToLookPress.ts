import { useEffect, useRef, useState } from 'react';
import { AppState, Platform, type GestureResponderEvent } from 'react-native';

/** After a finger has left, a browser still says `click`; that is no wish of its own. */
const CLICK_FOLLOWS = 700;

export interface Hold {
  /** Somebody looks now. */
  looking: boolean;
  /** It stays open without being held: opened by a key or a screen reader. */
  kept: boolean;
  close: () => void;
  /** For the button. */
  press: {
    onPressIn: (event: GestureResponderEvent) => void;
    onPressOut: () => void;
    onPress: (event: GestureResponderEvent) => void;
    onLongPress: () => void;
    onBlur: () => void;
  };
}

type Look = 'no' | 'held' | 'kept';

/** A key is pressed like a finger in a browser, but nobody can hold one and read. */
const isKey = ({ nativeEvent }: GestureResponderEvent): boolean =>
  typeof (nativeEvent as unknown as { key?: unknown } | undefined)?.key === 'string';

/**
 * Private things are open while a finger is on the button. Keys and screen readers cannot hold:
 * for them a press opens and the next one closes. Whatever ends the owner's turn, takes the focus
 * away or hides the app puts everything away.
 */
export function useHold(closeKey: string | number): Hold {
  const [look, setLook] = useState<Look>('no');
  const [lastKey, setLastKey] = useState(closeKey);
  // Put away in the very render that brings the next turn: not one frame of it is shown.
  if (lastKey !== closeKey) {
    setLastKey(closeKey);
    setLook('no');
  }
  const down = useRef(false);
  const released = useRef(0);
  const close = () => setLook('no');

  const open = look !== 'no';
  useEffect(() => {
    if (!open) return;
    const away = () => setLook('no');
    const watch = AppState.addEventListener('change', (state) => {
      if (state !== 'active') away();
    });
    if (Platform.OS !== 'web') return () => watch.remove();
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') away();
    };
    document.addEventListener('keydown', escape);
    window.addEventListener('blur', away);
    return () => {
      watch.remove();
      document.removeEventListener('keydown', escape);
      window.removeEventListener('blur', away);
    };
  }, [open]);

  return {
    looking: open && lastKey === closeKey,
    kept: look === 'kept' && lastKey === closeKey,
    close,
    press: {
      onPressIn: (event) => {
        if (isKey(event)) return;
        down.current = true;
        setLook('held');
      },
      onPressOut: () => {
        if (!down.current) return;
        down.current = false;
        released.current = Date.now();
        close();
      },
      onPress: (event) => {
        const byFinger = down.current || Date.now() - released.current < CLICK_FOLLOWS;
        if (byFinger && !isKey(event)) return;
        setLook((now) => (now === 'no' ? 'kept' : 'no'));
      },
      // Given so that a long touch in a browser opens no menu of its own.
      onLongPress: () => undefined,
      onBlur: close,
    },
  };
}
