import { sheetPresetSettings } from '@diy/contract/sheets/sheets-presets';
import type { DesignDocument } from '@diy/design/document';
import { describe, expect, it } from 'vitest';
import { buildSheetTemplate } from '../testing/build-sheet-template.ts';
import { applyCorrections } from './apply-corrections.ts';
import { composeProduct } from './compose-product.ts';
import { designWords, type WordSources } from './design-words.ts';
import { markTitles } from './mark-titles.ts';
import { cutAtWord } from './title-of.ts';

const both = (zh: string, en: string) => ({ zh, en });
const template = buildSheetTemplate({ title: both('11oz 白瓷马克杯', '11oz Ceramic Mug') });
const layers = (...given: object[]) =>
  ({ surfaces: [{ surfaceId: 's', layers: given }] }) as unknown as DesignDocument;
const picture = (name: string) => layers({ kind: 'image', name });
const words = (change: Partial<WordSources>) =>
  designWords({ name: '', sku: 'HQHR-000003', colourId: 'white', template, ...change });

describe('the name of a design, without product and colour', () => {
  it.each([
    ['pattern 24 11oz 白瓷马克杯 白色', 'pattern 24', 'pattern 24'],
    ['pattern 24 11oz Ceramic Mug White', 'pattern 24', 'pattern 24'],
    ['小猫_11oz 白瓷马克杯_藏青', '小猫', ''],
    ['小猫白色', '小猫', ''],
    ['白色小猫', '白色小猫', ''],
    ['小猫 (白色)', '小猫', ''],
    ['海边 Sunset 日落', '海边 Sunset 日落', 'Sunset'],
    ['White Rabbit', 'Rabbit', 'Rabbit'],
    ['Whitetail Deer', 'Whitetail Deer', 'Whitetail Deer'],
    ['11oz 白瓷马克杯', '', ''],
    ['11OZ 白瓷马克杯 NAVY', '', ''],
    ['Léa & Tom', 'Léa & Tom', 'Léa & Tom'],
    ['2026', '2026', ''],
    ['', '', ''],
  ])('%s', (name, zh, en) => {
    expect(words({ name })).toEqual({ zh, en, mark: '000003' });
  });
});

describe('English words of a design with a Chinese name', () => {
  it.each<[string, Partial<WordSources>, string]>([
    ['its texts', { document: layers({ kind: 'text', text: 'Stay wild\nand free' }) }, 'Stay wild and free'],
    [
      'no sample that a buyer replaces',
      { document: layers({ kind: 'text', text: 'SAMPLE', bindings: { text: 'f1' } }) },
      '',
    ],
    ['no hidden text', { document: layers({ kind: 'text', text: 'Hidden', hidden: true }) }, ''],
    ['its picture', { document: picture('blue-ocean_waves-03.png') }, 'blue ocean waves 03'],
    ['no name of a camera', { document: picture('IMG_20260301_123456.jpg') }, ''],
    ['no name of a chat', { document: picture('微信图片_20260301123456') }, ''],
    ['no fingerprint', { document: picture('9f86d081884c7d659a2feaa0c55ad015') }, ''],
    [
      'what its picture was asked for with',
      { prompts: ['retro mountain sunset, flat, 4k'] },
      'retro mountain sunset',
    ],
    ['no Chinese prompt', { prompts: ['莫兰迪 小花'] }, ''],
    ['no colour of the product', { document: picture('White daisy navy') }, 'daisy'],
  ])('%s', (_, change, en) => {
    expect(words({ name: '小花', ...change }).en).toBe(en);
  });

  it('takes no half word of a long text', () => {
    const { en } = words({ name: '小花', prompts: ['wonderful '.repeat(20)] });
    expect(en).toBe('wonderful wonderful wonderful wonderful');
  });
});

it.each([
  ['HQHR-000003', '000003'],
  ['CAT', 'CAT'],
  ['A-1', 'A-1'],
  ['猫_0012', '0012'],
])('%s has the mark %s', (sku, mark) => expect(words({ sku }).mark).toBe(mark));

it('leaves a colour in the product’s title only where it has no other', () => {
  const settings = sheetPresetSettings.parse({});
  const title = both('白色马克杯 白色', 'White ceramic mug');
  const productIn = (colours: typeof template.colours) =>
    composeProduct(
      {
        id: 'd',
        sku: 'A-000001',
        name: 'Sea',
        colourId: 'white',
        sizeId: 'm',
        template: { ...template, title, colours },
      },
      settings,
    ).values;
  expect(productIn(template.colours.slice(0, 1)).title_en).toBe('Sea White ceramic mug');
  expect(productIn(template.colours)).toMatchObject({
    title_en: 'Sea ceramic mug',
    title_zh: 'Sea 白色马克杯',
  });
});

describe('the titles of a batch', () => {
  const settings = sheetPresetSettings.parse({});
  const compose = (name: string, n: number, colourId = 'white') =>
    composeProduct(
      { id: `d${n}`, sku: `HQHR-${`${n}`.padStart(6, '0')}`, name, colourId, sizeId: 'm', template },
      settings,
    );

  it('differ where the names do, and name neither product twice nor a colour', () => {
    const products = Array.from({ length: 50 }, (_, n) => compose(`图案 ${n} 11oz 白瓷马克杯 白色`, n));
    for (const field of ['title_zh', 'title_en'] as const) {
      const titles = products.map(({ values }) => String(values[field]));
      expect(new Set(titles).size).toBe(50);
      for (const title of titles) expect(title).not.toMatch(/白色|White|(?:Mug|马克杯).*(?:Mug|马克杯)/);
    }
    expect(products[7]!.values).toMatchObject({
      title_zh: '图案 7 11oz 白瓷马克杯',
      title_en: '11oz Ceramic Mug 000007',
    });
  });

  it('differ for colours of one pattern; equal names are left to a person', () => {
    const products = [
      compose('pattern 1 11oz 白瓷马克杯 白色', 1),
      compose('pattern 1 11oz 白瓷马克杯 藏青', 2, 'navy'),
      compose('Sea', 3),
      compose('sea', 4),
    ];
    markTitles(products, settings, {});
    expect(products.map(({ values }) => values.title_en)).toEqual([
      'pattern 1 11oz Ceramic Mug 000001',
      'pattern 1 11oz Ceramic Mug 000002',
      'Sea 11oz Ceramic Mug',
      'sea 11oz Ceramic Mug',
    ]);
    applyCorrections(products, ['unique-titles'], 250);
    expect(products[3]!.values.title_en).toBe('sea 11oz Ceramic Mug HQHR-000004');
  });
});

it.each([
  ['Cotton T-shirt with Seaside Kitten', 20, 'Cotton T-shirt with'],
  ['Cotton T-shirt', 20, 'Cotton T-shirt'],
  ['海边小猫马克杯', 6, '海边小猫'],
  ['x'.repeat(30), 20, 'x'.repeat(20)],
  ['Mug & Tee', 5, 'Mug'],
])('%s is at most %i characters of whole words', (text, max, expected) => {
  expect(cutAtWord(text, max)).toBe(expected);
});
