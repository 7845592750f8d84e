import { describe, expect, it } from 'vitest';
import { readRecords } from './read-records.ts';

const read = (text: string, delimiter = ',', quotes = true) => [...readRecords(text, { delimiter, quotes })];
const cellsOf = (...args: Parameters<typeof read>) => read(...args).map(({ cells }) => cells);

describe('records of a text', () => {
  it.each<[string, string, string[][]]>([
    [
      'plain lines',
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'no line end at the end',
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'line ends of old Macs',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a carriage return within a cell',
      'a,b\nc,d\re\n',
      [
        ['a', 'b'],
        ['c', 'd\re'],
      ],
    ],
    ['empty lines', 'a,b\n\nc,d\n', [['a', 'b'], [''], ['c', 'd']]],
    [
      'an empty last cell',
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['a delimiter at the very end', 'a,b,', [['a', 'b', '']]],
    [
      'quotes around delimiters, line ends and quotes',
      '"a,b","c\r\nd","e ""f"""\n',
      [['a,b', 'c\r\nd', 'e "f"']],
    ],
    ['empty cells in quotes', '"","",""\n', [['', '', '']]],
    ['blanks behind a closing quote', '"a" ,b\n', [['a', 'b']]],
    ['quotes that are not doubled', '"Mug 3" tall","say "hi" to me"\n', [['Mug 3" tall', 'say "hi" to me']]],
    ['one of two quotes lost', '"say "hi"" to me",b\n', [['say "hi" to me', 'b']]],
    [
      'a cell that begins with a word in quotes',
      '"Bob" Smith,b\nc,d\n',
      [
        ['"Bob" Smith', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'another delimiter than the file has',
      '"a","b",c\nd,e,f\n'.replaceAll(',', ';'),
      [['"a";"b";c'], ['d;e;f']],
    ],
    [
      'another delimiter, and an empty cell in quotes at the end',
      '"a";"b";""\nd;e;f\n',
      [['"a";"b";""'], ['d;e;f']],
    ],
    ['inch marks without quotes around', 'Mug 3" tall,b\n', [['Mug 3" tall', 'b']]],
  ])('%s', (_, text, expected) => {
    expect(cellsOf(text)).toEqual(expected);
    expect(read(text).some(({ isTorn }) => isTorn)).toBe(false);
  });

  it('quotes are letters where lines are records', () => {
    expect(cellsOf('"15 inch\tb\nc\td', '\t', false)).toEqual([
      ['"15 inch', 'b'],
      ['c', 'd'],
    ]);
  });

  it.each<[string, string]>([
    ['an opening quote lost', 'Anna",b\n"c","d"\n'],
    ['an opening quote lost in front of a digit at the end', 'Street 5",b\n"c","d"\n'],
    ['an opening quote lost around a delimiter', 'Acme, Inc.",b\n'],
    ['a closing quote lost', '"a,"b","c"\n'],
    ['a closing quote lost at the end of a line', '"a","b\n"c","d"\n'],
    ['a quote too many', '"An"na",b\n'],
    ['a quote too many without quotes around', 'An"na,b\n'],
  ])('%s tears a record', (_, text) => {
    expect(read(text).some(({ isTorn }) => isTorn)).toBe(true);
  });

  it.each<[string, string, number]>([
    ['in the first record', '"a,b\nc,d\n', 1],
    ['further down', 'a,b\nc,"d\ne,f\n', 2],
  ])('a quote that nothing closes is refused with its record: %s', (_, text, record) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ record }));
  });
});

it.each([
  ['two quotes alone', '"a","b"\r\n""\r\n"c","d"\r\n', [false, true, false]],
  ['an empty line', '"a","b"\r\n\r\n"c","d"\r\n', [false, false, false]],
  ['a blank row of quotes', '"a","b"\r\n"",""\r\n"c","d"\r\n', [false, false, false]],
])('%s: what is left of a cut line is known', (_, text, cut) =>
  expect([...readRecords(text, { delimiter: ',', quotes: true })].map(({ isCut }) => isCut)).toEqual(cut),
);
