/** A newer version of the app that lies ready. */
export interface Updates {
  subscribe(listener: () => void): () => void;
  /** Whether there is one. */
  ready(): boolean;
  /** Starts the app anew with it. Whoever asks for that is at no table. */
  apply(): void;
}

/** Apps from a store are renewed by the store. */
export const updates: Updates = {
  subscribe: () => () => undefined,
  ready: () => false,
  apply: () => undefined,
};

/** Keeps the app for times without a server: nothing to do for one that is installed. */
export function keepOffline(): void {}
