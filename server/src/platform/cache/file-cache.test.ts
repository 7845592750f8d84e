import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';

let work: string;
beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(work, { recursive: true }));

const bytes = (text: string) => [Buffer.from(text)];
const open = (more: { maxBytes?: number; keepFreeBytes?: number } = {}) =>
  createFileCache({ folder: join(work, 'kept'), maxBytes: 100, keepFreeBytes: 0, ...more });

it('gives back what it was given, in another process too', async () => {
  expect(await open().read('a')).toBeUndefined();
  expect(await open().has('a')).toBe(false);
  await open().write('a', [Buffer.from('one '), Buffer.from('two')]);
  expect(String(await open().read('a'))).toBe('one two');
  expect(await open().has('a')).toBe(true);
});

it('removes what was used longest ago when it grows too large', async () => {
  const cache = open({ maxBytes: 10 });
  for (const name of ['a', 'b']) await cache.write(name, bytes('1234'));
  const before = new Date(Date.now() - 60_000);
  for (const name of ['a', 'b']) utimesSync(join(work, 'kept', name), before, before);
  await cache.read('a');
  await cache.write('c', bytes('1234'));
  expect(readdirSync(join(work, 'kept')).sort()).toEqual(['a', 'c']);
});

it('writes nothing where the disk would be too full, or the folder cannot be made', async () => {
  const full = open({ keepFreeBytes: Number.MAX_SAFE_INTEGER });
  await full.write('a', bytes('1234'));
  expect([await full.hasRoom(), await open().hasRoom()]).toEqual([false, true]);
  expect(await open().read('a')).toBeUndefined();
  rmSync(join(work, 'kept'), { recursive: true, force: true });
  writeFileSync(join(work, 'kept'), 'in the way');
  expect(await open().hasRoom()).toBe(false);
  await open().write('a', bytes('1234'));
  expect(await open().read('a')).toBeUndefined();
});
