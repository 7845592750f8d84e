import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

/** 10 × 10 px of one colour, the first pixel another. */
function picture(colour: number[], first = colour) {
  const rgba = Uint8Array.from({ length: 400 }, (_, i) => (i < 4 ? first : colour)[i % 4] ?? 0);
  return { rgba, widthPx: 10, heightPx: 10 };
}
const grey = [100, 100, 100, 255];

test.each([
  ['the same', picture(grey), { visiblePx: 0, mean: 0, within1: 1, largest: 0 }],
  [
    'one level off everywhere',
    picture([101, 100, 100, 255]),
    { visiblePx: 0, mean: 0.25, within1: 1, largest: 1 },
  ],
  [
    'one pixel quite different',
    picture(grey, [255, 0, 0, 255]),
    { visiblePx: 1, mean: 0.8875, within1: 0.99, largest: 155 },
  ],
  [
    'one pixel clear',
    picture(grey, [100, 100, 100, 0]),
    { visiblePx: 1, mean: 1.3875, within1: 0.99, largest: 255 },
  ],
])('%s', (_, other, expected) => {
  expect(comparePictures(picture(grey), other)).toEqual(expected);
});

test('the colour of clear pixels does not count', () => {
  expect(comparePictures(picture([9, 9, 9, 0]), picture([250, 0, 99, 0])).mean).toBe(0);
});

test('sizes must be the same', () => {
  expect(() => comparePictures(picture(grey), { ...picture(grey), widthPx: 5, heightPx: 20 })).toThrow(
    'Sizes differ',
  );
});
