import type { ResultFaceProps } from '@/components/face';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { named } from '@/components/i18n/names';
import { useMotion } from '@/components/motion/useMotion';
import { ResultScreen } from '@/components/stone-age/result/ResultScreen';
import type { Move, Setup } from '@/machines/stone-age/vocabulary';

export interface StoneAgeResultProps extends ResultFaceProps<Move, Setup> {
  /** Everything has been counted, or skipped. */
  onShown?: () => void;
}

/** The final count of a game that is over, as a show that can be skipped. */
export function StoneAgeResult(props: StoneAgeResultProps) {
  const { players, playthrough, onAgain, onLeave, onShown } = props;
  const strings = useStrings();
  const { speed, reduced } = useMotion();
  return (
    <ResultScreen
      playthrough={playthrough}
      players={named(strings, players)}
      speed={speed}
      reduced={reduced}
      onSameAgain={onAgain}
      onShelf={onLeave}
      onShown={onShown}
    />
  );
}
