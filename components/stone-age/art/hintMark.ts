import { remember } from '@/components/art/lino';
import { block, figure, keyed, relief, type Drawing } from '@/components/art/print';
import { INK } from '@/components/theme/palette';

const FLAME =
  'M17.4 1.6C22.6 7.4 29.6 12.6 29.4 22.8C29.2 31 23.4 36.6 16 36.6C8.4 36.6 2.6 31 2.6 23.4' +
  'C2.6 17 6.4 13.6 9.2 7.4C11.6 9.6 12.8 11 13.2 13.6C16 10.6 17.4 6.8 17.4 1.6Z';
const HEART =
  'M16.2 15C22.6 17.6 25.4 21 25 26.2C24.6 31.4 20.6 34 16 34C11 34 7 31 6.8 26C6.6 21 11.6 19.4 16.2 15Z';

/** A flame with a number: the best choice burns red, the others are embers beside it. */
export const hintMark = remember((nth: number): Drawing => {
  const best = nth === 1;
  return {
    box: [32, 38],
    bleed: 3,
    print: [
      keyed(FLAME, INK.charcoal, 3, INK.charcoal, { at: [1, 2.4] }),
      ...relief(
        FLAME,
        best ? INK.red : INK.ochre,
        [block(HEART, best ? '#7A2312' : INK.ochreLight)],
        {
          key: 2,
          shift: [0.8, 0.8],
        },
      ),
      figure(String(nth), 16, 25, 17, best ? INK.bone : INK.charcoal),
    ],
  };
});
