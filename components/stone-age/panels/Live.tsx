import { useEffect, useRef, type ReactNode } from 'react';
import { Platform, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';

import { useAnnounce } from '@/components/table/Announcer';
import { Words } from '@/components/theme/Words';

export interface LiveProps {
  /** All that is shown here, as one sentence; empty while there is nothing to tell. */
  sentence: string;
  children: ReactNode;
  style?: StyleProp<ViewStyle>;
  testID?: string;
}

/** Something that changes under the player's hands: drawn for the eye, said for the ear. */
export function Live({ sentence, children, style, testID }: LiveProps) {
  const announce = useAnnounce();
  const last = useRef(sentence);
  useEffect(() => {
    if (last.current === sentence) return;
    last.current = sentence;
    // iOS knows no live regions.
    if (Platform.OS === 'ios' && sentence !== '') announce(sentence);
  }, [announce, sentence]);
  if (Platform.OS !== 'web') {
    return (
      <View
        accessible={sentence !== ''}
        aria-hidden={sentence === ''}
        aria-label={sentence}
        aria-live="polite"
        style={style}
        testID={testID}
      >
        {children}
      </View>
    );
  }
  // Browsers tell of new text in a live region, not of a new label.
  return (
    <View role="status" aria-live="polite" testID={testID}>
      <Words style={styles.unseen}>{sentence}</Words>
      <View aria-hidden style={style}>
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
