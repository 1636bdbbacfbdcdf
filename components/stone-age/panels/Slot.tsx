import type { ReactNode } from 'react';
import { View } from 'react-native';

import { Slab } from '@/components/art/surfaces/Slab';

export interface SlotProps {
  size: number;
  /** Something may be put here, but need not be. */
  faint?: boolean;
  children?: ReactNode;
}

/** A place where a resource or a kind of resource is still to be put. */
export function Slot({ size, faint = false, children }: SlotProps) {
  return (
    <View style={{ opacity: faint ? 0.5 : 1, padding: 1 }} aria-hidden>
      <Slab
        empty
        seed={size}
        style={{ width: size, height: size, alignItems: 'center', justifyContent: 'center' }}
      >
        {children}
      </Slab>
    </View>
  );
}
