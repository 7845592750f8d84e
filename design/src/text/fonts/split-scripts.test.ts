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
])('%j', (text, expected) => {
  expect(splitScripts(text).map((run) => `${run.script}:${text.slice(run.start, run.end)}`)).toEqual(
    expected,
  );
});
