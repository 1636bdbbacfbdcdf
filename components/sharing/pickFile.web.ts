import { readPicked, type Picked } from './picked';

export const TAKES_DROPS: boolean = true;

/** Lets the player choose a file; null if none was chosen. */
export function pickFile(): Promise<Picked | null> {
  const input = document.createElement('input');
  input.type = 'file';
  // Any file may be tried: some systems do not know what ours is and would grey it out.
  return new Promise((resolve) => {
    input.addEventListener('cancel', () => resolve(null));
    input.addEventListener('change', () => {
      const file = input.files?.[0];
      resolve(file ? readPicked(file) : null);
    });
    input.click();
  });
}
