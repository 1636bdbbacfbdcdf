import { Fragment, useState } from 'react';
import { Platform, Pressable, StyleSheet, View } from 'react-native';
import { Plate, ReasonLabel } from '@/components/art/surfaces/Labels';
import { useText } from '@/components/i18n/LanguageProvider';
import { ownLayer } from '@/components/motion/layer';
import { signDrawing, type SignName } from '@/components/stone-age/art/Pieces';
import { ValleyLand } from '@/components/stone-age/art/valleyLand';
import { ValleyLight, type SiteState } from '@/components/stone-age/art/valleyLight';
import { BoardMarks } from '@/components/stone-age/hints/BoardMarks';
import { SITES, type BoardLayout, type Rect, type Site } from '@/components/stone-age/layout';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { useTheme } from '@/components/theme/ThemeProvider';
import { LARGEST_TEXT } from '@/components/theme/type';
import { TextLimit, useWindow } from '@/components/theme/window';
import { useDescribed } from '@/components/ui/described';
import type { Position } from '@/machines/stone-age/position';
import type { Place, VillagePlace } from '@/machines/stone-age/vocabulary';
import { CardOnOffer, Deck, StackCount, TileOnOffer, Workers } from './BoardPieces';
import { useHovered, type Hover } from './hover';
import { HoverLight } from './HoverLight';
import { cardAt, goodAt, placeLabel, tileAt } from './placeWords';
import { crowdAt, standees } from './standing';

/** How a place looks and answers now. */
export interface PlaceState {
  look: SiteState;
  /** What touching it does, for a screen reader; none where it cannot be chosen. */
  hint?: string;
  /** Why it cannot be chosen. */
  reason?: string;
  /** Somebody tries it in vain: the reason is written on a label at the place. */
  refused?: boolean;
  /** Which choice of the elder it is, from 1 on. */
  mark?: number | undefined;
}

export interface BoardProps {
  layout: BoardLayout;
  position: Position;
  states: Readonly<Partial<Record<Place, PlaceState>>>;
  /** Darkens the land, so that what is lit stands out. */
  shade: boolean;
  /** The place under the worker in the hand. */
  hover: Hover;
  onPlace(place: Place): void;
}

/** What a label under a stack needs for its words. Where there is less, a number stands alone. */
const labelNeeds = (words: string, size: number) => words.length * size * 0.48 + 12;

const lightOf = (look: SiteState = 'plain') => (look === 'mine' ? 'lit' : look);

/** The valley with everything that lies and stands on it. It knows no rule: it is told what is lit. */
export function Board({ layout, position, states, shade, hover, onPlace }: BoardProps) {
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const [focused, setFocused] = useState<Place | null>(null);
  const looks: Partial<Record<Site, SiteState>> = {};
  const taken: Partial<Record<Site, number>> = {};
  for (const site of SITES) {
    looks[site] = states[site]?.look ?? 'plain';
    taken[site] = crowdAt(position, site);
  }
  const dimmed = new Set(
    Object.entries(states).flatMap(([place, state]) =>
      state.look === 'dimmed' ? [place as Place] : [],
    ),
  );
  const left = position.deck.length - position.dealt;
  const least = layout.type.least * useWindow().fontScale;
  const labelOf = (place: Place) => {
    const label = placeLabel(strings, position, place);
    const mark = states[place]?.mark;
    return mark === undefined ? label : `${label}, ${strings.hints.marked(mark)}`;
  };
  return (
    <View style={StyleSheet.absoluteFill}>
      <View style={StyleSheet.absoluteFill} pointerEvents="none">
        {/* Printed once: what changes above it must not have thousands of cuts painted again. */}
        <View style={ownLayer}>
          <ValleyLand layout={layout} theme={theme} />
        </View>
        <View style={StyleSheet.absoluteFill}>
          <ValleyLight layout={layout} theme={theme} states={looks} taken={taken} shade={shade} />
        </View>
        <HoverLight
          layout={layout}
          position={position}
          hover={hover}
          isOpen={(place) => states[place]?.hint !== undefined}
        />
        {SITES.map((site) => (
          <SitePlate key={site} layout={layout} site={site} />
        ))}
        <Deck layout={layout} left={left} label={strings.tray.deck(left)} />
        {layout.cards.map((slot) => (
          <CardOnOffer
            key={slot.place}
            slot={slot}
            card={cardAt(position, slot.place)}
            light={lightOf(states[slot.place]?.look)}
            ring={layout.ring}
            taken={crowdAt(position, slot.place) > 0}
          />
        ))}
        {layout.stacks.map((slot) => {
          const { tile, left } = tileAt(position, slot.place);
          return (
            <Fragment key={slot.place}>
              <TileOnOffer
                slot={slot}
                tile={tile}
                left={left}
                light={lightOf(states[slot.place]?.look)}
                ring={layout.ring}
                taken={crowdAt(position, slot.place) > 0}
              />
              <StackCount
                slot={slot}
                label={
                  slot.label.width < labelNeeds(strings.tray.stackShort(left), least)
                    ? `×${left}`
                    : strings.tray.stackShort(left)
                }
                size={layout.type.least}
              />
            </Fragment>
          );
        })}
        <Workers layout={layout} standees={standees(layout, position)} dimmed={dimmed} />
        <BoardMarks layout={layout} marks={marksOn(states)} />
      </View>
      {touches(layout).map(({ place, box }) => {
        return (
          <PlaceTouch
            key={place}
            place={place}
            box={box}
            label={labelOf(place)}
            state={states[place]}
            onPlace={onPlace}
            onFocus={setFocused}
          />
        );
      })}
      {Object.entries(states).map(([place, state]) =>
        state.reason && (state.refused || place === focused) ? (
          <Reason key={place} layout={layout} place={place as Place} text={state.reason} />
        ) : null,
      )}
    </View>
  );
}

interface PlaceTouchProps {
  place: Place;
  box: Rect;
  label: string;
  state: PlaceState | undefined;
  onPlace(place: Place): void;
  /** The place the Tab key has come to, or none any more. */
  onFocus(place: Place | null): void;
}

/** What is touched of a place. It is read with what touching it does, or with why it is closed. */
function PlaceTouch({ place, box, label, state, onPlace, onFocus }: PlaceTouchProps) {
  const { described, description } = useDescribed(state?.hint ?? state?.reason);
  return (
    <Pressable
      role="button"
      accessibilityLabel={label}
      {...described}
      {...closed(state?.hint === undefined)}
      testID={`place-${place}`}
      onPress={() => onPlace(place)}
      onFocus={({ target }) => onFocus(byKeyboard(target) ? place : null)}
      onBlur={() => onFocus(null)}
      style={[styles.touch, frame(box)]}
    >
      {description}
    </Pressable>
  );
}

/** A finger has the focus too, but whoever touches a place is answered by the touch. */
const byKeyboard = (target: unknown): boolean =>
  Platform.OS !== 'web' || (target as Element).matches(':focus-visible');

/**
 * A closed place is still touched, to be told why. In a browser a pressable has no other
 * `aria-disabled` than its own `disabled`, which would keep the touch away: it is set by hand.
 */
function closed(isClosed: boolean): object {
  if (Platform.OS !== 'web') return { 'aria-disabled': isClosed };
  const say = (place: Element | null) => place?.setAttribute('aria-disabled', `${isClosed}`);
  return { ref: (place: unknown) => say(place as Element | null) };
}

const marksOn = (states: BoardProps['states']) =>
  Object.entries(states).flatMap(([place, { mark }]) =>
    mark === undefined ? [] : [{ place: place as Place, nth: mark }],
  );

const frame = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height });

/** What can be touched on the board, in the order it is read aloud. */
function touches(layout: BoardLayout): { place: Place; box: Rect }[] {
  return [
    ...layout.cards.map(({ place, touch }) => ({ place, box: touch })),
    ...SITES.map((site) => ({ place: site, box: layout.sites[site].box })),
    ...layout.stacks.map(({ place, touch }) => ({ place, box: touch })),
  ];
}

/** What a village place gives. */
const VILLAGE_SIGNS: Record<VillagePlace, SignName> = {
  toolMaker: 'tool',
  hut: 'worker',
  field: 'agriculture',
};

function SitePlate({ layout, site }: { layout: BoardLayout; site: Site }) {
  const strings = useText(stoneAgeStrings);
  const { plate } = layout.sites[site];
  const gathering = goodAt(site);
  return (
    <View style={[styles.plate, frame(plate)]}>
      <Plate
        name={strings.places[site].plate}
        drawing={signDrawing(gathering?.good ?? VILLAGE_SIGNS[site as VillagePlace])}
        sign={gathering ? `÷${gathering.divisor}` : '+1'}
      />
    </View>
  );
}

/** Why nobody may go there, at the place itself. */
function Reason({ layout, place, text }: { layout: BoardLayout; place: Place; text: string }) {
  const rect = reasonRect(layout, place);
  return (
    <View pointerEvents="none" style={[styles.reason, frame(rect)]}>
      <TextLimit value={LARGEST_TEXT}>
        <ReasonLabel text={text} />
      </TextLimit>
    </View>
  );
}

/** The same where a worker in the hand is held over the place. */
export function HoverReason({
  layout,
  states,
  hover,
}: Pick<BoardProps, 'layout' | 'states' | 'hover'>) {
  const place = useHovered(hover);
  const state = place && states[place];
  if (!place || !state?.reason || state.refused) return null;
  return <Reason layout={layout} place={place} text={state.reason} />;
}

function reasonRect(layout: BoardLayout, place: Place): Rect {
  const site = SITES.find((name) => name === place);
  if (site) return layout.sites[site].reason;
  const slot = [...layout.cards, ...layout.stacks].find((other) => other.place === place);
  const { x, y, width, height } = slot?.rect ?? layout.valley;
  const room = Math.max(width, 96);
  const left = Math.min(Math.max(x + width / 2 - room / 2, 4), layout.window.width - room - 4);
  return { x: left, y, width: room, height: height * 0.62 };
}

const styles = StyleSheet.create({
  touch: { position: 'absolute' },
  plate: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  reason: { position: 'absolute', alignItems: 'center', justifyContent: 'flex-end' },
});
