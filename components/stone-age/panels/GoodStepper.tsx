import { Platform, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { CornerMark } from '@/components/stone-age/hints/HintMark';
import { arrowKeys } from '@/components/stone-age/panels/panelProps';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { LARGE_TEXT } from '@/components/table/sheetFrame';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Resource } from '@/machines/stone-age/vocabulary';

export interface GoodStepperProps {
  kind: Resource;
  amount: number;
  /** How many there are to choose from. */
  limit: number;
  /** Written under the number; how many there are unless given. */
  note?: string | undefined;
  onLess: (() => void) | null;
  onMore: (() => void) | null;
  /** The kind that one more would take the place of. */
  instead?: Resource | null;
  /** Which choice of the elder asks for some of it, if any. */
  mark?: number | null;
}

/** How many of one resource: minus, the number, plus; arrow keys and screen readers step it too. */
export function GoodStepper(props: GoodStepperProps) {
  const { kind, amount, limit, onLess, onMore, instead = null, mark = null } = props;
  const theme = useTheme();
  const { tight, scale } = useSheetRoom();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const note = props.note ?? strings.pay.of(limit);
  const name = strings.goods[kind].name;
  const chosen = amount > 0;
  const ink = chosen ? theme.chosen.text : theme.text;
  const more = shared.actions.more(name);
  return (
    <View style={[styles.cell, scale > LARGE_TEXT && styles.whole]} {...arrowKeys(onLess, onMore)}>
      <Slab
        surface={theme.chosen}
        empty={!chosen}
        thickness={chosen ? 3 : 0}
        cuts="none"
        seed={kind.length * 3}
        style={styles.face}
      >
        <SlabButton
          icon="minus"
          name={shared.actions.less(name)}
          tone="quiet"
          disabled={!onLess}
          onPress={() => onLess?.()}
          testID={`less-${kind}`}
        />
        <View style={styles.middle} {...spoken(name, amount, limit, note, onLess, onMore)}>
          <View style={styles.figures}>
            <Sign name={kind} size={tight ? 26 : 30} opacity={limit === 0 ? 0.4 : 1} />
            <Words face="display" step="number" colour={ink}>
              {shared.number(amount)}
            </Words>
          </View>
          <Words step="small" colour={chosen ? ink : theme.text2} style={styles.note}>
            {note}
          </Words>
        </View>
        <SlabButton
          picture={
            instead && onMore ? (
              <View style={styles.swap}>
                <Icon name="plus" size={18} colour={theme.quiet.text} />
                <View style={styles.gone}>
                  <Icon name="minus" size={9} colour={theme.quiet.text} />
                  <Sign name={instead} size={16} />
                </View>
              </View>
            ) : undefined
          }
          icon="plus"
          name={instead ? `${more}: ${strings.panels.pay.instead(kind, instead)}` : more}
          tone="quiet"
          disabled={!onMore}
          onPress={() => onMore?.()}
          testID={`more-${kind}`}
        />
      </Slab>
      <CornerMark nth={mark} />
    </View>
  );
}

/** What the number is for those who hear it: a value that can be stepped. */
function spoken(
  name: string,
  now: number,
  max: number,
  note: string,
  onLess: (() => void) | null,
  onMore: (() => void) | null,
): object {
  const text = `${now}, ${note}`;
  if (Platform.OS === 'web') {
    return {
      role: 'spinbutton',
      tabIndex: 0,
      'aria-label': name,
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': now,
      'aria-valuetext': text,
    };
  }
  return {
    accessible: true,
    accessibilityRole: 'adjustable',
    accessibilityLabel: name,
    accessibilityValue: { min: 0, max, now, text },
    accessibilityActions: [{ name: 'increment' }, { name: 'decrement' }],
    onAccessibilityAction: (event: { nativeEvent: { actionName: string } }) =>
      (event.nativeEvent.actionName === 'increment' ? onMore : onLess)?.(),
  };
}

const styles = StyleSheet.create({
  cell: { flexBasis: '45%', flexGrow: 1 },
  // Large text has each kind on a line of its own.
  whole: { flexBasis: '100%' },
  face: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    flexGrow: 1,
    padding: 3,
    paddingBottom: 1,
  },
  middle: {
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 1,
    flexGrow: 1,
    minHeight: 48,
  },
  figures: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  note: { textAlign: 'center' },
  swap: { width: 30, alignItems: 'center' },
  gone: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
