import { describe, expect, it } from 'vitest';
import type { DesignDocument } from '../../../document/design-document.ts';
import { findLayer } from '../../../document/find-layer.ts';
import { boxBounds, boxContains, boxCorners } from '../../../geometry/box.ts';
import { rectCorners } from '../../../geometry/rect.ts';
import { layerBounds } from '../../../layers/layer-bounds.ts';
import {
  buildDesign,
  buildImageLayer,
  buildShapeLayer,
  buildTextLayer,
} from '../../../testing/build-layers.ts';
import { EditingError } from '../../editing-error.ts';
import { alignLayers } from './align-layers.ts';
import { distributeLayers } from './distribute-layers.ts';
import { fitToArea } from './fit-to-area.ts';
import { moveLayers } from './move-layers.ts';
import { resizeLayer } from './resize-layer.ts';
import { rotateLayer, rotateLayers } from './rotate-layers.ts';
import { scaleLayers } from './scale-layers.ts';

const area = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 400 };

/** Squares of 40 mm: a at x 50, b at 120, c at 200 (locked), d at 260 (hidden). */
const design = buildDesign([
  buildShapeLayer({ id: 'a', xMm: 50, yMm: 100 }),
  buildShapeLayer({ id: 'b', xMm: 120, yMm: 180 }),
  buildShapeLayer({ id: 'c', xMm: 200, yMm: 260, locked: true }),
  buildShapeLayer({ id: 'd', xMm: 260, yMm: 300, hidden: true }),
]);
const get = (changed: DesignDocument, id: string) => {
  const found = findLayer(changed, id);
  if (!found) throw new Error(`No layer ${id}.`);
  return found.layer;
};

describe('moveLayers', () => {
  it('moves all but locked layers and rounds away the noise', () => {
    const changed = moveLayers(design, { layerIds: ['a', 'c', 'd'], dxMm: 0.1 + 0.2, dyMm: -100 });
    expect(get(changed, 'a')).toMatchObject({ xMm: 50.3, yMm: 0 });
    expect(get(changed, 'c')).toBe(get(design, 'c'));
    expect(get(changed, 'd')).toMatchObject({ xMm: 260.3 });
    expect(get(changed, 'b')).toBe(get(design, 'b'));
  });

  it.each([Number.NaN, Infinity])('refuses %d mm', (dxMm) => {
    expect(() => moveLayers(design, { layerIds: ['a'], dxMm, dyMm: 0 })).toThrow(EditingError);
  });

  it('is the same document for no distance or locked layers alone', () => {
    expect(moveLayers(design, { layerIds: ['a'], dxMm: 0, dyMm: 0.00001 })).toBe(design);
    expect(moveLayers(design, { layerIds: ['c'], dxMm: 9, dyMm: 9 })).toBe(design);
  });
});

describe('resizeLayer', () => {
  const text = buildTextLayer({
    id: 't',
    stroke: { colour: '#FFFFFF', widthMm: 1 },
    shadow: { colour: '#000000', opacity: 1, dxMm: 1, dyMm: 2, blurMm: 3 },
  });
  const withText = buildDesign([text]);
  const box = { layerId: 't', xMm: 60, yMm: 60, widthMm: 80, heightMm: 60 };

  it('changes the box of a text from its side and its letters from a corner', () => {
    expect(get(resizeLayer(withText, box), 't')).toMatchObject({ widthMm: 80, fontSizeMm: 10 });
    expect(get(resizeLayer(withText, { ...box, scaleContent: true }), 't')).toMatchObject({
      fontSizeMm: 15,
      stroke: { widthMm: 1.5 },
      shadow: { dxMm: 1.5, dyMm: 3, blurMm: 4.5 },
    });
  });

  it('rounds the corners a picture is cut to as much more, from a corner', () => {
    const mask = { shape: 'rect' as const, cornerRadiusMm: 4 };
    const withImage = buildDesign([buildImageLayer({ id: 't', mask })]);
    expect(get(resizeLayer(withImage, box), 't')).toMatchObject({ mask });
    expect(get(resizeLayer(withImage, { ...box, scaleContent: true }), 't')).toMatchObject({
      mask: { ...mask, cornerRadiusMm: 6 },
    });
  });

  it('stays within what the document allows', () => {
    const tiny = resizeLayer(withText, { ...box, widthMm: -3, heightMm: 0, scaleContent: true });
    expect(get(tiny, 't')).toMatchObject({ widthMm: 0.001, heightMm: 0.001, fontSizeMm: 0.01 });
    const huge = resizeLayer(withText, { ...box, widthMm: 1e9, heightMm: 1e9, scaleContent: true });
    expect(get(huge, 't')).toMatchObject({
      widthMm: 5000,
      heightMm: 5000,
      fontSizeMm: 1250,
      stroke: { widthMm: 100 },
    });
  });
});

describe('rotateLayer and rotateLayers', () => {
  it('keeps angles in one turn', () => {
    expect(get(rotateLayer(design, { layerId: 'a', rotationDeg: -190 }), 'a').rotationDeg).toBe(170);
  });

  it('turns layers about the middle of their bounds', () => {
    const changed = rotateLayers(design, { layerIds: ['a', 'b'], byDeg: 180 });
    expect(get(changed, 'a')).toMatchObject({ xMm: 120, yMm: 180, rotationDeg: -180 });
    expect(get(changed, 'b')).toMatchObject({ xMm: 50, yMm: 100 });
    const back = rotateLayers(changed, { layerIds: ['a', 'b'], byDeg: 180 });
    expect(back).toEqual(design);
  });

  it('turns about a given point; nothing chosen is nothing turned', () => {
    const changed = rotateLayers(design, { layerIds: ['a'], byDeg: 90, pivot: { x: 0, y: 0 } });
    expect(get(changed, 'a')).toMatchObject({ xMm: -100, yMm: 50, rotationDeg: 90 });
    expect(rotateLayers(design, { layerIds: [], byDeg: 90 })).toBe(design);
  });
});

describe('scaleLayers', () => {
  it('keeps the pivot and the proportions', () => {
    const changed = scaleLayers(design, { layerIds: ['a', 'b', 'c'], factor: 0.5, pivot: { x: 30, y: 80 } });
    expect(get(changed, 'a')).toMatchObject({ xMm: 40, yMm: 90, widthMm: 20 });
    expect(get(changed, 'b')).toMatchObject({ xMm: 75, yMm: 130, widthMm: 20 });
    expect(get(changed, 'c')).toBe(get(design, 'c'));
  });

  it.each([0, -1, Number.NaN])('refuses a factor of %d', (factor) => {
    expect(() => scaleLayers(design, { layerIds: ['a'], factor, pivot: { x: 0, y: 0 } })).toThrow(
      EditingError,
    );
  });
});

describe('alignLayers', () => {
  it.each([
    ['left', { xMm: 20 }],
    ['centre', { xMm: 150 }],
    ['right', { xMm: 280 }],
    ['top', { yMm: 20 }],
    ['middle', { yMm: 200 }],
    ['bottom', { yMm: 380 }],
  ] as const)('brings one layer to the area’s %s', (edge, expected) => {
    expect(get(alignLayers(design, { layerIds: ['a'], edge, area }), 'a')).toMatchObject(expected);
  });

  it('aligns to the layers themselves; a locked one is what others go to', () => {
    const changed = alignLayers(design, { layerIds: ['a', 'b', 'c', 'd'], edge: 'right' });
    expect([...'abcd'].map((id) => get(changed, id).xMm)).toEqual([200, 200, 200, 260]);
  });

  it('uses the bounds of turned layers', () => {
    const turned = rotateLayer(design, { layerId: 'a', rotationDeg: 45 });
    const bounds = layerBounds(get(alignLayers(turned, { layerIds: ['a'], edge: 'left', area }), 'a'));
    expect(bounds.xMm).toBeCloseTo(0, 3);
  });
});

describe('distributeLayers', () => {
  const row = buildDesign([
    buildShapeLayer({ id: 'a', xMm: 200, widthMm: 20 }),
    buildShapeLayer({ id: 'b', xMm: 30, widthMm: 60 }),
    buildShapeLayer({ id: 'c', xMm: 90, widthMm: 40 }),
  ]);
  const gaps = (changed: DesignDocument) => {
    const bounds = ['b', 'c', 'a'].map((id) => layerBounds(get(changed, id)));
    return bounds.slice(1).map((next, index) => {
      const before = bounds[index];
      return before ? next.xMm - before.xMm - before.widthMm : Number.NaN;
    });
  };

  it('makes the gaps equal between the outermost layers', () => {
    const changed = distributeLayers(row, { layerIds: ['a', 'b', 'c'], axis: 'x' });
    expect(gaps(changed)).toEqual([45, 45]);
    expect([get(changed, 'a').xMm, get(changed, 'b').xMm]).toEqual([200, 30]);
  });

  it('spreads over the area, even where layers must overlap', () => {
    expect(gaps(distributeLayers(row, { layerIds: ['a', 'b', 'c'], axis: 'x', area }))).toEqual([90, 90]);
    const narrow = { ...area, widthMm: 100 };
    expect(gaps(distributeLayers(row, { layerIds: ['a', 'b', 'c'], axis: 'x', area: narrow }))).toEqual([
      -10, -10,
    ]);
  });

  it('leaves too few layers as they are', () => {
    expect(distributeLayers(row, { layerIds: ['a', 'b'], axis: 'x' })).toBe(row);
    expect(distributeLayers(design, { layerIds: ['a', 'b', 'c', 'd'], axis: 'y' })).toBe(design);
  });
});

describe('fitToArea', () => {
  it.each([0, 90, 30, -137])('contains and covers at %d°', (rotationDeg) => {
    const picture = buildDesign([buildImageLayer({ id: 'i', widthMm: 80, heightMm: 20, rotationDeg })]);
    const inside = get(fitToArea(picture, { layerId: 'i', area, mode: 'contain' }), 'i');
    const bounds = boxBounds(inside);
    expect(Math.max(bounds.widthMm / 300, bounds.heightMm / 400)).toBeCloseTo(1, 4);
    expect(bounds.xMm).toBeGreaterThan(-0.001);
    expect(bounds.yMm).toBeGreaterThan(-0.001);
    const over = get(fitToArea(picture, { layerId: 'i', area, mode: 'cover' }), 'i');
    expect(rectCorners(area).every((corner) => boxContains(over, corner, 0.001))).toBe(true);
    const smaller = { ...over, widthMm: over.widthMm * 0.999, heightMm: over.heightMm * 0.999 };
    expect(rectCorners(area).every((corner) => boxContains(smaller, corner))).toBe(false);
    expect(inside.widthMm / inside.heightMm).toBeCloseTo(4, 3);
    expect(boxCorners(over)).toHaveLength(4);
  });

  it('lets letters grow with their box', () => {
    const changed = fitToArea(buildDesign([buildTextLayer({ id: 't' })]), {
      layerId: 't',
      area,
      mode: 'contain',
    });
    expect(get(changed, 't')).toMatchObject({
      widthMm: 300,
      heightMm: 300,
      fontSizeMm: 75,
      xMm: 150,
      yMm: 200,
    });
  });
});
