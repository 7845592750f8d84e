import { DEFAULT_PLACEMENT, type PlacementRule } from '@diy/design/placement';
import { expect, test } from 'vitest';
import { fixScale, planContext } from './plan-cell.ts';

const surface = (id: string) => ({
  id,
  resolutionDpi: 150,
  bleedMm: 0,
  printArea: AREA,
  printAreaBySize: {},
});
const AREA = { xMm: 0, yMm: 0, widthMm: 254, heightMm: 254 };
const KEY = 'i1:shirt:white:m';
const column = { template_id: 'shirt', colour_id: 'white', size_id: 'm', surfaces: ['front', 'back'] };
const COVER: PlacementRule = { ...DEFAULT_PLACEMENT, fit: 'cover' };

// 600 px over 254 mm are 60 dpi, so that 150 need a scale of 0.4.
test.each<[string, Record<string, PlacementRule>, readonly string[], number | null]>([
  ['one rule for both sides', {}, column.surfaces, 0.4],
  ['another rule for the back', { 'shirt:back': COVER }, column.surfaces, null],
  ['another rule for a side that carries nothing', { 'shirt:back': COVER }, ['front'], 0.4],
  ['equal rules of both sides', { 'shirt:front': COVER, 'shirt:back': COVER }, column.surfaces, 0.4],
  ['another product’s rule', { 'mug:back': COVER }, column.surfaces, 0.4],
])('shrinking until sharp: %s', (_, surface_rules, surfaces, expected) => {
  const rule = { ...DEFAULT_PLACEMENT, fit: 'contain' as const, scale: 1, marginMm: 0 };
  const settings = { rule, surface_rules, cells: [] };
  const context = planContext(settings as never, { name: '', account_sku: '', locale: 'zh' });
  const cell = {
    key: KEY,
    column: {
      column: { ...column, surfaces },
      template: { definition: { surfaces: [surface('front'), surface('back')] } },
    },
    image: { id: 'i1', name: 'a', widthPx: 600, heightPx: 600, hasAlpha: false },
  };
  expect(fixScale(context, cell as never)).toBe(expected);
});
