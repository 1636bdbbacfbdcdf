import { sheetFrame } from '@/components/table/sheetFrame';

const none = { top: 0, right: 0, bottom: 0, left: 0 };

describe('A sheet', () => {
  it('lies over the lower part of an upright phone, clear of the home bar', () => {
    const frame = sheetFrame({ width: 390, height: 844 }, { ...none, top: 47, bottom: 34 });
    expect(frame).toMatchObject({ kind: 'bottom', width: 390, most: 633, right: 0, bottom: 0 });
    expect(frame.padding.bottom).toBe(34);
  });

  it('may hide more of a short phone, and more when text is large', () => {
    expect(sheetFrame({ width: 360, height: 640 }, none).most).toBe(520);
    expect(sheetFrame({ width: 390, height: 844, fontScale: 2 }, none).most).toBe(776);
  });

  it('stands at the right of a sideways phone, from top to bottom', () => {
    const frame = sheetFrame({ width: 844, height: 390 }, { ...none, right: 47, bottom: 21 });
    expect(frame).toMatchObject({ kind: 'side', most: 390, right: 0 });
    expect(frame.padding).toMatchObject({ right: 63, bottom: 21 });
    expect(frame.width).toBeLessThan(844);
  });

  it.each([
    [1024, 768],
    [1280, 800],
    [768, 1024],
  ])('is a card inside a tablet of %i by %i', (width, height) => {
    const frame = sheetFrame({ width, height }, none);
    expect(frame.kind).toBe('card');
    expect(frame.right + frame.width).toBeLessThanOrEqual(width);
    expect(frame.bottom + frame.most).toBeLessThanOrEqual(height);
  });
});
