import { expect, it } from 'vitest';
import { mockupPlaceFor, templateSurface } from './template.ts';

const surface = (sizesOnMockups?: 'scaled') =>
  templateSurface.parse({
    id: 'front',
    name: { zh: '正面', en: 'Front' },
    resolutionDpi: 300,
    bleedMm: 0,
    safeMm: 5,
    printArea: { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 },
    printAreaBySize: {
      XL: { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 },
      tall: { xMm: 0, yMm: 0, widthMm: 50, heightMm: 100 },
    },
    sizesOnMockups,
  });

it.each([
  ['S', { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 }, 1],
  ['XL', { xMm: 10, yMm: 20, widthMm: 100, heightMm: 50 }, 0.5],
  // As large as fits, in the middle; nothing is stretched.
  ['tall', { xMm: 47.5, yMm: 20, widthMm: 25, heightMm: 50 }, 0.5],
])('a mockup that scales sizes shows %s in the place that was marked', (size, area, scale) => {
  expect(mockupPlaceFor(surface('scaled'), size)).toEqual({ area, scale });
});

it('shows sizes at their own millimetres otherwise', () => {
  const area = { xMm: 0, yMm: 0, widthMm: 200, heightMm: 100 };
  expect(mockupPlaceFor(surface(), 'XL')).toEqual({ area, scale: 1 });
});
