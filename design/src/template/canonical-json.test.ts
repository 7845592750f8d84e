import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

/** Canonical JSON by its definition: keys as their text compares, what is undefined left out, everything else as JSON has it. */
function byDefinition(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => byDefinition(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${byDefinition(item)}`);
  return `{${entries.join(',')}}`;
}

it.each<[string, unknown, string]>([
  ['keys that are numbers, which objects sort otherwise', { 10: 1, 9: 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
  ['keys beyond ASCII', { ä: 1, z: 2, 中: 3, '😀': 4, ﬀ: 5 }, '{"z":2,"ä":1,"中":3,"😀":4,"ﬀ":5}'],
  ['quotes and half characters', { 'a"b': '"\ud800' }, '{"a\\"b":"\\"\\ud800"}'],
  ['what is undefined', { b: undefined, a: [undefined, null], c: 0 }, '{"a":[null,null],"c":0}'],
  ['small and large numbers', [-0, 1e21, 1e-7, 0.1 + 0.2], '[0,1e+21,1e-7,0.30000000000000004]'],
  ['nothing', [{}, [], ''], '[{},[],""]'],
])('writes %s', (_, value, text) => {
  expect(canonicalJson(value)).toBe(text);
  expect(byDefinition(value)).toBe(text);
});

it('writes any value as its definition has it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
      expect(canonicalJson(value)).toBe(byDefinition(value));
    }),
    { numRuns: 500 },
  );
});

it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s wherever it stands', (value) => {
  expect(() => canonicalJson({ a: [{ b: value }] })).toThrow(RangeError);
});
