import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Tick } from '@/components/art/Icon';
import { useStrings, useText } from '@/components/i18n/LanguageProvider';
import { Sign } from '@/components/stone-age/art/Pieces';
import { Figure } from '@/components/stone-age/panels/Figure';
import { Half } from '@/components/stone-age/panels/Half';
import { BuildingPicture } from '@/components/stone-age/panels/OfferPicture';
import { saidAs } from '@/components/stone-age/panels/panelProps';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { Sheet, useSheetRoom } from '@/components/table/Sheet';
import { useTheme } from '@/components/theme/ThemeProvider';
import { Words } from '@/components/theme/Words';
import type { Seat } from '@/machines/core/rules';
import { demandAt, payments, worth } from '@/machines/stone-age/paying';
import { owned, type Position } from '@/machines/stone-age/position';
import {
  PLACES,
  RESOURCES,
  type Bundle,
  type BuildingPlace,
  type Resource,
  type Tile,
} from '@/machines/stone-age/vocabulary';

export interface TileSheetProps {
  tile: Tile;
  /** On which stack it lies, and how many are left there; none for one that is built. */
  place?: BuildingPlace;
  left?: number;
  /** Whose resources it is held against. */
  own?: { position: Position; seat: Seat };
  /** The main button: place a worker here. */
  action?: ReactNode;
  onClose: () => void;
  /** Whose colour the sheet has. */
  seat?: Seat;
  reduced?: boolean;
}

const NONE: Bundle = { wood: 0, clay: 0, stone: 0, gold: 0 };
const worthOf = (kind: Resource) => worth({ ...NONE, [kind]: 1 });

/** A building tile opened: what it costs, what it scores, and whether one could pay it. */
export function TileSheet(props: TileSheetProps) {
  const { tile, place, left = 1, own, action, onClose, seat, reduced } = props;
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const { title, text } = strings.tile(tile);
  const { tile: words } = strings.panels;
  const payable =
    own && place
      ? payments('pay', own.position, own.seat, demandAt(own.position, PLACES.indexOf(place)))
          .length > 0
      : null;
  const shown = tile.kind === 'fixed' ? RESOURCES.filter((kind) => tile.cost[kind] > 0) : RESOURCES;
  return (
    <Sheet
      title={place ? strings.places[place].name : title}
      subtitle={place && strings.tray.stack(left)}
      lead={<BuildingPicture tile={tile} left={left} large />}
      onClose={onClose}
      footer={action}
      seat={seat}
      reduced={reduced}
      testID="tile-sheet"
    >
      <Half tag={words.cost} title={title} text={text} surface={theme.quiet} seed={9}>
        <View style={styles.kinds}>
          {shown.map((kind) => (
            <Kind
              key={kind}
              kind={kind}
              asked={tile.kind === 'fixed' ? tile.cost[kind] : null}
              has={own ? owned(own.position, own.seat)[kind] : null}
            />
          ))}
        </View>
        {payable !== null && (
          <View style={styles.payable}>
            <Tick met={payable} size={22} />
            <Words face="strong" colour={theme.quiet.text} style={styles.words}>
              {payable ? words.payable : words.notPayable}
            </Words>
          </View>
        )}
      </Half>
    </Sheet>
  );
}

interface KindProps {
  kind: Resource;
  /** How many the tile asks for; null where it is free, and the kind has its worth instead. */
  asked: number | null;
  has: number | null;
}

/** One resource of a price: how many, or what each is worth, and how many one has. */
function Kind({ kind, asked, has }: KindProps) {
  const theme = useTheme();
  const shared = useStrings();
  const strings = useText(stoneAgeStrings);
  const { scale } = useSheetRoom();
  const ink = theme.quiet.text;
  const have = has === null ? null : strings.panels.pay.have(has, kind);
  const figure = asked ?? worthOf(kind);
  const what =
    asked === null
      ? `${strings.goods[kind].name}, ${strings.points(figure)}`
      : strings.goods[kind].count(figure);
  return (
    <View
      {...saidAs(have ? `${what}, ${have}` : what)}
      style={[styles.kind, { flexBasis: 56 * scale }]}
    >
      <View style={styles.figure}>
        <Sign name={kind} size={34} />
        <Figure step="number" colour={ink}>
          {asked === null ? shared.number(figure) : `×${shared.number(figure)}`}
        </Figure>
        {asked === null && <Sign name="points" size={20} />}
      </View>
      {have && (
        <Words step="small" colour={ink} style={styles.centred}>
          {have}
        </Words>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  kinds: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, paddingTop: 4 },
  kind: { flexGrow: 1, alignItems: 'center' },
  figure: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  payable: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  words: { flexShrink: 1 },
  centred: { textAlign: 'center' },
});
