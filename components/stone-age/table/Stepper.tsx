import { StyleSheet, View } from 'react-native';
import { Bubble } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import type { BoardLayout, Site } from '@/components/stone-age/layout';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { useWindow } from '@/components/theme/window';
import { Words } from '@/components/theme/Words';
import { odds } from '@/machines/stone-age/odds';
import { GOODS } from '@/machines/stone-age/vocabulary';
import { goodAt } from './placeWords';
import { middleOf } from './standing';

export interface StepperProps {
  layout: BoardLayout;
  place: Site;
  /** The numbers that are open, from the fewest. */
  open: readonly number[];
  workers: number;
  onChange(workers: number): void;
  onClose(): void;
}

const WIDTH = 236;
const MARGIN = 8;
/** What the tip of the slip needs below a name. */
const TIP = 7;

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
  const { valley, window } = layout;
  const width = Math.min(WIDTH * Math.min(useWindow().fontScale, 1.5), valley.width - 2 * MARGIN);
  const left = Math.min(
    Math.max(spot.x - width / 2, valley.x + MARGIN),
    valley.x + valley.width - width - MARGIN,
  );
  // Towards the middle of the valley: cards, buildings and the place itself stay in sight.
  const { plate, reason } = layout.sites[place];
  const above = spot.y > valley.y + valley.height / 2;
  const upright = above
    ? { bottom: window.height - reason.y - reason.height }
    : { top: plate.y + plate.height + TIP };
  const what = strings.figures.workers;
  return (
    <View style={[styles.place, { left, width }, upright]} pointerEvents="box-none">
      <Bubble
        side={above ? 'bottom' : 'top'}
        along={Math.min(0.9, Math.max(0.1, (spot.x - left) / width))}
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
