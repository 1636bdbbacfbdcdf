import { WOOD } from '@/components/newGame/plankPrints';
import { contrast } from '@/components/theme/contrast';
import { LEAST_FOR_SHAPES, LEAST_FOR_TEXT } from '@/components/theme/pairs';

test.each(Object.entries(WOOD))('words on wood can be read by %s', (_, wood) => {
  expect(contrast(wood.text, wood.ground)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  expect(contrast(wood.text2, wood.ground)).toBeGreaterThanOrEqual(LEAST_FOR_TEXT);
  // The grain is printed thin and pale; a letter that crosses it stays a letter.
  expect(contrast(wood.text, wood.light)).toBeGreaterThanOrEqual(LEAST_FOR_SHAPES);
});
