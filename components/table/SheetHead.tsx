import type { ReactNode, Ref } from 'react';
import { StyleSheet, View, type Text } from 'react-native';

import { LARGE_TEXT } from '@/components/table/sheetFrame';
import { NARROW, useSheetRoom } from '@/components/table/sheetRoom';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface SheetHeadProps {
  title: string;
  subtitle?: ReactNode;
  picture?: ReactNode;
  /** Beside the title, or above it where text is large. */
  lead?: ReactNode;
  /** Heard, not seen. */
  unseen: boolean;
  /** The cross lies over the upper right corner. */
  closable: boolean;
  ref: Ref<Text>;
}

/** The title of a sheet, with what stands beside it. */
export function SheetHead(props: SheetHeadProps) {
  const { title, subtitle, picture, lead, unseen, closable, ref } = props;
  const theme = useTheme();
  const type = useType();
  const { width, columns, tight, scale } = useSheetRoom();
  const large = scale > LARGE_TEXT;
  const beside = Boolean(lead) && !columns;
  const cramped = tight || (Boolean(lead) && width < NARROW);
  return (
    <View
      style={
        unseen ? styles.unseen : [styles.head, beside ? (large ? styles.under : styles.top) : null]
      }
    >
      {picture}
      {beside && lead}
      <View style={[!(beside && large) && styles.titles, closable && !beside && styles.clear]}>
        {/* What stands under the title may use the whole width again. */}
        <View style={closable && beside && !large ? [styles.crossed, styles.clear] : null}>
          <Words
            ref={ref}
            face="display"
            step={cramped ? type.title + 2 : 'heading'}
            role="heading"
            {...{ 'aria-level': 2 }}
            tabIndex={-1}
            style={styles.title}
          >
            {title}
          </Words>
        </View>
        {typeof subtitle === 'string' ? (
          <Words step={tight ? 'small' : 'body'} colour={theme.text2}>
            {subtitle}
          </Words>
        ) : (
          subtitle
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: 10, minHeight: 44 },
  under: { flexDirection: 'column', alignItems: 'flex-start', gap: 8 },
  top: { alignItems: 'flex-start', gap: 14 },
  titles: { flex: 1, gap: 3 },
  // It has the focus only to be read first.
  title: { outlineStyle: 'solid', outlineWidth: 0 },
  clear: { paddingRight: 52 },
  // As high as the cross beside it.
  crossed: { minHeight: 46, justifyContent: 'center' },
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' },
});
