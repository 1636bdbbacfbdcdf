import type { Ref } from 'react';
import { Pressable, StyleSheet, View, type Text } from 'react-native';
import { Slab } from '@/components/art/surfaces/Slab';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useRadios } from '@/components/ui/useRadios';
import { HintMark } from './HintMark';
import type { HintWords } from './hintWords';

export interface HintPlateProps {
  told: readonly HintWords[];
  /** Which is read; null where there is room for all of them. */
  shown: number | null;
  seat: number;
  /** What is said where there is nothing to tell. */
  otherwise?: string;
  onShow: (index: number) => void;
  onPick: (index: number) => void;
  onClose: () => void;
  /** What is read first where the plate takes the focus. */
  heading?: Ref<Text>;
}

/** What the elder would do and what it might do instead, with reasons. A touch gets a move ready. */
export function HintPlate(props: HintPlateProps) {
  const { told, shown, seat, otherwise, onShow, onPick, onClose, heading } = props;
  const theme = useTheme();
  const shared = useStrings();
  const { hints } = useText(stoneAgeStrings);
  const one = shown === null ? undefined : told[shown];
  return (
    <View style={styles.plate}>
      {one && <Tabs told={told} shown={told.indexOf(one)} onShow={onShow} />}
      <View style={styles.page}>
        <View style={styles.head}>
          <View style={styles.titles}>
            <Words
              ref={heading}
              face="display"
              step="lead"
              colour={theme.title}
              role="heading"
              {...{ 'aria-level': 2 }}
              tabIndex={-1}
              style={styles.title}
            >
              {hints.title}
            </Words>
            {one && <Words step="small">{rankOf(hints.nth(one.nth), one.rank)}</Words>}
          </View>
          <SlabButton icon="close" name={shared.actions.close} tone="quiet" onPress={onClose} />
        </View>
        {told.length === 0 && <Words>{otherwise}</Words>}
        {(one ? [one] : told).map((hint) => (
          <Advised
            key={hint.nth}
            hint={hint}
            seat={seat}
            marked={!one}
            onPick={() => onPick(hint.nth - 1)}
          />
        ))}
      </View>
    </View>
  );
}

const rankOf = (nth: string, rank: string) => `${nth}, ${rank}`;

interface AdvisedProps {
  hint: HintWords;
  seat: number;
  /** Carries its mark and its rank itself: several stand under one another. */
  marked: boolean;
  onPick: () => void;
}

function Advised({ hint, seat, marked, onPick }: AdvisedProps) {
  const { hints } = useText(stoneAgeStrings);
  const { nth, title, rank, reasons } = hint;
  return (
    <View style={styles.advised}>
      <SlabButton
        label={title}
        sub={marked ? rank : undefined}
        hint={hints.pick}
        tone={nth === 1 ? { seat } : 'button'}
        cuts="corners"
        step="lead"
        seed={nth + 2}
        picture={marked ? <HintMark nth={nth} size={30} /> : undefined}
        onPress={onPick}
        testID={`pick-hint-${nth}`}
      />
      <Words step={marked ? 'body' : 'small'} testID={`hint-reasons-${nth}`}>
        {reasons.join(' ')}
      </Words>
    </View>
  );
}

interface TabsProps {
  told: readonly HintWords[];
  shown: number;
  onShow: (index: number) => void;
}

/** The marks under one another; the one that is read lies on lit ground. */
function Tabs({ told, shown, onShow }: TabsProps) {
  const theme = useTheme();
  const { hints } = useText(stoneAgeStrings);
  const radio = useRadios(told.length, shown, onShow);
  return (
    <View role="radiogroup" aria-label={hints.choices} style={styles.tabs}>
      {told.map(({ nth, title, rank }, index) => (
        <Pressable
          key={nth}
          {...radio(index)}
          aria-label={`${hints.nth(nth)}: ${title}, ${rank}`}
          testID={`hint-${nth}`}
        >
          <Slab
            surface={index === shown ? theme.chosen : theme.quiet}
            empty={index !== shown}
            thickness={0}
            cuts="none"
            seed={nth + 4}
            style={styles.tab}
          >
            <HintMark nth={nth} size={29} />
          </Slab>
        </Pressable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  plate: { flexDirection: 'row', gap: 10 },
  tabs: { gap: 2 },
  tab: { width: 44, height: 44, alignItems: 'center', justifyContent: 'center' },
  page: { flex: 1, gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  titles: { flex: 1 },
  // It has the focus only to be read first.
  title: { outlineStyle: 'solid', outlineWidth: 0 },
  advised: { gap: 4 },
});
