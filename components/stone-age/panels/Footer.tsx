import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SlabButton, type SlabButtonProps } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import { HintButton } from '@/components/stone-age/hints/HintButton';
import { CornerMark } from '@/components/stone-age/hints/HintMark';
import type { Hinting } from '@/components/stone-age/hints/useHints';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';

export interface FooterProps {
  before?: ReactNode;
  /** Asks the elder what it would do. */
  hinting?: Hinting | undefined;
  after?: ReactNode;
  children: ReactNode;
}

/** The row of buttons of a panel: small ones at its ends, the decision between them. */
export function Footer({ before, hinting, after, children }: FooterProps) {
  return (
    <>
      {before}
      {hinting && <HintButton hinting={hinting} style={styles.hint} />}
      <View style={styles.decision}>{children}</View>
      {after}
    </>
  );
}

export interface FooterButtonProps extends Omit<SlabButtonProps, 'style'> {
  /** How much of the row it takes beside the others; the only button of a row has it all. */
  share?: number;
  /** Which choice of the elder it makes, if any. */
  mark?: number | null;
}

/** A main button: as wide as the row allows, and as high as its neighbours. */
export function FooterButton({ share, mark = null, ...button }: FooterButtonProps) {
  const { scale } = useSheetRoom();
  const { hints } = useText(stoneAgeStrings);
  const { label = '', sub } = button;
  const name = button.name ?? (sub === undefined ? label : `${label}, ${sub}`);
  // Beside another one there is no room for carved ends and the largest letters.
  const look = share === undefined ? null : ({ cuts: 'corners', step: 'lead' } as const);
  return (
    <View style={[styles.button, { flexGrow: share ?? 1, flexBasis: 92 * (share ?? 1) * scale }]}>
      <SlabButton
        {...look}
        {...button}
        name={mark === null ? button.name : `${name}, ${hints.marked(mark)}`}
        style={styles.filling}
      />
      <CornerMark nth={mark} />
    </View>
  );
}

const styles = StyleSheet.create({
  // Where large text leaves no room side by side, the buttons lie under one another.
  decision: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  button: { flexShrink: 1 },
  filling: { flexGrow: 1 },
  hint: { minWidth: 48 },
});
