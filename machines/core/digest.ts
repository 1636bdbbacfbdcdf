/**
 * A short fingerprint of a text (cyrb53: two 32-bit lanes, 53 bits kept). It finds damage and
 * differences; it does not keep out anyone who wants to deceive.
 */
export function fingerprint(text: string): string {
  let left = 0xdeadbeef;
  let right = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    left = Math.imul(left ^ code, 2654435761);
    right = Math.imul(right ^ code, 1597334677);
  }
  left =
    Math.imul(left ^ (left >>> 16), 2246822507) ^ Math.imul(right ^ (right >>> 13), 3266489909);
  right =
    Math.imul(right ^ (right >>> 16), 2246822507) ^ Math.imul(left ^ (left >>> 13), 3266489909);
  const high = (right & 0x1fffff).toString(16).padStart(6, '0');
  return high + (left >>> 0).toString(16).padStart(8, '0');
}

/** The fingerprint of plain data. Its fields must always be written in the same order. */
export const digest = (data: unknown): string => fingerprint(JSON.stringify(data));
