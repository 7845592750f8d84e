import { expect, it } from 'vitest';
import { type GenericSheetDesign, genericSheet } from './generic-sheet.ts';

const bilingual = (zh: string, en: string) => ({ zh, en });
const design: GenericSheetDesign = {
  sku: 'ABCD-000001',
  name: '海边',
  colourId: 'navy',
  sizeId: 'm',
  template: {
    sku: 'TEE-01',
    category: { id: 'apparel', zh: '服装', en: 'Apparel' },
    title: bilingual('纯棉短袖', 'Cotton T-shirt'),
    description: bilingual('说明', 'text'),
    material: bilingual('棉', 'cotton'),
    printMethod: 'dtg',
    surfaces: [],
    sizes: [{ id: 'm', name: 'M' }],
    colours: [{ id: 'navy', code: 'NV', name: bilingual('藏青', 'Navy'), hex: '#001133' }],
    weightG: 180.5,
    packed: { lengthCm: 30, widthCm: 25, heightCm: 2 },
    priceCents: 2999,
    currency: 'CNY',
    mockups: ['a'],
    cover: 'a',
  },
  thumbnail: null,
  mockupUrls: [],
  printFileUrls: [],
  imageNames: [],
  createdBy: '小店主',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  remark: '',
};

function record(change: Partial<GenericSheetDesign>) {
  const { columns, rows } = genericSheet([{ ...design, ...change }], 'zh');
  return Object.fromEntries(columns.map(({ header }, at) => [header, rows[0]![at]]));
}

it.each<[string, Partial<GenericSheetDesign>, Record<string, unknown>]>([
  ['colour, size and SKU by name', {}, { 颜色: '藏青', 尺码: 'M', SKU: 'ABCD-000001-TEE-01-NV-m' }],
  [
    'a colour and size the template no longer has',
    { colourId: 'old', sizeId: 'xxl' },
    { 颜色: 'old', 尺码: 'xxl', SKU: 'ABCD-000001-TEE-01-old-xxl' },
  ],
  ['cents as money', {}, { 成本价: 29.99, 建议售价: null, 币种: 'CNY' }],
  ['an English title of a Chinese name', {}, { '标题(英)': 'Cotton T-shirt 000001' }],
  ['an English title of a Latin name', { name: 'Sea' }, { '标题(英)': 'Sea Cotton T-shirt' }],
  ['both words of a title', {}, { '标题(中)': '海边 纯棉短袖' }],
  [
    "the template's title once, with a mark",
    { name: '纯棉短袖 ' },
    { '标题(中)': '纯棉短袖 000001', '标题(英)': 'Cotton T-shirt 000001' },
  ],
  ['an English title once', { name: 'cotton t-shirt' }, { '标题(英)': 'Cotton T-shirt 000001' }],
  [
    'nothing rendered',
    {},
    { '效果图(图片)': null, 效果图链接: null, '全部效果图链接(换行)': null, 生产图链接: null },
  ],
  [
    'several links, one below the other',
    { mockupUrls: ['https://a', 'https://b'], printFileUrls: ['https://p'] },
    { 效果图链接: 'https://a', '全部效果图链接(换行)': 'https://a\nhttps://b', 生产图链接: 'https://p' },
  ],
  ['images used', { imageNames: ['猫', '海'] }, { 素材名称: '猫\n海' }],
])('shows %s', (_name, change, expected) => {
  expect(record(change)).toMatchObject(expected);
});

it('numbers its rows', () => {
  expect(genericSheet([design, design], 'zh').rows.map((row) => row[0])).toEqual([1, 2]);
});

it.each([
  ['en', false, 'Product (template)', 'Cotton T-shirt', 'Navy', 'Apparel, cotton'],
  ['ar', true, 'المنتج (القالب)', 'Cotton T-shirt', 'كحلي', 'ملابس، cotton'],
] as const)(
  'is worded for a reader of %s in the agreed order',
  (locale, isRightToLeft, header, title, colour, tags) => {
    const [chinese, sheet] = [genericSheet([design], 'zh'), genericSheet([design], locale)];
    expect(sheet.isRightToLeft).toBe(isRightToLeft);
    expect(sheet.columns.map(({ type, width }) => [type, width])).toEqual(
      chinese.columns.map(({ type, width }) => [type, width]),
    );
    expect(sheet.columns[3]!.header).toBe(header);
    expect([3, 5, 23].map((at) => sheet.rows[0]![at])).toEqual([title, colour, tags]);
    const words = sheet.columns.map((column) => column.header).join();
    expect(words).not.toMatch(/\p{Script=Han}|[\u2066-\u2069]/u);
  },
);
