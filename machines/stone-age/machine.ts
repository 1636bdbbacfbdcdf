import { and } from 'xstate';
import type { Moment } from '@/machines/core/rules';
import { openTable, setTable } from '@/machines/core/table';
import { bots, standIn } from './bots/registry';
import type { Position } from './position';
import { stoneAge } from './rules';
import type { News, Phase } from './vocabulary';

/** The parts of a round. What a move did is shown part by part before the chart goes on. */
export const CHAPTERS = ['placing', 'acting', 'feeding', 'roundEnd', 'finalCount'] as const;
export type Chapter = (typeof CHAPTERS)[number];

/** Which part of the round a decision belongs to. */
export const CHAPTER_OF: Readonly<Record<Phase, Chapter>> = {
  placing: 'placing',
  resolving: 'acting',
  addingTools: 'acting',
  paying: 'acting',
  sharingDice: 'acting',
  feeding: 'feeding',
  over: 'finalCount',
};

export const chapterOf = ({ news, position }: Moment<Position, News>): Chapter =>
  news.type === 'roundEnded' ? 'roundEnd' : CHAPTER_OF[position.phase];

/**
 * Nothing private lies open while workers are placed, dice are shared or people eat. In one's own
 * turn the cards one bought may be looked at.
 */
const isPrivate = ({ phase, toMove, cardOwner }: Position): boolean =>
  CHAPTER_OF[phase] === 'acting' && phase !== 'sharingDice' && cardOwner.includes(toMove);

const { table, seated, curtain, thinking, showing, move } = setTable(stoneAge, {
  bots,
  standIn,
  chapterOf,
  isPrivate,
});

const chart = table.extend({
  guards: {
    everyoneHasActed: ({ context }) => CHAPTER_OF[context.position.phase] !== 'acting',
    everyoneHasEaten: ({ context }) => context.position.phase !== 'feeding',
  },
});

const awaits = (phase: Phase) => ({ type: 'awaits', params: phase }) as const;
const hasToShow = (chapter: Chapter) => ({ type: 'hasToShow', params: chapter }) as const;
const hasShown = (chapter: Chapter) => ({ type: 'hasShown', params: chapter }) as const;

/** While it shows, the chart lags the position on purpose; then its edges follow the position. */
export const stoneAgeMachine = chart.createMachine({
  id: 'stoneAge',
  context: ({ input }) => openTable(stoneAge, input),
  initial: 'settingUp',
  on: {
    'table.undo': { guard: 'mayUndo', actions: 'takeBack', target: '.round' },
    'table.handOver': { actions: 'setHandOver' },
    'table.kept': { actions: 'noteKept' },
  },
  states: {
    settingUp: {
      tags: 'showing',
      always: { guard: 'isUnderWay', target: 'round' },
      on: { 'table.shown': 'round' },
      after: { patience: 'round' },
    },
    round: {
      initial: 'resuming',
      states: {
        resuming: {
          always: [
            { guard: awaits('placing'), target: 'placing' },
            { guard: awaits('resolving'), target: 'acting.resolving' },
            { guard: awaits('addingTools'), target: 'acting.addingTools' },
            { guard: awaits('paying'), target: 'acting.paying' },
            { guard: awaits('sharingDice'), target: 'acting.sharingDice' },
            { guard: awaits('feeding'), target: 'feeding' },
            { target: '#over' },
          ],
        },
        placing: {
          id: 'placing',
          initial: 'seating',
          states: {
            seating: {
              always: [
                { guard: hasToShow('placing'), target: 'showing' },
                { guard: awaits('resolving'), target: '#acting' },
                ...seated,
              ],
            },
            curtain,
            choosing: { tags: 'mayMove', on: { place: move, cashIn: move } },
            thinking,
            showing: showing('placing'),
          },
        },
        acting: {
          id: 'acting',
          initial: 'resolving',
          states: {
            resolving: {
              id: 'resolving',
              initial: 'seating',
              states: {
                seating: {
                  always: [
                    { guard: awaits('addingTools'), target: '#addingTools' },
                    { guard: awaits('paying'), target: '#paying' },
                    { guard: 'everyoneHasActed', target: '#feeding' },
                    ...seated,
                  ],
                },
                curtain,
                choosing: { tags: 'mayMove', on: { resolve: move, cashIn: move } },
                thinking,
                showing: showing('acting'),
              },
            },
            addingTools: {
              id: 'addingTools',
              initial: 'seating',
              states: {
                seating: {
                  always: [
                    { guard: awaits('resolving'), target: '#resolving' },
                    { guard: 'everyoneHasActed', target: '#feeding' },
                    ...seated,
                  ],
                },
                curtain,
                choosing: { tags: 'mayMove', on: { gather: move, cashIn: move } },
                thinking,
                showing: showing('acting'),
              },
            },
            paying: {
              id: 'paying',
              initial: 'seating',
              states: {
                seating: {
                  always: [
                    { guard: awaits('resolving'), target: '#resolving' },
                    { guard: awaits('addingTools'), target: '#addingTools' },
                    { guard: awaits('sharingDice'), target: '#sharingDice' },
                    { guard: 'everyoneHasActed', target: '#feeding' },
                    ...seated,
                  ],
                },
                curtain,
                choosing: { tags: 'mayMove', on: { pay: move, leave: move, cashIn: move } },
                thinking,
                showing: showing('acting'),
              },
            },
            sharingDice: {
              id: 'sharingDice',
              initial: 'seating',
              states: {
                seating: {
                  always: [
                    { guard: awaits('resolving'), target: '#resolving' },
                    { guard: 'everyoneHasActed', target: '#feeding' },
                    ...seated,
                  ],
                },
                curtain,
                choosing: { tags: 'mayMove', on: { takeDie: move, cashIn: move } },
                thinking,
                showing: showing('acting'),
              },
            },
          },
        },
        feeding: {
          id: 'feeding',
          initial: 'seating',
          states: {
            seating: {
              always: [
                { guard: hasToShow('feeding'), target: 'showing' },
                { guard: 'everyoneHasEaten', target: '#roundEnd' },
                ...seated,
              ],
            },
            curtain,
            choosing: { tags: 'mayMove', on: { feed: move, refuse: move, cashIn: move } },
            thinking,
            showing: showing('feeding'),
          },
        },
        roundEnd: {
          id: 'roundEnd',
          tags: 'showing',
          always: [
            { guard: and([hasShown('roundEnd'), awaits('over')]), target: '#finalCount' },
            { guard: hasShown('roundEnd'), target: 'placing' },
          ],
          on: { 'table.shown': { actions: { type: 'putAway', params: 'roundEnd' } } },
        },
      },
    },
    finalCount: {
      id: 'finalCount',
      tags: 'showing',
      always: { guard: hasShown('finalCount'), target: 'over' },
      on: { 'table.shown': { actions: { type: 'putAway', params: 'finalCount' } } },
    },
    over: { id: 'over', tags: 'over' },
  },
});
