import { describe, expect, it } from 'vitest';
import { createRandom, scramble } from './random.ts';

const first = (seed: number, count = 8) => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};

describe('createRandom', () => {
  it('gives the same stream for a seed, on every machine', () => {
    expect(first(7)).toEqual(first(7));
    expect(first(7)).not.toEqual(first(8));
    // Part of what a picture is: another stream is another picture under the same seed.
    expect(Math.floor(first(1)[0]! * 2 ** 32)).toMatchInlineSnapshot(`1228566310`);
  });

  it('begins differently for neighbouring seeds', () => {
    const starts = Array.from({ length: 64 }, (_, seed) => first(seed, 1)[0]!);
    const mean = starts.reduce((sum, value) => sum + value, 0) / starts.length;
    expect(new Set(starts).size).toBe(64);
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.15);
  });

  it('takes both ends of whole numbers, and nothing outside of a range', () => {
    const random = createRandom(3);
    const numbers = Array.from({ length: 400 }, () => random.int(2, 4));
    expect([...new Set(numbers)].sort()).toEqual([2, 3, 4]);
    const values = Array.from({ length: 400 }, () => random.range(-1, 2));
    expect(Math.min(...values)).toBeGreaterThanOrEqual(-1);
    expect(Math.max(...values)).toBeLessThan(2);
    const wobbles = Array.from({ length: 400 }, () => Math.abs(random.wobble(3)));
    expect(Math.max(...wobbles)).toBeLessThanOrEqual(3);
  });

  it('shuffles a copy and loses nothing', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = createRandom(5).shuffle(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(shuffled).not.toEqual(list);
    expect([...shuffled].sort()).toEqual(list);
  });

  it('picks what is there, and says so when nothing is', () => {
    const random = createRandom(9);
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
    expect(() => random.pick([])).toThrow('Nothing to pick from');
  });
});

it('scrambling one bit changes about half of the others', () => {
  const bits = (value: number) => value.toString(2).replaceAll('0', '').length;
  const changed = Array.from({ length: 32 }, (_, bit) =>
    bits((scramble(12345) ^ scramble(12345 ^ (1 << bit))) >>> 0),
  );
  expect(Math.min(...changed)).toBeGreaterThan(6);
  expect(Math.max(...changed)).toBeLessThan(26);
});
