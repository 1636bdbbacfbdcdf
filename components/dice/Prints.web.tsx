import { useLayoutEffect, useMemo, useRef } from 'react';
import { useAnimatedReaction } from 'react-native-reanimated';

import { markup } from '@/components/art/markup';
import { block, keyed, type Cutout } from '@/components/art/print';
import { DIE_INK, DIE_KEY, SHADOW_INK } from '@/components/dice/inks';
import { INK_ORDER } from '@/components/dice/print';
import { LAYERS, type Stage } from '@/components/dice/stage';
import { INK } from '@/components/theme/palette';
import type { PrintsProps } from './Prints';

/**
 * In a browser all paths of a throw are one element to React, and one value for each frame goes
 * straight into them: an animated component for each would take longer to come than the dice fly.
 */
export function Prints({ stage, keyLine }: PrintsProps) {
  const sheet = useRef<SVGGElement>(null);
  const paths = useMemo(() => markup(emptyPaths(keyLine), INK.charcoal), [keyLine]);
  useLayoutEffect(() => print(sheet.current, stage.get()), [stage, paths]);
  useAnimatedReaction(
    () => stage.get(),
    (now) => print(sheet.current, now),
    [stage],
  );
  return <g ref={sheet} dangerouslySetInnerHTML={{ __html: paths }} />;
}

function emptyPaths(keyLine: number): Cutout[] {
  const { fill, fillOpacity } = SHADOW_INK;
  const die = INK_ORDER.map((ink) =>
    ink === 'body' ? keyed('', DIE_INK.body, keyLine, DIE_KEY) : block('', DIE_INK[ink]),
  );
  return [
    block('', fill, { opacity: fillOpacity }),
    ...Array.from({ length: LAYERS }, () => die).flat(),
  ];
}

/** Touches only what has changed: most inks of most layers print nothing. */
function print(sheet: SVGGElement | null, { shadow, layers }: Stage): void {
  if (!sheet) return;
  const paths = [shadow, ...layers.flatMap((layer) => INK_ORDER.map((ink) => layer[ink]))];
  paths.forEach((d, index) => {
    const path = sheet.children[index];
    if (path && path.getAttribute('d') !== d) path.setAttribute('d', d);
  });
}
