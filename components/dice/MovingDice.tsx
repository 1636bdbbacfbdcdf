import { memo, useMemo } from 'react';
import Animated, {
  useAnimatedProps,
  useDerivedValue,
  type SharedValue,
} from 'react-native-reanimated';
import { Path } from 'react-native-svg';

import { Board } from '@/components/dice/Board';
import { DIE_INK, DIE_KEY, SHADOW_INK } from '@/components/dice/inks';
import { INK_ORDER, keyLine, type InkName } from '@/components/dice/print';
import { fineCamera, LAYERS, stageAt, type Stage } from '@/components/dice/stage';
import type { Throw } from '@/components/dice/throw';

const AnimatedPath = Animated.createAnimatedComponent(Path);

/** What an unused ink prints: not every platform likes a path without a point. */
const NOTHING = 'M0 0';

export interface MovingDiceProps {
  thrown: Throw;
  width: number;
  height: number;
  progress: SharedValue<number>;
}

/**
 * The dice of a throw at the time that `progress` tells. One value is worked out for each frame, and
 * a fixed number of paths print their share of it; unused ones do not change and cost nothing.
 */
export const MovingDice = memo(function MovingDice(props: MovingDiceProps) {
  const { thrown, width, height, progress } = props;
  const camera = useMemo(() => fineCamera(thrown), [thrown]);
  const stage = useDerivedValue(
    () => stageAt(thrown, camera, progress.get()),
    [thrown, camera, progress],
  );
  const key = keyLine(camera.scale);
  return (
    <Board thrown={thrown} width={width} height={height}>
      <Shadow stage={stage} />
      {PRINTS.map(({ layer, ink }) => (
        <Inked key={`${layer}${ink}`} stage={stage} layer={layer} ink={ink} keyLine={key} />
      ))}
    </Board>
  );
});

const PRINTS = Array.from({ length: LAYERS }, (_, layer) =>
  INK_ORDER.map((ink) => ({ layer, ink })),
).flat();

function Shadow({ stage }: { stage: SharedValue<Stage> }) {
  const animatedProps = useAnimatedProps(() => ({ d: stage.get().shadow || NOTHING }), [stage]);
  return <AnimatedPath animatedProps={animatedProps} {...SHADOW_INK} />;
}

interface InkedProps {
  stage: SharedValue<Stage>;
  layer: number;
  ink: InkName;
  keyLine: number;
}

function Inked({ stage, layer, ink, keyLine: key }: InkedProps) {
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
      strokeWidth={key}
      strokeLinejoin="round"
    />
  );
}
