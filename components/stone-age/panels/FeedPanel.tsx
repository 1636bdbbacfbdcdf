import { useState } from 'react';

import { Stamp } from '@/components/art/Mark';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { PanelHints } from '@/components/stone-age/hints/PanelHints';
import { bundleAdvised, nthOf } from '@/components/stone-age/hints/useHints';
import { ChoiceOffer } from '@/components/stone-age/panels/ChoiceOffer';
import { ChoiceSheet } from '@/components/stone-age/panels/ChoiceSheet';
import { Columns, Where } from '@/components/stone-age/panels/Columns';
import { CoveredMeals } from '@/components/stone-age/panels/CoveredMeals';
import { mealOf } from '@/components/stone-age/panels/feeding';
import { Footer, FooterButton } from '@/components/stone-age/panels/Footer';
import { GoodSteppers } from '@/components/stone-age/panels/GoodSteppers';
import { MealSum } from '@/components/stone-age/panels/MealSum';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { cheapest, moveFor, NOTHING } from '@/components/stone-age/panels/payment';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { POINTS_LOST_BY_HUNGER } from '@/machines/stone-age/data';
import { bundleOf, total } from '@/machines/stone-age/paying';
import { owned } from '@/machines/stone-age/position';

export type FeedPanelProps = Decision & PanelProps;

/** A hungry player covers the gap, or refuses and loses points. */
export function FeedPanel(props: FeedPanelProps) {
  const { position, seat, players, legal, play, before, after, advice, reduced } = props;
  const hinting = advice?.('decision');
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const [choosing, setChoosing] = useState(false);
  const meal = mealOf(position, seat);
  const stock = owned(position, seat);
  const moves = movesOf(legal, 'feed');
  const refuse = movesOf(legal, 'refuse')[0];
  const mayCashIn = movesOf(legal, 'cashIn').length > 0;

  // The cheapest is laid out anew whenever there is something else to pay with.
  const asked = `${meal.missing} ${Object.values(stock).join(' ')}`;
  const suggestion = cheapest(moves) ?? NOTHING;
  const [laid, setLaid] = useState({ asked, bundle: suggestion });
  const bundle = laid.asked === asked ? laid.bundle : suggestion;
  const move = moveFor(moves, bundle);
  const covered = moves.length > 0 && <CoveredMeals bundle={bundle} missing={meal.missing} />;
  return (
    <>
      <Sheet
        title={strings.feed.isShort(nameOf(shared, players, seat), meal.missing)}
        picture={<Stamp seat={seat} size={46} />}
        subtitle={strings.feed.explain}
        seat={seat}
        reduced={reduced}
        footer={
          <Footer before={before} hinting={hinting} after={after}>
            <FooterButton
              label={strings.panels.feed.refuse}
              sub={strings.panels.feed.refuseText(POINTS_LOST_BY_HUNGER)}
              share={1}
              tone="quiet"
              disabled={!refuse}
              mark={hinting && nthOf(hinting, refuse)}
              onPress={() => refuse && play(refuse)}
            />
            <FooterButton
              label={
                move
                  ? buttonOf(strings, position, move)
                  : strings.feed.covered(total(bundle), meal.missing)
              }
              share={1}
              tone={{ seat }}
              disabled={!move}
              mark={hinting && nthOf(hinting, move)}
              onPress={() => move && play(move)}
              testID="feed"
            />
          </Footer>
        }
        testID="feed-panel"
      >
        <PanelHints
          {...props}
          hinting={hinting}
          onLay={(advised) => {
            if (advised.type === 'feed') setLaid({ asked, bundle: bundleOf(advised) });
            if (advised.type === 'cashIn') setChoosing(true);
          }}
        />
        <Columns
          share={0.36}
          aside={
            <>
              <MealSum meal={meal} />
              <Where columns>{covered}</Where>
            </>
          }
        >
          {moves.length > 0 ? (
            <GoodSteppers
              bundle={bundle}
              limit={stock}
              most={meal.missing}
              moves={moves}
              advised={bundleAdvised(hinting, 'feed')}
              onChange={(next) => setLaid({ asked, bundle: next })}
              label={strings.feed.explain}
            />
          ) : (
            <Words colour={theme.warning}>{strings.panels.feed.notYet}</Words>
          )}
          <Where columns={false}>{covered}</Where>
          {mayCashIn && <ChoiceOffer onOpen={() => setChoosing(true)} />}
        </Columns>
      </Sheet>
      {choosing && mayCashIn && (
        <ChoiceSheet {...props} before={null} after={null} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
