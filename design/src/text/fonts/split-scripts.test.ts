import { expect, test } from 'vitest';
import { splitScripts } from './split-scripts.ts';

test.each([
  ['', []],
  ['abc', ['Latn:abc']],
  ['你好', ['Hani:你好']],
  ['12 你', ['Hani:12 你']],
  ['Adobe 软件2.0', ['Latn:Adobe ', 'Hani:软件2.0']],
  ['かな漢', ['Kana:かな', 'Hani:漢']],
  ['😀a', ['Latn:😀a']],
  ['…', ['Latn:…']],
  ['Anna สวัสดี 12', ['Latn:Anna ', 'Thai:สวัสดี 12']],
  ['नमस्ते Anna', ['Deva:नमस्ते ', 'Latn:Anna']],
  ['שלום مرحبا', ['Hebr:שלום ', 'Arab:مرحبا']],
])('%j', (text, expected) => {
  expect(splitScripts(text).map((run) => `${run.script}:${text.slice(run.start, run.end)}`)).toEqual(
    expected,
  );
});

test('cuts where the direction changes', () => {
  const text = 'אב 12 גד abc';
  const levels = Uint8Array.from([1, 1, 1, 2, 2, 1, 1, 1, 1, 2, 2, 2]);
  const runs = splitScripts(text, 'Latn', levels).map(
    ({ start, end, script, isRightToLeft }) =>
      `${script}${isRightToLeft ? '<' : '>'}${text.slice(start, end)}`,
  );
  expect(runs).toEqual(['Hebr<אב ', 'Hebr>12', 'Hebr< גד ', 'Latn>abc']);
});
