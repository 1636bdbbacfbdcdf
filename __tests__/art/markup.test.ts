import { markup } from '@/components/art/markup';
import { block, CURRENT, figure, keyed, line, placed, type Print } from '@/components/art/print';

const print: Print = [
  block('M0 0L1 1Z', '#111', { evenOdd: true, at: [1, 2] }),
  keyed('M2 2Z', CURRENT, 3, '#222'),
  line('M3 3Z', CURRENT, 2, { dash: [1, 2], opacity: 0.5 }),
  figure('<7>', 10, 20, 10, CURRENT),
];

it('writes every cut in its ink, with its line and its place', () => {
  const text = markup(print, '#abc');
  expect(text).toContain(
    '<path d="M0 0L1 1Z" fill="#111" fill-rule="evenodd" transform="translate(1 2)"></path>',
  );
  expect(text).toContain('<path d="M2 2Z" fill="#abc" stroke="#222" stroke-width="3"');
  expect(text).toContain('stroke-linecap="butt" stroke-dasharray="1 2" opacity="0.5"');
});

it('writes figures as text, whatever signs they have', () => {
  expect(markup(print, '#abc')).toMatch(/<text [^>]*text-anchor="middle"[^>]*>&#60;7&#62;<\/text>/);
});

it('sets a print within a print where it belongs', () => {
  const small = { box: [10, 10] as const, print: [block('M0 0Z', CURRENT)] };
  expect(markup([placed(small, 4, 5, 20)], '#abc')).toBe(
    '<g transform="translate(4 5) scale(2.0000)"><path d="M0 0Z" fill="#abc"></path></g>',
  );
});

it('writes the same print anew for another colour only', () => {
  expect(markup(print, '#abc')).toBe(markup(print, '#abc'));
  expect(markup(print, '#def')).not.toBe(markup(print, '#abc'));
});
