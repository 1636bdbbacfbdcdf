import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import { Board } from '@/components/dice/Board';
import { keyLine } from '@/components/dice/print';
import { Prints } from '@/components/dice/Prints';
import { fineCamera, stageAt } from '@/components/dice/stage';
import type { Throw } from '@/components/dice/throw';

export interface MovingDiceProps {
  thrown: Throw;
  width: number;
  height: number;
  progress: SharedValue<number>;
}

/** The dice of a throw at the time that `progress` tells: one value is worked out for each frame. */
export const MovingDice = memo(function MovingDice(props: MovingDiceProps) {
  const { thrown, width, height, progress } = props;
  const camera = useMemo(() => fineCamera(thrown), [thrown]);
  const stage = useDerivedValue(
    () => stageAt(thrown, camera, progress.get()),
    [thrown, camera, progress],
  );
  return (
    <Board thrown={thrown} width={width} height={height}>
      <Prints stage={stage} keyLine={keyLine(camera.scale)} />
    </Board>
  );
});
