import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { FILE_TYPE, type GameFile } from '@/machines/saves/gameFile';

/** What becomes of a file: handed to the system's share sheet, or laid among the downloads. */
export const HANDS_OVER_BY: 'sharing' | 'download' = 'sharing';

/** Hands a file to whoever the player chooses. Says whether the device did it. */
export async function handOver({ name, text }: GameFile): Promise<boolean> {
  try {
    if (!(await isAvailableAsync())) return false;
    // The system clears its cache itself: the app it goes to may still read it after this.
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(text);
    await shareAsync(file.uri, { mimeType: FILE_TYPE, UTI: 'public.json' });
    return true;
  } catch {
    return false;
  }
}
