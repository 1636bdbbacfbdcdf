import { Words, type WordsProps } from '@/components/theme/Words';
import { FONT } from '@/components/theme/type';

export interface NumeralProps extends Omit<WordsProps, 'children' | 'face'> {
  /** A number as a catalogue writes it: "31", "+18", "−10", "20 → 35". */
  children: string;
}

/** A number in the display face. Its signs are set in the text face: in the other they are sparks. */
export function Numeral({ children, ...rest }: NumeralProps) {
  const parts = children.split(/([+\u2212→×²]+)/).filter((part) => part !== '');
  return (
    <Words face="display" {...rest}>
      {parts.map((part, i) =>
        /[+\u2212→×²]/.test(part) ? (
          <Words key={i} {...rest} style={[rest.style, { fontFamily: FONT.strong }]}>
            {part}
          </Words>
        ) : (
          part
        ),
      )}
    </Words>
  );
}
