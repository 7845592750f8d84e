import { expect, test } from 'vitest';
import { FULL_CROP } from '../../geometry/fit.ts';
import { multiply, rotation, scaling, translation } from '../../geometry/matrix.ts';
import { cropInPixels, snapPicture, wholePixel } from './snap-picture.ts';

const area = { left: 0, top: 0, right: 1000, bottom: 1000 };
const FLIPPED = { x: -1, y: 1 };

/** A picture of 300 × 200 px in a box of this many px, its middle at (x, y), turned. */
function snap(width: number, height: number, x: number, y: number, degrees = 0, flip = { x: 1, y: 1 }) {
  const matrix = multiply(multiply(translation(x, y), rotation(degrees)), scaling(10 * flip.x, 10 * flip.y));
  const box = { widthMm: width / 10, heightMm: height / 10 };
  return snapPicture(matrix, box, { widthPx: 300, heightPx: 200 }, FULL_CROP, area);
}

test.each([
  ['its own size', snap(300, 200, 400, 300), { a: 1, b: 0, c: 0, d: 1, e: 250, f: 200 }],
  ['between pixels', snap(300, 200, 400.4, 299.7), { a: 1, b: 0, c: 0, d: 1, e: 250, f: 200 }],
  ['0.1 % larger', snap(300.3, 200.2, 400, 300), { a: 1, b: 0, c: 0, d: 1, e: 250, f: 200 }],
  ['flipped', snap(300, 200, 400, 300, 0, FLIPPED), { a: -1, b: 0, c: 0, d: 1, e: 550, f: 200 }],
  ['a quarter turn', snap(300, 200, 400, 300, 90), { a: 0, b: 1, c: -1, d: 0, e: 500, f: 150 }],
  ['half a turn', snap(300, 200, 400, 300, 180), { a: -1, b: 0, c: 0, d: -1, e: 550, f: 400 }],
  ['three quarters', snap(300, 200, 400, 300, 270), { a: 0, b: -1, c: 1, d: 0, e: 300, f: 450 }],
])('%s is snapped', (_, snapped, matrix) => {
  expect(snapped).toEqual({ part: { left: 0, top: 0, width: 300, height: 200 }, matrix });
});

test.each([
  ['1 % larger', snap(303, 202, 400, 300)],
  ['1 % narrower', snap(297, 200, 400, 300)],
  ['turned by a degree', snap(300, 200, 400, 300, 1)],
])('%s is not', (_, snapped) => {
  expect(snapped).toBeNull();
});

test('a picture that covers its area is not snapped away from its edges', () => {
  const matrix = { a: 10, b: 0, c: 0, d: 10, e: 500, f: 500 };
  const snapAt = (widthPx: number) =>
    snapPicture(matrix, { widthMm: 100, heightMm: 100 }, { widthPx, heightPx: 1000 }, FULL_CROP, area);
  expect(snapAt(999)).toBeNull();
  expect(snapAt(998)).toBeNull();
  expect(snapAt(1000)?.matrix).toMatchObject({ e: 0, f: 0 });
  expect(snapAt(1002)?.matrix).toMatchObject({ e: -1, f: 0 });
});

test.each([
  [
    { x: 0, y: 0.0003, width: 1, height: 0.9994 },
    { left: 0, top: 0, width: 1000, height: 1000 },
  ],
  [
    { x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
    { left: 250, top: 500, width: 500, height: 500 },
  ],
  [
    { x: 0.9999, y: 0, width: 0.0001, height: 1 },
    { left: 999, top: 0, width: 1, height: 1000 },
  ],
])('a crop %o names whole pixels', (crop, part) => {
  expect(cropInPixels({ widthPx: 1000, heightPx: 1000 }, crop)).toEqual(part);
});

test('a half goes down whatever the noise', () => {
  expect([0.5, 0.5 + 1e-9, 0.5 - 1e-9, -0.5, 0.51].map(wholePixel)).toEqual([0, 0, 0, -1, 1]);
});
