import { render, screen } from '@testing-library/react-native';
import { useState, type ReactElement, type ReactNode } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { LanguageProvider } from '@/components/i18n/LanguageProvider';
import type { Language } from '@/components/i18n/language';
import type { Decision } from '@/components/stone-age/decision';
import type { Player } from '@/machines/core/table';
import type { Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move } from '@/machines/stone-age/vocabulary';
import { after } from '../../helpers/stoneAge';

const phone = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 47, left: 0, right: 0, bottom: 34 },
};

/** Puts something on a screen as the app would. */
export function show(element: ReactElement, language: Language = 'en') {
  const around = ({ children }: { children: ReactNode }) => (
    <GestureHandlerRootView>
      <SafeAreaProvider initialMetrics={phone}>
        <LanguageProvider language={language}>{children}</LanguageProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
  return render(element, { wrapper: around });
}

const players: Player[] = ['Ada', '', 'Cleo', 'Dov'].map((name) => ({ kind: 'human', name }));

/** A decision in a position; what is played is written down and not carried out. */
export function deciding(position: Position) {
  const played: Move[] = [];
  const decision: Decision = {
    position,
    seat: position.toMove,
    players,
    legal: stoneAge.legalMoves(position),
    play: (move) => played.push(move),
  };
  return { decision, played };
}

/** A table on which moves are carried out: for panels that follow the game through several moves. */
export function Playing(props: { from: Position; panel: (decision: Decision) => ReactNode }) {
  const [position, setPosition] = useState(props.from);
  return props.panel({
    position,
    seat: position.toMove,
    players,
    legal: stoneAge.legalMoves(position),
    play: (move) => setPosition(after(position, move).position),
  });
}

/** What a screen reader says of something, with plain spaces. */
export const heard = (testID: string): string =>
  String(screen.getByTestId(testID).props['aria-label']).replace(/\s/g, ' ');
