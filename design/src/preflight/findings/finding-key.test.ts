import { expect, test } from 'vitest';
import type { DesignDocument } from '../../document/design-document.ts';
import type { Layer } from '../../layers/layer.ts';
import { buildDesign, buildShapeLayer, buildTextLayer } from '../../testing/build-layers.ts';
import { findProblems, type ProblemInput } from '../../testing/find-problems.ts';
import type { Finding } from './finding.ts';
import { findingKey } from './finding-key.ts';
import { isAcceptable } from './is-acceptable.ts';

const document = {
  sizeId: 'm',
  colourId: 'white',
  surfaces: [{ surfaceId: 'front', layers: [{ id: 'a', kind: 'image', imageId: 'img-1', xMm: 1 }] }],
} as unknown as DesignDocument;

const finding: Finding = {
  id: 'low-resolution',
  severity: 'error',
  surfaceId: 'front',
  layerId: 'a',
  params: { dpi: 38, layer: 'fox' },
  fix: null,
};

test('the key names what is wrong and where, and ends in 16 digits', () => {
  expect(findingKey(finding, document)).toMatch(/^low-resolution\/front\/a\/[0-9a-f]{16}$/);
});

test('the order of the figures and a moved layer change nothing', () => {
  const moved = JSON.parse(JSON.stringify(document).replace('"xMm":1', '"xMm":2'));
  const turned = { ...finding, params: { layer: 'fox', dpi: 38 } };
  expect(findingKey(turned, moved)).toBe(findingKey(finding, document));
});

test.each([
  ['another figure', { ...finding, params: { ...finding.params, dpi: 37 } }, document],
  ['another size', finding, { ...document, sizeId: 'l' }],
  ['another colour', finding, { ...document, colourId: 'black' }],
  ['another picture', finding, JSON.parse(JSON.stringify(document).replace('img-1', 'img-2'))],
])('%s is another finding', (_, other, inDocument) => {
  expect(findingKey(other, inDocument)).not.toBe(findingKey(finding, document));
});

const letters = (widthMm: number, fontSizeMm: number, xMm = 0): FoundProblem => [
  [buildTextLayer({ fontSizeMm })],
  { text: { overflow: true, inkBoundsMm: { xMm, yMm: 0, widthMm, heightMm: 9 } } },
];

test.each<[string, FoundProblem, FoundProblem]>([
  ['words that run further out of their box', letters(50, 10), letters(60, 10)],
  ['words that run out to the left', letters(50, 10), letters(50, 10, -30)],
  ['larger words', letters(50, 10), letters(50, 12)],
  ['a shape further outside', [[buildShapeLayer({ xMm: -30 })], {}], [[buildShapeLayer({ xMm: -60 })], {}]],
  [
    'another shape outside',
    [[buildShapeLayer({ xMm: -30 })], {}],
    [[buildShapeLayer({ xMm: -30, fill: '#00AA00' })], {}],
  ],
])('%s were not accepted with what was there before', (_, accepted, now) => {
  const [one, other] = [keysOf(accepted), keysOf(now)];
  expect(one.length).toBeGreaterThan(0);
  expect(one.filter((key) => other.includes(key))).toEqual([]);
});

type FoundProblem = [Layer[], ProblemInput];

/** The keys of the errors that a person may accept. */
function keysOf([layers, input]: FoundProblem): string[] {
  const design = buildDesign(layers);
  return findProblems(layers, input)
    .filter(isAcceptable)
    .map((found) => findingKey(found, design));
}
