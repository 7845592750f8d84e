import { expect, test } from 'vitest';
import { hasTooManySurfaces, hasTooManyValues, productManifest } from './product-manifest.ts';

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

test('parameters of a message are counted before they are read, and wrong ones are one problem', () => {
  const { problems } = productManifest.shape.psds.element.shape.surfaces.element.shape;
  const params = Object.fromEntries(
    Array.from({ length: 100_000 }, (_, at) => [`${'x'.repeat(41)}${at}`, {}]),
  );
  const { error } = problems.safeParse([{ id: 'own-templates.psd-x', params }]);
  expect(error?.issues).toHaveLength(1);
  expect(problems.safeParse([{ id: 'own-templates.psd-x', params: { name: 'a' } }]).success).toBe(true);
});

test('a list of more values than any real one has is not read', () => {
  expect(hasTooManyValues('[1,2]')).toBe(false);
  expect(hasTooManyValues(`[${'1,'.repeat(1_000_001)}1]`)).toBe(true);
  expect(hasTooManyValues('['.repeat(100))).toBe(true);
});
