import { chmodSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPictureCache } from './picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true, force: true });
});

it('returns what was written, and null for the rest', async () => {
  const cache = createPictureCache(folder, 1000);
  await cache.write('abcd', Buffer.from('x'));
  expect(await cache.read('abcd')).toEqual(Buffer.from('x'));
  expect(await cache.read('abce')).toBeNull();
  expect(readdirSync(folder)).toEqual(['ab']);
});

it('drops the longest unused when it grows too large', async () => {
  const cache = createPictureCache(folder, 250, 4);
  const body = Buffer.alloc(100);
  for (const [index, name] of ['aa1', 'bb2', 'cc3'].entries()) {
    await cache.write(name, body);
    utimesSync(join(folder, name.slice(0, 2), name), index, index);
  }
  // A read counts as use.
  await cache.read('aa1');
  await cache.write('dd4', body);
  const kept = await Promise.all(
    ['aa1', 'bb2', 'cc3', 'dd4'].map(async (name) => (await cache.read(name)) !== null),
  );
  expect(kept).toEqual([true, false, false, true]);
});

it('does not fail when nothing can be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  await createPictureCache(join(folder, 'file'), 1000).write('abcd', Buffer.from('x'));
});
