import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { Rule } from '@/components/art/surfaces/Papers';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import { pageGrain, pageHead } from './pagePrints';

export interface PageProps {
  title: string;
  /** On the black tag beside the title. */
  tag?: string;
  onBack: () => void;
  children: ReactNode;
  /** The main button: at the foot of the screen, clear of the safe area. */
  footer?: ReactNode;
}

/** From this width on there is room for two columns. */
const WIDE = 700;
/** Below this height a foot as well as a head would leave no room between them. */
const LOW = 500;
const WIDEST_COLUMN = 560;
const MARGIN = 12;

/** Whether columns stand side by side: not on an upright tablet, where half of it would be bare. */
function useWide(): boolean {
  const { width, height } = useWindow();
  return width >= WIDE && width > height;
}

/** The page keeps clear of rounded corners and notches. */
function useMargins() {
  const { left, right } = useSafeAreaInsets();
  return { paddingLeft: Math.max(left, MARGIN), paddingRight: Math.max(right, MARGIN) };
}

/** A page of paper under a strip of the valley: title, way back, contents, and one main button. */
export function Page({ footer, children, ...head }: PageProps) {
  const theme = useTheme();
  const margins = useMargins();
  const insets = useSafeAreaInsets();
  const { height } = useWindow();
  const wide = useWide();
  const [page, measure] = useSize();
  // A phone held sideways keeps the head in sight, with the main button in it.
  const low = height < LOW && wide;
  return (
    <View role="main" style={[styles.screen, { backgroundColor: theme.paper }]}>
      {low && <Head {...head} low main={footer} />}
      <ScrollView
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
        style={styles.screen}
        contentContainerStyle={styles.whole}
      >
        <View onLayout={measure} style={styles.whole}>
          {page && (
            <Backdrop {...page} across print={pageGrain(page.width, page.height, theme.paper2)} />
          )}
          {!low && <Head {...head} low={false} />}
          <View style={[styles.body, margins, wide && styles.columns]}>{children}</View>
        </View>
      </ScrollView>
      {footer !== undefined && !low && (
        <View style={[styles.footer, margins, { paddingBottom: insets.bottom + 6 }]}>
          <Rule />
          <View style={styles.main}>{footer}</View>
        </View>
      )}
    </View>
  );
}

interface HeadProps extends Omit<PageProps, 'children' | 'footer'> {
  low: boolean;
  main?: ReactNode;
}

function Head({ title, tag, onBack, low, main }: HeadProps) {
  const theme = useTheme();
  const strings = useStrings();
  const margins = useMargins();
  const { top } = useSafeAreaInsets();
  const { fontScale } = useWindow();
  const [size, measure] = useSize();
  // Large titles need the sky for themselves: nothing is read on the moon.
  const sunAt = fontScale > 1.3 ? 0.97 : low ? 0.56 : 0.82;
  return (
    <View
      onLayout={measure}
      style={[styles.head, margins, { minHeight: (low ? 66 : 106) + top, paddingTop: top + 6 }]}
    >
      {size && (
        <Backdrop {...size} across print={pageHead(size.width, size.height, sunAt, theme)} />
      )}
      <SlabButton icon="back" name={strings.actions.back} onPress={onBack} seed={7} />
      <View style={styles.titles}>
        <Words face="display" step="heading" role="heading" aria-level={1}>
          {title}
        </Words>
        {tag !== undefined && <ReasonLabel text={tag} />}
      </View>
      {main !== undefined && <View style={styles.mainAbove}>{main}</View>}
    </View>
  );
}

/** One of the two columns of a wide page; on a narrow one they follow each other. */
export function Column({ children }: { children: ReactNode }) {
  return <View style={[styles.column, useWide() && styles.beside]}>{children}</View>;
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  whole: { flexGrow: 1 },
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 12, paddingBottom: 12 },
  titles: {
    flex: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: 14,
    rowGap: 2,
    minHeight: 48,
  },
  body: { paddingTop: 10, paddingBottom: 20, gap: 14, alignItems: 'center' },
  columns: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'center', gap: 20 },
  column: { width: '100%', maxWidth: WIDEST_COLUMN, gap: 14 },
  beside: { flex: 1 },
  footer: { alignItems: 'center', gap: 6 },
  main: { width: '100%', maxWidth: WIDEST_COLUMN },
  mainAbove: { minWidth: 260, maxWidth: '46%' },
});
