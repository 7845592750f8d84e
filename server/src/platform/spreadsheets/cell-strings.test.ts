import { expect, it } from 'vitest';
import { decodeCellText, richText } from './cell-strings.ts';

it.each([
  ['<t>A &amp; B</t>', 'A & B'],
  ['<t xml:space="preserve"> 两边有空格 </t>', ' 两边有空格 '],
  ['<t/>', ''],
  ['<r><rPr><b/></rPr><t>标</t></r><r><t xml:space="preserve">题 </t></r>', '标题 '],
  ['<t>商品</t><rPh sb="0" eb="2"><t>しょうひん</t></rPh><phoneticPr fontId="1"/>', '商品'],
  ['<x:r><x:t>一</x:t></x:r><x:r><x:t>二</x:t></x:r>', '一二'],
  ['<t>第一行_x000D_\n第二行</t>', '第一行\n第二行'],
  ['<t>_x005F_x000D_</t>', '_x000D_'],
  ['<t>名_x4e00_</t>', '名一'],
  ['', ''],
  ['<r><t xml:space="preserve"/></r><r><t>后</t></r><r><t>面</t></r>', '后面'],
  ['<t>前</t><rPh sb="0"><t>a</t></rPh><r><t>后</t></r><rPh>', '前后'],
])('%s', (xml, text) => {
  expect(richText(xml)).toBe(text);
});

it.each(['<rPh>', '<rPh ', '<t>', '<t ', '<x:t>', '<x:rPh><t>'])(
  'ends at the first %s that does not end',
  (tag) => {
    expect(richText(tag.repeat(300_000))).toBe('');
  },
);

it('keeps an underscore code that is none', () => {
  expect(decodeCellText('SKU_x12_ _xZZZZ_ _x')).toBe('SKU_x12_ _xZZZZ_ _x');
});
