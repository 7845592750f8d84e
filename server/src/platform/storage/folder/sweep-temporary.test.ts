import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Config } from '../../config/config.ts';
import { temporaryName } from '../../temporary-name.ts';
import { sweepHourly, sweepTemporary, temporaryFolders } from './sweep-temporary.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sweep-'));
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('sweeps now and every hour, until it is stopped', () => {
  vi.useFakeTimers();
  const leave = (name: string) => {
    writeFileSync(join(folder, name), 'x');
    const old = new Date(Date.now() - 86_400_001);
    utimesSync(join(folder, name), old, old);
  };
  leave('a');
  const stop = sweepHourly(
    [folder],
    () => Date.now(),
    (error) => expect.unreachable(String(error)),
  );
  expect(readdirSync(folder)).toEqual([]);
  leave('b');
  vi.advanceTimersByTime(3_599_000);
  expect(readdirSync(folder)).toEqual(['b']);
  vi.advanceTimersByTime(1000);
  expect(readdirSync(folder)).toEqual([]);
  // A disk that is away: the folder is not made in its place.
  rmSync(folder, { recursive: true });
  vi.advanceTimersByTime(3_600_000);
  expect(existsSync(folder)).toBe(false);
  mkdirSync(folder);
  stop();
  leave('c');
  vi.advanceTimersByTime(7_200_000);
  expect(readdirSync(folder)).toEqual(['c']);
});

it.skipIf(!existsSync('/proc/self'))(
  'removes at once what a killed process of this machine left, and nothing of one that works',
  () => {
    const program = `
      import { temporaryName } from ${JSON.stringify(join(import.meta.dirname, '../../temporary-name.ts'))};
      process.stdout.write(temporaryName());`;
    const options = ['--import', 'tsx', '--input-type=module', '-e', program];
    const ofEnded = execFileSync(process.execPath, options, { encoding: 'utf8' });
    const own = temporaryName();
    const [uuid, machine, pid, start] = own.split('.');
    const kept = [
      own,
      // Of another machine, of whose processes nothing is known, and of a version before.
      `${uuid}.${'0'.repeat(16)}.${pid}.1`,
      `${uuid}`,
      'probe-1',
    ];
    // The pid was given to another process since.
    const removed = [ofEnded, `${uuid}.${machine}.${pid}.${Number(start) - 1}`];
    for (const name of [...kept, ...removed]) writeFileSync(join(folder, name), 'x');
    expect(sweepTemporary(folder, Date.now())).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(kept.sort());
  },
);

it.each([
  ['folder', 'files/.tmp'],
  ['s3', 'cache/objects/.tmp'],
])('a process with a store of kind %s sweeps %s too', (kind, stored) => {
  const folders = temporaryFolders({ dataDir: '/data', storage: { kind } as Config['storage'] });
  expect(folders).toEqual(['/data/incoming', `/data/${stored}`]);
});
