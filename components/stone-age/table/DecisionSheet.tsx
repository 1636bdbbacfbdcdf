import type { ReactElement } from 'react';
import type { Decision } from '@/components/stone-age/decision';
import { entriesOf, type StoneAgePlaythrough } from '@/components/stone-age/log';
import { DicePanel } from '@/components/stone-age/panels/DicePanel';
import { FeedPanel } from '@/components/stone-age/panels/FeedPanel';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { PaySheet } from '@/components/stone-age/panels/PaySheet';
import { SharePanel } from '@/components/stone-age/panels/SharePanel';
import type { TakenDie } from '@/components/stone-age/panels/sharing';

export interface DecisionSheetInput {
  decision: Decision;
  panel: PanelProps;
  /** Which roll this is: the same one keeps its dice where they fell. */
  roll: number;
  playthrough: StoneAgePlaythrough;
  onUndo: (() => void) | undefined;
  onKnock(force: number): void;
}

/** The sheet that asks for a decision which the board alone cannot ask for. */
export function decisionSheet(input: DecisionSheetInput): ReactElement | null {
  const { decision, panel, roll, playthrough, onUndo, onKnock } = input;
  switch (decision.position.phase) {
    case 'addingTools':
      return (
        <DicePanel
          key={`roll-${roll}`}
          {...decision}
          {...panel}
          seed={roll}
          still
          onKnock={onKnock}
        />
      );
    case 'paying':
      // The cross takes the last step back: a hint needs the room of the button that does the same.
      return (
        <PaySheet
          key="pay"
          {...decision}
          {...panel}
          before={panel.advice ? null : panel.before}
          onClose={onUndo}
        />
      );
    case 'sharingDice':
      return <SharePanel key="share" {...decision} {...panel} taken={takenSoFar(playthrough)} />;
    case 'feeding':
      return <FeedPanel key="feed" {...decision} {...panel} />;
    case 'placing':
    case 'resolving':
    case 'over':
      return null;
  }
}

/** What has been taken of the dice on the table. */
function takenSoFar(playthrough: StoneAgePlaythrough): TakenDie[] {
  const told = entriesOf(playthrough).map(({ news }) => news);
  const from = told.findLastIndex(({ type }) => type === 'diceForEveryone');
  return told.slice(from + 1).filter((news): news is TakenDie => news.type === 'tookDie');
}
