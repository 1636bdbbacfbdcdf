/** How well a bot plays, weakest first. */
export const LEVELS = ['child', 'gatherer', 'tracker', 'hunter', 'elder'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot likes, whatever its level. */
export const TEMPERS = ['balanced', 'builder', 'scholar', 'farmer', 'starver', 'chief'] as const;
export type Temper = (typeof TEMPERS)[number];
