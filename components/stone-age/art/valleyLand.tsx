import { memo, useId } from 'react';
import Svg, { Defs, Ellipse, RadialGradient, Stop } from 'react-native-svg';

import { Printed, SILENT } from '@/components/art/Printed';
import { landKey, landPrint } from '@/components/stone-age/art/valleyScene';
import type { BoardLayout } from '@/components/stone-age/layoutTypes';
import type { Theme } from '@/components/theme/palette';

export interface ValleyLandProps {
  layout: BoardLayout;
  theme: Theme;
}

/**
 * The still land as one layer, from the upper left corner of the window. It is cut once per size
 * and theme and never again while a game goes on: everything that changes is drawn above it.
 */
export const ValleyLand = memo(
  function ValleyLand({ layout, theme }: ValleyLandProps) {
    const { width, height } = layout.land;
    const firelight = useId();
    const { below, above, glow } = landPrint(layout, theme);
    return (
      <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...SILENT}>
        <Printed print={below} />
        {glow && (
          <>
            <Defs>
              <RadialGradient id={firelight} cx="50%" cy="50%" r="50%">
                <Stop offset="0" stopColor={theme.land.fire} stopOpacity={0.72} />
                <Stop offset="0.55" stopColor="#F08A24" stopOpacity={0.26} />
                <Stop offset="1" stopColor="#F08A24" stopOpacity={0} />
              </RadialGradient>
            </Defs>
            <Ellipse {...glow} fill={`url(#${firelight})`} />
          </>
        )}
        <Printed print={above} />
      </Svg>
    );
  },
  (before, after) => landKey(before.layout, before.theme) === landKey(after.layout, after.theme),
);
