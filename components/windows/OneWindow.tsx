import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Elsewhere } from './Elsewhere';
import { useHeldGame } from './heldGame';

export interface OneWindowProps {
  /** Which saved game. */
  id: string;
  onLeave(): void;
  /** The table. It is laid anew, from what is written down, whenever this window takes over. */
  children: ReactNode;
}

/** Lets only one window of a browser play a game; the others say so. */
export function OneWindow({ id, onLeave, children }: OneWindowProps) {
  const theme = useTheme();
  const { holding, takeOver } = useHeldGame(id);
  if (holding === 'here') return children;
  if (holding === 'elsewhere') return <Elsewhere onTakeOver={takeOver} onLeave={onLeave} />;
  return <View style={[styles.fill, { backgroundColor: theme.paper }]} />;
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
