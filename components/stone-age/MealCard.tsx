import { StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { Rule } from '@/components/art/surfaces/Papers';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { named } from '@/components/i18n/names';
import { Sign, type SignName } from '@/components/stone-age/art/Pieces';
import type { Meal } from '@/components/stone-age/MealCardMeals';
import { MealScene } from '@/components/stone-age/MealCardScene';
import { Numeral } from '@/components/stone-age/Numeral';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { tell } from '@/components/stone-age/telling';
import { Sheet, useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { useWindow } from '@/components/theme/window';
import type { Player } from '@/machines/core/table';

export interface MealCardProps {
  round: number;
  meals: readonly Meal[];
  players: readonly Player[];
  /** Everything was read. */
  onContinue: () => void;
  reduced?: boolean;
}

/** What everybody got from the fields and ate, and how it came out. */
export function MealCard({ round, meals, players, onContinue, reduced }: MealCardProps) {
  const { table } = useStrings();
  const text = useText(stoneAgeStrings);
  return (
    <Sheet
      title={text.chapters.feeding(round)}
      picture={<Sign name="food" size={40} />}
      reduced={reduced}
      footer={
        <SlabButton
          label={table.continue}
          tone="main"
          onPress={onContinue}
          style={styles.button}
          testID="continue"
        />
      }
      testID="meal"
    >
      <Scene seats={players.length} />
      <Meals meals={meals} players={players} />
    </Sheet>
  );
}

/** Low windows need their height for what is told. */
function Scene({ seats }: { seats: number }) {
  const { width, height } = useSheetRoom();
  if (height < 560) return null;
  return <MealScene seats={seats} width={width} height={Math.min(150, height * 0.2)} />;
}

export type MealsProps = Pick<MealCardProps, 'meals' | 'players'>;

/** Text that is larger than this gets a player's figures under the name instead of beside it. */
const LARGE_TEXT = 1.3;

/** The meals as rows, for whoever shows them in a frame of their own. */
export function Meals({ meals, players }: MealsProps) {
  const { fontScale } = useWindow();
  const stacked = fontScale > LARGE_TEXT;
  return (
    <View>
      {!stacked && <Heads />}
      <View role="list">
        {meals.map((meal, i) => (
          <View key={meal.seat}>
            {i > 0 && <Rule style={styles.rule} />}
            <MealRow meal={meal} players={players} stacked={stacked} />
          </View>
        ))}
      </View>
    </View>
  );
}

/** What the columns are, once for all rows; screen readers hear whole sentences instead. */
function Heads() {
  const { feed } = useText(stoneAgeStrings);
  const theme = useTheme();
  return (
    <View style={styles.row} aria-hidden importantForAccessibility="no-hide-descendants">
      <View style={styles.player} />
      <View style={styles.figures}>
        {[feed.before, feed.fieldsGave, feed.ate, feed.left].map((head) => (
          <View key={head} style={styles.figure}>
            <Words step="small" colour={theme.text2} style={styles.centred}>
              {head}
            </Words>
          </View>
        ))}
      </View>
    </View>
  );
}

interface MealRowProps {
  meal: Meal;
  players: readonly Player[];
  stacked: boolean;
}

function MealRow({ meal, players, stacked }: MealRowProps) {
  const shared = useStrings();
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const called = named(shared, players);
  const { number, signed } = shared;
  const { feed } = text;
  const head = (label: string) => (stacked ? label : null);
  const sentence = meal.news.map((item) => tell(text, called, item)).join(' ');
  return (
    <View role="listitem" accessible aria-label={sentence} style={styles.meal}>
      <View style={[styles.row, stacked && styles.stacked]}>
        <View style={[styles.player, stacked && styles.wide]}>
          <Stamp seat={meal.seat} size={30} />
          <Words
            face="strong"
            step="lead"
            colour={theme.players[meal.seat]?.words}
            numberOfLines={stacked ? undefined : 1}
            style={styles.name}
          >
            {called[meal.seat]?.name}
          </Words>
        </View>
        <View style={styles.figures}>
          <Figure label={head(feed.before)} value={number(meal.before)} sign="food" />
          <Figure label={head(feed.fieldsGave)} value={signed(meal.harvest)} sign="agriculture" />
          <Figure label={head(feed.ate)} value={signed(-meal.eaten)} sign="food" />
          <Figure label={head(feed.left)} value={number(meal.left)} sign="food" />
        </View>
      </View>
      {meal.short > 0 && <Gap meal={meal} />}
    </View>
  );
}

interface FigureProps {
  /** Where it does not stand at the head of a column. */
  label: string | null;
  value: string;
  sign: SignName;
}

function Figure({ label, value, sign }: FigureProps) {
  const theme = useTheme();
  return (
    <View style={styles.figure}>
      <View style={styles.value}>
        <Numeral step="number">{value}</Numeral>
        <Sign name={sign} size={18} />
      </View>
      {label !== null && (
        <Words step="small" colour={theme.text2} style={styles.centred}>
          {label}
        </Words>
      )}
    </View>
  );
}

/** Who was short, and what became of it: paid, hungry, or still to be decided. */
function Gap({ meal }: { meal: Meal }) {
  const text = useText(stoneAgeStrings);
  const { signed } = useStrings();
  const theme = useTheme();
  const { paid, lost, short } = meal;
  return (
    <View style={styles.gap}>
      {(paid !== null || lost > 0) && <Tick met={paid !== null} size={22} />}
      <Words face="strong" colour={lost > 0 ? theme.warning : theme.text} style={styles.name}>
        {text.feed.short(short)}
        {paid && ` · ${text.round.paid} ${text.bundle(paid)}`}
        {lost > 0 && ` · ${text.round.starved}`}
      </Words>
      {lost > 0 && (
        <View style={styles.value}>
          <Numeral step="number" colour={theme.warning}>
            {signed(-lost)}
          </Numeral>
          <Sign name="points" size={22} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  button: { flex: 1 },
  rule: { marginVertical: 2 },
  meal: { paddingVertical: 4, gap: 2 },
  row: { flexDirection: 'row', alignItems: 'center' },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: 6 },
  player: { flexDirection: 'row', alignItems: 'center', gap: 8, width: '32%' },
  wide: { width: '100%' },
  name: { flexShrink: 1 },
  figures: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', rowGap: 6 },
  figure: { flexGrow: 1, flexBasis: 50, alignItems: 'center' },
  value: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  centred: { textAlign: 'center' },
  gap: { flexDirection: 'row', alignItems: 'center', gap: 8, paddingLeft: 38 },
});
