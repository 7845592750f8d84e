import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readStorageUrl } from '../read-storage-url.ts';
import type { S3Setting } from '../s3-setting.ts';
import { freshKeys } from './fresh-keys.ts';

let folder: string;
let path: string;
let nowMs = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diy-keys-'));
  path = join(folder, 'store');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const address = (keys: string, more = '', bucket = 'shop') =>
  `s3+https://${keys}@s3.example.com/${bucket}?region=eu${more}`;
const open = (url: string) => freshKeys(readStorageUrl(url, path) as S3Setting, () => nowMs);

/** Replaces a file as a vault's agent does: a new file is written and renamed over it. */
function replace(content: string): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
  nowMs += 1001;
}

test('the next request has the keys that the file was replaced by', () => {
  replace(address('A:1', '&session_token=one'));
  const keys = open(address('A:1', '&session_token=one'));
  expect(keys()).toMatchObject({ accessKey: 'A', secretKey: '1', sessionToken: 'one' });
  replace(address('B:2', '&session_token=two'));
  expect(keys()).toMatchObject({ accessKey: 'B', secretKey: '2', sessionToken: 'two', bucket: 'shop' });
  replace(address('C:3'));
  expect(keys()).toMatchObject({ accessKey: 'C', secretKey: '3' });
  expect(keys()).not.toHaveProperty('sessionToken');
});

test.each([
  ['is away', null],
  ['is half written', 's3+https://B:'],
  ['names another bucket', address('B:2', '', 'other')],
  ['is another store', 'qiniu://B:2@shop?domain=f.example.com'],
])('a file that %s changes nothing', (_, content) => {
  replace(address('A:1'));
  const keys = open(address('A:1'));
  expect(keys().accessKey).toBe('A');
  if (content === null) rmSync(path);
  else replace(content);
  nowMs += 1001;
  expect(keys()).toMatchObject({ accessKey: 'A', bucket: 'shop' });
  replace(address('D:4'));
  expect(keys().accessKey).toBe('D');
});

test('keys without a file stay', () => {
  const setting = readStorageUrl(address('A:1')) as S3Setting;
  expect(freshKeys(setting)()).toBe(setting);
});
