/** What a browser sets text in, in pixels, unless its reader asks for more. */
export const USUAL_TEXT = 16;

/** Runs in the page: as if its reader had asked the browser for larger text. */
export function enlarged(size: number): void {
  const set = () => void (document.documentElement.style.fontSize = `${size}px`);
  document.addEventListener('readystatechange', set, { once: true });
}
