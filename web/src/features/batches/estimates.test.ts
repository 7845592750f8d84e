// @vitest-environment happy-dom
import { checkBatch, type MatrixCell } from '@diy/contract/batches/batch-matrix';
import type { DataOf } from '@diy/contract/endpoint';
import type { TemplateItem } from '@diy/contract/templates';
import { buildSurface, buildTemplate } from '@diy/design/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildBatch } from '../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { signIn } from '../../testing/render-app.tsx';
import { EMPTY_DRAFT } from './batch-draft.ts';
import { fitPrintArea } from './drawing/draw-cell.ts';
import { formatDuration } from './format-duration.ts';
import { cellSurface } from './matrix/cell-surface.ts';
import { fetchFixScales } from './use-check.ts';

const say = (key: string, values: Record<string, unknown>) =>
  `${key.split('.').at(-1)} ${Object.values(values).join(' ')}`;

test.each([
  [-5, 'seconds 1'],
  [0, 'seconds 1'],
  [0.4, 'seconds 1'],
  [59.4, 'seconds 59'],
  [59.5, 'minutes 1'],
  [89, 'minutes 1'],
  [90, 'minutes 2'],
  [3569, 'minutes 59'],
  [3570, 'hours 1 0'],
  [3600 + 90, 'hours 1 2'],
  [2 * 3600 - 1, 'hours 2 0'],
  [30 * 3600, 'hours 30 0'],
])('%d s read "%s"', (seconds, text) => expect(formatDuration(seconds, say)).toBe(text));

const item: TemplateItem = {
  id: 'tee',
  version: 1,
  cover: '',
  mockups: [],
  definition: buildTemplate(),
};

test.each([
  [100, 'm', 300, 400],
  [48, 'xl', 360, 480],
])(
  'on %d px the print area of size %s stands in the middle with room around',
  (edge, size, widthMm, heightMm) => {
    const fit = fitPrintArea(buildSurface(), size, edge);
    expect(fit).toMatchObject({ widthMm, heightMm });
    expect(fit.top).toBeCloseTo(edge * 0.06);
    expect(fit.top * 2 + heightMm * fit.pxPerMm).toBeCloseTo(edge);
    expect(fit.left * 2 + widthMm * fit.pxPerMm).toBeCloseTo(edge);
    expect(fit.left).toBeGreaterThan(fit.top);
  },
);

test('a cell on a surface the template no longer has is not drawn', () => {
  const image = { id: 'i', name: '海', url: '/i', width: 30, height: 20, has_alpha: false };
  const column = { template_id: 'tee', colour_id: 'white', size_id: 'm', surfaces: ['front'] };
  const key = 'i:tee:white:m';
  const box = { xMm: 1, yMm: 2, widthMm: 3, rotationDeg: 0 };
  const draft = { ...EMPTY_DRAFT, cells: { [key]: { key, skip: false, boxes: { back: box } } } };
  const at = (surfaceId: string) => cellSurface({ image }, key, column, surfaceId, draft, item);
  expect(at('sleeve')).toBeNull();
  expect(at('front')).toMatchObject({ sizeId: 'm', rule: EMPTY_DRAFT.rule, box: undefined });
  expect(at('back')).toMatchObject({ image: { widthPx: 30, heightPx: 20 }, box });
});

let api: FakeApi;
let uninstall: () => void;
beforeEach(() => {
  api = createFakeApi();
  uninstall = api.install();
  signIn();
});
afterEach(() => {
  uninstall();
  localStorage.clear();
});

type Matrix = DataOf<typeof checkBatch>;
const cell = (key: string, part: Partial<MatrixCell>): MatrixCell => ({
  key: `${key}:tee:white:m`,
  dpi: 90,
  worst: 'warning',
  skip: false,
  findings: [],
  errors_key: null,
  withheld: false,
  fix_scales: { front: 0.5 },
  fix_scale: 0.5,
  name: '',
  sku: '',
  ...part,
});
function matrix(pages: MatrixCell[][], p: number): Matrix {
  const image = { id: 'i', name: '', url: '', width: 1, height: 1, has_alpha: false };
  const none = { images: 0, columns: 0, cells: 0, to_make: 0, skipped: 0, withheld: 0, ok: 0, warnings: 0 };
  return {
    list: (pages[p - 1] ?? []).map((one) => ({ image, cells: [one] })),
    curPage: p,
    rowCount: 3,
    totalPage: pages.length,
    totals: { ...none, errors: 0, print_files: 0, mockups: 0, seconds: 0, bytes: 0 },
    collisions: [],
    keys: { warning: [], error: [], acceptable: [] },
  };
}

test('scales of all pages are gathered; only of cells that are made and can be helped', async () => {
  const pages = [
    [cell('a', {}), cell('skipped', { skip: true }), cell('worse', { worst: 'error' })],
    [cell('hopeless', { fix_scales: null }), cell('fine', { worst: null })],
    [cell('b', { fix_scales: { front: 0.25, back: 0.4 }, fix_scale: null })],
  ];
  api.on(checkBatch, ({ p }) => matrix(pages, p));
  const scales = await fetchFixScales(buildBatch().settings, 'warning');
  expect([...scales]).toEqual([
    ['a:tee:white:m', { front: 0.5 }],
    ['b:tee:white:m', { front: 0.25, back: 0.4 }],
  ]);
  expect(
    (api.inputsOf(checkBatch) as { p: number; only: string }[]).map(({ p, only }) => `${p} ${only}`),
  ).toEqual(['1 warning', '2 warning', '3 warning']);
});

test('a matrix without a row gives no scales, and ends', async () => {
  api.on(checkBatch, ({ p }) => ({ ...matrix([], p), totalPage: 0 }));
  expect((await fetchFixScales(buildBatch().settings, 'error')).size).toBe(0);
  expect(api.inputsOf(checkBatch)).toHaveLength(1);
});
