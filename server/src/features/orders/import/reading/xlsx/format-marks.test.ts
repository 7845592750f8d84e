import { expect, it } from 'vitest';
import { marksOf } from './format-marks.ts';
import { parseFormat } from './number-format.ts';
import { numberText } from './number-text.ts';

it.each([
  ['General', null],
  ['0.00', null],
  ['#,##0.00_);(#,##0.00)', null],
  ['0.00 "kg"', { before: '', after: 'kg' }],
  ['0.00\\ \\k\\g', { before: '', after: 'kg' }],
  ['General"g"', { before: '', after: 'g' }],
  ['G/通用格式"公斤"', { before: '', after: '公斤' }],
  ['"$"#,##0.00', { before: '$', after: '' }],
  ['$0.00', { before: '$', after: '' }],
  ['[$¥-804]#,##0.00', { before: '¥', after: '' }],
  ['[$¥-411]#,##0', { before: 'JPY', after: '' }],
  ['[$€-2] #,##0.00', { before: '€', after: '' }],
  ['#,##0.00 [$USD]', { before: '', after: 'USD' }],
  ['[Red]0.0"cm";[Blue]-0.0"mm"', { before: '', after: 'cm' }],
  ['_ "¥"* #,##0.00_ ;_ "¥"* -#,##0.00_ ', { before: '¥', after: '' }],
  ['"A-"000', { before: 'A-', after: '' }],
  ['0";"', { before: '', after: ';' }],
  ['# ?/?', null],
  ['0.00E+00', null],
  ['0.0,"kg"', 'unclear'],
  ['#,##0,', 'unclear'],
  ['[>=1000]0.0,"kg";0"g"', 'unclear'],
  ['000"-"0000', 'unclear'],
] as const)('the format %j shows %j', (code, marks) => {
  expect(marksOf(code)).toEqual(marks);
});

it.each([
  ['0.15', '0.00 "kg"', '0.15 kg'],
  ['5', '"$"0.00', '$ 5'],
  ['7', '"A-"000', 'A-007'],
  ['1500', '0.0,"kg"', '1500 (0.0,"kg")'],
  ['0.5', '0%', '50%'],
  ['45000', 'yyyy"年"m"月"d"日"', '2023-03-15'],
  ['12', '0.00', '12'],
  ['0', '"SKU"', 'SKU 0'],
])('%s in the format %j is shown as %j', (raw, code, text) => {
  expect(numberText(raw, parseFormat(code, { withMarks: true }), false).text).toBe(text);
});

it('an order file is read as before', () => {
  expect(numberText('0.15', parseFormat('0.00 "kg"'), false).text).toBe('0.15');
});
