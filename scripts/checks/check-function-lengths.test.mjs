import { describe, expect, it } from 'vitest';
import { checkFunctionLengths } from './check-function-lengths.mjs';

const inside = (count, line = '  step();') => Array.from({ length: count }, () => line).join('\n');
const counted = (text, path = 'web/src/a.ts') =>
  checkFunctionLengths(path, text, new Map([['web/src/a.ts kernel', 'a reason']]));

describe('checkFunctionLengths', () => {
  it.each([
    ['a function', `export function long() {\n${inside(79)}\n}`],
    ['an asynchronous one', `async function long() {\n${inside(79)}\n}`],
    ['a closure', `const long = () => {\n${inside(79)}\n};`],
    ['one with wrapped parameters', `function long(\n  a: string,\n): void {\n${inside(77)}\n}`],
    [
      'one with wrapped, destructured parameters',
      `function long({\n  a,\n}: {\n  a: string;\n}): void {\n${inside(75)}\n}`,
    ],
    [
      'one that only holds others',
      `function long() {\n  return {\n${inside(26, '    a() {\n      b();\n    },')}\n  };\n}`,
    ],
    ['a second function', `function a() {\n  b();\n}\n\nfunction long() {\n${inside(79)}\n}`],
  ])('finds %s of 81 lines or more', (_, text) =>
    expect(counted(text)).toEqual([expect.stringMatching(/: long has 8\d lines/)]),
  );

  it('finds a class of more than 120 lines, and lets pass one of 120', () => {
    const ofClass = (count) => `export class Long implements Short {\n${inside(count - 2)}\n}`;
    expect(counted(ofClass(121))).toEqual([expect.stringMatching(/: Long has 121 lines/)]);
    expect(counted(ofClass(120))).toEqual([]);
  });

  it.each([
    ['eighty lines', `function fits() {\n${inside(78)}\n}`],
    [
      'blank lines and comments',
      `function fits() {\n${inside(78)}\n\n  // why\n  /** what\n   * more\n   */\n}`,
    ],
    ['an exception', `function kernel() {\n${inside(100)}\n}`],
    ['what stands between functions', `const a = (x) => x;\n${inside(100, 'one();')}`],
    ['data', `const list = [\n${inside(100, '  one,')}\n];`],
  ])('lets pass %s', (_, text) => expect(counted(text)).toEqual([]));

  it('counts of a component what comes before its markup', () => {
    const component = (logic) =>
      `export function Page() {\n${inside(logic)}\n  return (\n${inside(200)}\n  );\n}`;
    expect(counted(component(79), 'web/src/a.tsx')).toEqual([]);
    expect(counted(component(80), 'web/src/a.tsx')).toHaveLength(1);
  });
});
