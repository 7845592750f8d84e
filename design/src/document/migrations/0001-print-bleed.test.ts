import { expect, it } from 'vitest';
import { buildDesign, buildShapeLayer } from '../../testing/build-layers.ts';
import { DESIGN_FORMAT } from '../design-document.ts';
import { openDesign } from '../open-design.ts';

const { print: _, ...old } = { ...buildDesign([buildShapeLayer()]), format: 1 };

it('keeps the bleed that print files of format 1 always had', () => {
  const before = structuredClone(old);
  const design = openDesign(old);
  expect(design).toEqual({ ...old, format: DESIGN_FORMAT, print: { bleed: true } });
  expect(old).toEqual(before);
});

it('leaves a choice that has been made alone', () => {
  const chosen = buildDesign([], { print: { bleed: false } });
  expect(openDesign(chosen).print).toEqual({ bleed: false });
});
