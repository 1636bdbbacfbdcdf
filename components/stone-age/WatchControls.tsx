import { StyleSheet, View } from 'react-native';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useWindow } from '@/components/theme/window';

export const SPEEDS = ['calm', 'brisk', 'full'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a move stays before the next one, in milliseconds. */
export const PACE: Record<Speed, number> = { calm: 1500, brisk: 350, full: 0 };

export interface WatchControlsProps {
  playing: boolean;
  speed: Speed;
  onStep(): void;
  onPlay(playing: boolean): void;
  onSpeed(speed: Speed): void;
}

/** Step by step, or by itself at a speed of choice. */
export function WatchControls(props: WatchControlsProps) {
  const { playing, speed, onStep, onPlay, onSpeed } = props;
  const { watch } = useStrings();
  const { fontScale } = useWindow();
  return (
    <View style={styles.controls}>
      <View role="group" aria-label={watch.speed} style={styles.row}>
        {SPEEDS.map((choice, index) => (
          <SlabButton
            key={choice}
            label={watch.speeds[choice]}
            step="body"
            tone={choice === speed ? 'chosen' : 'quiet'}
            selected={choice === speed}
            seed={index + 3}
            style={[styles.share, { flexBasis: 84 * fontScale }]}
            onPress={() => onSpeed(choice)}
          />
        ))}
      </View>
      <View style={styles.row}>
        <SlabButton
          label={playing ? watch.pause : watch.play}
          icon={playing ? 'hourglass' : 'play'}
          seed={8}
          style={[styles.share, { flexBasis: 120 * fontScale }]}
          onPress={() => onPlay(!playing)}
        />
        <SlabButton
          label={watch.step}
          hint={watch.stepText}
          tone="main"
          seed={9}
          cuts="corners"
          style={[styles.share, { flexBasis: 120 * fontScale }]}
          onPress={onStep}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  controls: { paddingHorizontal: 12, paddingTop: 8, gap: 8 },
  // Where large text leaves no room side by side, they lie under one another.
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  share: { flexGrow: 1, flexShrink: 1 },
});
