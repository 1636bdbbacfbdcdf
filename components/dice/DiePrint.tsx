import { G, Path } from 'react-native-svg';

import { DIE_INK, DIE_KEY } from '@/components/dice/inks';
import { INK_ORDER, keyLine, type Print } from '@/components/dice/print';

export interface DiePrintProps {
  print: Print;
  /** Half an edge in picture units. */
  scale: number;
  opacity?: number;
}

/** One die that does not move, for use inside an `Svg` in picture units. */
export function DiePrint({ print, scale, opacity = 1 }: DiePrintProps) {
  return (
    <G opacity={opacity}>
      <Path
        d={print.body}
        fill={DIE_INK.body}
        stroke={DIE_KEY}
        strokeWidth={keyLine(scale)}
        strokeLinejoin="round"
      />
      {INK_ORDER.map((ink) =>
        ink === 'body' || !print[ink] ? null : (
          <Path key={ink} d={print[ink]} fill={DIE_INK[ink]} />
        ),
      )}
    </G>
  );
}
