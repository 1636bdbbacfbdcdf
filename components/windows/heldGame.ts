/** Whether this window may play a game. */
export type Holding =
  /** Not known yet. */
  | 'asking'
  | 'here'
  /** Another window plays it. */
  | 'elsewhere';

export interface HeldGame {
  holding: Holding;
  /** Plays on in this window; the other one writes its last move down and lets go. */
  takeOver(): void;
}

const HERE: HeldGame = { holding: 'here', takeOver: () => undefined };

/** An app on a phone has one window: whoever opens a game there plays it. */
export const useHeldGame = (_id: string): HeldGame => HERE;
