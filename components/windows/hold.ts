import type { Holding } from './heldGame';

/** A game as one window of a browser holds it. */
export interface Hold {
  /** Asks the window that has it to let go; takes it from one that does not answer. */
  takeOver(): Promise<void>;
  /** Gives the game up once its last move is written down. */
  letGo(): Promise<void>;
  /** The game is closed here. */
  leave(): void;
}

export interface HoldOptions {
  /** Resolves when every move is written down. */
  written(): Promise<void>;
  onChange(holding: Holding): void;
}

/** Asks whoever has this game to let go of it. */
interface Request {
  letGo: string;
}

/** Long enough for a page that is being reloaded to lose its hold. */
const TO_FIND_OUT = 700;
/** A window in the background may have been put to sleep: then it has written all it had. */
const TO_ANSWER = 4000;
/** A device that refuses to write must not keep a game from the window that wants it. */
const TO_WRITE = 2000;
/** Shorter than `TO_FIND_OUT`: who leaves a game and opens it again does not meet itself. */
const TO_LEAVE = 400;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Holds a game for this window with a lock of the browser, which goes with the window. */
export function holdGame(id: string, { written, onChange }: HoldOptions): Hold {
  // Browsers without locks, and pages from plain addresses, play as if they were alone.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) {
    onChange('here');
    return {
      takeOver: async () => undefined,
      letGo: async () => undefined,
      leave: () => undefined,
    };
  }
  const line = new BroadcastChannel('silex/windows');
  let release: (() => void) | null = null;
  let left = false;

  /** Says whether the game is held now. */
  const ask = (options: LockOptions) =>
    new Promise<boolean>((resolve) => {
      const hold = () =>
        new Promise<void>((free) => {
          if (left) return free();
          release = free;
          onChange('here');
          resolve(true);
        });
      locks.request(`silex/game/${id}`, options, hold).then(
        () => resolve(false),
        () => {
          // Either nobody gave it in time, or another window took it by force.
          if (release && !left) onChange('elsewhere');
          release = null;
          resolve(false);
        },
      );
    });

  const free = async (patience: number) => {
    if (!release) return;
    await Promise.race([written(), pause(patience)]);
    release?.();
    release = null;
  };

  line.onmessage = ({ data }: MessageEvent<Request>) => {
    if (data.letGo === id && release) onChange('elsewhere');
  };
  void ask({ signal: AbortSignal.timeout(TO_FIND_OUT) }).then((held) => {
    if (!held && !left) onChange('elsewhere');
  });

  return {
    async takeOver() {
      line.postMessage({ letGo: id } satisfies Request);
      const given = await ask({ signal: AbortSignal.timeout(TO_ANSWER) });
      if (!given && !left) await ask({ steal: true });
    },
    letGo: () => free(TO_WRITE),
    leave() {
      left = true;
      line.close();
      void free(TO_LEAVE);
    },
  };
}
