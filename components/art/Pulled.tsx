import { G, Path, Text } from 'react-native-svg';

import { inked, keyLine, lettering, transformOf } from '@/components/art/pulling';
import type { Cutout, Letters, Print } from '@/components/art/print';

export interface PulledProps {
  print: Print;
  /** What drawings in one colour are printed in. */
  colour: string;
}

/** A print as one element for each of its nodes. Browsers have a quicker way of their own. */
export function Pulled({ print, colour }: PulledProps) {
  return print.map((node, index) => {
    if ('d' in node) return <Pull key={index} cutout={node} colour={colour} />;
    if ('text' in node) return <Lettering key={index} letters={node} colour={colour} />;
    return (
      <G key={index} transform={transformOf(node)} opacity={node.opacity}>
        <Pulled print={node.of} colour={colour} />
      </G>
    );
  });
}

function Pull({ cutout, colour }: { cutout: Cutout; colour: string }) {
  const { d, fill, opacity, evenOdd, at } = cutout;
  return (
    <Path
      d={d}
      fill={inked(fill, colour)}
      {...(evenOdd && { fillRule: 'evenodd' as const })}
      {...keyLine(cutout, colour)}
      {...(opacity !== undefined && { opacity })}
      {...(at && { transform: transformOf({ at }) })}
    />
  );
}

function Lettering({ letters, colour }: { letters: Letters; colour: string }) {
  return <Text {...lettering(letters, colour)}>{letters.text}</Text>;
}
