import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LocalCopies, openLocalCopies } from './local-copies.ts';

let folder: string;
let fetched: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  fetched = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const get = (copies: LocalCopies, key: string, content = key, etag = 'mark') =>
  copies.get(key, async () => {
    fetched.push(key);
    return { body: Readable.from([content]), etag };
  });

it('fetches an object once, however many ask', async () => {
  const copies = openLocalCopies(folder, 1000);
  const paths = await Promise.all(Array.from({ length: 50 }, () => get(copies, 'prv/图.png')));
  expect(new Set(paths).size).toBe(1);
  expect(readFileSync(paths[0]!, 'utf8')).toBe('prv/图.png');
  expect(paths[0]).toMatch(/\.png$/);
  await get(openLocalCopies(folder, 1000), 'prv/图.png');
  expect(fetched).toEqual(['prv/图.png']);
});

it('fetches anew when the store has other content', async () => {
  const copies = openLocalCopies(folder, 1000);
  await get(copies, 'a.png', 'old', 'mark 1');
  await copies.check('a.png', { etag: 'mark 1', bytes: 3 });
  expect(readFileSync(await get(copies, 'a.png'), 'utf8')).toBe('old');
  await copies.check('a.png', { etag: 'mark 2', bytes: 3 });
  expect(readFileSync(await get(copies, 'a.png', 'new'), 'utf8')).toBe('new');
  await copies.check('a.png', null);
  expect(readFileSync(await get(copies, 'a.png', 'back'), 'utf8')).toBe('back');
});

it('keeps the copy of another process unless its size is wrong', async () => {
  await get(openLocalCopies(folder, 1000), 'a.png', 'old', 'mark 1');
  const other = openLocalCopies(folder, 1000);
  await other.check('a.png', { etag: 'mark 1', bytes: 3 });
  expect(readFileSync(await get(other, 'a.png', 'new'), 'utf8')).toBe('old');
  await other.check('a.png', { etag: 'mark 2', bytes: 4 });
  expect(readFileSync(await get(other, 'a.png', 'newer'), 'utf8')).toBe('newer');
});

it('leaves nothing of a copy that breaks off, and tries again', async () => {
  const copies = openLocalCopies(folder, 1000);
  const broken = copies.get('a.png', async () => ({
    etag: 'mark',
    body: Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    ),
  }));
  await expect(broken).rejects.toThrow('cut');
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
  expect(readFileSync(await get(copies, 'a.png', 'whole'), 'utf8')).toBe('whole');
});

it('drops the longest unused beyond its bytes, but none that somebody may be about to open', async () => {
  const old = openLocalCopies(folder, 100_000);
  const paths: string[] = [];
  for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) {
    const path = await get(old, key, 'x'.repeat(100));
    if (key !== 'd') utimesSync(path, 1000 + index, 1000 + index);
    paths.push(path);
  }
  const copies = openLocalCopies(folder, 300);
  paths.push(await get(copies, 'e', 'x'.repeat(100)));
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, false, true, true]);
  await get(copies, 'f', 'x'.repeat(200));
  expect(paths.map((path) => existsSync(path))).toEqual([false, false, false, true, true]);
});
