import { describe, expect, it, vi } from 'vitest';
import { createByteBoundedCache } from './byte-bounded-cache.ts';

const cacheOf = (maxBytes: number) => createByteBoundedCache<string>(maxBytes, (value) => value.length);

describe('createByteBoundedCache', () => {
  it('loads once, also when asked twice at the same time', async () => {
    const cache = cacheOf(10);
    const load = vi.fn(async () => 'abc');
    expect(await Promise.all([cache.get('k', load), cache.get('k', load)])).toEqual(['abc', 'abc']);
    expect(await cache.get('k', load)).toBe('abc');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('drops what was unused for longest', async () => {
    const cache = cacheOf(6);
    await cache.get('a', async () => 'aaa');
    await cache.get('b', async () => 'bbb');
    await cache.get('a', async () => 'never');
    await cache.get('c', async () => 'ccc');
    expect(cache.bytes()).toBe(6);
    expect(await cache.get('a', async () => 'again')).toBe('aaa');
    expect(await cache.get('b', async () => 'new')).toBe('new');
  });

  it('hands out what is too large, and forgets a failed load', async () => {
    const cache = cacheOf(2);
    expect(await cache.get('k', async () => 'large')).toBe('large');
    expect(cache.bytes()).toBe(0);
    await expect(cache.get('f', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('f', async () => 'ok')).toBe('ok');
  });
});
