import { expect, it } from 'vitest';
import { findSurface } from '../../../document/find-layer.ts';
import { buildDesign, buildShapeLayer, buildTextLayer } from '../../../testing/index.ts';
import { applyLayers } from './apply-layers.ts';

const from = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };

function applied(to: { widthMm: number; heightMm: number }) {
  const shape = buildShapeLayer({ id: 's', xMm: 150, yMm: 75, stroke: { colour: '#000000', widthMm: 2 } });
  const text = buildTextLayer({ id: 't', xMm: 100, yMm: 50, fontSizeMm: 10, locked: true });
  const design = buildDesign([shape, text], {
    surfaces: [
      { surfaceId: 'front', layers: [shape, text] },
      { surfaceId: 'back', layers: [] },
    ],
  });
  const area = { xMm: 0, yMm: 0, ...to };
  const input = { surfaceId: 'back', layers: [shape, text], newIds: ['a', 'b'], from, to: area };
  const next = applyLayers(design, input);
  expect(findSurface(next, 'front')).toBe(design.surfaces[0]);
  return findSurface(next, 'back')?.layers;
}

it('scales by the smaller of both proportions about the middle, letters and outlines too', () => {
  expect(applied({ widthMm: 50, heightMm: 50 })).toMatchObject([
    { id: 'a', xMm: 37.5, yMm: 31.25, widthMm: 10, stroke: { widthMm: 0.5 } },
    { id: 'b', xMm: 25, yMm: 25, fontSizeMm: 2.5, locked: false },
  ]);
});

it('keeps the size on an area of the same size, and enlarges on a larger one', () => {
  expect(applied({ widthMm: 200, heightMm: 100 })).toMatchObject([{ xMm: 150, yMm: 75, widthMm: 40 }, {}]);
  expect(applied({ widthMm: 400, heightMm: 300 })).toMatchObject([
    { xMm: 300, yMm: 200, widthMm: 80 },
    { xMm: 200, yMm: 150, fontSizeMm: 20 },
  ]);
});
