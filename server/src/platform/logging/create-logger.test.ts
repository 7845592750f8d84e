import { spawn } from 'node:child_process';
import fs, { existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './create-logger.ts';

const fullDisk = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diy-log-'));
  said = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const parse = (lines: string[]) => lines.map((line) => JSON.parse(line) as { msg: string; lost?: number });
const afterTick = () => new Promise((done) => setImmediate(done));

it('a line that cannot be written is lost without an error, said once, and counted in the log afterwards', async () => {
  const lines: string[] = [];
  let isFull = true;
  const write = (line: string) => {
    if (isFull) throw fullDisk();
    lines.push(line);
  };
  const log = createLogger({ level: 'info', name: 'worker' }, { write });
  for (const n of [1, 2, 3]) log.info({ n }, 'job done');
  log.child({ part: 'x' }).error({ err: new Error('why') }, 'job failed');
  expect(said).toEqual([expect.stringMatching(/^worker: .*ENOSPC/)]);
  isFull = false;
  log.info({}, 'after');
  await afterTick();
  expect(parse(lines)).toMatchObject([{ msg: 'after' }, { msg: 'lines of the log were lost', lost: 4 }]);
  isFull = true;
  log.info({}, 'again');
  expect(said).toHaveLength(2);
});

it('lines of a file wait while the disk is full, up to a size, and stand in it in their order', async () => {
  const log = createLogger({ level: 'info', name: 'api', folder });
  log.info({}, 'before');
  const { writeSync } = fs;
  const full = vi.spyOn(fs, 'writeSync').mockImplementation((...given) => {
    if (given[0] > 2) throw fullDisk();
    return (writeSync as (...all: unknown[]) => number)(...given);
  });
  const long = 'x'.repeat(10_000);
  for (let n = 0; n < 200; n += 1) log.info({ n, long }, 'while full');
  full.mockRestore();
  log.info({}, 'after');
  await afterTick();
  const lines = parse(readFileSync(join(folder, 'api.log'), 'utf8').trim().split('\n'));
  const lost = lines.find(({ msg }) => msg === 'lines of the log were lost')?.lost;
  expect(lost).toBeGreaterThan(50);
  expect(lines).toHaveLength(1 + (200 - lost!) + 2);
  expect(lines.slice(0, 3).map(({ msg }) => msg)).toEqual(['before', 'while full', 'while full']);
  expect(said).toHaveLength(1);
});

const hasFullDevice = existsSync('/dev/full');

it.skipIf(!hasFullDevice)('a file on a disk that stays full ends nobody’s work', () => {
  symlinkSync('/dev/full', join(folder, 'api.log'));
  const log = createLogger({ level: 'info', name: 'api', folder });
  for (let n = 0; n < 100; n += 1) log.info({ n }, 'request');
  expect(said).toHaveLength(1);
});

it.skipIf(!hasFullDevice)('a process whose output goes to a full disk works on', async () => {
  const program = `
    import { createLogger } from ${JSON.stringify(join(import.meta.dirname, 'create-logger.ts'))};
    const log = createLogger({ level: 'info', name: 'api' });
    for (let n = 0; n < 3; n += 1) {
      log.info({ n }, 'request');
      await new Promise((done) => setTimeout(done, 50));
    }
    console.error('worked on');
    process.exit(0);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  let words = '';
  child.stderr!.on('data', (bytes) => {
    words += bytes;
  });
  await new Promise((done) => child.once('close', done));
  expect(words.trim().split('\n')).toEqual([expect.stringMatching(/^api: .*ENOSPC/), 'worked on']);
});
