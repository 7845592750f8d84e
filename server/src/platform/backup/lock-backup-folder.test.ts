import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryName } from '../temporary-name.ts';
import { lockFolder } from './lock-backup-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const lock = () => join(folder, 'lock');

interface Held {
  host: 'mine' | 'other';
  pid: number;
  start: 'mine' | string;
}

function hold({ host, pid, start }: Held, ageSeconds: number): void {
  const unlock = lockFolder(folder);
  const mine = JSON.parse(readFileSync(lock(), 'utf8'));
  unlock();
  const holder = {
    token: 'another',
    host: host === 'mine' ? mine.host : host,
    pid,
    start: start === 'mine' ? mine.start : start,
  };
  writeFileSync(lock(), JSON.stringify(holder));
  const at = Date.now() / 1000 - ageSeconds;
  utimesSync(lock(), at, at);
}

const { pid } = process;
test.each<[string, Held, number]>([
  ['a process that runs here', { host: 'mine', pid, start: 'mine' }, 600],
  ['another machine, refreshed a minute ago', { host: 'other', pid, start: 'mine' }, 60],
  ['a container in which processes have the same numbers', { host: 'other', pid, start: '1' }, 0],
])('the lock of %s holds', (_, holder, age) => {
  hold(holder, age);
  expect(() => lockFolder(folder)).toThrow('另一个备份正在写入');
  expect(JSON.parse(readFileSync(lock(), 'utf8')).token).toBe('another');
});

test.each<[string, Held, number]>([
  ['a process that is gone', { host: 'mine', pid: 999_999_999, start: '1' }, 0],
  ['a process whose number another one has now', { host: 'mine', pid, start: '1' }, 0],
  ['another machine, not refreshed for ten minutes', { host: 'other', pid, start: 'mine' }, 600],
])('the lock of %s does not', (_, holder, age) => {
  hold(holder, age);
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('另一个备份正在写入');
  unlock();
  expect(existsSync(lock())).toBe(false);
});

test('a lock cut off by a kill holds for a moment only; one that another took over is not given back', () => {
  writeFileSync(lock(), '{"tok');
  expect(() => lockFolder(folder)).toThrow('另一个备份正在写入');
  utimesSync(lock(), 1, 1);
  const unlock = lockFolder(folder);
  writeFileSync(lock(), JSON.stringify({ token: 'another' }));
  unlock();
  expect(existsSync(lock())).toBe(true);
});

test('trials of killed backups are removed by the next one, and those of others that begin now are not', () => {
  const own = temporaryName();
  const [uuid, machine, ownPid, start] = own.split('.');
  const written = [
    // The process has ended, and its number was given to another one since.
    [`.clock-${uuid}.${machine}.${ownPid}.${Number(start) - 1}`, 0],
    // Of a version before, or of another machine.
    [`.clock-${uuid}`, 600],
    [`.clock-${uuid}.${'0'.repeat(16)}.1.1`, 600],
  ] as const;
  const kept = [`.clock-${own}`, `.clock-${uuid}.${'0'.repeat(16)}.1.2`];
  for (const name of kept) writeFileSync(join(folder, name), '');
  for (const [name, ageSeconds] of written) {
    writeFileSync(join(folder, name), '');
    const at = Date.now() / 1000 - ageSeconds;
    utimesSync(join(folder, name), at, at);
  }
  lockFolder(folder)();
  expect(readdirSync(folder).sort()).toEqual(kept.sort());
});
