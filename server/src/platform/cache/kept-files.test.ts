import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { touchFile, trimFolder } from './kept-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Ten bytes that were used this many minutes ago. */
function put(name: string, minutes: number): void {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, '0123456789');
  const used = new Date(Date.now() - minutes * 60_000);
  utimesSync(path, used, used);
}
const names = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => one.name)
    .sort();

it.each([
  ['nothing, when there is room', { maxBytes: 40 }, ['a', 'b', 'c', 'd']],
  ['what was used longest ago', { maxBytes: 35 }, ['b', 'c', 'd']],
  ['more, so that it need not begin again at once', { maxBytes: 35, toBytes: 20 }, ['c', 'd']],
  ['nothing that somebody may be about to open', { maxBytes: 10, safeMs: 25 * 60_000 }, ['c', 'd']],
])('removes %s', async (_, options, left) => {
  put('ab/a', 40);
  put('ab/b', 30);
  put('cd/c', 20);
  put('d', 10);
  await trimFolder(folder, options);
  expect(names()).toEqual(left);
});

it('leaves what is being written alone, and counts it not', async () => {
  put('.being-written', 90);
  put('a', 10);
  await trimFolder(folder, { maxBytes: 10 });
  expect(names()).toEqual(['.being-written', 'a']);
});

it('writes the time of use now and then', async () => {
  put('a', 30);
  const usedAt = () => statSync(join(folder, 'a')).mtimeMs;
  const before = usedAt();
  expect(await touchFile(join(folder, 'a'), 60 * 60_000)).toBe(true);
  expect(usedAt()).toBe(before);
  await touchFile(join(folder, 'a'), 60_000);
  expect(usedAt()).toBeGreaterThan(before);
  expect(await touchFile(join(folder, 'gone'), 0)).toBe(false);
});
