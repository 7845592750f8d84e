import bidiFactory from 'bidi-js';
import { describe, expect, it } from 'vitest';
import { readCases } from '../../testing/unicode/read-cases.ts';
import { inVisualOrder, readBidiLevels } from './bidi-levels.ts';

const bidi = bidiFactory();

const BASES = ['ltr', 'rtl', 'auto'] as const;

/** Levels of the characters that have one, and their sequence on the line, as the tests write them. */
function resolve(text: string, base: (typeof BASES)[number], removed: (at: number) => boolean) {
  const { levels } = bidi.getEmbeddingLevels(text, base);
  let at = 0;
  const units = Array.from(text, (letter, i) => {
    const unit = { i, level: levels[at] ?? 0, isSpace: false, isInvisible: false };
    at += letter.length;
    return unit;
  });
  const left = units.filter(({ i }) => !removed(i));
  return {
    levels: units.map(({ i, level }) => (removed(i) ? 'x' : level)).join(' '),
    sequence: inVisualOrder(left)
      .map(({ i }) => i)
      .join(' '),
  };
}

/** A character of each class, for the tests that name classes only. */
const OF_CLASS: Readonly<Record<string, string>> = {
  L: 'a',
  R: '\u05d0',
  AL: '\u0627',
  EN: '1',
  AN: '\u0661',
  ES: '+',
  ET: '$',
  CS: ',',
  NSM: '\u0300',
  BN: '\u00ad',
  B: '\u2029',
  S: '\t',
  WS: ' ',
  ON: '!',
  LRE: '\u202a',
  LRO: '\u202d',
  RLE: '\u202b',
  RLO: '\u202e',
  PDF: '\u202c',
  LRI: '\u2066',
  RLI: '\u2067',
  FSI: '\u2068',
  PDI: '\u2069',
};

describe('Unicode’s tests of the bidirectional algorithm (15.0)', () => {
  it('passes all of BidiCharacterTest', () => {
    const failed: string[] = [];
    const lines = readCases('BidiCharacterTest');
    for (const line of lines) {
      const [points = '', base = '', , levels = '', sequence = ''] = line.split(';');
      const text = String.fromCodePoint(...points.split(' ').map((point) => Number.parseInt(point, 16)));
      const expected = levels.split(' ');
      const found = resolve(text, BASES[Number(base)] ?? 'auto', (i) => expected[i] === 'x');
      if (found.levels !== levels || found.sequence !== sequence) failed.push(line);
    }
    expect(lines.length).toBe(91_707);
    expect(failed).toEqual([]);
  });

  it('passes all of BidiTest', () => {
    const failed: string[] = [];
    let [levels, sequence, cases] = ['', '', 0];
    for (const line of readCases('BidiTest')) {
      const [, head, rest = ''] = /^@(Levels|Reorder):\s*(.*)$/.exec(line) ?? [];
      if (head === 'Levels') levels = rest;
      if (head === 'Reorder') sequence = rest;
      const [classes = '', bits = ''] = line.split(';');
      if (line.startsWith('@') || bits === '') continue;
      const text = classes
        .split(' ')
        .map((name) => OF_CLASS[name] ?? '')
        .join('');
      const expected = levels.split(' ');
      for (const [bit, base] of [
        [1, 'auto'],
        [2, 'ltr'],
        [4, 'rtl'],
      ] as const) {
        if ((Number.parseInt(bits, 16) & bit) === 0) continue;
        cases += 1;
        const found = resolve(text, base, (i) => expected[i] === 'x');
        if (found.levels !== levels || found.sequence !== sequence) failed.push(`${base} ${line}`);
      }
    }
    expect(cases).toBe(770_241);
    expect(failed.slice(0, 20)).toEqual([]);
  });

  it('never takes a line for one that runs left to right throughout when it does not', () => {
    const missed = readCases('BidiCharacterTest').filter((line) => {
      const [points = ''] = line.split(';');
      const text = String.fromCodePoint(...points.split(' ').map((point) => Number.parseInt(point, 16)));
      return (
        readBidiLevels(text) === null &&
        bidi.getEmbeddingLevels(text, 'auto').levels.some((level) => level % 2)
      );
    });
    expect(missed).toEqual([]);
  });
});
