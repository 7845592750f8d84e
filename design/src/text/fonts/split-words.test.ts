import { expect, it } from 'vitest';
import { splitClusters, splitWords } from './split-words.ts';

it.each([
  ['José Café', ['José', '_', 'Café']],
  ['Jose\u0301!', ['Jose\u0301', '!']],
  ['ไทยthai', ['ไทย', 'thai']],
  ['ที่น้ำ', ['ที่น้ำ']],
  ['می\u200cخواهم، خانه', ['می\u200cخواهم', '،', '_', 'خانه']],
  ['मैं १२', ['मैं', '_', '१', '२']],
  ['你好ab', ['你', '好', 'ab']],
  ['한국 かな', ['한국', '_', 'か', 'な']],
  ['א־ב 12', ['א', '־', 'ב', '_', '1', '2']],
  ['👨\u200d👩\u200d👧👍🏽🇨🇳❤\ufe0f', ['👨\u200d👩\u200d👧', '👍🏽', '🇨🇳', '❤\ufe0f']],
  ['', []],
])('%j has %j', (text, expected) => {
  expect(
    splitWords(text).map(({ start, end, kind }) => (kind === 'space' ? '_' : text.slice(start, end))),
  ).toEqual(expected);
});

it('leaves nothing out, whatever the text', () => {
  for (const text of ['\u0301a', 'a\u200d b', '\ud800x', '\r\n\t', '1️⃣', 'क्‍ष']) {
    expect(
      splitClusters(text)
        .map(({ start, end }) => text.slice(start, end))
        .join(''),
    ).toBe(text);
  }
});
