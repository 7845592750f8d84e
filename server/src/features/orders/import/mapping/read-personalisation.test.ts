import { expect, it } from 'vitest';
import { readPersonalisation } from './read-personalisation.ts';
import type { Mapping } from './types.ts';

const mapping: Mapping = {
  profile: '',
  columns: { personalization: [1] },
  personalisation: [{ column: 0, name: '名字' }],
};

it.each<[string, string[], string[], string[]]>([
  ['words', ['Anna', '定制'], ['名字=Anna', '定制内容=定制'], []],
  ['an empty cell', ['', '定制'], ['定制内容=定制'], ['名字']],
  ['a short row', [], [], ['名字', '定制内容']],
  ['blanks of all widths', [' \u00a0\u3000\u2003', ''], [], ['名字', '定制内容']],
  ['characters that nobody sees', ['\u200b\u200d\ufeff\u2060', '\u3164\u2800'], [], ['名字', '定制内容']],
  ['what a marketplace writes for nothing', ['N/A', 'Not requested on this item.'], [], ['名字', '定制内容']],
  ['a key without words', ['Anna', '日期：'], ['名字=Anna'], ['日期']],
  ['an empty column, and the same name as a key', ['', '名字：Bob'], ['名字=Bob'], []],
])('%s', (_name, cells, wishes, blanks) => {
  const read = readPersonalisation(mapping, cells);
  expect(read.wishes.map(({ name, value }) => `${name}=${value}`)).toEqual(wishes);
  expect(read.blanks).toEqual(blanks);
});
