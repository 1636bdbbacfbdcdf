import { LONGEST_TEXT } from '@/machines/saves/doubt';

/** A file that was chosen or dropped, read as text; or why it was not. */
export type Picked = { ok: true; text: string } | { ok: false; fault: 'tooLong' | 'unreadable' };

/** What files have in common, in a browser and on a phone. */
interface AnyFile {
  size: number;
  text(): Promise<string>;
}

/** Reads a file, unless it is so large that it can be no game: then it is not even opened. */
export async function readPicked(file: AnyFile): Promise<Picked> {
  if (file.size > LONGEST_TEXT) return { ok: false, fault: 'tooLong' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}
