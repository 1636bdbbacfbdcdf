import type { Ref } from 'react';
import { Text, type TextProps } from 'react-native';

import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { textStyle, type Face, type TypeStep } from '@/components/theme/type';

export interface WordsProps extends TextProps {
  /** Display for titles and figures, the text face for everything that is read. */
  face?: Face;
  /** The size by what the words are for, or in points. */
  step?: TypeStep | number;
  colour?: string;
  ref?: Ref<Text>;
}

/** Text in the house's faces and sizes. It follows the system's text size. */
export function Words({ face = 'text', step = 'body', colour, style, ...rest }: WordsProps) {
  const theme = useTheme();
  const scale = useType();
  const size = typeof step === 'number' ? step : scale[step];
  return <Text {...rest} style={[textStyle(face, size), { color: colour ?? theme.text }, style]} />;
}
