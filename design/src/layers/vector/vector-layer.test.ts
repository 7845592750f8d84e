import { expect, it } from 'vitest';
import { designDocument, openDesign } from '../../document/index.ts';
import { buildDesign, buildVectorLayer } from '../../testing/build-layers.ts';

it('a vector is one of format 10', () => {
  const design = buildDesign([buildVectorLayer({ crop: { x: 0, y: 0, width: 0.5, height: 1 } })]);
  expect(openDesign(structuredClone(design))).toEqual(design);
});

const path = buildVectorLayer().paths[0]!;

it.each<[string, object]>([
  ['no path', { paths: [] }],
  ['too many paths', { paths: Array.from({ length: 501 }, () => ({ ...path, d: 'M0 0Z' })) }],
  ['an outline of other commands', { paths: [{ ...path, d: 'M0 0h5z' }] }],
  ['an outline that is too long', { paths: [{ ...path, d: `M0 0${'L1 1'.repeat(51_000)}` }] }],
  [
    'outlines that are too long together',
    { paths: [1, 2].map(() => ({ ...path, d: `M0 0${'L1 1'.repeat(26_000)}` })) },
  ],
  ['a number that is none', { viewBox: { x: 0, y: Number.NaN, width: 1, height: 1 } }],
  ['an endless view box', { viewBox: { x: 0, y: 0, width: Number.POSITIVE_INFINITY, height: 1 } }],
  ['an empty view box', { viewBox: { x: 0, y: 0, width: 0, height: 1 } }],
  ['another colour notation', { paths: [{ ...path, fill: 'red' }] }],
  ['a stroke without width', { paths: [{ ...path, stroke: { ...path.stroke, width: 0 } }] }],
  ['a stroke too thin for a canvas', { paths: [{ ...path, stroke: { ...path.stroke, width: 1e-320 } }] }],
  ['half-clear fill and stroke', { paths: [{ ...path, opacity: 0.5 }] }],
  ['a crop that reaches out', { crop: { x: 0.6, y: 0, width: 0.6, height: 1 } }],
  ['a field that nobody knows', { href: 'x' }],
  ['a field of a path that nobody knows', { paths: [{ ...path, filter: 'x' }] }],
])('refuses %s', (_, changes) => {
  expect(designDocument.safeParse(buildDesign([buildVectorLayer()])).success).toBe(true);
  expect(
    designDocument.safeParse(buildDesign([{ ...buildVectorLayer(), ...(changes as object) }])).success,
  ).toBe(false);
});
