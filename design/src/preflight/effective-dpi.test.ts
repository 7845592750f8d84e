import { expect, it } from 'vitest';
import { buildImageLayer } from '../testing/build-layers.ts';
import { effectiveDpi } from './effective-dpi.ts';

const inch = { widthMm: 25.4, heightMm: 25.4 };

it('counts no pixels that enlarging added', () => {
  const layer = buildImageLayer({ ...inch, sourceWidthPx: 1200, sourceHeightPx: 1200 });
  expect(effectiveDpi(layer, { detail: 0.25 })).toBeCloseTo(300, 9);
});

it.each([
  ['pixels per inch', { ...inch, sourceWidthPx: 300, sourceHeightPx: 300 }, 300],
  [
    'half of it at twice the size',
    { widthMm: 50.8, heightMm: 50.8, sourceWidthPx: 300, sourceHeightPx: 300 },
    150,
  ],
  [
    'after the crop',
    { ...inch, sourceWidthPx: 1200, sourceHeightPx: 300, crop: { x: 0.5, y: 0, width: 0.25, height: 1 } },
    300,
  ],
  [
    'the coarser direction when stretched',
    { widthMm: 25.4, heightMm: 254, sourceWidthPx: 300, sourceHeightPx: 300 },
    30,
  ],
  [
    'whatever the rotation and flip',
    { ...inch, sourceWidthPx: 72, sourceHeightPx: 72, rotationDeg: 33, flipX: true },
    72,
  ],
  ['one pixel', { widthMm: 254, heightMm: 254, sourceWidthPx: 1, sourceHeightPx: 1 }, 0.1],
])('%s', (_, changes, expected) => {
  expect(effectiveDpi(buildImageLayer(changes), undefined)).toBeCloseTo(expected, 9);
});
