import { expect, test } from 'vitest';
import type { TemplateSurface } from '../template/index.ts';
import { printSize } from './print-size.ts';

function surface(widthMm: number, heightMm: number, changes: Partial<TemplateSurface> = {}): TemplateSurface {
  return {
    id: 'front',
    name: { zh: '正面', en: 'Front' },
    resolutionDpi: 300,
    bleedMm: 3,
    safeMm: 5,
    printArea: { xMm: -10, yMm: 20, widthMm, heightMm },
    printAreaBySize: { xl: { xMm: 0, yMm: 0, widthMm: 400, heightMm: 500 } },
    mask: null,
    ...changes,
  };
}

test.each([
  ['whole inches', surface(381, 457.2), 'm', false, 4500, 5400],
  ['rounds to the nearest pixel', surface(200, 82), 'm', false, 2362, 969],
  ['150 dpi', surface(450, 450, { resolutionDpi: 150 }), 'm', false, 2657, 2657],
  ['with bleed', surface(200, 82), 'm', true, 2433, 1039],
  ['a size of its own', surface(200, 82), 'xl', false, 4724, 5906],
  ['a lanyard', surface(900, 15.2), 'm', false, 10630, 180],
  ['never empty', surface(0.01, 0.01), 'm', false, 1, 1],
])('%s', (_, one, sizeId, bleed, widthPx, heightPx) => {
  const size = printSize(one, sizeId, { bleed });
  expect(size).toMatchObject({ widthPx, heightPx, bleedMm: bleed ? 3 : 0 });
  expect(size.pxPerMm.x * (size.trimMm.widthMm + 2 * size.bleedMm)).toBeCloseTo(widthPx, 8);
  expect(size.pxPerMm.y * (size.trimMm.heightMm + 2 * size.bleedMm)).toBeCloseTo(heightPx, 8);
});
