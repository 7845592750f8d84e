import { expect, it } from 'vitest';
import { createChangeWatch } from './change-watch.ts';

const same = { x: 1 };
it.each<[string, unknown[], unknown[], boolean]>([
  ['the same', [1, 'a', same], [1, 'a', same], false],
  ['an equal object that is another', [{ x: 1 }], [{ x: 1 }], true],
  ['one fewer', [1, 2], [1], true],
  ['one more', [1], [1, undefined], true],
  ['nothing and nothing', [], [], false],
  ['not a number twice', [Number.NaN], [Number.NaN], false],
  ['what was not there', [undefined], [null], true],
])('compares %s', (_, before, after, hasChanged) => {
  const watch = createChangeWatch();
  expect(watch(before)).toBe(true);
  expect(watch(after)).toBe(hasChanged);
  expect(watch(after)).toBe(false);
});
