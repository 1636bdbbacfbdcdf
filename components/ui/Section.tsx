import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { GlyphName } from '@/components/art/glyphs';
import { Icon } from '@/components/art/Icon';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface SectionProps {
  title: string;
  icon?: GlyphName;
  /** What the choice means, in one line under it. */
  text?: string;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, icon, text, children }: SectionProps) {
  const theme = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.head}>
        {icon && <Icon name={icon} size={20} colour={theme.title} />}
        <Words
          face="display"
          step="title"
          colour={theme.title}
          role="heading"
          aria-level={2}
          style={styles.title}
        >
          {title}
        </Words>
      </View>
      {children}
      {text !== undefined && (
        <Words colour={theme.text2} style={styles.text}>
          {text}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingHorizontal: 4 },
  title: { flexShrink: 1 },
  text: { paddingHorizontal: 4 },
});
