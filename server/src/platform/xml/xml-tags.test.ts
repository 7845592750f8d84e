import { expect, it } from 'vitest';
import {
  attribute,
  elements,
  replaceElements,
  startTags,
  textOf,
  UnclosedElement,
  withoutPrefixes,
} from './xml-tags.ts';

it.each([
  ['<c r="A1" t="s"', 'r', 'A1'],
  ["<c r='A1' t='s'", 't', 's'],
  ['<c\n\tr = "A1"\n', 'r', 'A1'],
  ['<c rr="B2" r="A1"', 'r', 'A1'],
  ['<sheet name="" r:id="rId1"', 'name', ''],
  ['<sheet name="" r:id="rId1"', 'r:id', 'rId1'],
  ['<c x="A1"', 'r', undefined],
  [' ref="A1:B2"', 'ref', 'A1:B2'],
])('%s has %s', (tag, name, value) => {
  expect(attribute(tag, name)).toBe(value);
});

it('finds elements by their whole name, empty ones too', () => {
  const xml = '<rows/><row r="1">a</row><rowBreaks>x</rowBreaks><row/>\n<row\nr="3">b<x/></row>';
  expect(elements(xml, 'row').map(({ head, body }) => [head.trim(), body])).toEqual([
    ['r="1"', 'a'],
    ['', ''],
    ['r="3"', 'b<x/>'],
  ]);
  expect(
    elements(xml, 'row')
      .map((one) => one.xml)
      .join(''),
  ).toBe('<row r="1">a</row><row/><row\nr="3">b<x/></row>');
});

it.each(['<row r="1"', '<row r="1">a', '<row><row></rows>'])('%s does not end', (xml) => {
  expect(() => elements(xml, 'row')).toThrow(UnclosedElement);
});

it('takes seconds for no text, however hostile', () => {
  const xml = '<row'.repeat(300_000);
  expect(elements(xml, 'row')).toEqual([]);
  expect(startTags('<row '.repeat(300_000), 'row')).toEqual([]);
});

it.each([
  ['<a><x/>1<x>2</x><xy/></a>', '<a>[]1[2]<xy/></a>'],
  ['<x></x><x></x>', '[][]'],
  ['none', 'none'],
])('%s, elements replaced', (xml, text) => {
  expect(replaceElements(xml, 'x', ({ body }) => `[${body}]`)).toBe(text);
});

it('reads tags of any prefix', () => {
  const xml = withoutPrefixes(
    '<x:sheets><x:sheet name="一"/><a.b-c:sheet name="二"></a.b-c:sheet></x:sheets>',
  );
  expect(startTags(xml, 'sheet').map((tag) => attribute(tag, 'name'))).toEqual(['一', '二']);
});

it.each([
  ['<A><Key>a &amp; b</Key></A>', 'a & b'],
  ['<Key></Key>', ''],
  ['<Keys>no</Keys>', ''],
  ['', ''],
  ['<Key>first</Key><Key>second</Key>', 'first'],
])('%s', (xml, text) => {
  expect(textOf(xml, 'Key')).toBe(text);
});
