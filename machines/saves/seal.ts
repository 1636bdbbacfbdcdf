import { fingerprint } from '@/machines/core/digest';
import { doubt, type Doubt, type Limits } from './doubt';

/**
 * Everything Silex stores is an object written as JSON whose last field is the checksum of all that
 * stands before it. The checksum is taken of the text, so damage is found before a parser sees it.
 */
export function seal(data: object): string {
  const text = JSON.stringify(data);
  const comma = text === '{}' ? '' : ',';
  return `${text.slice(0, -1)}${comma}"checksum":"${fingerprint(text)}"}`;
}

/** `sealed` says whether the text is word for word as it was written. */
export type Unsealed = { ok: true; sealed: boolean; data: unknown } | { ok: false; fault: Doubt };

const SEAL = /,?"checksum":"([0-9a-f]{14})"}$/;
const SEAL_LENGTH = ',"checksum":"12345678901234"}'.length;

/** Reads a sealed text. One without a whole seal is parsed all the same: it may say what it was. */
export function unseal(text: string, limits?: Limits): Unsealed {
  const doubted = doubt(text, limits);
  if (!doubted.ok) return doubted;
  const { data } = doubted;
  if (typeof data !== 'object' || data === null || !('checksum' in data)) {
    return { ok: true, sealed: false, data };
  }
  const { checksum: _, ...rest } = data;
  return { ok: true, sealed: isSealed(text), data: rest };
}

function isSealed(text: string): boolean {
  const found = SEAL.exec(text.slice(-SEAL_LENGTH));
  if (!found) return false;
  const before = `${text.slice(0, text.length - found[0].length)}}`;
  return fingerprint(before) === found[1];
}
