import { expect, test } from 'vitest';
import { outlineOp } from '../../text/index.ts';
import { parseSvgPath } from './parse-svg-path.ts';

const letters = Object.fromEntries(Object.entries(outlineOp).map(([name, code]) => [code, name[0]]));
const argumentCounts: Record<number, number> = { 0: 2, 1: 2, 2: 4, 3: 6, 4: 0 };

/** Readable form, numbers to two digits: `m0,0 l10,0 c`. */
function show(d: string): string {
  const path = parseSvgPath(d);
  const parts: string[] = [];
  for (let i = 0; i < path.length; ) {
    const op = path[i] ?? 0;
    const count = argumentCounts[op] ?? 0;
    const name = op === outlineOp.cubic ? 'b' : letters[op];
    parts.push(
      name +
        path
          .slice(i + 1, i + 1 + count)
          .map((value) => Number(value.toFixed(2)) + 0)
          .join(','),
    );
    i += 1 + count;
  }
  return parts.join(' ');
}

test.each([
  ['M0 0L10 0V5H0Z', 'm0,0 l10,0 l10,5 l0,5 c'],
  ['m1,1 2,0 0,2z m5 5', 'm1,1 l3,1 l3,3 c m6,6'],
  ['M0,0 h10 v-.5 h-10', 'm0,0 l10,0 l10,-0.5 l0,-0.5'],
  ['M0 0C1 2 3 4 5 6S9 9 10 10', 'm0,0 b1,2,3,4,5,6 b7,8,9,9,10,10'],
  ['M0 0S1 1 2 2', 'm0,0 b0,0,1,1,2,2'],
  ['M0 0Q1 2 4 0T8 0', 'm0,0 q1,2,4,0 q7,-2,8,0'],
  ['M1e1-5.5.5', undefined],
  ['M1e1-5.5L.5.5-3', undefined],
  ['M1e1-5.5L.5.5', 'm10,-5.5 l0.5,0.5'],
  ['M10 0A10 10 0 0 1 0 10', 'm10,0 b10,5.52,5.52,10,0,10'],
  ['M10 0a10 10 0 01-10 10', 'm10,0 b10,5.52,5.52,10,0,10'],
  ['M0 0A0 5 0 0 1 9 9', 'm0,0 b0,0,9,9,9,9'],
  ['M0 0A5 5 0 0 1 0 0', 'm0,0'],
  ['', ''],
  ['L1 1', undefined],
  ['M1', undefined],
  ['M0 0X', undefined],
  ['M0 0L1 1 2', undefined],
  ['M0 0 L a b', undefined],
])('%j', (d, expected) => {
  if (expected === undefined) expect(() => parseSvgPath(d)).toThrow(/^SVG path: /);
  else expect(show(d)).toBe(expected);
});

test('a half circle is two quarter turns, radii too small are enlarged', () => {
  const end = parseSvgPath('M0 0A1 1 0 0 1 20 0').slice(-2);
  expect(end).toEqual([20, 0]);
  expect(show('M0 0A1 1 0 0 1 20 0').split(' ')).toHaveLength(3);
});
