import { expect, it } from 'vitest';
import { lazy } from './lazy.ts';

it('computes at the first call, and only then', () => {
  let calls = 0;
  const table = lazy(() => {
    calls += 1;
    return undefined;
  });
  expect(calls).toBe(0);
  expect([table(), table()]).toEqual([undefined, undefined]);
  expect(calls).toBe(1);
});

it('computes again after an error', () => {
  let isBroken = true;
  const table = lazy(() => {
    if (isBroken) throw new Error('not yet');
    return 7;
  });
  expect(table).toThrow('not yet');
  isBroken = false;
  expect(table()).toBe(7);
});
