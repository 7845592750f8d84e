import { expect, test } from 'vitest';
import { buildImageLayer } from '../../testing/index.ts';
import { preparedImageSize } from '../prepared-image-size.ts';
import { halvePicture } from './halve-picture.ts';

function pixels(widthPx: number, ...values: number[][]) {
  return { rgba: Uint8Array.from(values.flat()), widthPx, heightPx: values.length / widthPx };
}

test('four pixels become their mean', () => {
  const picture = pixels(2, [0, 0, 0, 255], [255, 0, 0, 255], [255, 40, 0, 255], [255, 41, 0, 255]);
  expect([...halvePicture(picture).rgba]).toEqual([191, 20, 0, 255]);
});

test('clear pixels lend no colour', () => {
  const picture = pixels(2, [200, 100, 0, 255], [0, 255, 0, 0], [0, 255, 0, 0], [0, 255, 0, 0]);
  expect([...halvePicture(picture).rgba]).toEqual([200, 100, 0, 64]);
});

test('solid pixels are averaged to the same numbers as any others', () => {
  let state = 5;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 24;
  };
  const [widthPx, heightPx] = [23, 17];
  const rgba = new Uint8Array(widthPx * heightPx * 4).map((_, at) => (at % 4 === 3 ? 255 : random()));
  const half = halvePicture({ rgba, widthPx, heightPx });
  // The same bytes where no view of four bytes at once is possible.
  const shifted = new Uint8Array(rgba.length + 1);
  shifted.set(rgba, 1);
  const slow = halvePicture({ rgba: shifted.subarray(1), widthPx, heightPx });
  expect(slow).toEqual(half);
  const at = (x: number, y: number, k: number) => rgba[(y * widthPx + x) * 4 + k]!;
  for (const k of [0, 1, 2]) {
    const mean = Math.floor((at(2, 4, k) + at(3, 4, k) + at(2, 5, k) + at(3, 5, k) + 2) / 4);
    expect(half.rgba[(2 * half.widthPx + 1) * 4 + k]).toBe(mean);
  }
});

test.each([
  [1, 1, 1, 1],
  [3, 1, 2, 1],
  [5, 3, 3, 2],
])('%i×%i becomes %i×%i, edges repeated', (widthPx, heightPx, outWidth, outHeight) => {
  const rgba = new Uint8Array(widthPx * heightPx * 4).fill(200);
  const half = halvePicture({ rgba, widthPx, heightPx });
  expect(half).toMatchObject({ widthPx: outWidth, heightPx: outHeight });
  expect(new Set(half.rgba)).toEqual(new Set([200]));
});

test.each([
  ['enlarged', { sourceWidthPx: 100 }, 0],
  ['as it is', { sourceWidthPx: 400 }, 0],
  ['just under twofold', { sourceWidthPx: 799, sourceHeightPx: 799 }, 0],
  ['twofold', { sourceWidthPx: 800, sourceHeightPx: 800 }, 1],
  ['tenfold', { sourceWidthPx: 4000, sourceHeightPx: 4000 }, 3],
  ['only one side reduced', { sourceWidthPx: 4000, sourceHeightPx: 400 }, 0],
  [
    'cropped: fewer source pixels are used',
    { sourceWidthPx: 800, sourceHeightPx: 800, crop: { x: 0, y: 0, width: 0.4, height: 0.4 } },
    0,
  ],
])('halvings, %s: %o', (_, changes, halvings) => {
  expect(preparedImageSize(buildImageLayer(changes), 10).halvings).toBe(halvings);
});

test('the prepared size is what halving gives', () => {
  const layer = buildImageLayer({ sourceWidthPx: 4001, sourceHeightPx: 3999 });
  expect(preparedImageSize(layer, 10)).toEqual({ widthPx: 501, heightPx: 500, halvings: 3 });
});
