import type { NameField } from '@diy/contract/batches/batch-name-fields';
import { describe, expect, it } from 'vitest';
import { fillName, fillSku, unknownNameFields } from './cell-names.ts';

const fields: Record<NameField, string> = {
  image: '海边 日落',
  template: '马克杯',
  template_sku: 'MUG11',
  colour: '白色',
  colour_code: 'WH',
  size: '11oz',
  batch: '秋季上新',
  sku: 'A8K2',
  n: '0007',
};

describe('fillName', () => {
  it.each([
    ['{image} {template} {colour}', '海边 日落 马克杯 白色'],
    ['  {image}\n{n}  ', '海边 日落 0007'],
    ['固定名', '固定名'],
    ['{foo}', '{foo}'],
    ['{{n}}', '{0007}'],
  ])('%j', (rule, name) => expect(fillName(rule, fields)).toBe(name));

  it('is never empty and never longer than a name may be', () => {
    expect(fillName('{batch}', { ...fields, batch: '' })).toBe('海边 日落');
    expect([...fillName('{image}', { ...fields, image: '🌊'.repeat(200) })]).toHaveLength(120);
  });

  it('takes a field’s text as it is, also when it looks like a field', () => {
    expect(fillName('{image}-{n}', { ...fields, image: '{n} $& $1' })).toBe('{n} $& $1-0007');
  });
});

describe('fillSku', () => {
  it.each([
    ['{sku}-{template_sku}-{n}', 'A8K2-MUG11-0007'],
    ['{image}/{n}', '海边-日落-0007'],
    ['{size} （{colour_code}）', '11oz-WH'],
    ['--{n}--', '0007'],
    ['ＡＢ{n}', 'AB0007'],
    ['', null],
    ['///', null],
  ])('%j', (rule, sku) => expect(fillSku(rule, fields)).toBe(sku));
});

it('names unknown fields once each', () => {
  expect(unknownNameFields('{sku}{price}{price}{ }')).toEqual(['price', ' ']);
});
