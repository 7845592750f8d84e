import { describe, expect, it } from 'vitest';
import { isMore, type JsonMeasure, measureJson } from './measure-json.ts';

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
    [',:,', 0, 3],
  ])('%j is %i deep with %i values', (text, depth, values) =>
    expect(measureJson(text)).toMatchObject({ depth, values }),
  );

  it.each<[string, number, number, number]>([
    ['{"a":1,"b":2,"c":[1,2]}', 3, 2, 3],
    ['[{"a":1},{"a":2},{"a":3}]', 1, 3, 1],
    // The widest counts, wherever it lies, and each bracket for itself.
    ['{"a":[[1,2,3],[1]],"b":{"c":1,"d":2}}', 2, 3, 4],
    ['{"a":{"b":{"c":1}}}', 1, 0, 3],
    ['[1,{"a":1,"b":1},2,3]', 2, 4, 2],
    ['{"a:b":"c:d","e":"\\"f\\":"}', 2, 0, 2],
    ['{"a" : 1, "a" : 2}', 2, 0, 1],
    ['"x"', 0, 0, 0],
  ])('%j: %i members, %i items, %i names', (text, members, items, names) =>
    expect(measureJson(text)).toMatchObject({ members, items, names }),
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

  it('tells many names from few, and never too many', () => {
    const text = (count: number) =>
      JSON.stringify(Array.from({ length: 20_000 }, (_, at) => ({ [`key${at % count}`]: at })));
    expect(measureJson(text(50)).names).toBe(50);
    for (const count of [5_000, 20_000]) {
      const { names } = measureJson(text(count));
      expect(names).toBeLessThanOrEqual(count);
      expect(names).toBeGreaterThan(0.9 * count);
    }
  });

  const most: JsonMeasure = { depth: 3, values: 20, members: 4, items: 6, names: 5 };
  it.each<[string, string, boolean]>([
    ['as much as may be', '{"a":1,"b":[1,2,3,4,5,6],"c":{"d":[0]},"e":1}', false],
    ['a level more', '[[[[]]]]', true],
    ['a value more', `[${'[1,1,1,1],'.repeat(4)}[1]]`, true],
    ['a member more', '{"a":1,"b":1,"c":1,"d":1,"e":1}', true],
    ['an item more', '[1,2,3,4,5,6,7]', true],
    ['a name more', '[{"a":1},{"b":1},{"c":1},{"d":1},{"e":1},{"f":1}]', true],
  ])('%s', (_, text, expected) => {
    expect(isMore(measureJson(text), most)).toBe(expected);
    expect(isMore(measureJson(text, most), most)).toBe(expected);
  });

  it('measures no further than what is too much', () => {
    const text = `[${'1,'.repeat(1_000_000)}1]`;
    expect(measureJson(text, most).values).toBeLessThan(30);
  });
});
