import { expect, it } from 'vitest';
import { isPlainFlag, isTick } from './is-plain-flag.ts';

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

it.each<[string, string, boolean]>([
  ['1', 'Personalization', true],
  ['0', '定制内容', true],
  [' X ', 'Personalizacja', true],
  ['☒', 'Engraving', true],
  ['７', 'Personalization', false],
  ['10', 'Personalization', false],
  ['XX', 'Personalization', false],
  ['1', 'Number on the back', false],
  ['x', 'Initial', false],
  ['1', '背面号码', false],
])('“%s” under “%s” is a tick: %s', (text, name, expected) => expect(isTick(text, name)).toBe(expected));
