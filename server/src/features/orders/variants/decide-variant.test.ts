import { readdirSync, readFileSync } from 'node:fs';
import { type TemplateDefinition, templateDefinition } from '@diy/design/template';
import { describe, expect, it } from 'vitest';
import { decideVariant } from './decide-variant.ts';
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

/** `colour/size` of a line whose SKU is the design's own with `rest` behind it, or why it is unclear. */
function told(product: TemplateDefinition, rest: string, variation: string): string {
  const own = {
    colourId: product.colours[0]!.id,
    sizeId: product === phone ? 'ip13-mini' : product.sizes[0]!.id,
  };
  const said = readVariant(rest, product);
  if (!said) return 'SKU';
  const decided = decideVariant({ said, variation, product, own });
  return 'problem' in decided
    ? `${decided.problem} ${decided.words.join('|')}`
    : `${decided.colourId}/${decided.sizeId}`;
}

describe('a phone case', () => {
  it.each<[string, string, string]>([
    // What the SKU says, whole and never a prefix.
    ['', '', 'white/ip13-mini'],
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
    ['', 'Phone Model: iPhone 15 Plus, Color: Clear', 'white/ip15-plus'],
    ['', '透明 / iPhone 15', 'white/ip15'],
    ['', 'ip14', 'white/ip14'],
    ['', 'iPhone 15 Pro Max / iPhone 15 Pro Max', 'white/ip15-pro-max'],
    ['', 'iPhone 13 mini', 'white/ip13-mini'],
    ['', '默认', 'white/ip13-mini'],
    ['', 'Default Title', 'white/ip13-mini'],
    ['', '定制名字：Anna', 'white/ip13-mini'],
    ['', '刻字:iPhone 15', 'white/ip13-mini'],
    ['', '名字：Anna\niPhone 15', 'white/ip13-mini'],
    ['', 'iPhone 14 Pro', `${UNREAD} IPHONE 14|PRO`],
    ['', 'iPhone 14 Pro Max', `${UNREAD} IPHONE 14|PRO|MAX`],
    ['', 'iPhone 15+', `${UNREAD} IPHONE 15|+`],
    ['', 'iPhone 15 Ultra', `${UNREAD} IPHONE 15|ULTRA`],
    ['', 'iPhone 14 (Pro)', `${UNREAD} IPHONE 14|PRO`],
    ['', 'iPhone 15 / Pro Max', `${UNREAD} IPHONE 15|PRO|MAX`],
    ['', 'iPhone 16', `${UNREAD} IPHONE|16`],
    ['', 'iPhone 13', `${UNREAD} IPHONE|13`],
    ['', 'iPhone 150', `${UNREAD} IPHONE|150`],
    ['', 'Samsung S24', `${UNREAD} SAMSUNG|S24`],
    ['', '型号：苹果15', `${UNREAD} 苹果|15`],
    ['', '黑色', `${UNREAD} 黑色`],
    ['', 'Phone type: iPhone 16', `${UNREAD} IPHONE|16`],
    ['', 'iPhone 15 or iPhone 14', `${CONFLICT} IPHONE 15|IPHONE 14`],
    ['', 'iPhone 15, iPhone 15 Pro', `${CONFLICT} IPHONE 15|IPHONE 15 PRO`],
    // Both.
    ['-ip15-pro', 'iPhone 15 Pro', 'white/ip15-pro'],
    ['-ip15-pro', '苹果15Pro', 'white/ip15-pro'],
    ['-ip15-pro', 'iPhone 14 Pro', 'white/ip15-pro'],
    ['-ip15-pro', 'iPhone 15 Pro Max', `${CONFLICT} IPHONE 15 PRO MAX`],
  ])('%j with %j is %s', (rest, variation, expected) => {
    expect(told(phone, rest, variation)).toBe(expected);
  });
});

describe('a shirt', () => {
  it.each<[string, string, string]>([
    ['', '', 'white/S'],
    ['-NV-2XL', '', 'navy/2XL'],
    ['-TS-M-180-NV-S', '', 'navy/S'],
    ['-TS-M-180', 'L', 'white/L'],
    ['-heather-grey-M', '', 'heather-grey/M'],
    ['', '颜色:黑色;尺码:2XL', 'black/2XL'],
    ['', '颜色:黑色 尺码:XL', 'black/XL'],
    ['', '颜色：黑色，尺码：XL码', 'black/XL'],
    ['', 'Black / XL', 'black/XL'],
    ['', 'Heather grey-2 XL', 'heather-grey/2XL'],
    ['', 'Forest Green,M', 'forest/M'],
    ['', '藏青色XL', 'navy/XL'],
    ['', '【藏青】【L】', 'navy/L'],
    ['', 'Color: Black, Size: XL, Personalization: Red S', 'black/XL'],
    ['', '白色 White / M', 'white/M'],
    ['', '黑色 / L / 男款修身', 'black/L'],
    ['', '颜色：黑色', 'black/S'],
    ['', 'White T-shirt / L', 'white/L'],
    ['-NV', 'XL', 'navy/XL'],
    ['-NV-XL', '海军蓝 加大', 'navy/XL'],
    ['', '黑色 / 加大', `${UNREAD} 加大`],
    ['', '浅藏青 / L', `${UNREAD} 藏青|浅`],
    ['', '红色 / L', `${UNREAD} 红色`],
    ['', 'XL Tall / Black', `${UNREAD} XL|TALL`],
    ['', '3XL / Black', `${UNREAD} 3XL`],
    ['', 'offWhite / M', `${UNREAD} OFFWHITE`],
    ['', '白色+黑色 / M', `${CONFLICT} 白色|黑色`],
    ['', 'S,2XL', `${CONFLICT} S|2XL`],
    ['-NV-XL', '黑色 / XL', `${CONFLICT} 黑色`],
    ['-NV-XXS', '', 'SKU'],
  ])('%j with %j is %s', (rest, variation, expected) => {
    expect(told(shirt, rest, variation)).toBe(expected);
  });
});

describe('a product of one size', () => {
  it.each<[TemplateDefinition, string, string, string]>([
    [mug, '', '颜色: 黑色', 'white/11oz'],
    [mug, '', '11oz / White', 'white/11oz'],
    [mug, '-WH-11oz', '', 'white/11oz'],
    [mug, '-MUG-11', '送礼首选', 'white/11oz'],
    [mug, '-15oz', '', 'SKU'],
    [tote, '', '藏青', 'navy/38x42'],
    [tote, '', '38×42cm 橄榄绿', 'olive/38x42'],
    [tote, '', '38 * 42 CM / Olive', 'olive/38x42'],
    [tote, '', '紫色', `${UNREAD} 紫色`],
  ])('%#', (product, rest, variation, expected) => {
    expect(told(product, rest, variation)).toBe(expected);
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
        for (const rest of skus) expect(told(product, rest, ''), `${product.sku}${rest}`).toBe(expected);
        const texts = [
          `颜色：${colour.name.zh}；尺码：${size.name}`,
          `${colour.name.en} / ${size.name}`,
          `Size: ${size.name.toLowerCase().replaceAll(' ', '-')}\nColor: ${colour.name.en.toUpperCase()}`,
        ];
        for (const text of texts) expect(told(product, '', text), `${product.sku} ${text}`).toBe(expected);
      }
    }
  }
});
