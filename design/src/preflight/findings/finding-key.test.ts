import { expect, test } from 'vitest';
import type { DesignDocument } from '../../document/design-document.ts';
import type { Finding } from './finding.ts';
import { findingKey } from './finding-key.ts';

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
