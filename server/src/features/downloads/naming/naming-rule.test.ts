import { createDownload } from '@diy/contract/downloads';
import { DEFAULT_NAMING } from '@diy/contract/naming-rule';
import { describe, expect, it } from 'vitest';
import { fillNamingRule, type NamingValues, ORDER_NAMING } from './naming-rule.ts';

const values = {
  sku: 'ABCD-000001',
  name: '海边/日落:"马克杯"',
  template: '11oz 白瓷马克杯',
  surface: '环绕',
  colour: '白色',
  size: '11oz',
  kind: '生产图',
  n: '07',
  order: '',
  line: '',
  shop: '',
  quantity: '',
  personalisation: '',
};

const fill = (rule: string, of: NamingValues) => fillNamingRule(rule, of, 'png', '文件');

it.each([
  [DEFAULT_NAMING, 'ABCD-000001_海边_日落__马克杯_/生产图_环绕.png'],
  ['{n}-{sku}', '07-ABCD-000001.png'],
  ['{template}\\{colour}\\{size}', '11oz 白瓷马克杯/白色/11oz.png'],
  ['/{sku}//../{kind}', 'ABCD-000001/生产图.png'],
  ['  ', 'ABCD-000001_海边_日落__马克杯_/生产图_环绕.png'],
  ['../..', '文件.png'],
  ['{', '{.png'],
  ['固定名', '固定名.png'],
  ['con/{sku}', '_con/ABCD-000001.png'],
  ['{line}_{sku}_{size}', 'ABCD-000001_11oz.png'],
  ['{sku}_{line}_{size}', 'ABCD-000001_11oz.png'],
  ['{sku} - {shop} - {line}', 'ABCD-000001.png'],
  ['{order}{line}-{quantity}_{n}', '07.png'],
  ['_{sku}_', '_ABCD-000001_.png'],
  ['{order}/{line}', '文件.png'],
  ['{sku}_{personalisation}', 'ABCD-000001.png'],
  ['{sku}_{wish}', 'ABCD-000001.png'],
])('%s gives %s', (rule, path) => {
  expect(fill(rule, values)).toBe(path);
});

it('never takes a value for part of the rule', () => {
  expect(fill('{name}', { ...values, name: '{sku} $& $1' })).toBe('{sku} $& $1.png');
});

describe('a line of an order', () => {
  const line = {
    ...values,
    order: 'PO-045-12345678901234567',
    line: '576461413038785752',
    quantity: '2件',
    personalisation: 'Anna',
  };

  it('says everything in the name itself', () => {
    expect(fill(ORDER_NAMING, line)).toBe(
      'PO-045-12345678901234567/PO-045-12345678901234567_576461413038785752_ABCD-000001_白色_11oz_2件_Anna_生产图_环绕.png',
    );
  });

  it.each([
    ['words of three lines', 'Anna\r\n& Tom\tforever', 'Anna & Tom forever'],
    ['a path and a device', '..\\con/nul:<a>', '.._con_nul__a_'],
    ['Arabic with marks of direction', '\u202bمرحبا\u202c Ali', 'مرحبا Ali'],
    ['Thai', 'สวัสดีปีใหม่', 'สวัสดีปีใหม่'],
    ['Hebrew', 'שלום', 'שלום'],
    ['accents in two notations', 'Le\u0301a', 'L\u00e9a'],
    ['emoji', 'Tom 🐱❤️', 'Tom 🐱❤️'],
    ['a token of ours', '{sku}', '{sku}'],
    ['words that are long', '长'.repeat(500), `${'长'.repeat(59)}…`],
  ])('keeps %s', (_, personalisation, shown) => {
    const expected = `${line.order}_${line.line}_${shown}_环绕.png`;
    for (const rule of ['{order}_{line}_{personalisation}_{surface}', '{order}_{line}_{wish}_{surface}'])
      expect(fill(rule, { ...line, personalisation }), rule).toBe(expected);
  });

  it.each([
    ['a long text', { personalisation: 'ก็'.repeat(300) }],
    ['a long name', { name: '很'.repeat(300) }],
    ['both', { personalisation: '👨‍👩‍👧'.repeat(90), name: 'x'.repeat(500) }],
  ])('keeps order, line, SKU and surface beside %s, within what Windows takes', (_, more) => {
    const path = fill(`${ORDER_NAMING}_{name}`, { ...line, name: '', ...more });
    for (const part of [line.order, line.line, line.sku, '2件', '环绕']) expect(path).toContain(part);
    expect(path.length).toBeLessThanOrEqual(180);
    for (const part of path.split('/')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(255);
    expect(path).not.toMatch(/\p{Cs}|[. ](?:\/|$)/u);
  });
});

it('leaves the default to what is packed', () => {
  expect(createDownload.input.parse({ ids: ['a'] })).not.toHaveProperty('naming');
});
