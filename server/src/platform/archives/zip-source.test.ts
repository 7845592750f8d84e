import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inflateEntry, openZip, readEntry, ZipRefused } from './open-zip.ts';
import { sourceOfBytes, sourceOfFile, type ZipSource } from './zip-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'zip-source-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let file: FileHandle | null = null;
afterEach(async () => {
  await file?.close();
  file = null;
});
/** The archive somewhere in the middle of a file, as it lies among others that were unpacked. */
async function inFile(bytes: Buffer): Promise<ZipSource> {
  const path = join(folder, 'spool');
  await writeFile(path, Buffer.concat([Buffer.alloc(1000, 'x'), bytes, Buffer.alloc(1000, 'y')]));
  file = await open(path, 'r');
  return sourceOfFile(file, 1000, bytes.length);
}

const LIMITS = { entries: 3000, totalBytes: 50_000_000 };
const noise = randomBytes(3_000_000);
const words = Buffer.alloc(5_000_000, '订单号,SKU\r\n');
const zip = (files: Zippable) => Buffer.from(zipSync(files));

describe.each([
  ['in memory', async (bytes: Buffer) => sourceOfBytes(bytes)],
  ['in a file', inFile],
])('an archive %s', (_, sourceOf) => {
  it('gives its entries, small and large, stored and packed', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2500 }, (__, n) => [`f/${n}-${'n'.repeat(100)}`, new Uint8Array([n & 255])]),
    );
    const files = {
      'noise.bin': noise,
      'words.csv': words,
      'stored.bin': [noise, { level: 0 as const }] as const,
      ...many,
    };
    const opened = await openZip(await sourceOf(zip(files as unknown as Zippable)), LIMITS);
    expect(opened.count).toBe(2503);
    const read = (name: string) => readEntry(opened, opened.entries.get(name)!, 10_000_000);
    expect((await read('noise.bin')).equals(noise)).toBe(true);
    expect((await read('stored.bin')).equals(noise)).toBe(true);
    expect((await read('words.csv')).equals(words)).toBe(true);
    expect([...(await read(`f/7-${'n'.repeat(100)}`))]).toEqual([7]);
  });

  it('may be left in the middle of an entry', async () => {
    const opened = await openZip(await sourceOf(zip({ 'noise.bin': noise })), LIMITS);
    for (let time = 0; time < 3; time += 1)
      for await (const chunk of inflateEntry(opened, opened.entries.get('noise.bin')!)) {
        expect(noise.subarray(0, chunk.length).equals(chunk)).toBe(true);
        break;
      }
  });

  it('is refused when it was cut off, wherever', async () => {
    const whole = zip({ 'noise.bin': noise, 'words.csv': words });
    for (const bytes of [0, 10, 30, 100, 1_000_000, whole.length - 30, whole.length - 1]) {
      const cut = await sourceOf(whole.subarray(0, bytes));
      await expect(openZip(cut, LIMITS)).rejects.toBeInstanceOf(ZipRefused);
      await file?.close();
      file = null;
    }
  });

  it('is refused when a large entry is damaged inside', async () => {
    const bytes = zip({ 'words.csv': Buffer.concat([noise, words]) });
    const at = bytes.length >> 1;
    bytes.fill(0, at, at + 400_000);
    const opened = await openZip(await sourceOf(bytes), LIMITS);
    const read = readEntry(opened, opened.entries.get('words.csv')!, 10_000_000);
    const found = await read.catch((error: unknown) => error);
    // What happens to unpack to as many bytes differs by its check sum, which callers compare.
    expect(found instanceof ZipRefused || !(found as Buffer).equals(Buffer.concat([noise, words]))).toBe(
      true,
    );
  });
});
