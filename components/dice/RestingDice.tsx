import { useMemo } from 'react';
import { Path } from 'react-native-svg';

import { Board } from '@/components/dice/Board';
import { DiePrint } from '@/components/dice/DiePrint';
import { SHADOW_INK } from '@/components/dice/inks';
import { emptyPrint, printDie, printShadow } from '@/components/dice/print';
import { nearness } from '@/components/dice/solid';
import { fineCamera } from '@/components/dice/stage';
import { poseAt, type Throw } from '@/components/dice/throw';

/** How much of a die that does not count is left. */
const FADED = 0.42;

export interface RestingDiceProps {
  thrown: Throw;
  width: number;
  height: number;
  dimmed: readonly boolean[];
}

/** The end of a throw, die by die, so that some of them can be dimmed. */
export function RestingDice({ thrown, width, height, dimmed }: RestingDiceProps) {
  const { dice, shadow, scale } = useMemo(() => restOf(thrown), [thrown]);
  return (
    <Board thrown={thrown} width={width} height={height}>
      <Path d={shadow} {...SHADOW_INK} />
      {dice.map(({ die, print }) => (
        <DiePrint key={die} print={print} scale={scale} opacity={dimmed[die] ? FADED : 1} />
      ))}
    </Board>
  );
}

function restOf(thrown: Throw) {
  const camera = fineCamera(thrown);
  const poses = Array.from({ length: thrown.count }, (_, die) => poseAt(thrown, die, 1));
  const dice = poses
    .map((pose, die) => {
      const print = emptyPrint();
      printDie(print, camera, pose);
      return { die, print, near: nearness(camera, [pose.x, pose.y, pose.z]) };
    })
    .sort((a, b) => a.near - b.near);
  const shadow = poses.map((pose) => printShadow(camera, pose)).join('');
  return { dice, shadow, scale: camera.scale };
}
