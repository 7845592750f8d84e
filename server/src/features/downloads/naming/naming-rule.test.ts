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

describe('a name that is too long', () => {
  const long = {
    ...values,
    order: 'PO-211-07684210361591234',
    line: 'PO-211-07684210361591234-D01',
    sku: 'SUNFLOWER-FIELD-AT-DAWN-WATERCOLOUR-TS-M-180-HEATHER-ABCD-000001',
    name: '向日葵田'.repeat(20),
    template: '重磅纯棉圆领短袖 T 恤（男女同款）'.repeat(2),
    shop: '向日葵定制旗舰店（东南亚）',
    colour: 'Heather Dark Grey',
    size: 'Youth X-Large (14-16)',
    quantity: '3件',
    personalisation: '祝亲爱的妈妈生日快乐'.repeat(10),
    surface: '背面',
  };
  const rules = [
    ORDER_NAMING,
    '{shop}/{order}_{line}_{sku}_{colour}_{size}_{quantity}_{personalisation}_{kind}_{surface}',
    '{template}_{name}_{order}_{line}_{colour}_{size}_{quantity}_{surface}_{sku}',
    '{name}_{colour}_{size}_{personalisation}_{quantity}_{surface}_{sku}',
  ];
  const chinese = {
    ...long,
    colour: '深麻灰色（加绒加厚款）与藏青色拼接的连帽款式',
    size: '青少年加大码（十四至十六岁，身高一百六十厘米以上）',
    surface: '左侧袖口上方五厘米处的印刷面（含折边）',
  };

  it.each(rules.flatMap((rule) => [long, chinese].map((of) => [rule, of] as const)))(
    '%s keeps pieces, side, and how order, line and SKU begin and end',
    (rule, of) => {
      const path = fill(rule, of);
      const name = path.split('/').at(-1)!;
      expect(name.length).toBeLessThanOrEqual(124);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(244);
      expect(name).toContain('_3件_');
      for (const field of ['order', 'line', 'sku', 'surface', 'colour', 'size'] as const) {
        if (!rule.includes(`{${field}}`)) continue;
        const [start, end] = [of[field].slice(0, 4), of[field].slice(-4)];
        expect(name.indexOf(start), `${field}: ${name}`).toBeGreaterThanOrEqual(0);
        if (of[field].length > 8) expect(name, `${field}: ${name}`).toContain(end);
      }
    },
  );

  it('other sides, sizes and designs have other names', () => {
    const names = [
      long,
      { ...long, surface: '正面' },
      { ...long, size: 'Youth Large (14-16)' },
      { ...long, sku: long.sku.replace('000001', '000002') },
      { ...long, quantity: '4件' },
      { ...long, line: long.line.replace('D01', 'D02') },
    ].map((of) => fill(ORDER_NAMING, of));
    expect(new Set(names).size).toBe(names.length);
  });

  it('one that fits stays whole', () => {
    const short = { ...long, sku: 'ABCD-1', line: '1', order: '12345', personalisation: 'Anna' };
    expect(fill(ORDER_NAMING, short)).toBe(
      '12345/12345_1_ABCD-1_Heather Dark Grey_Youth X-Large (14-16)_3件_Anna_生产图_背面.png',
    );
  });
});
