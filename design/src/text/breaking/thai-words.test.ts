import { expect, it } from 'vitest';
import { readFont } from '../../testing/golden/read-fonts.ts';
import { buildTextLayer } from '../../testing/index.ts';
import { layoutText } from '../layout-text.ts';
import { thaiWordStarts } from './thai-words.ts';

it.each([
  ['สุขสันต์วันเกิดนะคะที่รัก', 'สุขสันต์|วัน|เกิด|นะ|คะ|ที่รัก'],
  ['ขอให้มีความสุขมากๆ', 'ขอ|ให้|มี|ความ|สุข|มากๆ'],
  ['นานๆครั้ง', 'นานๆ|ครั้ง'],
  ['ครบรอบ10ปี', 'ครบ|รอบ10|ปี'],
  ['กรุงเทพฯ รักเธอ', 'กรุงเทพฯ รัก|เธอ'],
  ['“รัก” Anna', '“รัก” Anna'],
  ['你好 hello', '你好 hello'],
])('%s has words %s', (text, expected) => {
  const starts = thaiWordStarts(text);
  const cut = [...text].reduce(
    ({ at, cut }, letter) => ({
      at: at + letter.length,
      cut: `${cut}${starts.has(at) ? '|' : ''}${letter}`,
    }),
    { at: 0, cut: '' },
  );
  expect(cut.cut).toBe(expected);
});

it('ends lines between words and never before a vowel or tone mark', async () => {
  const layer = buildTextLayer({
    text: 'สุขสันต์วันเกิดนะคะที่รัก ขอให้มีความสุขมากๆ',
    fontId: 'noto-sans-thai-400',
    widthMm: 34,
    heightMm: 200,
  });
  const { lines } = layoutText(layer, await readFont('noto-sans-thai-400'));
  expect(lines.map(({ text }) => text.trim())).toEqual([
    'สุขสันต์',
    'วันเกิด',
    'นะคะ',
    'ที่รัก ขอ',
    'ให้มี',
    'ความสุข',
    'มากๆ',
  ]);
});
