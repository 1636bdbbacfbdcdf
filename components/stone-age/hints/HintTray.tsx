import { useRef } from 'react';
import { ScrollView, StyleSheet, View, type Text } from 'react-native';
import { Sheet } from '@/components/art/surfaces/Papers';
import { useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout, Rect } from '@/components/stone-age/layout';
import { bottom } from '@/components/stone-age/layoutShapes';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useDialog } from '@/components/table/useDialog';
import { useTheme } from '@/components/theme/ThemeProvider';
import { HintPlate, type HintPlateProps } from './HintPlate';

export interface HintTrayProps extends Omit<HintPlateProps, 'shown' | 'heading'> {
  layout: BoardLayout;
  shown: number;
}

/** Of an upright screen the plate takes no more than this, however much there is to say. */
const SHARE = 0.5;

/** The plate in place of the tray: the board above or beside it stays whole, with its marks. */
export function HintTray({ layout, shown, ...plate }: HintTrayProps) {
  const theme = useTheme();
  const { hints } = useText(stoneAgeStrings);
  const dialog = useRef<View>(null);
  const heading = useRef<Text>(null);
  useDialog({
    dialog,
    title: heading,
    active: true,
    reachable: true,
    onClose: plate.onClose,
    openedFrom: undefined,
  });
  const { tray, window } = layout;
  const aside = layout.kind === 'sideways' || layout.kind === 'tablet';
  const contents = (
    <ScrollView
      alwaysBounceVertical={false}
      contentContainerStyle={[
        styles.contents,
        { paddingBottom: window.height - bottom(tray.inner) + 6 },
      ]}
    >
      <HintPlate {...plate} shown={layout.kind === 'tablet' ? null : shown} heading={heading} />
    </ScrollView>
  );
  return (
    <View
      ref={dialog}
      role="dialog"
      aria-label={hints.title}
      aria-modal={false}
      style={aside ? [styles.aside, frame(below(layout))] : styles.foot}
      testID="hint-tray"
    >
      {aside ? (
        contents
      ) : (
        <Sheet
          band={theme.players[plate.seat]?.colour}
          style={{
            minHeight: tray.frame.height,
            maxHeight: window.height * SHARE,
            paddingLeft: tray.inner.x,
            paddingRight: window.width - tray.inner.x - tray.inner.width,
          }}
        >
          {contents}
        </Sheet>
      )}
    </View>
  );
}

/** The column at the right from the workers down. */
function below({ tray, window }: BoardLayout): Rect {
  const { inner, workers } = tray;
  return { x: inner.x, y: workers.y, width: inner.width, height: window.height - workers.y };
}

const frame = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

const styles = StyleSheet.create({
  // Ink strays a little over the edges of what is printed.
  contents: { paddingHorizontal: 3 },
  aside: { position: 'absolute' },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0 },
});
