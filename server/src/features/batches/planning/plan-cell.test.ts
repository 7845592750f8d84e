import { DEFAULT_PLACEMENT, type PlacementRule } from '@diy/design/placement';
import { expect, test } from 'vitest';
import { type CellFix, fixCell, planContext } from './plan-cell.ts';

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
const CONTAIN: PlacementRule = { ...DEFAULT_PLACEMENT, fit: 'contain', scale: 1, marginMm: 0 };

// 600 px over 254 mm are 60 dpi, so that 150 need a scale of 0.4. On a back of half the width they are sharper.
const NARROW = { ...AREA, widthMm: 127 };
test.each<[string, Record<string, PlacementRule>, object, CellFix | null]>([
  ['one rule for both sides', {}, {}, { scales: { front: 0.4, back: 0.4 }, scale: 0.4 }],
  ['a side that is smaller', {}, { back: NARROW }, { scales: { front: 0.4, back: 0.8 }, scale: 0.4 }],
  [
    'a side that is sharp',
    { 'shirt:back': { ...CONTAIN, scale: 0.3 } },
    {},
    { scales: { front: 0.4 }, scale: null },
  ],
  [
    'another rule for the back',
    { 'shirt:back': COVER },
    {},
    { scales: { front: 0.4, back: 0.4 }, scale: null },
  ],
  [
    'another rule for a side that carries nothing',
    { 'shirt:back': COVER },
    { surfaces: ['front'] },
    { scales: { front: 0.4 }, scale: 0.4 },
  ],
  [
    'equal rules of both sides',
    { 'shirt:front': COVER, 'shirt:back': COVER },
    {},
    { scales: { front: 0.4, back: 0.4 }, scale: 0.4 },
  ],
  ['another product’s rule', { 'mug:back': COVER }, {}, { scales: { front: 0.4, back: 0.4 }, scale: 0.4 }],
  ['a side that cannot be sharp', {}, { widthPx: 6, heightPx: 6 }, null],
  ['what was shrunk already', {}, { scales: { front: 0.4, back: 0.4 } }, { scales: {}, scale: 0.4 }],
  ['what was shrunk on one side', {}, { scales: { front: 0.4 } }, { scales: { back: 0.4 }, scale: null }],
])('shrinking until sharp: %s', (_, surface_rules, more, expected) => {
  const { surfaces, back, scales, ...size } = more as {
    surfaces?: string[];
    back?: typeof AREA;
    scales?: Record<string, number>;
  };
  const cells = scales ? [{ key: KEY, skip: false, boxes: {}, scales }] : [];
  const settings = { rule: CONTAIN, surface_rules, cells };
  const context = planContext(settings as never, { name: '', account_sku: '', locale: 'zh' });
  const cell = {
    key: KEY,
    column: {
      column: { ...column, surfaces: surfaces ?? column.surfaces },
      template: {
        definition: { surfaces: [surface('front'), { ...surface('back'), printArea: back ?? AREA }] },
      },
    },
    image: { id: 'i1', name: 'a', widthPx: 600, heightPx: 600, hasAlpha: false, ...size },
  };
  expect(fixCell(context, cell as never)).toEqual(expected);
});
