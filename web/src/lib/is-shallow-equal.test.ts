import { expect, test } from 'vitest';
import { isShallowEqual } from './is-shallow-equal.ts';

const shared = { deep: 1 };
const noPrototype = Object.assign(Object.create(null) as object, { a: 1 });

test.each<[string, unknown, unknown, boolean]>([
  ['equal numbers', 1, 1, true],
  ['a number and its text', 1, '1', false],
  ['NaN twice', Number.NaN, Number.NaN, true],
  ['the two zeros', 0, -0, false],
  ['null and undefined', null, undefined, false],
  ['null and an object', null, {}, false],
  ['two empty objects', {}, {}, true],
  ['two empty lists', [], [], true],
  ['an empty list and an empty object', [], {}, false],
  ['equal lists', [1, 'a', shared], [1, 'a', shared], true],
  ['a list in another order', [1, 2], [2, 1], false],
  ['a longer list', [1], [1, 2], false],
  ['objects with another order of keys', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['members that are only alike', { a: { deep: 1 } }, { a: { deep: 1 } }, false],
  ['an absent key and an undefined one', { a: undefined }, { b: undefined }, false],
  ['another key whose value is set', { a: undefined }, { b: 1 }, false],
  ['two maps', new Map([[1, 1]]), new Map([[1, 1]]), false],
  ['sets of other members', new Set([1]), new Set([2]), false],
  ['other days', new Date(1), new Date(2), false],
  ['an object without a prototype', noPrototype, { a: 1 }, false],
])('%s', (_, one, other, expected) => {
  expect(isShallowEqual(one, other)).toBe(expected);
  expect(isShallowEqual(other, one)).toBe(expected);
});

test('the same object equals itself, whatever it is', () => {
  for (const one of [new Map(), new Set(), new Date(), noPrototype, () => {}])
    expect(isShallowEqual(one, one)).toBe(true);
});
