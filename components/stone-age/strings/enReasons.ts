import { TILES_PER_STACK } from '@/machines/stone-age/data';
import { count, kinds, number, plural, resources, workers } from './enWords';
import type { Reasons } from './shape';

const why = (label: string, sentence: string) => () => ({ label, sentence });

/** Why a move is refused: what fits on a label, and the whole sentence. */
export const reasons: Reasons = {
  gameIsOver: why('The game is over', 'The game is over: nothing more can be done.'),
  notYourDecision: why('Not your turn', 'Someone else has to decide now.'),
  notNow: why('Not now', 'This cannot be done in this part of the round.'),
  nonsense: why('Not possible', 'There is no such move.'),
  noWorkersLeft: why('Nobody at home', 'All your workers are out already.'),
  noSuchStack: why('No stack', 'There are as many stacks of buildings as players, and no more.'),
  emptyPlace: why('Empty', 'There is nothing left to take here.'),
  full: why('Full', 'There is no room left here in this round.'),
  alreadyHere: why(
    'You are here already',
    'Your workers are here already, and nobody comes twice in a round.',
  ),
  twoPlayersHere: why(
    'Two players are here',
    'With three players only two of them gather at the same place.',
  ),
  onePlayerHere: why(
    'Taken by the other',
    'With two players only one of them gathers at the same place.',
  ),
  villageLimit: why(
    'Closed this round',
    'With two or three players only two of tool maker, hut and field are used in a round.',
  ),
  nothingToGain: why(
    'Nothing to gain',
    'You have all there is to get here, and this table plays without blocking.',
  ),
  needsExactlyOne: why('Exactly 1', 'Exactly 1 worker goes here.'),
  needsExactlyTwo: why('Exactly 2', 'Exactly 2 workers of the same player go into the hut.'),
  tooManyWorkers: (left) => ({
    label: `Only ${number(left)} at home`,
    sentence: `You have only ${count(left, workers)} left at home.`,
  }),
  tooManyForPlace: (room) => ({
    label: `Room for ${number(room)}`,
    sentence: `There is room for only ${count(room, workers)} here.`,
  }),
  noWorkerThere: why('None of yours', 'None of your workers is there.'),
  toolNotAvailable: why('Tool used', 'This tool has done its work for this round.'),
  cannotAfford: why('Not enough', 'You do not have these resources.'),
  wrongPayment: (asked) => ({
    label: `It takes ${number(asked)}`,
    sentence: `A payment that fits here has ${count(asked, resources)}.`,
  }),
  wrongNumberOfKinds: (asked) => ({
    label: `${count(asked, kinds)} exactly`,
    sentence: `The payment has to be of exactly ${count(asked, kinds)}.`,
  }),
  noSuchDie: why('Gone', 'This die is not on the table any more.'),
  noChoiceCard: why('No card', 'You do not have the card for two resources of choice.'),
  supplyIsShort: why('Supply is empty', 'The supply does not have that many.'),
};

/** How far a stack is from its end. */
export const left = (tiles: number) =>
  `${number(tiles)} of ${number(TILES_PER_STACK)} ${plural(tiles, { one: 'tile', other: 'tiles' })} left`;
