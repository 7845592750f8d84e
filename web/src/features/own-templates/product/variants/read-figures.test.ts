import { expect, it } from 'vitest';
import { readAmount, readPackage } from './read-figures.ts';

const value = (value: unknown) => ({ value });
const problem = (problem: string) => ({ problem });

it.each([
  ['', 'CNY', null],
  ['19.9', 'CNY', value(1990)],
  ['19.90', 'CNY', value(1990)],
  ['¥19.9', undefined, value(1990)],
  ['￥ 19.9', undefined, value(1990)],
  ['19.9元', undefined, value(1990)],
  ['1.1', 'CNY', value(110)],
  ['0.29', 'CNY', value(29)],
  ['4.35', 'CNY', value(435)],
  ['0', 'CNY', value(0)],
  ['１９．９', 'CNY', value(1990)],
  ['19.999', 'CNY', problem('too-fine')],
  ['19.9', undefined, problem('no-unit')],
  ['¥1,299.00', undefined, problem('not-a-number')],
  ['待定', undefined, problem('not-a-number')],
  ['€ 5', undefined, problem('other-currency')],
  ['$19.9', undefined, problem('other-currency')],
  ['19.9 USD', undefined, problem('other-currency')],
  ['19,90', undefined, problem('not-a-number')],
  ['1,234.50', undefined, problem('not-a-number')],
  ['-5', undefined, problem('out-of-range')],
  ['− 5', 'CNY', problem('out-of-range')],
  ['5 kr', 'CNY', problem('unknown-unit')],
  ['1e3', undefined, problem('not-a-number')],
  ['1.2.3', undefined, problem('not-a-number')],
  ['12 g', undefined, problem('two-units')],
  ['99999999', 'CNY', problem('out-of-range')],
  ['约20', undefined, problem('not-a-number')],
] as const)('reads the price %j with the unit %s', (text, unit, read) => {
  expect(readAmount(text, 'price', unit)).toEqual(read);
});

it.each([
  ['150', 'g', value(150)],
  ['0.15', 'kg', value(150)],
  ['1.005', 'kg', value(1005)],
  ['180.5', 'g', value(180.5)],
  ['150g', undefined, value(150)],
  ['0.2 公斤', undefined, value(200)],
  ['150 g', 'g', value(150)],
  ['150 g', 'kg', problem('two-units')],
  ['150', undefined, problem('no-unit')],
  ['0', 'g', problem('out-of-range')],
  ['5 oz', undefined, problem('unknown-unit')],
  ['0.15 kg', 'g', problem('two-units')],
  ['1500 (0.0,"kg")', 'g', problem('not-a-number')],
  ['12 cm', undefined, problem('two-units')],
  ['100-150', 'g', problem('not-a-number')],
] as const)('reads the weight %j with the unit %s', (text, unit, read) => {
  expect(readAmount(text, 'weight', unit)).toEqual(read);
});

const sides = (...texts: string[]) =>
  (['length', 'width', 'height'] as const).map((name, at) => ({
    name,
    text: texts[at] ?? '',
    unit: 'cm' as const,
  }));
const box = (length_cm: number, width_cm: number, height_cm: number) =>
  value({ length_cm, width_cm, height_cm });

it.each([
  ['30×20×2 cm', undefined, [], box(30, 20, 2)],
  ['300*200*20', 'mm', [], box(30, 20, 2)],
  ['30 x 20 x 2.5', 'cm', [], box(30, 20, 2.5)],
  ['30×20', 'cm', [], { ...problem('sides'), column: 'package' }],
  ['30×20×2', undefined, [], { ...problem('no-unit'), column: 'package' }],
  ['30cm×200mm×2cm', undefined, [], { ...problem('two-units'), column: 'package' }],
  ['', undefined, ['30', '20', '2'], box(30, 20, 2)],
  ['', undefined, ['30', '', '2'], { ...problem('sides'), column: 'width' }],
  ['', undefined, ['30', '20', '0'], { ...problem('out-of-range'), column: 'height' }],
  ['', undefined, ['30', '20', '2"'], { ...problem('not-a-number'), column: 'height' }],
  ['30×20×2', 'cm', ['30', '', ''], { ...problem('sides'), column: 'package' }],
  ['', undefined, [], null],
] as const)('reads the package %j (%s) and %j', (text, unit, three, read) => {
  expect(readPackage({ text, unit }, sides(...three))).toEqual(read);
});
