import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useText } from '@/components/i18n/LanguageProvider';
import { BuildingPicture, CardPicture } from '@/components/stone-age/panels/OfferPicture';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { PanelHints } from '@/components/stone-age/hints/PanelHints';
import { bundleAdvised, nthOf } from '@/components/stone-age/hints/useHints';
import { CardLines, TileLine } from '@/components/stone-age/panels/CardLines';
import { ChoiceOffer } from '@/components/stone-age/panels/ChoiceOffer';
import { ChoiceSheet } from '@/components/stone-age/panels/ChoiceSheet';
import { Where } from '@/components/stone-age/panels/Columns';
import { Footer, FooterButton } from '@/components/stone-age/panels/Footer';
import { GoodSteppers } from '@/components/stone-age/panels/GoodSteppers';
import { offerAt } from '@/components/stone-age/panels/offerAt';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { cheapest, minus, moveFor, NOTHING } from '@/components/stone-age/panels/payment';
import { PaymentStrip } from '@/components/stone-age/panels/PaymentStrip';
import { PayRules } from '@/components/stone-age/panels/PayRules';
import { Suggestions } from '@/components/stone-age/panels/Suggestions';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { why } from '@/components/stone-age/telling';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { bundleOf, demandAt, total, worth } from '@/machines/stone-age/paying';
import { owned } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import type { Move, Reason } from '@/machines/stone-age/vocabulary';

export interface PaySheetProps extends Decision, PanelProps {
  /** Back to the board where that is allowed: the same as taking the last step back. */
  onClose?: () => void;
}

/** Buying a card or a building, or leaving it where it is. */
export function PaySheet(props: PaySheetProps) {
  const { position, seat, legal, play, onClose, before, after, advice, reduced } = props;
  const hinting = advice?.('decision');
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const [choosing, setChoosing] = useState(false);
  const offer = offerAt(position, position.at);
  const demand = demandAt(position, position.at);
  const stock = owned(position, seat);
  const moves = movesOf(legal, 'pay');
  const leave = movesOf(legal, 'leave')[0];
  const mayCashIn = movesOf(legal, 'cashIn').length > 0;

  // The cheapest is laid out anew whenever there is something else to pay with.
  const asked = `${position.at} ${Object.values(stock).join(' ')}`;
  const suggestion = cheapest(moves) ?? demand.cost ?? NOTHING;
  const [laid, setLaid] = useState({ asked, bundle: suggestion });
  const bundle = laid.asked === asked ? laid.bundle : suggestion;
  const lay = (next: typeof bundle) => setLaid({ asked, bundle: next });

  if (!offer) return null;
  const move = moveFor(moves, bundle);
  const refusal = move ? null : stoneAge.refusal(position, seat, payment(bundle));
  const reason = refusal && why(strings, { ...refusal, reason: refusal.reason as Reason });
  const valued = offer.kind === 'tile' && offer.tile.kind !== 'fixed';
  const points =
    offer.kind === 'card' ? null : offer.tile.kind === 'fixed' ? offer.tile.points : worth(bundle);
  const fixed = demand.cost !== null;
  const sum = (
    <View style={styles.sum}>
      <PaymentStrip
        bundle={bundle}
        least={demand.least}
        most={demand.most}
        points={points}
        valued={valued}
        complaint={reason?.sentence ?? null}
      />
      {moves.length > 0 ? (
        <PayRules bundle={bundle} owned={stock} demand={demand} />
      ) : (
        <Words colour={theme.warning}>
          {demand.cost && total(minus(demand.cost, stock)) > 0
            ? strings.panels.pay.lacking(minus(demand.cost, stock))
            : strings.panels.pay.notYet}
        </Words>
      )}
    </View>
  );
  return (
    <>
      <Sheet
        title={offer.kind === 'card' ? strings.pay.buyThis : strings.pay.buildThis}
        lead={
          <View style={styles.lead}>
            {offer.kind === 'card' ? (
              <CardPicture card={offer.card} price={offer.price} />
            ) : (
              <BuildingPicture tile={offer.tile} left={offer.left} />
            )}
            <Where columns>
              <View style={styles.aside}>{sum}</View>
            </Where>
          </View>
        }
        subtitle={
          offer.kind === 'card' ? <CardLines card={offer.card} /> : <TileLine tile={offer.tile} />
        }
        seat={seat}
        onClose={onClose}
        reduced={reduced}
        footer={
          <Footer before={before} hinting={hinting} after={after}>
            <FooterButton
              label={strings.buttons.leave}
              share={1}
              tone="quiet"
              disabled={!leave}
              mark={hinting && nthOf(hinting, leave)}
              onPress={() => leave && play(leave)}
            />
            <FooterButton
              label={move ? buttonOf(strings, position, move) : (reason?.label ?? '')}
              share={1.7}
              tone={{ seat }}
              disabled={!move}
              mark={hinting && nthOf(hinting, move)}
              onPress={() => move && play(move)}
              testID="pay"
            />
          </Footer>
        }
        testID="pay-sheet"
      >
        <PanelHints
          {...props}
          hinting={hinting}
          onLay={(advised) => {
            if (advised.type === 'pay') lay(bundleOf(advised));
            if (advised.type === 'cashIn') setChoosing(true);
          }}
        />
        {valued && moves.length > 1 && <Suggestions moves={moves} bundle={bundle} onPick={lay} />}
        {!fixed && moves.length > 0 && (
          <GoodSteppers
            bundle={bundle}
            limit={stock}
            most={demand.most}
            moves={moves}
            advised={bundleAdvised(hinting, 'pay')}
            onChange={lay}
            label={strings.price(demand.most)}
          />
        )}
        <Where columns={false}>{sum}</Where>
        {mayCashIn && <ChoiceOffer onOpen={() => setChoosing(true)} />}
      </Sheet>
      {choosing && mayCashIn && (
        <ChoiceSheet {...props} before={null} after={null} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}

const payment = (bundle: Parameters<typeof worth>[0]): Move => ({ type: 'pay', ...bundle });

const styles = StyleSheet.create({
  lead: { gap: 8 },
  // Under the picture, where the sheet is too low for it under the steppers.
  aside: { width: 178 },
  sum: { gap: 6 },
});
