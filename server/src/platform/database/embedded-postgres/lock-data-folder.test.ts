import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataFolder } from './lock-data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('lockDataFolder', () => {
  it('locks, and unlocks', () => {
    const unlock = lockDataFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8')).toContain(String(process.pid));
    unlock();
    lockDataFolder(folder)();
  });

  it('refuses a folder that a living process holds', () => {
    const other = spawn('sleep', ['30']);
    try {
      writeFileSync(join(folder, 'lock'), `${other.pid} \n`);
      expect(() => lockDataFolder(folder)).toThrow(/正在使用数据文件夹/);
    } finally {
      other.kill('SIGKILL');
    }
  });

  it.each([
    ['a dead process', '999999999 1'],
    ['a pid that another program has now', `${process.ppid} 1`],
    ['a half-written file', ''],
  ])('takes over the lock of %s', (_name, content) => {
    writeFileSync(join(folder, 'lock'), content);
    lockDataFolder(folder)();
  });

  it('says so when the path is not a folder', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(() => lockDataFolder(join(file, 'data'))).toThrow(/不可写/);
  });
});
