import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useSheetRoom } from '@/components/table/Sheet';
import { SlabButton, type SlabButtonProps } from '@/components/art/surfaces/SlabButton';

export interface FooterProps {
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}

/** The row of buttons of a panel: small ones at its ends, the decision between them. */
export function Footer({ before, after, children }: FooterProps) {
  return (
    <>
      {before}
      <View style={styles.decision}>{children}</View>
      {after}
    </>
  );
}

export interface FooterButtonProps extends Omit<SlabButtonProps, 'style'> {
  /** How much of the row it takes beside the others; the only button of a row has it all. */
  share?: number;
}

/** A main button: as wide as the row allows, and as high as its neighbours. */
export function FooterButton({ share, ...button }: FooterButtonProps) {
  const { scale } = useSheetRoom();
  // Beside another one there is no room for carved ends and the largest letters.
  const look = share === undefined ? null : ({ cuts: 'corners', step: 'lead' } as const);
  return (
    <SlabButton
      {...look}
      {...button}
      style={[styles.button, { flexGrow: share ?? 1, flexBasis: 92 * (share ?? 1) * scale }]}
    />
  );
}

const styles = StyleSheet.create({
  // Where large text leaves no room side by side, the buttons lie under one another.
  decision: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  button: { flexShrink: 1 },
});
