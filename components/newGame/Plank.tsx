import { View, type ViewProps } from 'react-native';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { useTheme } from '@/components/theme/ThemeProvider';
import { plank, WOOD, type Wood } from './plankPrints';

export const useWood = (): Wood => WOOD[useTheme().name];

export interface PlankProps extends ViewProps {
  /** No two neighbours should be cut alike. */
  seed: number;
}

/** A board of wood behind its children: where someone sits. */
export function Plank({ seed, style, children, ...rest }: PlankProps) {
  const theme = useTheme();
  const wood = useWood();
  const [size, measure] = useSize();
  return (
    <View
      {...rest}
      onLayout={measure}
      style={[{ marginBottom: 5 }, !size && { backgroundColor: wood.ground }, style]}
    >
      {size && (
        <Backdrop
          {...size}
          print={plank(
            size.width,
            size.height,
            seed,
            wood.ground,
            wood.light,
            wood.dark,
            wood.key,
            theme.edge,
            theme.shadow,
          )}
        />
      )}
      {children}
    </View>
  );
}
