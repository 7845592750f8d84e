import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLayer } from '../../../document/find-layer.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { applyMatrix, type Point } from '../../../geometry/matrix.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { buildDesign, buildImageLayer, buildTextLayer } from '../../../testing/build-layers.ts';
import { buildTemplate } from '../../../testing/build-template.ts';
import { EditingError } from '../../editing-error.ts';
import { areasOfSizes, setSize } from '../boxes/set-size.ts';
import { replaceImage } from './replace-image.ts';
import { setColour } from './set-colour.ts';
import { setCrop } from './set-crop.ts';

const HALF = { x: 0.25, y: 0, width: 0.5, height: 1 };
const base = buildImageLayer({
  id: 'i',
  widthMm: 40,
  heightMm: 80,
  crop: HALF,
  rotationDeg: 12,
  flipX: true,
});

function imageOf(design: ReturnType<typeof buildDesign>): ImageLayer {
  const layer = findLayer(design, 'i')?.layer;
  if (layer?.kind !== 'image') throw new Error('No picture.');
  return layer;
}

/** Where a point of the source (parts of its width and height) is printed: crop, then flip, then scale and turn. */
function printedAt(layer: ImageLayer, source: Point): Point {
  const { crop } = layer;
  const x = (source.x - crop.x) / crop.width - 0.5;
  const y = (source.y - crop.y) / crop.height - 0.5;
  return applyMatrix(boxMatrix(layer), {
    x: x * layer.widthMm * (layer.flipX ? -1 : 1),
    y: y * layer.heightMm * (layer.flipY ? -1 : 1),
  });
}

describe('replaceImage', () => {
  const replace = (sourceWidthPx: number, sourceHeightPx: number, layer = base) =>
    imageOf(
      replaceImage(buildDesign([layer]), { layerId: 'i', imageId: 'dog', sourceWidthPx, sourceHeightPx }),
    );

  it('keeps place, size, turn, flip, and with the same ratio the crop', () => {
    expect(replace(801, 800)).toEqual({ ...base, imageId: 'dog', sourceWidthPx: 801, sourceHeightPx: 800 });
  });

  it.each([
    ['wide', 1600, 400],
    ['tall', 300, 4000],
    ['one pixel high', 500, 1],
  ])('covers the box with a %s picture, never stretched', (_, width, height) => {
    const layer = replace(width, height);
    expect(layer).toMatchObject({
      xMm: 50,
      yMm: 50,
      widthMm: 40,
      heightMm: 80,
      rotationDeg: 12,
      flipX: true,
    });
    const ratio = (width * layer.crop.width) / (height * layer.crop.height);
    expect(ratio).toBeCloseTo(0.5, 6);
    expect(Math.max(layer.crop.width, layer.crop.height)).toBe(1);
  });

  it('looks at the part the old crop was about', () => {
    const left = replace(1600, 400, { ...base, crop: { x: 0, y: 0, width: 0.5, height: 1 } });
    const right = replace(1600, 400, { ...base, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } });
    expect(left.crop.x + left.crop.width / 2).toBeCloseTo(0.25, 6);
    expect(right.crop.x + right.crop.width / 2).toBeCloseTo(0.75, 6);
  });

  it('takes the new name and refuses other layers and empty pictures', () => {
    const input = { layerId: 'i', imageId: 'dog', name: '小狗.jpg', sourceWidthPx: 9, sourceHeightPx: 9 };
    expect(imageOf(replaceImage(buildDesign([base]), input)).name).toBe('小狗');
    expect(() => replaceImage(buildDesign([base]), { ...input, sourceWidthPx: 0 })).toThrow(EditingError);
    const text = buildDesign([buildTextLayer({ id: 't' })]);
    expect(() => replaceImage(text, { ...input, layerId: 't' })).toThrow(/wrong-kind/);
  });
});

describe('setCrop', () => {
  const part = fc.double({ min: 0.05, max: 1, noNaN: true });
  const crops = fc.tuple(part, part, part, part).map(([x, y, width, height]) => ({
    x: Math.min(x, 0.95) * (1 - width),
    y: Math.min(y, 0.95) * (1 - height),
    width,
    height,
  }));

  it('leaves every visible pixel where it was, at any angle and flip', () => {
    fc.assert(
      fc.property(
        crops,
        crops,
        fc.boolean(),
        fc.boolean(),
        fc.nat(359),
        (before, crop, flipX, flipY, rotationDeg) => {
          const layer = { ...base, crop: before, flipX, flipY, rotationDeg };
          const changed = imageOf(setCrop(buildDesign([layer]), { layerId: 'i', crop }));
          for (const source of [
            { x: 0, y: 0 },
            { x: 1, y: 0.3 },
          ]) {
            const then = printedAt(layer, source);
            const now = printedAt(changed, source);
            // Boxes are rounded to 0.0001 mm, which a small crop multiplies over the whole picture.
            expect(now.x).toBeCloseTo(then.x, 1);
            expect(now.y).toBeCloseTo(then.y, 1);
          }
        },
      ),
    );
  });

  it('keeps the box when asked', () => {
    const crop = { x: 0, y: 0, width: 1, height: 0.5 };
    expect(imageOf(setCrop(buildDesign([base]), { layerId: 'i', crop, keepBox: true }))).toEqual({
      ...base,
      crop,
    });
  });

  it.each([
    { x: -0.1, y: 0, width: 0.5, height: 1 },
    { x: 0.6, y: 0, width: 0.5, height: 1 },
    { x: 0, y: 0, width: 0, height: 1 },
    { x: 0, y: Number.NaN, width: 1, height: 1 },
  ])('refuses %o', (crop) => {
    expect(() => setCrop(buildDesign([base]), { layerId: 'i', crop })).toThrow(EditingError);
  });

  it('is the same document for the same crop', () => {
    const design = buildDesign([base]);
    expect(setCrop(design, { layerId: 'i', crop: { ...HALF } })).toBe(design);
  });
});

describe('setColour and setSize', () => {
  const design = buildDesign([base, { ...base, id: 'locked', locked: true }]);

  it('are the same document for the same choice', () => {
    expect(setColour(design, { colourId: 'white' })).toBe(design);
    expect(setSize(design, { sizeId: 'm' })).toBe(design);
    expect(setColour(design, { colourId: 'black' }).surfaces).toBe(design.surfaces);
  });

  it('keeps artwork on the middle line of a wider area, locked layers too', () => {
    const areas = areasOfSizes(buildTemplate().surfaces, 'm', 'xl');
    const changed = setSize(design, { sizeId: 'xl', areas });
    expect(changed.sizeId).toBe('xl');
    expect(changed.surfaces[0]?.layers.map((layer) => [layer.xMm, layer.yMm, layer.widthMm])).toEqual([
      [80, 50, 40],
      [80, 50, 40],
    ]);
    expect(setSize(design, { sizeId: 'l' }).surfaces[0]).toBe(design.surfaces[0]);
  });
});
