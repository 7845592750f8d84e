import { expect, it } from 'vitest';
import type { ImageLayer } from '../layers/index.ts';
import { buildImageLayer } from '../testing/index.ts';
import type { PrintSize } from './print-size.ts';
import { planVectorDrawings, vectorShare } from './vector-drawing.ts';

/** Ten pixels to the millimetre, 1000 × 500 mm. */
const size: PrintSize = {
  widthPx: 10_000,
  heightPx: 5000,
  pxPerMm: { x: 10, y: 10 },
  resolutionDpi: 254,
  trimMm: { xMm: 0, yMm: 0, widthMm: 1000, heightMm: 500 },
  bleedMm: 0,
};
const MANY = 1e9;

const middle: Partial<ImageLayer> = { xMm: 500, yMm: 250, sourceWidthPx: 4096, sourceHeightPx: 2048 };
const tile = { widthMm: 600, gapMm: 0, arrangement: 'grid' as const };

it.each<[string, Partial<ImageLayer>, number, [number, number] | null]>([
  ['has enough pixels in its master', { widthMm: 400, heightMm: 200 }, MANY, null],
  ['has nearly enough', { widthMm: 410, heightMm: 205 }, MANY, null],
  ['is larger', { widthMm: 800, heightMm: 400 }, MANY, [8000, 4000]],
  ['is larger across only', { widthMm: 800, heightMm: 100 }, MANY, [8000, 1000]],
  ['stands on its side', { widthMm: 480, heightMm: 240, rotationDeg: 90 }, MANY, [4800, 2400]],
  ['is turned', { widthMm: 480, heightMm: 240, rotationDeg: 20 }, MANY, [7200, 3600]],
  [
    'shows a quarter of its picture',
    { widthMm: 400, heightMm: 200, crop: { x: 0.5, y: 0.5, width: 0.5, height: 0.5 } },
    MANY,
    [4000, 2000],
  ],
  ['is repeated', { widthMm: 900, heightMm: 450, tile }, MANY, [6000, 3000]],
  ['is repeated small', { widthMm: 900, heightMm: 450, tile: { ...tile, widthMm: 40 } }, MANY, null],
  ['has a place between pixels', { widthMm: 480.03, heightMm: 240.01, xMm: 500.02 }, MANY, [4800, 2400]],
  ['may have no more pixels than this', { widthMm: 800, heightMm: 400 }, 18e6, [6000, 3000]],
  ['may not even have its master’s', { widthMm: 800, heightMm: 400 }, 2e6, null],
  [
    'is turned, and has room for its own pixels only',
    { widthMm: 480, heightMm: 240, rotationDeg: 20 },
    4800 * 2400,
    [4800, 2400],
  ],
])('a vector graphic that %s', (_what, changes, most, expected) => {
  const layer = buildImageLayer({ ...middle, ...changes });
  const { drawing } = vectorShare(layer, size, most);
  expect(drawing && [drawing.widthPx, drawing.heightPx]).toEqual(expected);
});

const large = (id: string, changes: Partial<ImageLayer> = {}) =>
  buildImageLayer({ ...middle, id, imageId: `image-${id}`, widthMm: 1000, heightMm: 500, ...changes });

it.each<[string, ImageLayer[], number[]]>([
  ['one that fits', [large('a')], [1]],
  ['as many as fit', [large('a'), large('b')], [1, 1]],
  // 50 and 50 of 128 megapixels are gone; 28 are left for 50.
  ['one more', [large('a'), large('b'), large('c')], [1, 1, 0.748]],
  // The fourth gets nothing, and is printed from its 4096 px of 10,000.
  ['two more', [large('a'), large('b'), large('c'), large('d')], [1, 1, 0.748, 0.41]],
  [
    'the same one often',
    [large('a'), large('b', { imageId: 'image-a' }), large('c', { imageId: 'image-a' }), large('d')],
    [1, 1, 1, 1],
  ],
  [
    'small ones behind',
    [large('a'), large('b'), large('c'), large('d', { widthMm: 200, heightMm: 100 })],
    [1, 1, 0.748, 1],
  ],
  ['one that is too large alone', [large('a', { widthMm: 2000, heightMm: 1000 })], [0.566]],
])('what vector graphics of a print get: %s', (_what, layers, shares) => {
  const planned = planVectorDrawings(layers, size);
  expect(layers.map(({ id }) => Math.round(planned.get(id)!.share * 1000) / 1000)).toEqual(shares);
  const names = new Map<string, number>();
  for (const { id, imageId } of layers) {
    const drawing = planned.get(id)?.drawing;
    if (drawing) names.set(imageId, drawing.widthPx * drawing.heightPx);
  }
  const pixels = [...names.values()].reduce((sum, one) => sum + one, 0);
  expect(pixels).toBeLessThanOrEqual(128_010_000);
});
