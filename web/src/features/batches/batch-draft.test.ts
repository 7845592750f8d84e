import { batchSettings } from '@diy/contract/batches/batch-settings';
import { expect, test } from 'vitest';
import {
  acceptCells,
  type BatchDraft,
  correctCells,
  draftOfBatch,
  EMPTY_DRAFT,
  isComplete,
  matrixColumns,
  namesOtherwise,
  placeCell,
  placementRuleFor,
  resetCell,
  skipCells,
  toBatchSettings,
} from './batch-draft.ts';

const shirt = {
  templateId: 'shirt',
  colourIds: ['white', 'black'],
  sizeId: 'm',
  surfaces: ['front', 'back'],
};
const mug = { templateId: 'mug', colourIds: ['white'], sizeId: '11oz', surfaces: ['wrap'] };
const draft: BatchDraft = { ...EMPTY_DRAFT, name: '夏', products: [shirt, mug], imageIds: ['i1', 'i2'] };
const key = 'i1:shirt:black:m';

test('every colour of a product is a column', () => {
  expect(matrixColumns(draft.products).map((column) => `${column.template_id} ${column.colour_id}`)).toEqual([
    'shirt white',
    'shirt black',
    'mug white',
  ]);
});

test.each([
  ['nothing', EMPTY_DRAFT, false],
  ['images alone', { ...EMPTY_DRAFT, imageIds: ['i1'] }, false],
  ['a product in no colour', { ...draft, products: [{ ...mug, colourIds: [] }] }, false],
  ['a whole category', { ...draft, imageIds: [], imageCategoryIds: [''] }, true],
  ['both', draft, true],
])('complete: %s', (_, value, expected) => expect(isComplete(value)).toBe(expected));

test('settings are what the contract takes, and make the same draft again', () => {
  const changed = skipCells(
    correctCells(draft, new Map([[key, { front: 0.4 }]])),
    ['i2:mug:white:11oz'],
    true,
  );
  const settings = toBatchSettings(changed);
  expect(batchSettings.parse(settings)).toEqual(settings);
  expect(draftOfBatch('夏', settings)).toEqual(changed);
});

test('empty rules fall back; cells that differ in nothing are left out', () => {
  const back = skipCells(skipCells({ ...draft, nameRule: '  ' }, [key], true), [key], false);
  expect(toBatchSettings(back)).toMatchObject({ cells: [], name_rule: '{image} {template} {colour}' });
});

test('accepted errors are named in the settings, kept in the draft, and taken back', () => {
  const errors_key = '0123456789abcdef';
  const accepted = acceptCells(skipCells(draft, [key], true), [{ key, errors_key }]);
  const settings = toBatchSettings(accepted);
  expect(settings.cells).toEqual([{ key, skip: false, boxes: {}, accept_errors: errors_key }]);
  expect(batchSettings.parse(settings)).toEqual(settings);
  expect(draftOfBatch('夏', settings)).toEqual(accepted);
  expect(toBatchSettings(acceptCells(accepted, [{ key, errors_key: null }])).cells).toEqual([]);
});

test('the rule of a cell goes before that of its surface, and that before the common one', () => {
  const own = { ...EMPTY_DRAFT.rule, fit: 'cover' as const };
  const withSurface = { ...draft, surfaceRules: { 'shirt:front': own } };
  expect(placementRuleFor(draft, key, 'shirt', 'front').fit).toBe('contain');
  expect(placementRuleFor(withSurface, key, 'shirt', 'front').fit).toBe('cover');
  expect(placementRuleFor(withSurface, key, 'shirt', 'back').fit).toBe('contain');
  const corrected = correctCells(withSurface, new Map([[key, { front: 0.25, back: 0.5 }]]));
  expect(placementRuleFor(corrected, key, 'shirt', 'front')).toEqual({ ...own, scale: 0.25 });
  // Each side keeps its own rule, in its own scale.
  expect(placementRuleFor(corrected, key, 'shirt', 'back')).toEqual({ ...EMPTY_DRAFT.rule, scale: 0.5 });
  const more = correctCells(corrected, new Map([[key, { back: 0.4 }]]));
  expect(more.cells[key]?.scales).toEqual({ front: 0.25, back: 0.4 });
});

test('mending takes back what was placed by hand; placing takes a cell in again', () => {
  const box = { xMm: 10, yMm: 10, widthMm: 50, rotationDeg: 0 };
  const placed = placeCell(skipCells(draft, [key], true), key, { front: box });
  expect(placed.cells[key]).toMatchObject({ skip: false, boxes: { front: box } });
  expect(correctCells(placed, new Map([[key, { front: 0.5 }]])).cells[key]?.boxes).toEqual({});
  expect(resetCell(placed, key).cells).toEqual({});
});

test.each<[Partial<BatchDraft>, boolean]>([
  [{}, false],
  [{ nameRule: `${draft.nameRule} ` }, false],
  [{ nameRule: '{image}' }, true],
  [{ skuRule: '{sku}-{n}' }, true],
  [{ name: '秋' }, false],
  [{ imageIds: [] }, false],
])('%o names designs otherwise: %s', (change, expected) => {
  expect(namesOtherwise(draft, { ...draft, ...change })).toBe(expected);
});

test('a batch of another name names designs otherwise where the rule says it', () => {
  const rule = { ...draft, nameRule: '{batch} {n}' };
  expect(namesOtherwise(rule, { ...rule, name: '秋' })).toBe(true);
});
