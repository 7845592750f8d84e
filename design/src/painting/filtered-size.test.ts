import { expect, it } from 'vitest';
import { filteredSize } from './filtered-size.ts';

it.each([
  ['whole up to 24 megapixels', 6000, 4000, 5, [6000, 4000, 0]],
  ['halved once above', 6001, 4000, 5, [3001, 2000, 1]],
  ['halved until it fits', 20_000, 20_000, 5, [2500, 2500, 3]],
  ['never further than it is printed', 20_000, 20_000, 1, [10_000, 10_000, 1]],
  ['whole where it is printed whole', 20_000, 20_000, 0, [20_000, 20_000, 0]],
])('is %s', (_, widthPx, heightPx, most, [width, height, halvings]) => {
  expect(filteredSize({ widthPx, heightPx }, most)).toEqual({ widthPx: width, heightPx: height, halvings });
});
