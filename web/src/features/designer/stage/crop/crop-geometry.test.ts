import { applyMatrix, boxMatrix, invert, type Point } from '@diy/design/geometry';
import type { ImageLayer } from '@diy/design/layers';
import { buildImageLayer } from '@diy/design/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cropOfRatio,
  frameCrop,
  panCrop,
  sideCrop,
  wholeBox,
  zoomCrop,
  zoomOfCrop,
} from './crop-geometry.ts';

const cropped = (more: Partial<ImageLayer> = {}): ImageLayer => ({
  ...buildImageLayer({ id: 'i', xMm: 50, yMm: 40, widthMm: 20, heightMm: 30 }),
  sourceWidthPx: 400,
  sourceHeightPx: 600,
  crop: { x: 0.2, y: 0.3, width: 0.4, height: 0.4 },
  ...more,
});

const layers = fc
  .record({
    rotationDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    flipX: fc.boolean(),
    flipY: fc.boolean(),
    x: fc.double({ min: 0, max: 0.6, noNaN: true }),
    y: fc.double({ min: 0, max: 0.6, noNaN: true }),
    part: fc.double({ min: 0.1, max: 0.4, noNaN: true }),
  })
  .map(({ x, y, part, ...more }) => cropped({ ...more, crop: { x, y, width: part, height: part } }));
const mm = fc.double({ min: -100, max: 100, noNaN: true });
const points = fc.record({ x: mm, y: mm });

/** Which part of the picture's file lies at a place of the surface. */
function partAt(layer: ImageLayer, at: Point): Point {
  const own = applyMatrix(invert(boxMatrix(layer)), at);
  const x = (own.x / layer.widthMm) * (layer.flipX ? -1 : 1) + 0.5;
  const y = (own.y / layer.heightMm) * (layer.flipY ? -1 : 1) + 0.5;
  return { x: layer.crop.x + x * layer.crop.width, y: layer.crop.y + y * layer.crop.height };
}
const expectInside = ({ crop }: Pick<ImageLayer, 'crop'>) => {
  expect(Math.min(crop.x, crop.y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(crop.x + crop.width, crop.y + crop.height)).toBeLessThanOrEqual(1 + 1e-9);
  expect(Math.min(crop.width, crop.height)).toBeGreaterThan(0);
};

describe('wholeBox', () => {
  it.each([
    [{}, { xMm: 55, yMm: 40, widthMm: 50, heightMm: 75 }],
    [{ flipX: true }, { xMm: 45, yMm: 40 }],
    [{ crop: { x: 0, y: 0, width: 1, height: 1 } }, { xMm: 50, yMm: 40, widthMm: 20, heightMm: 30 }],
  ])('of %o', (more, expected) => {
    const box = wholeBox(cropped(more));
    for (const [key, value] of Object.entries(expected))
      expect(box[key as keyof typeof box]).toBeCloseTo(value, 9);
  });

  it('has its corners at the corners of the file', () => {
    fc.assert(
      fc.property(layers, (layer) => {
        const corner = applyMatrix(boxMatrix(wholeBox(layer)), {
          x: -wholeBox(layer).widthMm / 2,
          y: -wholeBox(layer).heightMm / 2,
        });
        const part = partAt(layer, corner);
        expect(part.x).toBeCloseTo(layer.flipX ? 1 : 0, 6);
        expect(part.y).toBeCloseTo(layer.flipY ? 1 : 0, 6);
      }),
    );
  });
});

describe('panCrop', () => {
  it('keeps the size and takes the picture along with the pointer, as far as there is any', () => {
    fc.assert(
      fc.property(layers, points, (layer, delta) => {
        const crop = panCrop(layer, delta);
        expectInside({ crop });
        expect([crop.width, crop.height]).toEqual([layer.crop.width, layer.crop.height]);
      }),
    );
    const layer = cropped({ rotationDeg: 30, flipX: true });
    const [from, to] = [
      { x: 48, y: 41 },
      { x: 50, y: 38 },
    ];
    const before = partAt(layer, from);
    const after = partAt({ ...layer, crop: panCrop(layer, { x: 2, y: -3 }) }, to);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });
});

describe('zoomCrop', () => {
  it('always fills the frame and keeps its ratio', () => {
    const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(layers, factor, points, (layer, by, at) => {
        const crop = zoomCrop(layer, by, at);
        expectInside({ crop });
        expect(crop.width / crop.height).toBeCloseTo(layer.crop.width / layer.crop.height, 6);
      }),
    );
  });

  it('leaves what lies under the pointer there', () => {
    const layer = cropped({ rotationDeg: -20, flipY: true });
    const at = { x: 53, y: 44 };
    const before = partAt(layer, at);
    const after = partAt({ ...layer, crop: zoomCrop(layer, 1.7, at) }, at);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it('ends where the picture just fills its frame', () => {
    const crop = zoomCrop(cropped(), 0.001);
    expect(zoomOfCrop(crop)).toBe(1);
    expect(crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});

describe('frameCrop', () => {
  it('follows a side', () => {
    const box = { ...cropped(), xMm: 52.5, widthMm: 25 };
    expect(frameCrop(cropped(), box, { x: 1, y: 0 }, false).width).toBeCloseTo(0.5, 9);
  });

  it('ends at the picture, with and without a ratio', () => {
    const side = fc.double({ min: 1, max: 300, noNaN: true });
    const pulled = fc.constantFrom({ x: 1, y: 1 }, { x: -1, y: 0 }, { x: 0, y: 0 });
    fc.assert(
      fc.property(layers, side, pulled, (layer, widthMm, direction) => {
        const heightMm = (widthMm * layer.heightMm) / layer.widthMm;
        const own = {
          x: ((widthMm - layer.widthMm) / 2) * direction.x,
          y: ((heightMm - layer.heightMm) / 2) * direction.y,
        };
        const centre = applyMatrix(boxMatrix(layer), own);
        const box = { ...layer, xMm: centre.x, yMm: centre.y, widthMm, heightMm };
        const crop = frameCrop(layer, box, direction, true);
        expectInside({ crop });
        expect(crop.width / crop.height).toBeCloseTo(layer.crop.width / layer.crop.height, 6);
        expectInside({ crop: frameCrop(layer, box, direction, false) });
      }),
    );
  });
});

describe('sideCrop', () => {
  it.each([
    ['less of it inwards', -10, { x: 0.2, y: 0.3, width: 0.2, height: 0.4 }],
    ['more of it outwards', 10, { x: 0.2, y: 0.3, width: 0.6, height: 0.4 }],
    [
      'all there is, then larger, so that the frame stays filled',
      60,
      { x: 0.2, y: 0.4, width: 0.8, height: 0.2 },
    ],
  ])('%s', (_, by, expected) => {
    const layer = cropped();
    const box = { ...layer, xMm: layer.xMm + by / 2, widthMm: layer.widthMm + by };
    const crop = sideCrop(layer, box);
    for (const [key, value] of Object.entries(expected))
      expect(crop[key as keyof typeof crop]).toBeCloseTo(value, 9);
  });

  it('never stretches the picture', () => {
    fc.assert(
      fc.property(layers, fc.double({ min: 1, max: 500, noNaN: true }), (layer, widthMm) => {
        const centre = applyMatrix(boxMatrix(layer), { x: (widthMm - layer.widthMm) / 2, y: 0 });
        const crop = sideCrop(layer, { ...layer, xMm: centre.x, yMm: centre.y, widthMm });
        expectInside({ crop });
        const before = layer.widthMm / layer.crop.width / (layer.heightMm / layer.crop.height);
        const after = widthMm / crop.width / (layer.heightMm / crop.height);
        expect(after / before).toBeCloseTo(1, 6);
      }),
    );
  });
});

describe('cropOfRatio', () => {
  it('gives the frame that ratio on the product, stretched or not', () => {
    for (const layer of [cropped(), cropped({ widthMm: 55 })]) {
      const crop = cropOfRatio(layer, 16 / 9);
      const whole = wholeBox(layer);
      expect((crop.width * whole.widthMm) / (crop.height * whole.heightMm)).toBeCloseTo(16 / 9, 9);
      expectInside({ crop });
    }
  });
});
