import { expect, it } from 'vitest';
import { isPlainFlag } from './is-plain-flag.ts';

it.each([
  ...['Yes', 'yes!!', '(yes)', 'Yes please', 'No thanks', 'ja, bitte', 'Nein danke', 'Tak', 'TRUE', '✓'],
  ...['是', '是的', '不需要', '不用', '要定制', '需要', 'はい', '네', 'نعم', 'כן', 'Evet', 'Нет'],
])('“%s” says only whether there is something to print', (text) => {
  expect(isPlainFlag(text)).toBe(true);
});

it.each([
  'Yes Man',
  'No. 1',
  'Ja Rule',
  '7',
  '2026',
  'Jana',
  '是非',
  'Noah',
  '',
  '❤',
  `Yes${'.'.repeat(60)}`,
])('“%s” may be what is printed', (text) => {
  expect(isPlainFlag(text)).toBe(false);
});
