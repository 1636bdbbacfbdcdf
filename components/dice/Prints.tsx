import Animated, { useAnimatedProps, type SharedValue } from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import { DIE_INK, DIE_KEY, SHADOW_INK } from '@/components/dice/inks';
import { INK_ORDER, type InkName } from '@/components/dice/print';
import { LAYERS, type Stage } from '@/components/dice/stage';

const AnimatedPath = Animated.createAnimatedComponent(Path);

/** What an unused ink prints: not every platform likes a path without a point. */
const NOTHING = 'M0 0';

export interface PrintsProps {
  stage: SharedValue<Stage>;
  /** The width of the line round the dice, in picture units. */
  keyLine: number;
}

/**
 * A fixed number of paths, each of which prints its share of the stage; unused ones do not change
 * and cost nothing. Browsers have a quicker way of their own.
 */
export function Prints({ stage, keyLine }: PrintsProps) {
  return (
    <>
      <Shadow stage={stage} />
      {PRINTS.map(({ layer, ink }) => (
        <Inked key={`${layer}${ink}`} stage={stage} layer={layer} ink={ink} keyLine={keyLine} />
      ))}
    </>
  );
}

const PRINTS = Array.from({ length: LAYERS }, (_, layer) =>
  INK_ORDER.map((ink) => ({ layer, ink })),
).flat();

function Shadow({ stage }: { stage: SharedValue<Stage> }) {
  const animatedProps = useAnimatedProps(() => ({ d: stage.get().shadow || NOTHING }), [stage]);
  return <AnimatedPath animatedProps={animatedProps} {...SHADOW_INK} />;
}

interface InkedProps extends PrintsProps {
  layer: number;
  ink: InkName;
}

function Inked({ stage, layer, ink, keyLine }: InkedProps) {
  const animatedProps = useAnimatedProps(
    () => ({ d: stage.get().layers[layer]?.[ink] || NOTHING }),
    [stage, layer, ink],
  );
  if (ink !== 'body') return <AnimatedPath animatedProps={animatedProps} fill={DIE_INK[ink]} />;
  return (
    <AnimatedPath
      animatedProps={animatedProps}
      fill={DIE_INK.body}
      stroke={DIE_KEY}
      strokeWidth={keyLine}
      strokeLinejoin="round"
    />
  );
}
