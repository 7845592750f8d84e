import { expect, it } from 'vitest';
import { safePath } from './safe-file-name.ts';
import { createUniqueNames } from './unique-names.ts';

it.each([
  ['different names', ['a.png', 'b.png'], ['a.png', 'b.png']],
  ['the same name', ['a.png', 'a.png', 'a.png'], ['a.png', 'a (2).png', 'a (3).png']],
  ['names that differ by case', ['A/猫.png', 'a/猫.PNG'], ['A/猫.png', 'a/猫 (2).PNG']],
  ['a number that was taken before', ['a (2).png', 'a.png', 'a.png'], ['a (2).png', 'a.png', 'a (3).png']],
  ['the same name in two folders', ['x/a.png', 'y/a.png'], ['x/a.png', 'y/a.png']],
  ['no extension', ['v1.2/a', 'v1.2/a'], ['v1.2/a', 'v1.2/a (2)']],
  [
    'letters that are one in capitals',
    ['straße.png', 'STRASSE.png', 'Λόγος.png', 'ΛΌΓΟΣ.png'],
    ['straße.png', 'STRASSE (2).png', 'Λόγος.png', 'ΛΌΓΟΣ (2).png'],
  ],
  ['two notations of a letter', ['e\u0301.png', '\u00e9.png'], ['e\u0301.png', '\u00e9 (2).png']],
])('%s', (_name, paths, expected) => {
  const unique = createUniqueNames();
  expect(paths.map((path) => unique(path))).toEqual(expected);
});

it.each([
  [
    'the line of an order',
    [
      ['E1.png', ['L1']],
      ['E1.png', ['L2']],
      ['E1.png', ['L2', '背面']],
      ['E1.png', ['L2', '背面']],
    ],
    ['E1.png', 'E1_L2.png', 'E1_L2_背面.png', 'E1_L2_背面 (2).png'],
  ],
  [
    'a mark that the name has already',
    [
      ['E1_L1.png', ['L1']],
      ['E1_L1.png', ['l1', 'B']],
    ],
    ['E1_L1.png', 'E1_L1_B.png'],
  ],
  [
    'a mark within a longer word',
    [
      ['PO-L11.png', ['L11']],
      ['PO-L11.png', ['L1']],
    ],
    ['PO-L11.png', 'PO-L11_L1.png'],
  ],
  [
    'a mark of what Windows forbids',
    [
      ['a.png', []],
      ['a.png', ['7/8:']],
    ],
    ['a.png', 'a_7_8_.png'],
  ],
  [
    'an empty mark',
    [
      ['a.png', []],
      ['a.png', ['']],
    ],
    ['a.png', 'a (2).png'],
  ],
] satisfies [string, [string, string[]][], string[]][])(
  '%s tells equal names apart',
  (_name, files, expected) => {
    const unique = createUniqueNames();
    expect(files.map(([path, marks]) => unique(path, marks))).toEqual(expected);
  },
);

it('makes room for the mark in a long name', () => {
  const unique = createUniqueNames();
  for (const letter of ['a', '字', '👨‍👩‍👧', 'ก']) {
    const long = safePath([letter.repeat(200)], 'png', 'x');
    unique(long);
    const marked = unique(long, ['第 12 行']);
    expect(marked).toMatch(/_第 12 行\.png$/);
    expect(marked.length).toBeLessThanOrEqual(124);
    expect(Buffer.byteLength(marked)).toBeLessThanOrEqual(255);
    expect(marked).not.toMatch(/\p{Cs}/u);
  }
});

it('cuts a mark that is long itself, and still gives each path once', () => {
  const unique = createUniqueNames();
  const folder = 'f'.repeat(100);
  const made = Array.from({ length: 4 }, (_, at) =>
    unique(`${folder}/name.png`, [`${'x'.repeat(300)}${at}`]),
  );
  expect(new Set(made).size).toBe(4);
  for (const path of made) expect(path.length).toBeLessThanOrEqual(180);
});

it('stays fast with thousands of equal names', () => {
  const unique = createUniqueNames();
  const names = Array.from({ length: 20_000 }, () => unique('a.png'));
  expect(new Set(names).size).toBe(20_000);
  expect(names.at(-1)).toBe('a (20000).png');
});

it('paths that were given before are taken', () => {
  const unique = createUniqueNames(['a/B.png', 'a/b_L1.png']);
  expect(['a/b.png', 'a/c.png'].map((path) => unique(path, ['L1']))).toEqual(['a/b_L1 (2).png', 'a/c.png']);
});
