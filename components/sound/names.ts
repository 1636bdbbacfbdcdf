/** Everything that can be heard. `npm run sounds` makes a file of the same name for each. */
export const SOUNDS = [
  /** One die touching stone; a throw is made of many, as hard as they fall. */
  'knock',
  /** A whole throw, where no single die is watched. */
  'dice',
  'wood',
  'clay',
  'stone',
  'gold',
  'food',
  'pickUp',
  'putDown',
  'card',
  'tile',
  'illegal',
  'yourTurn',
  'win',
] as const;
export type SoundName = (typeof SOUNDS)[number];
