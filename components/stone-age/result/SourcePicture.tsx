import { StyleSheet, View } from 'react-native';

import { Picture } from '@/components/art/Printed';
import type { Source } from '@/components/stone-age/result/counting';
import { SOURCE_ART } from '@/components/stone-age/result/sourceArt';
import { useTheme } from '@/components/theme/ThemeProvider';

export interface SourcePictureProps {
  source: Source;
  size: number;
}

/** A source of points as a small tile in its colour. */
export function SourcePicture({ source, size }: SourcePictureProps) {
  const { rim } = useTheme();
  const { drawing, ground, ink } = SOURCE_ART[source];
  return (
    <View
      style={[
        styles.tile,
        { width: size, height: size, backgroundColor: ground, borderColor: rim },
      ]}
    >
      <Picture drawing={drawing} size={size * 0.76} colour={ink} />
    </View>
  );
}

const styles = StyleSheet.create({
  tile: { alignItems: 'center', justifyContent: 'center', borderWidth: 1.6, borderRadius: 3 },
});
