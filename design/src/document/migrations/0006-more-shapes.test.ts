import { expect, it } from 'vitest';
import { buildCodeLayer, buildDesign, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';

it('format 6 to 7: an older design changes nothing but its number', () => {
  const shapes = (['rect', 'ellipse', 'triangle', 'star', 'heart', 'line'] as const).map((shape) =>
    buildShapeLayer({ id: shape, shape, points: 9 }),
  );
  const { format: _, ...before } = buildDesign([...shapes, buildTextLayer(), buildCodeLayer()]);
  const design = openDesign(structuredClone({ format: 6, ...before }));
  expect(design).toEqual({ ...before, format: DESIGN_FORMAT });
});

it('a newer shape is one of format 7', () => {
  const design = buildDesign([buildShapeLayer({ shape: 'cloud' })]);
  expect(openDesign(structuredClone(design))).toEqual(design);
  expect(openDesign(structuredClone({ ...design, format: 7 }))).toEqual(design);
});
