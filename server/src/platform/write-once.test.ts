import fs, { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimBackupFolder, openBackupFolder } from './backup/backup-folder.ts';
import { readConfig } from './config/read-config.ts';
import { reasonOf } from './process/reason-of.ts';
import { readWritten, writeOnce } from './write-once.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diy-once-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});
const path = () => join(folder, 'state');

it('writes a whole file for this user alone, once', () => {
  writeOnce(path(), 'first\n');
  writeOnce(path(), 'second\n');
  expect(readWritten(path())).toBe('first');
  expect(statSync(path()).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['state']);
});

it.each(['', '\n'])('takes a file with %j for none', (left) => {
  writeFileSync(path(), left);
  expect(readWritten(path())).toBeUndefined();
  writeOnce(path(), 'first');
  expect(readFileSync(path(), 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['state']);
});

it('writes where there are no hard links', () => {
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  });
  writeOnce(path(), 'first');
  writeOnce(path(), 'second');
  expect([readWritten(path()), readdirSync(folder)]).toEqual(['first', ['state']]);
});

it('leaves nothing on a full disk', () => {
  vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  });
  expect(() => writeOnce(path(), 'first')).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
  const refused = [
    () => readConfig({ DATA_DIR: folder }),
    () => claimBackupFolder(openBackupFolder(folder, { mayCreate: true }), 'ours'),
  ].map((run) => {
    try {
      return run();
    } catch (error) {
      return reasonOf(error);
    }
  });
  expect(refused).toEqual([expect.stringContaining('磁盘已满'), expect.stringContaining('磁盘已满')]);
});

it('an empty secret is made, and an empty mark of a folder of backups', () => {
  writeFileSync(join(folder, 'secret'), '');
  const first = readConfig({ DATA_DIR: folder }).secretKey;
  expect(readConfig({ DATA_DIR: folder }).secretKey).toBe(first);
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe(first);
  const backups = openBackupFolder(folder, { mayCreate: true });
  writeFileSync(join(folder, 'installation'), '');
  claimBackupFolder(backups, 'ours');
  expect(() => claimBackupFolder(backups, 'another')).toThrow('另一套系统');
});
