import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { AccessibilityInfo, Platform, StyleSheet, Text, View } from 'react-native';

/** Says a sentence to whoever listens instead of looking. */
export type Announce = (sentence: string) => void;

/** How long a sentence stays in the live region: screen readers have taken it up long before. */
const TAKEN_UP = 4000;

/** iOS lets a new sentence cut off the one before it, unless it is told to queue. */
const announceOnPhone: Announce = (sentence) => {
  if (Platform.OS === 'ios') {
    AccessibilityInfo.announceForAccessibilityWithOptions(sentence, { queue: true });
  } else {
    AccessibilityInfo.announceForAccessibility(sentence);
  }
};

const AnnounceContext = createContext<Announce>(
  Platform.OS === 'web' ? () => undefined : announceOnPhone,
);

/** A polite voice for what happens on the table. In a browser it needs an `Announcer` around it. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

export interface AnnouncerProps {
  children: ReactNode;
}

/** Hands the voice down. A browser gets a live region; phones have a voice of their own. */
export function Announcer({ children }: AnnouncerProps) {
  return Platform.OS === 'web' ? <LiveRegion>{children}</LiveRegion> : children;
}

interface Line {
  id: number;
  sentence: string;
}

function LiveRegion({ children }: AnnouncerProps) {
  const [lines, setLines] = useState<readonly Line[]>([]);
  const last = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  // Every sentence is a line of its own: the same one said twice is heard twice, and of two in
  // quick succession none is lost.
  const announce = useCallback((sentence: string) => {
    const id = ++last.current;
    setLines((said) => [...said, { id, sentence }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setLines((said) => said.filter((line) => line.id !== id));
    }, TAKEN_UP);
    timers.current.add(timer);
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <View role="log" aria-live="polite" style={styles.unseen}>
        {lines.map(({ id, sentence }) => (
          <Text key={id}>{sentence}</Text>
        ))}
      </View>
    </AnnounceContext>
  );
}

export interface AnnouncementProps {
  /** Said when it appears and whenever it changes. */
  sentence: string;
  /** Says the same sentence once more. */
  id?: string | number;
}

/** A sentence that is heard and not seen. */
export function Announcement({ sentence, id }: AnnouncementProps) {
  const announce = useAnnounce();
  useEffect(() => {
    if (sentence !== '') announce(sentence);
  }, [announce, sentence, id]);
  return null;
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
