import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { encodeCode } from './encode-code.ts';
import { code128InOneSet } from './encode-code-128.ts';

describe('Code 128 in one set', () => {
  it('writes PJJ123C with the check symbol 55: (104 + 48 + 84 + 126 + 68 + 90 + 114 + 245) mod 103', () => {
    const widths = code128InOneSet('PJJ123C')!;
    const start = '211214';
    const check = '311321';
    expect(widths.join('').startsWith(start)).toBe(true);
    expect(widths.join('').endsWith(`${check}2331112`)).toBe(true);
  });

  it.each([
    ['A-1', 11 * 5 + 13],
    ['576461413038785752', 11 * (9 + 2) + 13],
    ['12345', 11 * 7 + 13],
  ])('%s is %i modules wide', (text, modules) => {
    expect(code128InOneSet(text)!.reduce((sum, width) => sum + width, 0)).toBe(modules);
  });

  it.each(['', '订单1', 'a\n'])('does not know %j', (text) => {
    expect(code128InOneSet(text)).toBeNull();
  });
});

const totalOf = (text: string) => code128InOneSet(text)?.reduce((sum, width) => sum + width, 0);

/** Texts of figures and signs, the same in each run. */
function someTexts(): string[] {
  let state = 7;
  const below = (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
  const sign = () => (below(3) > 0 ? String(below(10)) : String.fromCharCode(32 + below(95)));
  return Array.from({ length: 3000 }, () => Array.from({ length: below(24) }, sign).join(''));
}

it('pick lists print the bars that they printed when they had an encoder of their own', () => {
  const printed = JSON.stringify(someTexts().map(code128InOneSet));
  expect(createHash('sha256').update(printed).digest('hex').slice(0, 16)).toBe('59d465494ace6d40');
});

// Where the rules differ, what is printed today stays; both are read as the same text.
it.each([
  ['12', 57, 46],
  ['12345', 90, 79],
  ['AB1234', 101, 90],
  ['A123456B', 123, 112],
  ['1234', 57, 57],
  ['PJJ123C', 112, 112],
])('%s is %i modules wide in one set, and %i with changes of the set', (text, inOne, changing) => {
  expect(totalOf(text)).toBe(inOne);
  expect(encodeCode({ code: 'code-128', value: text, level: 'M' }).symbol?.columns).toBe(changing);
});

it('a text of any length is written', () => {
  expect(totalOf('x'.repeat(81))).toBe(11 * 83 + 13);
});
