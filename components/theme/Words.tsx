import { use, type Ref } from 'react';
import { Text, type TextProps } from 'react-native';

import { ENLARGED_BY_SYSTEM, useTextScale } from '@/components/theme/textScale';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { LARGEST_TEXT, textStyle, type Face, type TypeStep } from '@/components/theme/type';
import { TextLimit } from '@/components/theme/window';

export interface WordsProps extends TextProps {
  /** Display for titles and figures, the text face for everything that is read. */
  face?: Face;
  /** The size by what the words are for, or in points. */
  step?: TypeStep | number;
  colour?: string;
  ref?: Ref<Text>;
}

/** Text in the house's faces and sizes. It follows the system's text size, as far as there is room. */
export function Words(props: WordsProps) {
  const { face = 'text', step = 'body', colour, style, allowFontScaling = true, ...rest } = props;
  const { maxFontSizeMultiplier, ...text } = rest;
  const theme = useTheme();
  const scale = useType();
  const most = Math.min(maxFontSizeMultiplier ?? LARGEST_TEXT, use(TextLimit), LARGEST_TEXT);
  const asked = useTextScale();
  const grown = ENLARGED_BY_SYSTEM || !allowFontScaling ? 1 : Math.min(asked, most);
  const size = (typeof step === 'number' ? step : scale[step]) * grown;
  return (
    <Text
      {...text}
      {...(ENLARGED_BY_SYSTEM && { allowFontScaling, maxFontSizeMultiplier: most })}
      style={[textStyle(face, size), { color: colour ?? theme.text }, style]}
    />
  );
}
