import { expect, test } from 'vitest';
import { findAmbiguousGroups } from './check-patterns.mjs';

const of = (source) => findAmbiguousGroups(source).map(({ text }) => text);

test.each([
  ["'(?:order(?:ed)?|line|item|lineitem)*'", 'lineitem'],
  ['/^(?:ab|a|b)+$/', 'ab'],
  ['/(?:a|ab|ba){2,}/', 'aba'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the checked source has a template in it
  ['`^${OF}(?:items?|s)*$`', 'items'],
  ["'(?:(?:line)?item|line)*'", 'lineitem'],
  ['/(?:[ab]c|a|c)*/', 'ac'],
])('%s reads %s in two ways', (source, text) => {
  expect(of(`const X = ${source};`)).toEqual([text]);
});

test.each([
  "'(?:order(?:ed)?|line|item)*'",
  '/(?:be|been|is)*/',
  "'(?:lineitem|line)?'",
  '\'(?:[^"]|"")*\'',
  '/(?<=a|aa)/',
  '/(?:\\d{3}|\\d)?/',
])('%s is read in one way', (source) => {
  expect(of(`const X = ${source};`)).toEqual([]);
});
