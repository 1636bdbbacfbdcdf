import type { SoundName } from './names';

/** The files, by name; `npm run sounds` makes them. */
export const SOUND_FILES: Record<SoundName, number> = {
  knock: require('@/assets/sounds/knock.wav'),
  dice: require('@/assets/sounds/dice.wav'),
  wood: require('@/assets/sounds/wood.wav'),
  clay: require('@/assets/sounds/clay.wav'),
  stone: require('@/assets/sounds/stone.wav'),
  gold: require('@/assets/sounds/gold.wav'),
  food: require('@/assets/sounds/food.wav'),
  pickUp: require('@/assets/sounds/pickUp.wav'),
  putDown: require('@/assets/sounds/putDown.wav'),
  card: require('@/assets/sounds/card.wav'),
  tile: require('@/assets/sounds/tile.wav'),
  illegal: require('@/assets/sounds/illegal.wav'),
  yourTurn: require('@/assets/sounds/yourTurn.wav'),
  win: require('@/assets/sounds/win.wav'),
};
