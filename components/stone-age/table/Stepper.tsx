import { StyleSheet, View } from 'react-native';
import { Bubble } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout } from '@/components/stone-age/layout';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import { odds } from '@/machines/stone-age/odds';
import { GOODS, type Place } from '@/machines/stone-age/vocabulary';
import { goodAt } from './placeWords';
import { middleOf } from './standing';

export interface StepperProps {
  layout: BoardLayout;
  place: Place;
  /** The numbers that are open, from the fewest. */
  open: readonly number[];
  workers: number;
  onChange(workers: number): void;
  onClose(): void;
}

const WIDTH = 236;
/** About how high the slip is: enough to know on which side of the place it fits. */
const HEIGHT = 128;
const MARGIN = 8;

/** How many workers go there, at the place itself, with what they bring home on average. */
export function Stepper({ layout, place, open, workers, onChange, onClose }: StepperProps) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const gathering = goodAt(place);
  const chance = gathering && odds(workers, GOODS.indexOf(gathering.good));
  const least = open[0] ?? 1;
  const most = open[open.length - 1] ?? least;
  const spot = middleOf(layout, place);
  const left = Math.min(
    Math.max(spot.x - WIDTH / 2, layout.safe.x + MARGIN),
    layout.safe.x + layout.safe.width - WIDTH - MARGIN,
  );
  const above = spot.y - HEIGHT - 40 > layout.safe.y;
  const top = above ? spot.y - HEIGHT - 36 : spot.y + 36;
  const what = strings.figures.workers;
  return (
    <View style={[styles.place, { left, top, width: WIDTH }]} pointerEvents="box-none">
      <Bubble
        side={above ? 'bottom' : 'top'}
        along={Math.min(0.9, Math.max(0.1, (spot.x - left) / WIDTH))}
        style={styles.bubble}
      >
        <View
          role="group"
          accessibilityLabel={strings.places[place].name}
          accessibilityViewIsModal={false}
        >
          <View style={styles.row}>
            <SlabButton
              icon="minus"
              name={shared.actions.less(what)}
              disabled={workers <= least}
              onPress={() => onChange(workers - 1)}
              testID="fewer"
            />
            <Words
              face="display"
              step="heading"
              colour={theme.plate.text}
              accessibilityLabel={strings.workers(workers)}
              aria-live="polite"
              style={styles.number}
            >
              {workers}
            </Words>
            <SlabButton
              icon="plus"
              name={shared.actions.more(what)}
              disabled={workers >= most}
              onPress={() => onChange(workers + 1)}
              testID="more"
            />
            <SlabButton
              icon="close"
              name={shared.actions.close}
              tone="quiet"
              onPress={onClose}
              testID="close-stepper"
            />
          </View>
          {chance && (
            <Words step="small" colour={theme.plate.text} aria-live="polite">
              {`${strings.roll.average(chance.average)}, ${strings.roll.atLeastOne(chance.any)}`}
            </Words>
          )}
        </View>
      </Bubble>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { position: 'absolute' },
  bubble: { alignSelf: 'stretch' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6, justifyContent: 'space-between' },
  number: { minWidth: 34, textAlign: 'center' },
});
