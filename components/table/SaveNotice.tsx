import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { useStrings } from '@/components/i18n/LanguageProvider';
import { useShelfState } from '@/components/saves/SavesProvider';
import type { Opening } from '@/machines/saves/shelfTypes';
import type { Trouble } from '@/machines/saves/storage';
import { SLOW_TO_SAVE } from './useTable';

/** How long it is told that an earlier save was opened: long enough to be read twice. */
const TOLD = 8000;

export interface SaveNoticeProps {
  /** How the game was found on the device. */
  found?: Pick<Extract<Opening, { ok: true }>, 'earlier' | 'lookOnly'>;
  /** What is told where something cannot be written; of a move unless given. */
  troubles?: Record<Trouble, string>;
}

/** Says so, without getting in the way, while something is wrong with the saving. Play goes on. */
export function SaveNotice(props: SaveNoticeProps) {
  const sentence = useSentence(props);
  const { top } = useSafeAreaInsets();
  if (sentence === null) return null;
  return (
    <View
      role="alert"
      aria-live="polite"
      pointerEvents="none"
      style={[styles.notice, { top: top + 4 }]}
    >
      <ReasonLabel text={sentence} turn={0} />
    </View>
  );
}

function useSentence({ found, troubles }: SaveNoticeProps): string | null {
  const { status, trouble } = useShelfState();
  const { errors } = useStrings();
  const sentences = troubles ?? { full: errors.deviceFull, refused: errors.notSaved };
  const isSlow = usePassed(status === 'saving', SLOW_TO_SAVE);
  const isOld = usePassed(true, TOLD);
  if (found?.lookOnly) return errors.lookOnly;
  if (trouble) return sentences[trouble];
  if (isSlow) return errors.slowToSave;
  return found?.earlier && !isOld ? errors.earlier : null;
}

/** Whether something has been so for that long without a break. */
function usePassed(isSo: boolean, ms: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setPassed(true), ms);
    return () => {
      clearTimeout(timer);
      setPassed(false);
    };
  }, [isSo, ms]);
  return isSo && passed;
}

const styles = StyleSheet.create({
  notice: { position: 'absolute', left: 8, right: 8, alignItems: 'center' },
});
