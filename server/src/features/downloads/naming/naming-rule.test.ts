import { createDownload } from '@diy/contract/downloads';
import { expect, it } from 'vitest';
import { DEFAULT_NAMING, fillNamingRule, unknownFields } from './naming-rule.ts';

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
};

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
])('%s gives %s', (rule, path) => {
  expect(fillNamingRule(rule, values, 'png')).toBe(path);
});

it('never takes a value for part of the rule', () => {
  expect(fillNamingRule('{name}', { ...values, name: '{sku} $& $1' }, 'png')).toBe('{sku} $& $1.png');
});

it.each([
  ['{sku}_{name}', []],
  ['{sku}_{price}/{Name}_{price}', ['price', 'Name']],
  ['{}', ['']],
  ['{ sku }', [' sku ']],
  ['{constructor}', ['constructor']],
  ['{sku', []],
])('%s has the unknown fields %j', (rule, fields) => {
  expect(unknownFields(rule)).toEqual(fields);
});

it('has the default of the contract', () => {
  expect(createDownload.input.parse({ ids: ['a'] })).toMatchObject({ naming: DEFAULT_NAMING });
});
