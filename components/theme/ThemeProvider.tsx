import { createContext, use, type ReactNode } from 'react';
import { useColorScheme, useWindowDimensions } from 'react-native';

import { day, night, THEMES, type Theme } from '@/components/theme/palette';
import { typeFor, type TypeScale } from '@/components/theme/type';

const ThemeContext = createContext<Theme>(day);

export interface ThemeProviderProps {
  /** What the player chose; the system decides when nothing is given. */
  scheme?: Theme['name'] | 'system';
  children: ReactNode;
}

/** Hands the theme down: the player's choice, else what the system asks for. */
export function ThemeProvider({ scheme = 'system', children }: ThemeProviderProps) {
  const system = useColorScheme() === 'dark' ? night : day;
  const theme = scheme === 'system' ? system : THEMES[scheme];
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  return use(ThemeContext);
}

/** The sizes that suit this window. */
export function useType(): TypeScale {
  const { width, height } = useWindowDimensions();
  return typeFor(width, height);
}
