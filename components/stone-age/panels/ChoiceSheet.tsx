import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { PanelHints } from '@/components/stone-age/hints/PanelHints';
import { bundleAdvised, nthOf } from '@/components/stone-age/hints/useHints';
import { Footer, FooterButton } from '@/components/stone-age/panels/Footer';
import { GoodSteppers } from '@/components/stone-age/panels/GoodSteppers';
import { Live } from '@/components/stone-age/panels/Live';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { limitsOf, moveFor, NOTHING, piecesOf } from '@/components/stone-age/panels/payment';
import { Slot } from '@/components/stone-age/panels/Slot';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { Sheet } from '@/components/table/Sheet';
import { Words } from '@/components/theme/Words';
import { bundleOf, total } from '@/machines/stone-age/paying';
import { owned } from '@/machines/stone-age/position';

export interface ChoiceSheetProps extends Decision, PanelProps {
  /** The card is kept for later. */
  onClose: () => void;
}

/** The card for two resources of one's choice. */
export function ChoiceSheet(props: ChoiceSheetProps) {
  const { position, seat, legal, play, onClose, before, after, advice, reduced } = props;
  const hinting = advice?.('choiceCard');
  const strings = useText(stoneAgeStrings);
  const [chosen, setChosen] = useState(NOTHING);
  const moves = movesOf(legal, 'cashIn');
  const stock = owned(position, seat);
  const most = moves[0] ? total(moves[0]) : 0;
  const move = moveFor(moves, chosen);
  const state = strings.panels.choice.chosen(total(chosen), most);
  return (
    <Sheet
      title={strings.tray.choiceCard}
      subtitle={strings.panels.choice.text}
      seat={seat}
      onClose={onClose}
      reduced={reduced}
      footer={
        <Footer before={hinting ? null : before} hinting={hinting} after={after}>
          <FooterButton
            label={strings.panels.choice.keep}
            share={1}
            tone="quiet"
            onPress={onClose}
          />
          <FooterButton
            label={move ? buttonOf(strings, position, move) : strings.panels.choice.pick(most)}
            share={1.4}
            tone={{ seat }}
            disabled={!move}
            mark={hinting && nthOf(hinting, move)}
            onPress={() => {
              if (!move) return;
              play(move);
              onClose();
            }}
          />
        </Footer>
      }
      testID="choice-sheet"
    >
      <PanelHints
        {...props}
        hinting={hinting}
        onLay={(advised) => advised.type === 'cashIn' && setChosen(bundleOf(advised))}
      />
      <GoodSteppers
        bundle={chosen}
        limit={limitsOf(moves)}
        most={most}
        moves={moves}
        advised={bundleAdvised(hinting, 'cashIn')}
        onChange={setChosen}
        label={strings.tray.choiceCard}
        note={(kind) => strings.round.fromTo(stock[kind], stock[kind] + chosen[kind])}
      />
      <Live sentence={`${state}: ${strings.bundle(chosen)}`} style={styles.chosen}>
        {Array.from({ length: most }, (_, i) => {
          const kind = piecesOf(chosen)[i];
          return (
            <Slot key={i} size={44}>
              {kind && <Sign name={kind} size={38} />}
            </Slot>
          );
        })}
        <Words face="strong">{state}</Words>
      </Live>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  chosen: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
