import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import { expect, it } from 'vitest';
import { temu51 } from '../layouts/temu-create.ts';
import { tiktok35 } from '../layouts/tiktok-create.ts';
import { buildSheetTemplate } from '../testing/build-sheet-template.ts';
import { addPictures } from './add-pictures.ts';
import { applyCorrections } from './apply-corrections.ts';
import { composeProduct } from './compose-product.ts';
import { shopPrice } from './shop-price.ts';
import { toCells } from './to-cells.ts';

const design = {
  id: 'd',
  sku: 'AB-000001',
  name: '海边',
  colourId: 'navy',
  sizeId: 'm',
  template: buildSheetTemplate(),
};
const settings = (change: object = {}) => sheetPresetSettings.parse(change);
const product = (change: object = {}, name = '海边', sku = design.sku) =>
  composeProduct({ ...design, name, sku }, settings(change));

it.each([
  [2999, {}, 29.99],
  [2999, { price_factor: 0.14, price_add: 3 }, 7.2],
  [2999, { price_factor: 1, price_ending: '.99' }, 29.99],
  [3000, { price_ending: '.99' }, 30.99],
  [2901, { price_ending: '.00' }, 30],
  [2900, { price_ending: '.00' }, 29],
  [2951, { price_ending: '.50' }, 30.5],
  [0, {}, 0],
])('%i cents by %j is %d', (cents, rule, expected) => {
  expect(shopPrice(cents, settings(rule))).toBe(expected);
});

it('has a row per colour and size, each with its SKU', () => {
  const rows = product().variants.map(({ values }) => [values.axis1_value, values.axis2_value, values.sku]);
  expect(rows).toEqual([
    ['白色', 'M', 'AB-000001-TEE-01-WH-m'],
    ['白色', 'L', 'AB-000001-TEE-01-WH-l'],
    ['藏青', 'M', 'AB-000001-TEE-01-NV-m'],
    ['藏青', 'L', 'AB-000001-TEE-01-NV-l'],
  ]);
  expect(product({ variants: 'own' }).variants).toHaveLength(1);
});

it.each([
  [{}, '海边', ['海边 纯棉短袖', 'Cotton T-shirt 000001']],
  [{}, 'Sea', ['Sea 纯棉短袖', 'Sea Cotton T-shirt']],
  [{}, '纯棉短袖', ['纯棉短袖 000001', 'Cotton T-shirt 000001']],
  [
    { title_en: '{title} | {category} {nothing} {sku}' },
    'Sea',
    ['Sea 纯棉短袖', 'Cotton T-shirt | Apparel AB-000001'],
  ],
])('titles by %j of %s', (change, name, expected) => {
  const { values } = product(change, name);
  expect([values.title_zh, values.title_en]).toEqual(expected);
});

it('repeats product cells on every row, typed as the layout says', () => {
  const one = product({ lead_days: 2, list_price_factor: 2, origin: '中国-广东省' });
  const picture = (n: number) => ({ url: `https://img.shop.com/${n}.jpg`, widthPx: 1000, heightPx: 1000 });
  const mockups = [picture(1), picture(2), picture(3)];
  const byColour = new Map([['navy', 'https://img.shop.com/navy.jpg']]);
  addPictures(one, { mockups, byColour, material: picture(2).url }, settings({ image_order: [2, 9] }), 10);
  const rows = one.variants.map((variant) => {
    const cells = toCells(temu51, one, variant);
    return Object.fromEntries(temu51.columns.map(({ header }, at) => [header, cells[at]]));
  });
  for (const row of rows) {
    expect(row).toMatchObject({
      '*产品标题': '海边 纯棉短袖',
      产品描述: '<p>柔软</p><p>可机洗 &lt;30°</p>',
      产品货号: 'AB-000001-TEE-01',
      '*申报价格\n(店铺币种)': 29.99,
      '*重量（g）': 180.5,
      '*轮播图': 'https://img.shop.com/2.jpg\nhttps://img.shop.com/1.jpg\nhttps://img.shop.com/3.jpg',
      '*产品素材图': 'https://img.shop.com/2.jpg',
      '建议售价（USD）': '59.98',
      库存: 100,
      '发货时效（天）': '2',
      识别码: null,
      产地: '中国-广东省',
    });
  }
  expect(rows.map((row) => row.预览图)).toEqual([
    'https://img.shop.com/2.jpg',
    'https://img.shop.com/2.jpg',
    'https://img.shop.com/navy.jpg',
    'https://img.shop.com/navy.jpg',
  ]);
});

it('weighs in kilograms where the layout does', () => {
  const one = product();
  const at = tiktok35.columns.findIndex(({ field }) => field === 'weight_kg');
  expect(toCells(tiktok35, one, one.variants[0]!)[at]).toBe(0.181);
});

it('fixes titles and SKUs over all products', () => {
  const products = [product({ sku: '{blank}' }), product({ sku: '{blank}' }, '海边', 'AB-000002')];
  const long = product({}, '很'.repeat(300), 'AB-000003');
  applyCorrections([...products, long], ['unique-titles', 'cut-titles', 'unique-skus'], 20);
  expect(products.map(({ values }) => values.title_zh)).toEqual(['海边 纯棉短袖', '海边 纯棉短袖 AB-000002']);
  expect([...String(long.values.title_zh)].length).toBeLessThanOrEqual(20);
  const skus = products.flatMap(({ variants }) => variants.map(({ values }) => values.sku));
  expect(new Set(skus).size).toBe(8);
  const { variants } = product({ sku: 'TEE' });
  const equal = [product({ sku: 'TEE' })];
  applyCorrections(equal, ['unique-skus'], 20);
  const numbered = variants.map((_, at) => (at === 0 ? 'TEE' : `TEE-R${at + 1}`));
  expect(equal[0]!.variants.map(({ values }) => values.sku)).toEqual(numbered);
});
