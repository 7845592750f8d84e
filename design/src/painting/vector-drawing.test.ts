import { expect, it } from 'vitest';
import type { ImageLayer } from '../layers/index.ts';
import { buildImageLayer } from '../testing/index.ts';
import type { PrintSize } from './print-size.ts';
import { vectorDrawingSize } from './vector-drawing.ts';

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
  const found = vectorDrawingSize(layer, size, most);
  expect(found && [found.widthPx, found.heightPx]).toEqual(expected);
});
