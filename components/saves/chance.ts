/** 32 bits that nobody can foretell, where the platform has them; else the engine's own chance. */
function bits(): number {
  const crypto = globalThis.crypto as Crypto | undefined;
  if (typeof crypto?.getRandomValues !== 'function') return Math.floor(Math.random() * 2 ** 32);
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** At least 0, less than 1. */
export const random = (): number => bits() / 2 ** 32;

/** What a game is dealt from: any whole number that JSON carries unharmed. */
export const newSeed = (): number => (bits() % 2 ** 21) * 2 ** 32 + bits();
