import { FILE_TYPE, type GameFile } from '@/machines/saves/gameFile';

export const HANDS_OVER_BY: 'sharing' | 'download' = 'download';

/** Browsers start a download after the click: until then its address has to hold. */
const A_WHILE = 60_000;

/** Lays a file among the downloads. Says whether the browser took it. */
export async function handOver({ name, text }: GameFile): Promise<boolean> {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), A_WHILE);
    return true;
  } catch {
    return false;
  }
}
