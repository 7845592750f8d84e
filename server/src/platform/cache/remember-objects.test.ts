import { expect, it } from 'vitest';
import { rememberObjects } from './remember-objects.ts';

it('computes once for each object, not for each that looks the same', () => {
  const asked: object[] = [];
  const sizeOf = rememberObjects((list: readonly number[]) => {
    asked.push(list);
    return list.length === 0 ? undefined : list.length;
  });
  const [one, same, empty] = [[1], [1], []];
  expect([sizeOf(one), sizeOf(one), sizeOf(same), sizeOf(empty), sizeOf(empty)]).toEqual([
    1,
    1,
    1,
    undefined,
    undefined,
  ]);
  expect(asked).toEqual([one, same, empty]);
});
