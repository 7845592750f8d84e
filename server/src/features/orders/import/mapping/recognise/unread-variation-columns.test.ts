import { orderMapping } from '@diy/contract/orders/order-fields';
import { describe, expect, it } from 'vitest';
import type { Mapping } from '../../../model/mapping.ts';
import { maybePersonalised } from '../personalised-name.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';
import { asksVariation } from './asks-variation.ts';
import { optionKinds } from './option-kinds.ts';
import { withUnreadVariationColumns } from './unread-variation-columns.ts';

const KNOWN = ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address', 'City', 'Country', 'Zip'];
const CELLS = ['1', 'A', '1', 'Ann', '1 Main St', 'York', 'GB', 'YO1 7HH'];

function namesOf(headers: readonly string[], columns: readonly number[] = []): string[] {
  return columns.map((column) => headers[column]!);
}

/** What a row with these texts under these headers asks about, and its variation. */
function read(texts: Record<string, string>, change: (mapping: Mapping) => Mapping = (one) => one) {
  const headers = [...KNOWN, ...Object.keys(texts)];
  const mapping = change(proposeMapping(headers).mapping);
  expect(orderMapping.safeParse(mapping).error).toBeUndefined();
  const known = { options: optionKinds(headers) };
  const { line, problems } = readOrderLine(mapping, [...CELLS, ...Object.values(texts)], known);
  const asked = problems.flatMap(({ code, columns = [] }) => (code === 'OPTION_UNREAD' ? columns : []));
  return { variation: line.fields.variation, asked: namesOf(headers, asked) };
}

it.each<[Record<string, string>, string]>([
  [{ 规格1: '黑色', 规格2: 'XL', 规格3: '' }, '黑色 XL'],
  [{ 'Option 1': 'Black', 'Option 2': 'XL' }, 'Black XL'],
  [{ 'Option1 Value': 'Black', 'Option2 Value': 'XL' }, 'Black XL'],
  [{ 属性一: '黑色', 属性二: 'XL' }, '黑色 XL'],
])('what is counted where no column holds the whole variation is the variation: %j', (texts, variation) => {
  expect(read(texts)).toEqual({ variation, asked: [] });
});

describe('a column of a colour or size that nobody reads is asked about', () => {
  it.each<[Record<string, string>, string | undefined, string[]]>([
    [
      { 'Primary Color': 'Black', Material: 'Steel', 'Product Size': '11oz' },
      '11oz',
      ['Primary Color', 'Material'],
    ],
    [{ 'Color 1': 'Red', 'Color 2': 'Blue', Size: 'M' }, 'M', ['Color 1', 'Color 2']],
    [{ Variation: '11oz', 'Option 1': 'Black', 'Option 2': 'Gloss' }, '11oz', ['Option 1', 'Option 2']],
    [{ Barva: 'Černá', Velikost: 'M' }, undefined, ['Barva', 'Velikost']],
    [{ Màu: 'Đen' }, undefined, ['Màu']],
    [{ 'Product Variation': '11oz', pa_color: 'Black', pa_size: '15oz' }, '11oz', ['pa_color', 'pa_size']],
    [{ สี: 'ดำ', ขนาด: 'M' }, undefined, ['สี', 'ขนาด']],
    [{ 颜色: '黑色', 颜色分类: '红色' }, '黑色', ['颜色分类']],
    [{ 规格: '黑色', 产品尺寸: 'M' }, '黑色', ['产品尺寸']],
    [{ 'Shirt Color': 'Black', 'Hoodie Color': 'White' }, undefined, ['Shirt Color', 'Hoodie Color']],
    [{ Color: 'Black', 'Product Color': 'White' }, 'Black', ['Product Color']],
    [{ 'Cap Color': 'Black', 'Frame Color': 'Oak' }, undefined, ['Cap Color', 'Frame Color']],
  ])('%j', (texts, variation, asked) => {
    const found = read(texts);
    expect(found.asked.sort()).toEqual(asked.sort());
    expect(found.variation).toBe(variation);
  });

  it.each(
    (
      'Main colour, Custom Color, Jacket Color, Ring Size, Shirt Type, Màu sắc, Kích thước, Warna, Ukuran, اللون, צבע, رنگ, ڕەنگ, المقاس, מידה, ' +
      'اندازه, Колір, Розмір, Szín, Méret, Culoare, Mărime, Väri, Koko, Farve, Størrelse, Χρώμα, Μέγεθος, 花色, 型号, 컬러, 옵션, Product Options, Barva zboží'
    ).split(', '),
  )('%s', (header) => expect(asksVariation(header)).toBe(true));

  it('unless the variation says it already', () => {
    expect(read({ Variation: 'Color: Black, Size: M', pa_color: 'black', pa_size: 'M' }).asked).toEqual([]);
    expect(read({ Variation: 'Blackberry', pa_color: 'Black' }).asked).toEqual(['pa_color']);
    expect(read({ Variation: '11oz', pa_color: '' }).asked).toEqual([]);
  });
});

it.each(
  (
    'Package Size, Parcel size (cm), Carton Size, Shipping Option, Delivery options, Payment option, Size chart, Variant ID, Variant SKU, Variant Price, Option Price, ' +
    'Style number, Colorado, Resized, Core, Corey, Record, 包裹尺寸, 外箱尺寸, 规格编码, 颜色编码, 款式图片, 规格重量, 梱包サイズ, ขนาดพัสดุ, สินค้า, ชื่อสินค้า, Order ID, Note'
  ).split(', '),
)('“%s” is not asked about', (header) => expect(asksVariation(header)).toBe(false));

it.each([
  'Name Color',
  'Name Colour',
  'Name Style',
  'Name Size',
  'Title Color',
  'Buyer Name Color',
  'Initials Colour',
])('“%s” is what is printed: it is offered and asked about, and never the colour of the goods', (header) => {
  expect(maybePersonalised(header)).toBe(true);
  expect(read({ [header]: 'Black', Color: 'White' })).toEqual({ variation: 'White', asked: [header] });
  // The goods may be of the same colour as what is printed on them.
  expect(read({ [header]: 'White', Color: 'White' }).asked).toEqual([header]);
});

it.each<[string, string[], string[]]>([
  ['Lid Color', ['White'], []],
  // Words that hold `fee`, `stock`, `vat`, `source` and are of none.
  ['Coffee Mug Handle Color', ['White'], []],
  ['Stocking Lining Color', ['White'], []],
  ['Private Frame Colour', ['White'], []],
  ['Text Colour', ['White'], []],
  ['Schriftfarbe', ['White'], []],
  ['文字颜色', ['White'], []],
  ['Customise', ['Yes', 'Y', '1', '是'], ['No', 'N', 'FALSE', '0', '否', '']],
  ['是否定制', ['是', '定制'], ['否', '无']],
  ['Is Personalized?', ['true'], ['false', '-']],
  ['Pack Size', ['2', '6 pcs', 'Pair'], ['1', '1.00', '1 pc', 'Single']],
  ['Units per Pack', ['3'], ['1']],
  ['Gender', ['Women'], ['']],
  ['Cinsiyet', ['Erkek'], ['']],
  ['Pilihan', ['Hitam'], ['']],
  ['New SKU', ['MUG-2'], ['', 'null']],
  ['修改后的sku', ['MUG-2'], ['null']],
  ['', ['Rex', '42'], ['']],
])('“%s” is asked about where it says something', (header, asks, doesNot) => {
  const askedOf = (text: string) => read({ Color: 'White', Size: 'M', [header]: text }).asked.length;
  expect(asks.filter((text) => askedOf(text) === 0)).toEqual([]);
  expect(doesNot.filter((text) => askedOf(text) > 0)).toEqual([]);
});

it('the count of rows in a first column without a header is not asked about, words are', () => {
  const headers = ['', ...KNOWN];
  const { mapping } = proposeMapping(headers);
  const known = { options: optionKinds(headers) };
  const codesOf = (first: string) =>
    readOrderLine(mapping, [first, ...CELLS], known).problems.map(({ code }) => code);
  expect(codesOf('17')).not.toContain('OPTION_UNREAD');
  expect(codesOf('Rex')).toContain('OPTION_UNREAD');
});

describe('what a person said of a column', () => {
  const texts = { Size: 'M', 'Primary Color': 'Black' };

  it('is kept: it is asked about no more', () => {
    expect(read(texts, (one) => ({ ...one, beside_variation: [] })).asked).toEqual([]);
    const part = (one: Mapping): Mapping => ({
      ...one,
      columns: { ...one.columns, variation: [8, 9] },
      joined: ['variation'],
    });
    expect(read(texts, part)).toEqual({ variation: 'M Black', asked: [] });
    const headers = [...KNOWN, ...Object.keys(texts)];
    const decided = { ...proposeMapping(headers).mapping, beside_variation: [] };
    expect(withUnreadVariationColumns(headers, decided)).toBe(decided);
  });

  it('is asked of layouts remembered before anybody looked', () => {
    const headers = [...KNOWN, ...Object.keys(texts)];
    const { beside_variation, ...older } = proposeMapping(headers).mapping;
    expect(beside_variation).toEqual([9]);
    expect(withUnreadVariationColumns(headers, older).beside_variation).toEqual([9]);
  });
});

it.each([
  '기타1',
  'Other',
  'Custom Field 1',
  'UDF1',
  '自定义字段1',
  '备用',
  'その他',
  'Unnamed: 4',
  'Freifeld 1',
  'Photo',
  '照片',
  '号码',
  'Impresión',
  'Stampa',
  'Печать',
])('asks about a column whose header says nothing of its words, or that they are printed: %s', (header) => {
  const headers = ['Order Number', 'SKU', 'Quantity', header];
  expect(proposeMapping(headers).mapping.beside_variation).toEqual([3]);
});
