import { readdirSync, readFileSync } from 'node:fs';
import { type TemplateDefinition, templateDefinition } from '@diy/design/template';
import { describe, expect, it } from 'vitest';
import { decideVariant, type WordMeaning } from './decide-variant.ts';
import { readVariant } from './split-sku.ts';

const folder = new URL('../../../../../catalogue/templates/', import.meta.url);
const products: TemplateDefinition[] = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => templateDefinition.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const bySku = (sku: string) => products.find((product) => product.sku === sku)!;
const [phone, shirt, tote, mug] = ['PHC-IP', 'TS-M-180', 'TOT-3842', 'MUG-11'].map(bySku) as [
  TemplateDefinition,
  TemplateDefinition,
  TemplateDefinition,
  TemplateDefinition,
];

const UNREAD = 'VARIATION_UNREAD';
const CONFLICT = 'VARIATION_CONFLICT';
const MISSING = 'VARIATION_MISSING';

/** `colour/size` of a line whose SKU is the design's own with `rest` behind it, or why it is unclear. */
function outcomeOf(product: TemplateDefinition, rest: string, variation: string): string {
  const said = readVariant(rest, product);
  if (!said) return 'SKU';
  const decided = decideVariant({ said, variation, product, bound: null });
  return 'problem' in decided
    ? `${decided.problem} ${decided.words.join('|')}`
    : `${decided.colourId}/${decided.sizeId}`;
}

describe('a phone case', () => {
  it.each<[string, string, string]>([
    // What the SKU says, whole and never a prefix.
    ['', '', `${MISSING} size`],
    ['-ip15', '', 'white/ip15'],
    ['-ip15-plus', '', 'white/ip15-plus'],
    ['-ip15-pro', '', 'white/ip15-pro'],
    ['-ip15-pro-max', '', 'white/ip15-pro-max'],
    ['-IP15_PRO_MAX', '', 'white/ip15-pro-max'],
    ['-ip15promax', '', 'white/ip15-pro-max'],
    ['-ip15 pro max', '', 'white/ip15-pro-max'],
    ['-ip15–pro—max', '', 'white/ip15-pro-max'],
    ['-ｉｐ１５－ｐｒｏ', '', 'white/ip15-pro'],
    ['-PHC-IP-WH-ip14', '', 'white/ip14'],
    ['-iPhone-15-Pro-Max', '', 'white/ip15-pro-max'],
    ['-ip15-pro-max-ultra', '', 'SKU'],
    ['-ip15-ip14', '', 'SKU'],
    ['-ip16', '', 'SKU'],
    ['-max', '', 'SKU'],
    // What the variation says.
    ['', 'iPhone 15 Pro Max', 'white/ip15-pro-max'],
    ['', 'iPhone 15 Pro', 'white/ip15-pro'],
    ['', 'iPhone 15', 'white/ip15'],
    ['', 'iPhone 15 Plus', 'white/ip15-plus'],
    ['', 'IPHONE 15 PRO MAX', 'white/ip15-pro-max'],
    ['', 'iphone15promax', 'white/ip15-pro-max'],
    ['', 'iPhone15 ProMax', 'white/ip15-pro-max'],
    ['', 'iPhone-15-Pro-Max', 'white/ip15-pro-max'],
    ['', 'iPhone_15_Pro', 'white/ip15-pro'],
    ['', 'ｉＰｈｏｎｅ　１５　Ｐｒｏ', 'white/ip15-pro'],
    ['', 'iPhone 15\u00a0Pro', 'white/ip15-pro'],
    ['', '型号:iPhone 15 Pro Max', 'white/ip15-pro-max'],
    ['', '手机型号：iPhone 14；材质：硅胶', 'white/ip14'],
    ['', '适用iPhone 15 Pro手机壳', 'white/ip15-pro'],
    ['', 'Phone Model: iPhone 15 Plus, Color: White', 'white/ip15-plus'],
    ['', 'Phone Model: iPhone 15 Plus, Color: Clear', `${UNREAD} Clear`],
    ['', '白色 / iPhone 15', 'white/ip15'],
    ['', '透明 / iPhone 15', `${UNREAD} 透明`],
    ['', 'ip14', 'white/ip14'],
    ['', 'iPhone 15 Pro Max / iPhone 15 Pro Max', 'white/ip15-pro-max'],
    ['', 'iPhone 13 mini', 'white/ip13-mini'],
    ['', '默认', `${MISSING} size`],
    ['', 'Default Title', `${MISSING} size`],
    ['', '定制名字：Anna', `${MISSING} size`],
    ['', '刻字:iPhone 15', `${MISSING} size`],
    ['', '名字：Anna\niPhone 15', `${MISSING} size`],
    ['', 'iPhone 14 Pro', `${UNREAD} iPhone 14 Pro`],
    ['', 'iPhone 14 Pro Max', `${UNREAD} iPhone 14 Pro Max`],
    ['', 'iPhone 15+', `${UNREAD} iPhone 15+`],
    ['', 'iPhone 15 Ultra', `${UNREAD} iPhone 15 Ultra`],
    ['', 'iPhone 14 (Pro)', `${CONFLICT} IPHONE 14|Pro`],
    ['', 'iPhone 15 / Pro Max', `${CONFLICT} IPHONE 15|Pro Max`],
    ['', 'iPhone 16', `${UNREAD} iPhone 16`],
    ['', 'iPhone 13', `${UNREAD} iPhone 13`],
    ['', 'iPhone 150', `${UNREAD} iPhone 150`],
    ['', 'Samsung S24', `${UNREAD} Samsung S24`],
    ['', '型号：苹果15', 'white/ip15'],
    ['', '苹果 15 Pro Max 手机壳', 'white/ip15-pro-max'],
    ['', 'Apple iPhone 14', 'white/ip14'],
    ['', '型号：小米15', `${UNREAD} 小米15`],
    ['', '黑色', `${UNREAD} 黑色`],
    ['', 'Phone type: iPhone 16', `${UNREAD} iPhone 16`],
    ['', 'iPhone 15 or iPhone 14', `${UNREAD} iPhone 15 or iPhone 14`],
    ['', 'iPhone 15, iPhone 15 Pro', `${CONFLICT} IPHONE 15|IPHONE 15 PRO`],
    // Both.
    ['-ip15-pro', 'iPhone 15 Pro', 'white/ip15-pro'],
    ['-ip15-pro', '苹果15Pro', 'white/ip15-pro'],
    ['-ip15-pro', 'iPhone 14 Pro', `${CONFLICT} IPHONE 14`],
    ['-ip15-pro', 'iPhone 15 Pro Max', `${CONFLICT} IPHONE 15 PRO MAX`],
  ])('%j with %j is %s', (rest, variation, expected) => {
    expect(outcomeOf(phone, rest, variation)).toBe(expected);
  });
});

describe('a shirt', () => {
  it.each<[string, string, string]>([
    ['', '', `${MISSING} colour|size`],
    ['-NV-2XL', '', 'navy/2XL'],
    ['-TS-M-180-NV-S', '', 'navy/S'],
    ['-TS-M-180', 'L', `${MISSING} colour`],
    ['-TS-M-180-WH', 'L', 'white/L'],
    ['-heather-grey-M', '', 'heather-grey/M'],
    ['', '颜色:黑色;尺码:2XL', 'black/2XL'],
    ['', '颜色:黑色 尺码:XL', 'black/XL'],
    ['', '颜色：黑色，尺码：XL码', 'black/XL'],
    ['', '【黑色】XL 建议120斤', 'black/XL'],
    ['', '黑色;XL（建议120-130斤）', 'black/XL'],
    ['', '颜色分类:黑色;尺码:M【90～105斤】', 'black/M'],
    ['', '黑色,M 适合身高160-165cm', 'black/M'],
    ['', '黑色 建议120斤', `${MISSING} size`],
    ['', '黑色,XL 加绒', `${UNREAD} XL 加绒`],
    ['', 'Black / XL', 'black/XL'],
    ['', 'Heather grey-2 XL', 'heather-grey/2XL'],
    ['', 'Forest Green,M', 'forest/M'],
    ['', '藏青色XL', 'navy/XL'],
    ['', '【藏青】【L】', 'navy/L'],
    ['', 'Color: Black, Size: XL, Personalization: Red S', 'black/XL'],
    ['', '白色 White / M', 'white/M'],
    ['', '黑色 / L / 男款修身', `${UNREAD} 男款修身`],
    ['', '黑色 / L / 性别:女', `${UNREAD} 女`],
    ['', '黑色 / L / 数量:2件', `${UNREAD} 2件`],
    ['', '黑色 / L / 数量:1件', 'black/L'],
    ['', '黑色 / L / 材质:棉', 'black/L'],
    ['', '颜色：黑色', `${MISSING} size`],
    ['', 'White T-shirt / L', 'white/L'],
    ['-NV', 'XL', 'navy/XL'],
    ['-NV-XL', '海军蓝 加大', 'navy/XL'],
    ['', '黑色 / 加大', `${UNREAD} 加大`],
    ['', '浅藏青 / L', `${UNREAD} 浅藏青`],
    ['', '红色 / L', 'red/L'],
    ['', '黑 / XXL', 'black/2XL'],
    ['', 'M码 黑', 'black/M'],
    ['', 'black,large', 'black/L'],
    ['', 'Color: Navy Blue, Size: X-Large', 'navy/XL'],
    ['', 'Farbe: Schwarz, Größe: M', 'black/M'],
    ['', 'Couleur : Noir, Taille : XL', 'black/XL'],
    ['', 'Color: Blanco / Talla: S', 'white/S'],
    ['', 'カラー：ブラック サイズ：Mサイズ', 'black/M'],
    ['', '색상: 화이트 / 사이즈: L', 'white/L'],
    ['', 'สีดำ,XL', 'black/XL'],
    ['', 'Màu đen, 2XL', 'black/2XL'],
    ['', 'Hitam,L', 'black/L'],
    ['', '颜色:黑色;尺码:3XL', `${UNREAD} 3XL`],
    ['', 'Purple / M', `${UNREAD} Purple`],
    ['', '大码 / 黑色', `${UNREAD} 大码`],
    ['', 'Light Blue / M', `${UNREAD} Light Blue`],
    ['', 'Grey / M', `${UNREAD} Grey`],
    ['', 'XL Tall / Black', `${UNREAD} XL Tall`],
    ['', '3XL / Black', `${UNREAD} 3XL`],
    ['', 'offWhite / M', `${UNREAD} offWhite`],
    ['', '白色+黑色 / M', `${CONFLICT} 白色|黑色`],
    ['', 'S,2XL', `${CONFLICT} S|2XL`],
    ['-NV-XL', '黑色 / XL', `${CONFLICT} 黑色`],
    ['-NV-XXS', '', 'SKU'],
  ])('%j with %j is %s', (rest, variation, expected) => {
    expect(outcomeOf(shirt, rest, variation)).toBe(expected);
  });
});

describe('a product of one size', () => {
  it.each<[TemplateDefinition, string, string, string]>([
    [mug, '', '颜色: 黑色', `${UNREAD} 黑色`],
    [mug, '', '', 'white/11oz'],
    [mug, '', '11盎司 / 白', 'white/11oz'],
    [mug, '', '15oz', `${UNREAD} 15oz`],
    [mug, '', '11oz / White', 'white/11oz'],
    [mug, '-WH-11oz', '', 'white/11oz'],
    [mug, '-MUG-11', '送礼首选', `${UNREAD} 送礼首选`],
    [mug, '-MUG-11-WH-11oz', '送礼首选', 'white/11oz'],
    [tote, '', '38厘米*42厘米 / 橄榄色', 'olive/38x42'],
    [tote, '', '38cm x 42cm, army green', `${UNREAD} army green`],
    [mug, '-15oz', '', 'SKU'],
    [tote, '', '藏青', 'navy/38x42'],
    [tote, '', '38×42cm 橄榄绿', 'olive/38x42'],
    [tote, '', '38 * 42 CM / Olive', 'olive/38x42'],
    [tote, '', '紫色', `${UNREAD} 紫色`],
  ])('%#', (product, rest, variation, expected) => {
    expect(outcomeOf(product, rest, variation)).toBe(expected);
  });
});

it('every colour and size of every shipped product is read back from a SKU and from words, in any spelling', () => {
  expect(products).toHaveLength(18);
  for (const product of products) {
    for (const colour of product.colours) {
      for (const size of product.sizes) {
        const expected = `${colour.id}/${size.id}`;
        const skus = [
          `-${product.sku}-${colour.code}-${size.id}`,
          `_${size.id.toUpperCase()}_${colour.id}`,
          ` ${colour.name.en} ${size.name}`,
        ];
        for (const rest of skus) expect(outcomeOf(product, rest, ''), `${product.sku}${rest}`).toBe(expected);
        const texts = [
          `颜色：${colour.name.zh}；尺码：${size.name}`,
          `${colour.name.en} / ${size.name}`,
          `Size: ${size.name.toLowerCase().replaceAll(' ', '-')}\nColor: ${colour.name.en.toUpperCase()}`,
        ];
        for (const text of texts)
          expect(outcomeOf(product, '', text), `${product.sku} ${text}`).toBe(expected);
      }
    }
  }
});

describe('what was explained before', () => {
  const decided = new Map<string, WordMeaning>([
    ['PURPLE', { kind: 'colour', id: 'navy' }],
    ['GIFTBOX', { kind: 'nothing' }],
    ['加大', { kind: 'size', id: 'XL' }],
    ['GONE', { kind: 'colour', id: 'teal' }],
  ]);
  const none = { colourId: null, sizeId: null };
  it.each<[string, string]>([
    ['Purple / M', 'navy/M'],
    ['purple;加大', 'navy/XL'],
    ['Dark Purple / M', `${UNREAD} Dark Purple`],
    ['Black / L / Gift box', 'black/L'],
    ['Black / L / Gift box red', `${UNREAD} Gift box red`],
    ['gone / M', `${UNREAD} gone`],
  ])('%j is %s', (variation, expected) => {
    const found = decideVariant({ said: none, variation, product: shirt, bound: null, decided });
    expect(
      'problem' in found ? `${found.problem} ${found.words.join('|')}` : `${found.colourId}/${found.sizeId}`,
    ).toBe(expected);
  });

  it('tells which explanations it used', () => {
    const found = decideVariant({
      said: none,
      variation: 'Purple / M',
      product: shirt,
      bound: null,
      decided,
    });
    expect(found).toMatchObject({ explained: ['Purple'] });
  });
});

describe('a SKU bound as a whole', () => {
  const bound = { colourId: 'white', sizeId: 'M' };
  it.each<[string, string]>([
    ['', 'white/M'],
    ['Black / XL', 'black/XL'],
    ['XL', 'white/XL'],
    ['Personalization: Anna', 'white/M'],
    ['Purple / M', `${UNREAD} Purple`],
  ])('%j is %s', (variation, expected) => {
    const said = { colourId: null, sizeId: null };
    const found = decideVariant({ said, variation, product: shirt, bound });
    expect(
      'problem' in found ? `${found.problem} ${found.words.join('|')}` : `${found.colourId}/${found.sizeId}`,
    ).toBe(expected);
  });
});
