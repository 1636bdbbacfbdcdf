import { Pressable, StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { Slab } from '@/components/art/surfaces/Slab';
import { StillDie } from '@/components/dice/Dice';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { CornerMark } from '@/components/stone-age/hints/HintMark';
import { Figure } from '@/components/stone-age/panels/Figure';
import { spaceKey } from '@/components/stone-age/panels/panelProps';
import { asFaces } from '@/components/stone-age/panels/rollArithmetic';
import type { Pick } from '@/components/stone-age/panels/sharing';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';

export interface SharedDieProps {
  pick: Pick;
  chosen: boolean;
  /** Which choice of the elder it is, if any. */
  mark?: number | null;
  onPick: () => void;
}

/** A die that can be taken, with the picture and the words of what it gives. */
export function SharedDie({ pick, chosen, mark = null, onPick }: SharedDieProps) {
  const { die, count, gain, useless, before, after } = pick;
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { width, columns, scale } = useSheetRoom();
  const pair = width >= 300 * scale;
  const narrow = width < 340 || columns;
  const surface = chosen ? theme.chosen : theme.quiet;
  const [value = 1] = asFaces([die]);
  const what = strings.die(die);
  const had = `${spaced(before)} → ${spaced(after)}`;
  const name = [
    strings.buttons.takeDie(die),
    ...(count > 1 ? [strings.panels.everyone.twice(count)] : []),
    ...(useless ? [strings.panels.everyone.lost] : []),
    ...(mark === null ? [] : [strings.hints.marked(mark)]),
  ];
  return (
    <View style={pair ? styles.half : styles.whole} {...spaceKey(onPick)}>
      <Pressable
        role="radio"
        aria-checked={chosen}
        aria-label={name.join(', ')}
        onPress={onPick}
        style={styles.press}
        testID={`die-${die}`}
      >
        {({ pressed }) => (
          <Slab surface={surface} pressed={pressed} cuts="none" seed={die + 3} style={styles.face}>
            <StillDie value={value} size={columns ? 48 : narrow ? 54 : 64} yaw={0.5 + die * 0.09} />
            <View style={styles.gain}>
              <View style={styles.picture}>
                <Sign name={gain.good} size={36} opacity={useless ? 0.4 : 1} />
                {count > 1 && (
                  <Figure step="number" colour={surface.text}>{`×${shared.number(count)}`}</Figure>
                )}
              </View>
              <Words
                face="strong"
                step={narrow ? 'body' : 'lead'}
                colour={surface.text}
                style={styles.centred}
              >
                {what}
              </Words>
              <Words step="small" colour={surface.text} style={styles.centred}>
                {useless ? strings.everyone.ofNoUse : had}
              </Words>
            </View>
            {chosen && (
              <View style={styles.tick}>
                <Tick met size={28} />
              </View>
            )}
            <CornerMark nth={mark} />
          </Slab>
        )}
      </Pressable>
    </View>
  );
}

const spaced = (values: readonly number[]) => values.join(' ') || '0';

const styles = StyleSheet.create({
  press: { flexGrow: 1 },
  half: { width: '48.3%' },
  whole: { width: '100%' },
  face: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    flexGrow: 1,
    columnGap: 6,
    paddingHorizontal: 8,
    paddingVertical: 6,
  },
  gain: { alignItems: 'center', flexShrink: 1, flexGrow: 1, flexBasis: 58 },
  picture: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  centred: { textAlign: 'center' },
  tick: { position: 'absolute', right: -7, top: -9 },
});
