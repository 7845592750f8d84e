import { expect, test } from 'vitest';
import { groupPrints, type PrintFacts } from './group-prints.ts';

const file = (changes: Partial<PrintFacts['render']['print_files'][number]> = {}) => ({
  surface_id: 'front',
  url: '',
  width_px: 2657,
  height_px: 2657,
  bytes: 1,
  snapped_layers: [],
  resolution_dpi: 150,
  bleed_mm: 0,
  ...changes,
});
const design = (zh: string, ...print_files: ReturnType<typeof file>[]): PrintFacts => ({
  template_title: { zh, en: zh },
  render: { print_files },
});
const show = (designs: PrintFacts[]) =>
  groupPrints(designs, ({ zh }) => zh).map(
    ({ template, widthPx, dpi, bleedMm }) => `${template} ${widthPx} ${dpi} ${bleedMm}`,
  );

test.each([
  ['nothing', [], []],
  ['designs without files yet', [design('抱枕')], []],
  ['equal files once', [design('抱枕', file()), design('抱枕', file(), file())], ['抱枕 2657 150 0']],
  [
    'bleed apart from none',
    [design('抱枕', file()), design('抱枕', file({ bleed_mm: 10, width_px: 2776 }))],
    ['抱枕 2657 150 0', '抱枕 2776 150 10'],
  ],
  [
    'templates apart, in order',
    [design('马克杯', file({ resolution_dpi: 300 })), design('抱枕', file())],
    ['马克杯 2657 300 0', '抱枕 2657 150 0'],
  ],
])('%s', (_, designs, expected) => {
  expect(show(designs)).toEqual(expected);
});
