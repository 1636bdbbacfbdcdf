import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Stamp } from '@/components/art/Mark';
import type { Fling } from '@/components/dice/throw';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { useMotion } from '@/components/motion/useMotion';
import { Sign } from '@/components/stone-age/art/Pieces';
import { movesOf, type Decision } from '@/components/stone-age/decision';
import { PanelHints } from '@/components/stone-age/hints/PanelHints';
import { adviceShown, nthOf } from '@/components/stone-age/hints/useHints';
import { Columns } from '@/components/stone-age/panels/Columns';
import { Footer, FooterButton } from '@/components/stone-age/panels/Footer';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { asFaces, inSet, inVain, supplyOf } from '@/components/stone-age/panels/rollArithmetic';
import {
  rollOnTable,
  rollTitle,
  thrownFrom,
  type RollOnTable,
  type ShownRoll,
} from '@/components/stone-age/panels/rollShown';
import { RollSum } from '@/components/stone-age/panels/RollSum';
import { RollTray } from '@/components/stone-age/panels/RollTray';
import { ToolToggles } from '@/components/stone-age/panels/ToolToggles';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { Sheet } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { GatheringPlace } from '@/machines/stone-age/vocabulary';

export interface DicePanelProps extends Decision, PanelProps {
  /** Before the throw: the place whose dice are about to be thrown. */
  place?: GatheringPlace;
  /** A roll that is only shown: nothing is asked, whatever the position says. */
  shown?: ShownRoll;
  /** Shown to the end; without it the panel waits to be taken away. */
  onDone?: () => void;
  /** Before the throw: not this place after all. */
  onClose?: () => void;
  /** Chance for the way the dice tumble. The same seed and dice are never thrown twice. */
  seed: number;
  /** The dice were seen falling before. */
  still?: boolean;
  onKnock?: (force: number) => void;
}

/** How much of a sheet is written on, besides the tray. */
const REST = { before: 240, tools: 388, shown: 300 } as const;
const SECOND_ROW = 96;

const restOf = ({ stage, tools }: Pick<RollOnTable, 'stage' | 'tools'>) =>
  REST[stage] + (tools.length > 4 ? SECOND_ROW : 0);

/**
 * A roll from the throw to what is taken home. One instance follows it through all its stages, so
 * that the dice keep lying where they fell.
 */
export function DicePanel(props: DicePanelProps) {
  const { position, seat, players, legal, play, place, shown, onDone, onClose, seed } = props;
  const { before, after, advice, still = false, onKnock } = props;
  const motion = useMotion();
  const speed = props.speed ?? motion.speed;
  const reduced = props.reduced ?? motion.reduced;
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const roll = rollOnTable(position, seat, place, shown);
  const id = `${seed}:${roll.dice.join()}`;
  const [settled, setSettled] = useState('');
  const [fling, setFling] = useState<Fling>();
  const [chosen, setChosen] = useState({ id, set: 0 });

  const rolling = roll.dice.length > 0 && !still && settled !== id;
  const settle = () => setSettled(id);
  const all = roll.tools.reduce((bits, { bit }) => bits | bit, 0);
  const set = roll.stage === 'shown' ? all : chosen.id === id ? chosen.set : 0;
  const gather = movesOf(legal, 'gather').find(({ tools }) => tools === set);
  const hinting = roll.stage === 'tools' && !rolling ? advice?.('decision') : undefined;
  const advised = adviceShown(hinting, 'gather');
  const resolve = movesOf(legal, 'resolve').find((move) => move.place === place);
  const throwDice = (how?: Fling) => {
    if (!resolve) return;
    setFling(how);
    play(resolve);
  };

  const name = nameOf(shared, players, roll.seat);
  const main = (label: string, onPress: () => void, disabled = false) => (
    <FooterButton
      label={label}
      tone={{ seat: roll.seat }}
      onPress={onPress}
      disabled={disabled}
      mark={hinting && nthOf(hinting, gather)}
    />
  );
  const decision =
    roll.stage === 'before'
      ? main(strings.buttons.throwDice(roll.count), () => throwDice(), !resolve)
      : rolling
        ? main(shared.table.skip, settle)
        : roll.stage === 'tools'
          ? main(
              gather ? buttonOf(strings, position, gather) : strings.prompts.addingTools,
              () => gather && play(gather),
              !gather,
            )
          : onDone && main(shared.table.continue, onDone);

  return (
    <Sheet
      title={rollTitle(strings, roll)}
      picture={<Sign name={roll.good} size={44} />}
      subtitle={
        <View style={styles.who}>
          <Stamp seat={roll.seat} size={22} />
          <Words colour={theme.text2}>{name}</Words>
        </View>
      }
      seat={roll.seat}
      onClose={roll.stage === 'before' ? onClose : undefined}
      reduced={reduced}
      footer={
        decision && (
          <Footer before={before} hinting={hinting} after={after}>
            {decision}
          </Footer>
        )
      }
      testID="dice-panel"
    >
      <PanelHints
        {...props}
        hinting={hinting}
        onLay={(move) => move.type === 'gather' && setChosen({ id, set: move.tools })}
      />
      <Columns
        aside={
          <RollTray
            values={asFaces(roll.dice)}
            waiting={roll.stage === 'before' ? roll.count : 0}
            rest={restOf(roll)}
            restThrown={restOf(thrownFrom(position, roll))}
            seed={seed}
            speed={speed}
            reduced={reduced}
            still={roll.dice.length > 0 && !rolling}
            fling={fling}
            onThrow={throwDice}
            onSettled={settle}
            onKnock={onKnock}
          />
        }
      >
        {roll.stage === 'before' && (
          <Words colour={theme.text2}>{place && strings.places[place].does}</Words>
        )}
        {roll.stage !== 'before' && (
          <RollSum
            dice={roll.dice}
            tools={inSet(roll.tools, set)}
            good={roll.good}
            supply={roll.stage === 'tools' ? supplyOf(position, roll.good) : shown?.amount}
            hidden={rolling}
          />
        )}
        {roll.stage === 'tools' && (
          <ToolToggles
            tools={roll.tools}
            set={set}
            idle={inVain(roll.dice, roll.tools, set, roll.good)}
            advised={advised && { set: advised.move.tools, nth: advised.nth }}
            onToggle={(bit) => setChosen({ id, set: set ^ bit })}
          />
        )}
      </Columns>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  who: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
