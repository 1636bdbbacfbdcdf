import { gouges } from '@/components/art/lino';
import { block, line, relief, type Drawing } from '@/components/art/print';
import { GOOD_INK, INK } from '@/components/theme/palette';

const EDGE = 'M24 2L34 12L43 32L48 56L43 74L31 83L16 82L4 72L0 54L6 30L15 12Z';

/** The flint of the name: an almond-shaped hand axe, knapped on all sides. */
export const FLINT: Drawing = {
  box: [48, 85],
  bleed: 4,
  print: relief(
    EDGE,
    GOOD_INK.stone.block,
    [
      block('M24 2L34 12L28 28L22 44L15 12ZM15 12L22 44L12 58L0 54L6 30Z', GOOD_INK.stone.light),
      block('M34 12L43 32L48 56L32 52L22 44L28 28Z', '#6B625A'),
      block('M48 56L43 74L31 83L26 66L32 52Z', '#544C46'),
      block('M0 54L12 58L20 70L16 82L4 72Z', '#A29A8E'),
      line(
        'M24 2L22 44L12 58L0 54M15 12L22 44L32 52L48 56M34 12L28 28L22 44M32 52L26 66L31 83' +
          'M12 58L20 70L16 82M20 70L26 66',
        INK.charcoal,
        1.5,
      ),
      block(
        gouges(
          [10, 34, 17, 20, 1, 1],
          [7, 42, 16, 32, 1, 1],
          [6, 49, 15, 44, 1, 1],
          [22, 20, 27, 14, 0.9],
          [22, 32, 27, 24, 0.9],
          [6, 62, 12, 66, 1],
          [10, 69, 15, 75, 0.9],
          [34, 36, 40, 46, 0.9],
          [38, 66, 42, 60, 0.9],
        ),
        INK.bone,
      ),
    ],
    { key: 2.3 },
  ),
};
