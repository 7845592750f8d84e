import { describe, expect, it } from 'vitest';
import { measureJson } from './measure-json.ts';

describe('measureJson', () => {
  it.each<[string, number, number]>([
    ['', 0, 1],
    ['1', 0, 1],
    ['[]', 1, 2],
    ['[1,2,3]', 1, 4],
    ['{"a":{"b":[1,2]}}', 3, 5],
    ['[[],[],[[]]]', 3, 8],
    // Brackets and commas inside texts are text, also behind an escaped quotation mark or backslash.
    ['"[[[,,,"', 0, 1],
    ['["\\"[[[,,"]', 1, 2],
    ['["\\\\",[]]', 2, 4],
    // No JSON at all: some measure, never an endless loop.
    ['"never ends [[[', 0, 1],
    ['"\\', 0, 1],
    [']]]]', 0, 1],
  ])('%j is %i deep with %i values', (text, depth, values) =>
    expect(measureJson(text)).toEqual({ depth, values }),
  );

  it('counts at least every value that the parser builds', () => {
    const value = { a: [1, 'x,y', { b: null }], c: [[], {}, [[[0]]]], '[': true };
    let built = 0;
    JSON.parse(JSON.stringify(value), (_, inner) => {
      built += 1;
      return inner;
    });
    expect(measureJson(JSON.stringify(value)).values).toBeGreaterThanOrEqual(built);
  });
});
