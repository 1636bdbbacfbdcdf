import type { ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Slab } from '@/components/art/surfaces/Slab';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { nameOf } from '@/components/i18n/names';
import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import { Numeral } from '@/components/stone-age/Numeral';
import type { RoundOfPlayer } from '@/components/stone-age/RoundCardSummary';
import { stoneAgeStrings, type StoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Player } from '@/machines/core/table';
import { GOODS, RESOURCES } from '@/machines/stone-age/vocabulary';

/** So many of something, as a picture and in words. */
interface Item {
  sign: SignName | 'cards' | 'building';
  amount: number;
  words: string;
}

const some = (items: readonly Item[]) => items.filter(({ amount }) => amount !== 0);

function gainsOf(text: StoneAgeStrings, row: RoundOfPlayer): Item[] {
  const { round, gain, workers } = text;
  return some([
    { sign: 'building', amount: row.buildings, words: round.built(row.buildings) },
    { sign: 'cards', amount: row.cards, words: round.cardsBought(row.cards) },
    { sign: 'worker', amount: row.workers, words: workers(row.workers) },
    { sign: 'tool', amount: row.tools, words: gain({ good: 'tool', amount: row.tools }) },
    {
      sign: 'agriculture',
      amount: row.agriculture,
      words: gain({ good: 'agriculture', amount: row.agriculture }),
    },
    ...GOODS.map((good): Item => ({
      sign: good,
      amount: row.got[good],
      words: text.goods[good].count(row.got[good]),
    })),
  ]);
}

function paidOf(text: StoneAgeStrings, row: RoundOfPlayer): Item[] {
  return some([
    { sign: 'food', amount: row.eaten, words: text.goods.food.count(row.eaten) },
    ...RESOURCES.map((kind): Item => ({
      sign: kind,
      amount: row.paid[kind],
      words: text.goods[kind].count(row.paid[kind]),
    })),
  ]);
}

export interface PlayersRoundProps {
  player: RoundOfPlayer;
  players: readonly Player[];
}

/** What a round brought one player, and what it cost. */
export function PlayersRound({ player, players }: PlayersRoundProps) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const { seat, before, after, starved } = player;
  const name = nameOf(strings, players, seat);
  const gains = gainsOf(text, player);
  const paid = paidOf(text, player);
  const sentence = text.round.read({
    name,
    before,
    after,
    gains: gains.map(({ words }) => words),
    paid: [...paid.map(({ words }) => words), ...(starved ? [text.round.starved] : [])],
  });
  return (
    <View role="group" accessible aria-label={sentence} style={styles.player}>
      <Stamp seat={seat} size={38} />
      <View style={styles.told}>
        <View style={styles.head}>
          <Words
            face="strong"
            step="lead"
            colour={theme.players[seat]?.words}
            numberOfLines={2}
            style={styles.name}
          >
            {name}
          </Words>
          <Points before={before} after={after} />
        </View>
        <View style={styles.items}>
          {gains.map((item) => (
            <Amount key={item.sign} sign={item.sign} amount={item.amount} />
          ))}
          {gains.length + paid.length === 0 && (
            <Words step="small" colour={theme.text2}>
              {text.round.nothing}
            </Words>
          )}
          {gains.length > 0 && paid.length > 0 && (
            <View style={[styles.between, { backgroundColor: theme.rule }]} />
          )}
          {paid.map((item) => (
            <Amount key={item.sign} sign={item.sign} amount={-item.amount} />
          ))}
          {starved && (
            <Words face="strong" step="small" colour={theme.warning}>
              {text.round.starved}
            </Words>
          )}
        </View>
      </View>
    </View>
  );
}

/** Old points, new points, and the difference as a label. */
function Points({ before, after }: { before: number; after: number }) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const type = useType();
  const gained = after - before;
  return (
    <View style={styles.points}>
      {gained !== 0 && (
        <>
          <Numeral step="lead" colour={theme.text2}>
            {strings.number(before)}
          </Numeral>
          <Icon name="go" size={11} colour={theme.text2} />
        </>
      )}
      <Numeral step={type.number + 3}>{strings.number(after)}</Numeral>
      <Sign name="points" size={22} />
      {gained === 0 ? (
        <Words step="small" colour={theme.text2}>
          {text.round.noPoints}
        </Words>
      ) : (
        <Slab
          surface={gained > 0 ? theme.chosen : theme.reason}
          thickness={2}
          cuts="none"
          corner={4}
          style={styles.badge}
        >
          <Words face="strong" colour={gained > 0 ? theme.chosen.text : theme.reason.text}>
            {text.round.gained(gained)}
          </Words>
        </Slab>
      )}
    </View>
  );
}

/** What came in has a plus, what was handed over a minus. */
function Amount({ sign, amount }: Pick<Item, 'sign' | 'amount'>) {
  const { signed } = useStrings();
  return (
    <View style={styles.item}>
      {picture(sign)}
      <Words face="strong" step="small">
        {signed(amount)}
      </Words>
    </View>
  );
}

function picture(sign: Item['sign']): ReactElement {
  return sign === 'cards' || sign === 'building' ? (
    <Icon name={sign} size={17} />
  ) : (
    <Sign name={sign} size={18} />
  );
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingVertical: 3 },
  told: { flex: 1, gap: 1 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  name: { flexGrow: 1, flexShrink: 1 },
  points: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  badge: { paddingHorizontal: 7, paddingVertical: 1, minWidth: 36, alignItems: 'center' },
  items: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  between: { width: 2, height: 16, borderRadius: 1 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 2, minHeight: 22 },
});
