import { FONT } from '@/components/theme/type';

/** The faces by weight. The names themselves are in `type.ts`, which drags no font files along. */
export const fonts = {
  display: FONT.display,
  text: FONT.light,
  textSemiBold: FONT.text,
  textBold: FONT.strong,
} as const;

/** What expo-font loads at the start; `npm run fonts` makes the files. */
export const fontFiles = {
  [fonts.display]: require('@/assets/fonts/ReggaeOne.ttf'),
  [fonts.text]: require('@/assets/fonts/Cabin-Medium.ttf'),
  [fonts.textSemiBold]: require('@/assets/fonts/Cabin-SemiBold.ttf'),
  [fonts.textBold]: require('@/assets/fonts/Cabin-Bold.ttf'),
};
