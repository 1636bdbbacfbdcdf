import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import { ReasonLabel } from '@/components/art/surfaces/Labels';
import { SlabButton } from '@/components/art/surfaces/SlabButton';
import { useText } from '@/components/i18n/LanguageProvider';
import type { Decision } from '@/components/stone-age/decision';
import { CardSheet } from '@/components/stone-age/panels/CardSheet';
import { ChoiceSheet } from '@/components/stone-age/panels/ChoiceSheet';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { TileSheet } from '@/components/stone-age/panels/TileSheet';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { buttonOf } from '@/components/stone-age/strings/labels';
import { VillageSheet } from '@/components/stone-age/VillageSheet';
import type { Seat } from '@/machines/core/rules';
import type { BuildingPlace, CardPlace, Place } from '@/machines/stone-age/vocabulary';
import { cardAt, tileAt } from './placeWords';
import { openNumbers, reasonAt } from './placeStates';
import { TableLog } from './TableLog';
import type { OpenGame } from './useGame';

/** What a player has opened to look at. */
export type Opened =
  | { kind: 'piece'; place: Place }
  | { kind: 'village'; seat: Seat }
  | { kind: 'log' }
  /** The board as it was at a line of the log. */
  | { kind: 'past'; index: number; moment: number }
  | { kind: 'choice' };

export interface OpenedInput {
  opened: Opened;
  game: OpenGame;
  decision: Decision;
  panel: PanelProps;
  onOpen(opened: Opened): void;
  onClose(): void;
  onLeave(): void;
  onSettings(): void;
}

export function openedSheet(input: OpenedInput): ReactElement | null {
  const { opened, game, decision, panel, onOpen, onClose, onLeave, onSettings } = input;
  const { stage, players, motion } = game;
  const { reduced } = motion;
  switch (opened.kind) {
    case 'piece':
      return <PieceSheet key={`piece-${opened.place}`} {...input} place={opened.place} />;
    case 'village':
      return (
        <VillageSheet
          key={`village-${opened.seat}`}
          seat={opened.seat}
          position={stage.position}
          players={players}
          reduced={reduced}
          onClose={onClose}
        />
      );
    case 'log':
      return (
        <TableLog
          key="log"
          game={game}
          onClose={onClose}
          onLeave={onLeave}
          onSettings={onSettings}
          onShowMoment={(index, moment) => onOpen({ kind: 'past', index, moment })}
        />
      );
    case 'past':
      // The board itself shows it.
      return null;
    case 'choice':
      return <ChoiceSheet key="choice" {...decision} {...panel} onClose={onClose} />;
  }
}

/** A card or a building, large, with the way to send a worker there. */
function PieceSheet({ place, game, decision, onClose }: OpenedInput & { place: Place }) {
  const strings = useText(stoneAgeStrings);
  const { stage, motion, traySeat, players } = game;
  const { position, legal, seat } = decision;
  const [workers] = openNumbers(legal, place);
  const move = workers === undefined ? null : ({ type: 'place', place, workers } as const);
  const refused =
    legal.length > 0 && position.phase === 'placing' ? reasonAt(strings, decision, place) : null;
  const action = move ? (
    <SlabButton
      label={buttonOf(strings, position, move)}
      tone={{ seat }}
      onPress={() => decision.play(move)}
      style={styles.action}
      testID="place-here"
    />
  ) : (
    refused && <ReasonLabel text={refused.sentence} turn={0} style={styles.action} />
  );
  const own =
    players[traySeat]?.kind === 'human' ? { position: stage.position, seat: traySeat } : undefined;
  const common = { own, action, onClose, seat: traySeat, reduced: motion.reduced };
  const card = cardAt(stage.position, place);
  if (card) return <CardSheet card={card} place={place as CardPlace} {...common} />;
  const { tile, left } = tileAt(stage.position, place);
  if (!tile) return null;
  return <TileSheet tile={tile} place={place as BuildingPlace} left={left} {...common} />;
}

const styles = StyleSheet.create({ action: { flex: 1 } });
