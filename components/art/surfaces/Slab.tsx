import type { Ref } from 'react';
import { View, type ViewProps } from 'react-native';

import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { slab, slot, type Cuts } from '@/components/art/surfaces/slabPrints';
import type { Surface } from '@/components/theme/palette';
import { useTheme } from '@/components/theme/ThemeProvider';

export interface SlabProps extends ViewProps {
  /** Its colours; a plain button unless given. */
  surface?: Surface;
  /** No two neighbours should be cut alike. */
  seed?: number;
  corner?: number;
  /** How high it lies over the page; nothing for what is sunk into it. */
  thickness?: number;
  cuts?: Cuts;
  /** Pushed down to the page. */
  pressed?: boolean;
  disabled?: boolean;
  /** Light round the edge, in the colour of lit ground unless one is given. */
  lit?: boolean | string;
  /** Only an outline: where something could be. */
  empty?: boolean;
  ref?: Ref<View>;
}

/**
 * A hand-cut plate behind its children; it takes its size from them and from `style`. The height
 * it lies at is added below, so that neighbours keep clear of it.
 */
export function Slab(props: SlabProps) {
  const { surface, seed = 5, corner = 6, thickness = 4, cuts = 'corners' } = props;
  const { pressed, disabled, lit, empty, style, children, onLayout, ...rest } = props;
  const theme = useTheme();
  const [size, measure] = useSize();
  const inks = disabled ? theme.off : (surface ?? theme.button);
  const sunk = pressed && thickness > 1 ? thickness - 1 : 0;
  const glow = lit === true ? theme.site.lit : lit || '';
  return (
    <View
      {...rest}
      onLayout={(event) => {
        measure(event);
        onLayout?.(event);
      }}
      style={[
        { marginBottom: empty ? 0 : thickness },
        // Until it is measured the bare colour stands in, so that words are never on nothing.
        !size && !empty && { backgroundColor: inks.ground, borderRadius: corner },
        style,
        sunk > 0 && { transform: [{ translateY: sunk }] },
      ]}
    >
      {size && (
        <Backdrop
          {...size}
          print={
            empty
              ? slot(size.width, size.height, seed, theme.text2)
              : slab(
                  size.width,
                  size.height,
                  seed,
                  corner,
                  thickness - sunk,
                  cuts,
                  inks.ground,
                  inks.key,
                  disabled ? inks.ground : theme.edge,
                  disabled ? theme.shadowOff : theme.shadow,
                  theme.carving,
                  glow,
                )
          }
        />
      )}
      {children}
    </View>
  );
}
