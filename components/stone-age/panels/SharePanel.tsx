import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { PanelHints } from '@/components/stone-age/hints/PanelHints';
import { nthOf } from '@/components/stone-age/hints/useHints';
import { Columns } from '@/components/stone-age/panels/Columns';
import { Footer, FooterButton } from '@/components/stone-age/panels/Footer';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { PickerPoster } from '@/components/stone-age/panels/PickerPoster';
import { SharedDie } from '@/components/stone-age/panels/SharedDie';
import { SharePickers } from '@/components/stone-age/panels/SharePickers';
import { pickers, picks, type TakenDie } from '@/components/stone-age/panels/sharing';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { Sheet } from '@/components/table/Sheet';

export interface SharePanelProps extends Decision, PanelProps {
  /** What was taken of these dice so far, as the news told it. */
  taken: readonly TakenDie[];
}

/** Dice for everyone: the next player is asked by name, colour and mark, across the table. */
export function SharePanel(props: SharePanelProps) {
  const { position, seat, players, legal, play, taken, before, after, advice, reduced } = props;
  const hinting = advice?.('decision');
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const asked = `${seat} ${position.dice.join()}`;
  const [touched, setTouched] = useState({ asked, die: 0 });
  const offered = picks(position, seat, movesOf(legal, 'takeDie'));
  const chosen =
    touched.asked === asked ? offered.find(({ die }) => die === touched.die) : undefined;
  const title = strings.everyone.takeOne(nameOf(shared, players, seat));
  return (
    <Sheet
      title={title}
      header={<PickerPoster seat={seat} title={title} kicker={strings.everyone.title} />}
      seat={seat}
      tall
      reduced={reduced}
      footer={
        <Footer before={before} hinting={hinting} after={after}>
          <FooterButton
            label={chosen ? buttonOf(strings, position, chosen.move) : strings.prompts.sharingDice}
            tone={{ seat }}
            disabled={!chosen}
            onPress={() => chosen && play(chosen.move)}
          />
        </Footer>
      }
      testID="share-panel"
    >
      <PanelHints
        {...props}
        hinting={hinting}
        onLay={(move) => move.type === 'takeDie' && setTouched({ asked, die: move.die })}
      />
      <Columns
        share={0.6}
        aside={
          <View role="radiogroup" aria-label={strings.prompts.sharingDice} style={styles.dice}>
            {offered.map((pick) => (
              <SharedDie
                key={pick.die}
                pick={pick}
                chosen={chosen?.die === pick.die}
                mark={hinting && nthOf(hinting, pick.move)}
                onPick={() => setTouched({ asked, die: pick.die })}
              />
            ))}
          </View>
        }
      >
        <SharePickers order={pickers(position, taken)} players={players} />
      </Columns>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
