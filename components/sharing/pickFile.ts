import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { readPicked, type Picked } from './picked';

/** Whether a file may also be dragged in from elsewhere. */
export const TAKES_DROPS: boolean = false;

/** Lets the player choose a file; null if none was chosen. */
export async function pickFile(): Promise<Picked | null> {
  try {
    // Mail and messengers are careless about types: any file may be tried.
    const { assets } = await getDocumentAsync({ type: '*/*', copyToCacheDirectory: true });
    const [asset] = assets ?? [];
    return asset ? await readPicked(new File(asset.uri)) : null;
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
}
