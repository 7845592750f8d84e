import { describe, expect, it } from 'vitest';
import { isSameRecord } from './same-record.ts';
import { shareSame } from './share-same.ts';

describe('isSameRecord', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['keys in another sequence', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['what is undefined on one side', { a: 1, b: undefined }, { a: 1 }, true],
    ['what is undefined on the other side', { a: 1 }, { a: 1, b: undefined }, true],
    ['null in place of nothing', { a: null }, {}, false],
    ['nothing in place of null', {}, { a: null }, false],
    ['a further key', { a: 1 }, { a: 1, b: 2 }, false],
    ['a list that is longer', [1, 2], [1, 2, 3], false],
    ['a list in another sequence', [1, 2], [2, 1], false],
    ['a list and an object with its keys', [1], { 0: 1 }, false],
    ['zero and minus zero, which are written alike', { a: 0 }, { a: -0 }, true],
    ['deep in a list', [{ a: [{ b: 1 }] }], [{ a: [{ b: 2 }] }], false],
    ['null and an object', null, {}, false],
    ['a figure and its text', 1, '1', false],
  ])('%s', (_, one, other, isSame) => {
    expect(isSameRecord(one, other)).toBe(isSame);
    expect(isSameRecord(other, one)).toBe(isSame);
  });
});

describe('shareSame', () => {
  const before = [{ d: 'M0 0', fill: '#000' }, { d: 'M1 1' }, { d: 'M2 2' }];

  it('keeps what is the same, item by item', () => {
    const after = structuredClone(before);
    after[1] = { d: 'M9 9' };
    const shared = shareSame(before, after);
    expect(shared).toEqual(after);
    expect([shared[0], shared[2]]).toEqual([before[0], before[2]]);
    expect([shared[0] === before[0], shared[1] === after[1], shared[2] === before[2]]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is the same as a whole where nothing differs', () => {
    expect(shareSame(before, structuredClone(before))).toBe(before);
  });

  it.each<[string, unknown, unknown]>([
    ['shorter', before, before.slice(0, 1)],
    ['longer', before, [...before, { d: 'M3 3' }]],
    ['of another kind', before, { d: 'M0 0' }],
    ['new', undefined, [{ d: 'M0 0' }]],
    ['gone', before, null],
  ])('is as given where it is %s', (_, first, after) => {
    expect(shareSame(first, structuredClone(after))).toEqual(after);
  });
});
