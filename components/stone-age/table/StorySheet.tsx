import type { ReactElement } from 'react';
import { MealCard } from '@/components/stone-age/MealCard';
import { lastMeals } from '@/components/stone-age/MealCardMeals';
import { DicePanel } from '@/components/stone-age/panels/DicePanel';
import type { PanelProps } from '@/components/stone-age/panels/panelProps';
import { RoundCard } from '@/components/stone-age/RoundCard';
import { summariseRound } from '@/components/stone-age/RoundCardSummary';
import type { News } from '@/machines/stone-age/vocabulary';
import type { OpenGame } from './useGame';

export interface StoryInput {
  game: OpenGame;
  roll: number;
  panel: PanelProps;
  onKnock(force: number): void;
}

/** What is being told on a sheet of its own: a roll, the meals, the end of a round. */
export function storySheet(input: StoryInput): ReactElement | null {
  const { stage, players, table, motion, shown } = input.game;
  const { reduced } = motion;
  switch (stage.chapter) {
    case 'placing':
    case 'acting':
      return rollShown(input);
    case 'feeding':
      return (
        <MealCard
          key="meal"
          round={stage.position.round}
          meals={lastMeals(table.playthrough)}
          players={players}
          onContinue={shown}
          reduced={reduced}
        />
      );
    case 'roundEnd': {
      const summary = summariseRound(table.playthrough);
      return (
        summary && (
          <RoundCard
            key="round"
            summary={summary}
            players={players}
            onContinue={shown}
            reduced={reduced}
          />
        )
      );
    }
    case 'finalCount':
    case null:
      return null;
  }
}

type Rolled = Extract<News, { type: 'rolled' | 'gathered' }>;
const isRoll = (news: News): news is Rolled => news.type === 'rolled' || news.type === 'gathered';

/** A roll that is only watched: dice that fall, or a sum that somebody else has made. */
function rollShown({ game, roll, panel, onKnock }: StoryInput): ReactElement | null {
  const { stage, players } = game;
  const { moment, scene, beat } = stage;
  if (!moment || scene?.panel !== 'roll' || !isRoll(moment.news)) return null;
  if (moment.news.type === 'gathered' && beat !== 'lead') return null;
  return (
    <DicePanel
      key={`roll-${roll}`}
      position={stage.position}
      seat={moment.news.seat}
      players={players}
      legal={[]}
      play={() => undefined}
      shown={moment.news}
      seed={roll}
      still={moment.news.type === 'gathered'}
      onDone={stage.skip}
      onKnock={onKnock}
      {...panel}
      before={undefined}
    />
  );
}
