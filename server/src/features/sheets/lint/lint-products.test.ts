import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { describe, expect, it } from 'vitest';
import { temu51 } from '../layouts/temu-create.ts';
import { tiktok35 } from '../layouts/tiktok-create.ts';
import { addPictures } from '../rows/add-pictures.ts';
import { composeProduct } from '../rows/compose-product.ts';
import { buildSheetTemplate } from '../testing/build-sheet-template.ts';
import { isFetchable } from './is-fetchable.ts';
import { lintProducts } from './lint-products.ts';

interface Draft {
  settings?: object;
  sku?: string;
  name?: string;
  url?: string;
  size?: [number, number];
  mockups?: number;
  currency?: string;
  weightG?: number;
}

function lint(drafts: Draft[], layout = temu51) {
  const settings = sheetPresetSettings.parse(drafts[0]?.settings ?? {});
  const products = drafts.map((draft, at) => {
    const template = buildSheetTemplate({
      currency: draft.currency ?? 'CNY',
      weightG: draft.weightG ?? 180,
    });
    const { name = `Sea ${at}`, sku = `AB-${at}` } = draft;
    const product = composeProduct(
      { id: `d${at}`, sku, name, colourId: 'navy', sizeId: 'm', template },
      settings,
    );
    const [widthPx, heightPx] = draft.size ?? [1000, 1000];
    const url = draft.url ?? 'https://img.shop.com/a.jpg';
    const mockups = Array.from({ length: draft.mockups ?? 3 }, () => ({ url, widthPx, heightPx }));
    addPictures(
      product,
      { mockups, byColour: new Map(), material: mockups[0]?.url ?? null },
      settings,
      layout.rules.maxImages,
    );
    return product;
  });
  return lintProducts(products, layout, settings).map(({ code, severity, product, variant, fix }) => ({
    what: `${severity} ${code.replace('sheets.', '')}`,
    at: [product, variant],
    fix,
  }));
}

it('finds nothing in a sheet that is right', () => {
  expect(lint([{}, {}])).toEqual([]);
});

it.each<[string, Draft[], string[]]>([
  ['a title too long', [{ name: 'x'.repeat(260) }], ['error title-too-long', 'error title-too-long']],
  [
    'an English title that cannot be',
    [{ settings: { title_en: '中文 {title}' } }],
    ['warning title-not-english'],
  ],
  ['an empty title', [{ settings: { title_zh: '' } }], ['error cell-missing']],
  ['a price of nothing', [{ settings: { price_factor: 0 } }], ['error not-positive']],
  ['no pictures', [{ mockups: 0 }], ['error cell-missing', 'error cell-missing']],
  ['too many pictures', [{ mockups: 12 }], ['warning too-many-images']],
  ['pictures that are no squares', [{ size: [1000, 750] }], ['warning image-not-square']],
  ['small pictures', [{ size: [640, 640] }], ['warning image-not-square']],
  ['pictures on this machine', [{ url: 'http://127.0.0.1:8000/a.jpg' }], ['warning address-not-public']],
  ['pictures without encryption', [{ url: 'http://img.shop.com/a.jpg' }], ['warning address-not-https']],
  [
    'the same title twice, in both columns',
    [{ name: 'Sea' }, { name: 'sea' }],
    ['error same-title', 'error same-title'],
  ],
  ['another currency', [{ currency: 'USD' }], ['warning currency-differs']],
])('finds %s', (_name, drafts, expected) => {
  expect(lint(drafts).map(({ what }) => what)).toEqual(expected);
});

describe('SKUs', () => {
  it('must differ in the whole file, row by row', () => {
    const found = lint([{ settings: { sku: '{blank}-{colour}-{size}' } }, {}]);
    expect(found).toHaveLength(4);
    expect(found[0]).toEqual({ what: 'error same-sku', at: [1, 0], fix: 'unique-skus' });
    expect(found[3]!.at).toEqual([1, 3]);
  });
});

it('asks for what TikTok needs of the shop', () => {
  const found = lint([{ settings: { attributes: '{oops' } }], tiktok35).map(({ what }) => what);
  expect(found).toEqual(['error cell-missing', 'error cell-missing', 'error attributes-not-json']);
});

it.each([
  ['https://img.shop.com/a', true],
  ['https://8.8.8.8/a', true],
  ['http://localhost:8000/a', false],
  ['https://10.0.0.5/a', false],
  ['https://[::1]/a', false],
  ['https://nas/a', false],
  ['https://studio.local/a', false],
  ['ftp://img.shop.com/a', false],
  ['', false],
])('%s can be fetched: %s', (url, expected) => {
  expect(isFetchable(url)).toBe(expected);
});
