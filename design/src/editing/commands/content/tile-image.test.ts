import { describe, expect, it } from 'vitest';
import { findLayer } from '../../../document/find-layer.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { applyMatrix } from '../../../geometry/matrix.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { countRepeats, drawnImageSize, MAX_TILE_REPEATS } from '../../../layers/image/image-tile.ts';
import { buildDesign, buildImageLayer, buildTextLayer } from '../../../testing/build-layers.ts';
import { createEditor } from '../../editor.ts';
import { fitToArea } from '../boxes/fit-to-area.ts';
import { resizeLayer } from '../boxes/resize-layer.ts';
import { scaleLayers } from '../boxes/scale-layers.ts';
import { replaceImage } from './replace-image.ts';
import { tileImage, untileImage } from './tile-image.ts';

/** A print area of 200 × 300 mm with 3 mm of bleed. */
const area = { xMm: -3, yMm: -3, widthMm: 206, heightMm: 306 };
const picture = buildImageLayer({ id: 'i', xMm: 60, yMm: 80, sourceHeightPx: 200, heightMm: 20 });

function imageOf(design: ReturnType<typeof buildDesign>): ImageLayer {
  const layer = findLayer(design, 'i')?.layer;
  if (layer?.kind !== 'image') throw new Error('No picture.');
  return layer;
}
const tiled = (changes: Partial<ImageLayer> = {}) =>
  imageOf(tileImage(buildDesign([{ ...picture, ...changes }]), { layerId: 'i', area }));

describe('tileImage', () => {
  it('fills the area and leaves the picture where, as large and as turned as it was', () => {
    const layer = tiled({ rotationDeg: 30 });
    expect(layer).toMatchObject({ xMm: 100, yMm: 150, widthMm: 206, heightMm: 306, rotationDeg: 0 });
    expect(layer.tile).toEqual({
      widthMm: 40,
      gapMm: 0,
      arrangement: 'grid',
      angleDeg: 30,
      offsetXMm: -40,
      offsetYMm: -70,
    });
    expect(drawnImageSize(layer)).toEqual({ widthMm: 40, heightMm: 20 });
  });

  it('makes a third of the area of a picture that would show once', () => {
    const layer = tiled({ widthMm: 180, heightMm: 90 });
    expect(layer.tile).toEqual({ widthMm: 68.6667, gapMm: 0, arrangement: 'grid' });
  });

  it('gives a pattern the area and keeps its repeats in place', () => {
    const once = tiled({ rotationDeg: 30 });
    const smaller = { ...once, xMm: 40, yMm: 50, widthMm: 20, heightMm: 20 };
    const again = imageOf(tileImage(buildDesign([smaller]), { layerId: 'i', area }));
    expect(again).toMatchObject({ xMm: 100, widthMm: 206, heightMm: 306 });
    expect(again.tile).toMatchObject({ widthMm: 40, angleDeg: 30, offsetXMm: -100, offsetYMm: -170 });
  });

  it('leaves a locked picture, and refuses what is no picture', () => {
    const locked = buildDesign([{ ...picture, locked: true }]);
    expect(tileImage(locked, { layerId: 'i', area })).toBe(locked);
    expect(() => tileImage(buildDesign([buildTextLayer({ id: 'i' })]), { layerId: 'i', area })).toThrow(
      /wrong-kind/,
    );
  });
});

describe('untileImage', () => {
  it('gives the picture back as it was before', () => {
    const before = { ...picture, rotationDeg: 30 };
    const design = tileImage(buildDesign([before]), { layerId: 'i', area });
    expect(imageOf(untileImage(design, { layerId: 'i' }))).toEqual({ ...before, tile: null });
  });

  it('changes nothing without a pattern', () => {
    const design = buildDesign([picture]);
    expect(untileImage(design, { layerId: 'i' })).toBe(design);
  });
});

it('is one step to undo and redo', () => {
  const design = buildDesign([picture]);
  const editor = createEditor(design, { newId: () => 'new' });
  editor.run('tileImage', { layerId: 'i', area });
  const after = editor.getState().design;
  editor.undo();
  expect(editor.getState().design).toEqual(design);
  expect(editor.getState().canUndo).toBe(false);
  editor.redo();
  expect(editor.getState().design).toEqual(after);
});

it('keeps a pattern drawable when its box grows or another picture comes', () => {
  const fine = { ...tiled(), tile: { widthMm: 4, gapMm: 0, arrangement: 'grid' as const } };
  const design = buildDesign([fine]);
  const box = { layerId: 'i', xMm: 0, yMm: 0, widthMm: 2000, heightMm: 2000 };
  const source = { sourceWidthPx: 4000, sourceHeightPx: 40 };
  for (const changed of [
    resizeLayer(design, box),
    replaceImage(design, { layerId: 'i', imageId: 'line', ...source }),
  ]) {
    expect(imageOf(changed).tile?.widthMm).toBeGreaterThan(4);
    expect(countRepeats(imageOf(changed))).toBeLessThanOrEqual(MAX_TILE_REPEATS);
  }
});

it('scales its offset with everything else', () => {
  const scaled = scaleLayers(buildDesign([tiled()]), { layerIds: ['i'], factor: 0.5, pivot: { x: 0, y: 0 } });
  expect(imageOf(scaled).tile).toMatchObject({ widthMm: 20, offsetXMm: -20, offsetYMm: -35 });
});

it('is a window when it is resized: repeats stay where they are, at any angle', () => {
  const layer = { ...tiled(), rotationDeg: 90 };
  const box = { layerId: 'i', xMm: 110, yMm: 140, widthMm: 300, heightMm: 50 };
  const resized = imageOf(resizeLayer(buildDesign([layer]), box));
  expect(resized).toMatchObject({ widthMm: 300, heightMm: 50 });
  const at = (one: ImageLayer) =>
    applyMatrix(boxMatrix(one), { x: one.tile?.offsetXMm ?? 0, y: one.tile?.offsetYMm ?? 0 });
  expect(at(resized)).toEqual(at(layer));
  expect(resized.tile?.widthMm).toBe(40);
});

it('takes an area as its box and keeps the size of its repeats', () => {
  const small = { ...tiled(), widthMm: 50, heightMm: 50 };
  const fitted = imageOf(fitToArea(buildDesign([small]), { layerId: 'i', area, mode: 'cover' }));
  expect(fitted).toMatchObject({ widthMm: 206, heightMm: 306, tile: { widthMm: 40 } });
});
