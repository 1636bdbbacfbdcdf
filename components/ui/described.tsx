import { useId, type ReactNode } from 'react';
import { Platform, StyleSheet, Text } from 'react-native';

export interface Described {
  /** For the control itself. */
  described: object;
  /** To be drawn inside the control; it is never seen. */
  description: ReactNode;
}

/**
 * What touching a control does, or why nothing would happen: read after its name. Phones call it a
 * hint. A browser has no such thing and wants the words in the page, where the control can point.
 */
export function useDescribed(text: string | undefined): Described {
  const id = useId();
  if (!text) return { described: {}, description: null };
  if (Platform.OS !== 'web') return { described: { accessibilityHint: text }, description: null };
  return {
    described: { 'aria-describedby': id },
    description: (
      <Text nativeID={id} style={styles.unseen}>
        {text}
      </Text>
    ),
  };
}

const styles = StyleSheet.create({ unseen: { display: 'none' } });
