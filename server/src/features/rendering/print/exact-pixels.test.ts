import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { templateDefinition } from '@diy/design/template';
import { expect, test } from 'vitest';
import { measurePixels } from '../testing/measure-pixels.ts';
import { oddSurfaces } from '../testing/odd-surfaces.ts';

const TEMPLATES = join(import.meta.dirname, '../../../../../catalogue/templates');

const products = await Promise.all(
  (await readdir(TEMPLATES))
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => templateDefinition.parse(JSON.parse(await readFile(join(TEMPLATES, name), 'utf8')))),
);
const surfaces = products.flatMap(({ sku, surfaces: all, sizes }) =>
  all.flatMap((surface) => {
    const areas = new Map(
      sizes.map(({ id }) => [JSON.stringify(surface.printAreaBySize[id] ?? surface.printArea), id]),
    );
    return [...areas.values()].map((sizeId) => ({ name: `${sku} ${surface.id} ${sizeId}`, surface, sizeId }));
  }),
);
const cases = [...surfaces, ...oddSurfaces.map((one) => ({ ...one, sizeId: 'm' }))].flatMap((one) =>
  (one.surface.bleedMm > 0 ? [false, true] : [false]).map((bleed) => ({
    ...one,
    bleed,
    title: `${one.name}, ${bleed ? 'with' : 'without'} bleed`,
  })),
);

test('the catalogue has its 18 products', () => {
  expect(products).toHaveLength(18);
});

test.each(cases)('$title prints its own pixels', ({ surface, sizeId, bleed }) => {
  const found = measurePixels(surface, sizeId, bleed);
  expect(found.comparedPixels).toBeGreaterThan(0.5 * found.widthPx * found.heightPx);
  expect(found.otherPixels).toBe(0);
  // A hundredth for the 255 steps of coverage a mark's edges are measured by.
  expect(found.marksPx).toBeLessThanOrEqual(0.51);
  expect(found.contrast).toBeGreaterThanOrEqual(0.95);
});
