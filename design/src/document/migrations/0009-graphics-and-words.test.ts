import { expect, it } from 'vitest';
import { buildCodeLayer, buildDesign, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';
import { serialiseForKey } from '../serialise-design.ts';

it('format 9 to 10: older designs gain nothing, and their keys stay', () => {
  const words = buildTextLayer({ text: 'Hello 世界', spans: [{ start: 6, end: 8, colour: '#CC0000' }] });
  const { format: _, ...before } = buildDesign([words, buildCodeLayer(), buildShapeLayer()]);
  const design = openDesign(structuredClone({ format: 9, ...before }));
  expect(design).toEqual({ ...before, format: DESIGN_FORMAT });
  expect(serialiseForKey(design)).toBe(serialiseForKey({ ...before, format: DESIGN_FORMAT }));
});
