import { mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StoredObject } from './object-store.ts';
import { putFile } from './put-file.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'put-file-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const type = { contentType: 'text/plain' };
const stored: StoredObject = { key: 'prv/a.txt', bytes: 4, contentType: 'text/plain' };
const openFiles = () =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`).startsWith(folder);
    } catch {
      return false;
    }
  });

it('hands the file to the store', async () => {
  const path = join(folder, 'a.txt');
  writeFileSync(path, 'abcd');
  let body = '';
  const storage = {
    put: async (_: string, stream: Buffer | Readable) => {
      body = (await buffer(stream as Readable)).toString();
      return stored;
    },
  };
  expect(await putFile(storage, 'prv/a.txt', path, type)).toBe(stored);
  expect(body).toBe('abcd');
});

it.runIf(process.platform === 'linux')(
  'leaves no file open and raises no error elsewhere when the store refuses before it reads (Linux lists open files)',
  async () => {
    const storage = { put: () => Promise.reject(new Error('refused')) };
    for (let round = 0; round < 20; round += 1) {
      const path = join(folder, `${round}.txt`);
      writeFileSync(path, 'abcd');
      const putting = putFile(storage, 'prv/a.txt', path, type);
      rmSync(path);
      await expect(putting).rejects.toThrow('refused');
    }
    await sleep(50);
    await expect.poll(openFiles).toEqual([]);
  },
);
