import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { Picture } from '@/components/art/Printed';
import { hintMark } from '@/components/stone-age/art/hintMark';

/** The numbered flame. It says nothing by itself: what carries it says so in its name. */
export function HintMark({ nth, size = 28 }: { nth: number; size?: number }) {
  return <Picture drawing={hintMark(nth)} size={size} />;
}

/** The same on the corner of a control that a hint speaks of. */
export function CornerMark({ nth, style }: { nth: number | null; style?: StyleProp<ViewStyle> }) {
  if (nth === null) return null;
  return (
    <View pointerEvents="none" style={[styles.corner, style]} testID={`mark-${nth}`}>
      <HintMark nth={nth} />
    </View>
  );
}

const styles = StyleSheet.create({ corner: { position: 'absolute', left: -7, top: -14 } });
