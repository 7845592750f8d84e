import { expect, test } from 'vitest';
import { hasTooManySurfaces, productManifest } from './product-manifest.ts';

const psds = (count: number, surfaces: number) => ({
  psds: Array.from({ length: count }, () => ({ surfaces: Array(surfaces).fill({}) })),
});

test.each([
  ['a file without PSDs', {}, false],
  ['as many as are read', psds(5, 200), false],
  ['one smart object more', { psds: [...psds(5, 200).psds, { surfaces: [{}] }] }, true],
  ['thousands of PSDs', psds(501, 0), true],
  ['something else', { psds: 'x' }, false],
])('%s', (_, list, isTooMuch) => {
  expect(hasTooManySurfaces(list)).toBe(isTooMuch);
});

test('a mockup is at most as large as a reading makes it', () => {
  const { mockup } = productManifest.shape.psds.element.shape.surfaces.element.shape;
  const parts = { hash: 'a'.repeat(64), heightPx: 1, uvWidthPx: 2, uvHeightPx: 1, greys: 2, ground: true };
  expect(mockup.safeParse({ ...parts, widthPx: 1600 }).success).toBe(true);
  expect(mockup.safeParse({ ...parts, widthPx: 1601 }).success).toBe(false);
});
