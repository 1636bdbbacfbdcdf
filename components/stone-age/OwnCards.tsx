import { StyleSheet, View } from 'react-native';

import { Picture } from '@/components/art/Printed';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { CULTURE } from '@/components/stone-age/art/cultures';
import { PERSON } from '@/components/stone-age/art/people';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { holdingsOf, type PeopleHeld } from '@/components/stone-age/villages';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';
import { count } from '@/machines/stone-age/scoring';
import type { Culture } from '@/machines/stone-age/vocabulary';

export interface OwnCardsProps {
  position: Position;
  /** Whose cards: nobody else may be looking. */
  seat: Seat;
}

/** A player's bought cards, and what they would score if it were counted now. */
export function OwnCards({ position, seat }: OwnCardsProps) {
  const { table } = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const { sets, people } = holdingsOf(position, seat);
  const { culture, farmers, toolMakers, builders, shamans } = count(position, seat);
  const held = people.filter((group) => group.people > 0);
  return (
    <View style={styles.cards} testID="own-cards">
      <View style={styles.head}>
        <Words face="display" step="title" role="heading" aria-level={2}>
          {text.own.title}
        </Words>
        <Words colour={theme.text2}>{table.onlyForYou}</Words>
      </View>
      {sets.length + held.length === 0 && <Words>{text.own.none}</Words>}
      <View style={styles.columns}>
        {sets.length > 0 && (
          <View style={styles.column}>
            {sets.map((set, i) => (
              <SetRow key={i} cultures={set} label={text.own.set(i + 1)} />
            ))}
          </View>
        )}
        {held.length > 0 && (
          <View style={styles.column}>
            {held.map((group) => (
              <PersonRow key={group.person} held={group} />
            ))}
          </View>
        )}
      </View>
      {sets.length + held.length > 0 && (
        <Words face="display" step="lead" colour={theme.title}>
          {text.own.worth(culture + farmers + toolMakers + builders + shamans)}
        </Words>
      )}
    </View>
  );
}

/** Cultures that make a set: their pictures, and the square they score. */
function SetRow({ cultures, label }: { cultures: readonly Culture[]; label: string }) {
  const { list } = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const type = useType();
  const sum = text.card.sets([cultures.length]);
  const names = list(cultures.map((culture) => text.cultures[culture]));
  return (
    <View style={styles.set} role="group" accessible aria-label={`${label}: ${names}. ${sum}`}>
      <View style={styles.pictures}>
        {cultures.map((culture) => (
          <View key={culture} style={[styles.culture, { backgroundColor: theme.card.culture }]}>
            <Picture drawing={CULTURE[culture]} size={26} colour={theme.card.cultureMark} />
          </View>
        ))}
      </View>
      <View style={styles.sum}>
        <Words step="small" colour={theme.text2}>
          {names}
        </Words>
        <Words face="strong" step={type.body}>
          {sum}
        </Words>
      </View>
    </View>
  );
}

function PersonRow({ held: { person, people, by } }: { held: PeopleHeld }) {
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  return (
    <View style={styles.person} accessible>
      <View style={[styles.culture, { backgroundColor: theme.card.people }]}>
        <Picture drawing={PERSON[person]} size={26} colour={theme.card.peopleMark} />
      </View>
      <Words face="strong" style={styles.words}>
        {text.people[person].sum(people, by)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { gap: 10 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 10 },
  set: { gap: 4 },
  pictures: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  culture: {
    width: 34,
    height: 34,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.6,
    borderColor: '#2A2420',
    borderRadius: 3,
  },
  sum: { gap: 1 },
  // Side by side where there is room for both, else one under the other.
  columns: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 20, rowGap: 12 },
  column: { flexGrow: 1, flexBasis: 240, minWidth: 200, gap: 8 },
  person: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  words: { flexShrink: 1 },
});
