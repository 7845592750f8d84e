import { expect, it } from 'vitest';
import { elementsOf, escapeXml, textOf } from './read-xml.ts';

it.each([
  ['<A><Key>a b</Key></A>', 'a b'],
  ['<Key>a &amp;&lt;b&gt; &quot;&apos;&#x56fe;&#29255;</Key>', 'a &<b> "\'图片'],
  ['<Key>&unknown;</Key>', '&unknown;'],
  ['<Key></Key>', ''],
  ['<Keys>no</Keys>', ''],
  ['', ''],
  ['<Key>first</Key><Key>second</Key>', 'first'],
])('%s', (xml, text) => {
  expect(textOf(xml, 'Key')).toBe(text);
});

it('gives elements in order, over line breaks', () => {
  expect(elementsOf('<C>\n1</C><X/><C>2</C>', 'C')).toEqual(['\n1', '2']);
});

it('escapes what would end an element, and reads it back', () => {
  const odd = `"a" & <b> 'c'`;
  expect(escapeXml(odd)).not.toMatch(/[<>"']/);
  expect(textOf(`<Key>${escapeXml(odd)}</Key>`, 'Key')).toBe(odd);
});
