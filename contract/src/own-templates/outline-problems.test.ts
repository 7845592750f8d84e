import { expect, it } from 'vitest';
import { outlineProblems } from './outline-problems.ts';
import type { OwnSurface } from './product-parts.ts';

const saw = (corners: number) => {
  const teeth = Array.from({ length: corners - 3 }, (_, at) => `L${(at * 100) / corners} ${10 + (at % 2)}`);
  return `M0 0${teeth.join('')}L100 0V60H0Z`;
};
const surface = (at: number): OwnSurface => ({
  id: `s${at}`,
  name: '',
  width_mm: 100,
  height_mm: 60,
  resolution_dpi: 300,
  bleed_mm: 0,
  safe_mm: 0,
  outline: { path: saw(3900), bleed: 'around', file: '' },
});

it('names outlines beyond what a product may have of corners', () => {
  const surfaces = Array.from({ length: 5 }, (_, at) => surface(at));
  expect(outlineProblems({ surfaces, sizes: [] })).toMatchObject([
    { path: ['surfaces', 3, 'outline'], text: { id: 'own-templates.outline-too-fine' } },
    { path: ['surfaces', 4, 'outline'], text: { id: 'own-templates.outline-too-fine' } },
  ]);
});
