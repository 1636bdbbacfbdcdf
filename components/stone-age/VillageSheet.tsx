import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/art/Icon';
import { Stamp } from '@/components/art/Mark';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { colourOf, nameOf } from '@/components/i18n/names';
import { TileFace } from '@/components/stone-age/art/BuildingTile';
import { CardBack, CardFace } from '@/components/stone-age/art/CivilizationCard';
import { Sign, Tool } from '@/components/stone-age/art/Pieces';
import { Numeral } from '@/components/stone-age/Numeral';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { villageOf, type Village } from '@/components/stone-age/villages';
import { Sheet } from '@/components/table/Sheet';
import { useTheme, useType } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { CARDS } from '@/machines/stone-age/data';
import type { Position } from '@/machines/stone-age/position';
import { GOODS } from '@/machines/stone-age/vocabulary';

export interface VillageSheetProps {
  seat: Seat;
  position: Position;
  players: readonly Player[];
  onClose: () => void;
  reduced?: boolean;
}

/** A player's village with all that the whole table may see: everything but the bought cards. */
export function VillageSheet({ seat, position, players, onClose, reduced }: VillageSheetProps) {
  const strings = useStrings();
  const text = useText(stoneAgeStrings);
  const village = villageOf(position, seat);
  const player = players[seat];
  const { name: colour, mark } = colourOf(strings, seat);
  const states = [
    strings.table.seatLabel(colour, colour, mark),
    ...(player?.kind === 'bot' ? [strings.table.bot] : []),
    ...(position.firstPlayer === seat ? [strings.table.firstPlayer] : []),
  ];
  return (
    <Sheet
      title={text.village.title(nameOf(strings, players, seat))}
      subtitle={states.join(', ')}
      picture={<Stamp seat={seat} size={44} />}
      seat={seat}
      onClose={onClose}
      reduced={reduced}
      testID="village"
    >
      <Figures village={village} />
      <Section title={text.village.goods}>
        {GOODS.map((good) => (
          <Thing key={good} label={text.goods[good].name} count={village.goods[good]}>
            <Sign name={good} size={34} opacity={village.goods[good] === 0 ? 0.4 : 1} />
          </Thing>
        ))}
      </Section>
      <Tools village={village} />
      <Section title={text.village.buildings}>
        {village.buildings.length === 0 && <Words>{text.village.noBuildings}</Words>}
        {village.buildings.map((tile) => (
          <View key={tile.id} role="img" aria-label={text.offer(tile)} accessible>
            <TileFace tile={tile} width={88} />
          </View>
        ))}
      </Section>
      <Hidden cards={village.cards} />
    </Sheet>
  );
}

function Figures({ village }: { village: Village }) {
  const text = useText(stoneAgeStrings);
  const { figures } = text;
  return (
    <View style={styles.things}>
      <Thing label={figures.points} count={village.points}>
        <Sign name="points" size={34} />
      </Thing>
      <Thing
        label={figures.workers}
        sub={text.village.atHome(village.home, village.workers)}
        count={village.workers}
      >
        <Sign name="worker" size={34} />
      </Thing>
      <Thing label={figures.agriculture} count={village.agriculture}>
        <Sign name="agriculture" size={34} />
      </Thing>
      <Thing label={figures.buildings} count={village.buildings.length}>
        <Icon name="building" size={30} />
      </Thing>
    </View>
  );
}

function Tools({ village }: { village: Village }) {
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  const { tools, oneUse, choice } = village;
  const card = CARDS.find(({ upper }) => upper.type === 'twoResources');
  return (
    <>
      <Section
        title={text.figures.tools}
        note={tools.length > 1 ? text.village.toolsTogether(village.toolSum) : undefined}
      >
        {tools.length === 0 && <Words>{text.read.noTool}</Words>}
        {tools.map(({ value, used }, slot) => (
          <View
            key={slot}
            role="img"
            aria-label={text.read.tool(value, used)}
            accessible
            style={styles.tool}
          >
            <Tool value={value} used={used} size={52} />
            {used && (
              <Words step="small" colour={theme.text2} style={styles.centred}>
                {text.village.used}
              </Words>
            )}
          </View>
        ))}
      </Section>
      {(oneUse.length > 0 || choice) && (
        <Section title={text.village.saved}>
          {oneUse.map((value) => (
            <View key={value} role="img" aria-label={text.read.oneUseTool(value)} accessible>
              <Tool value={value} once size={52} />
            </View>
          ))}
          {choice && card && (
            <View style={styles.choice} accessible aria-label={text.tray.choiceCard} role="img">
              <CardFace card={card} width={52} />
              <Words step="small" style={styles.words}>
                {text.tray.choiceCard}
              </Words>
            </View>
          )}
        </Section>
      )}
    </>
  );
}

/** The bought cards as others see them: so many backs. */
function Hidden({ cards }: { cards: number }) {
  const text = useText(stoneAgeStrings);
  const theme = useTheme();
  return (
    <Section title={text.figures.cards}>
      <View style={styles.fan}>
        {Array.from({ length: Math.min(cards, 6) }, (_, i) => (
          <CardBack key={i} width={30} turn={(i - 2) * 2} style={i > 0 && styles.behind} />
        ))}
        <View style={styles.words}>
          <Words face="strong">{text.village.cards(cards)}</Words>
          {cards > 0 && <Words colour={theme.text2}>{text.village.hidden}</Words>}
        </View>
      </View>
    </Section>
  );
}

interface SectionProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

function Section({ title, note, children }: SectionProps) {
  const theme = useTheme();
  return (
    <View style={styles.section}>
      <View style={styles.title}>
        <Words face="display" step="lead" colour={theme.title} role="heading" aria-level={2}>
          {title}
        </Words>
        {note !== undefined && <Words colour={theme.text2}>{note}</Words>}
      </View>
      <View style={styles.things}>{children}</View>
    </View>
  );
}

interface ThingProps {
  label: string;
  sub?: string;
  count: number;
  children: ReactNode;
}

/** A sign with how many there are, and what it is. */
function Thing({ label, sub, count, children }: ThingProps) {
  const { number } = useStrings();
  const theme = useTheme();
  const type = useType();
  return (
    <View
      style={styles.thing}
      role="group"
      accessible
      aria-label={`${label}: ${number(count)}${sub ? `, ${sub}` : ''}`}
    >
      <View style={styles.row}>
        {children}
        <Numeral step={type.number + 2}>{number(count)}</Numeral>
      </View>
      <Words step="small" colour={theme.text2}>
        {label}
      </Words>
      {sub !== undefined && (
        <Words step="small" colour={theme.text2}>
          {sub}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: 6 },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 10 },
  things: { flexDirection: 'row', flexWrap: 'wrap', gap: 12, rowGap: 10 },
  thing: { minWidth: 54 },
  row: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: 38 },
  tool: { alignItems: 'center', minWidth: 60 },
  centred: { textAlign: 'center' },
  choice: { flexDirection: 'row', alignItems: 'center', gap: 10, flexShrink: 1 },
  fan: { flexDirection: 'row', alignItems: 'center', flex: 1 },
  behind: { marginLeft: -18 },
  words: { flexShrink: 1, paddingLeft: 12 },
});
