import { useRef } from 'react';
import { ScrollView, StyleSheet, View, type Text } from 'react-native';
import { Sheet } from '@/components/art/surfaces/Papers';
import { useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout, Rect } from '@/components/stone-age/layout';
import { bottom, right } from '@/components/stone-age/layoutShapes';
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

/** Ink strays over the edges of what is printed: within this nothing of it is cut off. */
const INK = 12;

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
      contentContainerStyle={{
        paddingLeft: aside ? INK : Math.max(INK, tray.inner.x),
        paddingRight: Math.max(INK, window.width - right(tray.inner)),
        paddingBottom: window.height - bottom(tray.inner) + 6,
      }}
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
          style={{ minHeight: tray.frame.height, maxHeight: window.height * SHARE }}
        >
          {contents}
        </Sheet>
      )}
    </View>
  );
}

/** The column at the right from the workers down. */
function below({ tray, window }: BoardLayout): Rect {
  const x = tray.inner.x - INK;
  const { y } = tray.workers;
  return { x, y, width: window.width - x, height: window.height - y };
}

const frame = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

const styles = StyleSheet.create({
  aside: { position: 'absolute' },
  foot: { position: 'absolute', left: 0, right: 0, bottom: 0 },
});
