import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Logger } from '../../logging/logger.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'cluster-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

/** What initdb and its helpers that still run in the folder were called with. */
function runningIn(folder: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return words.includes('initdb') && words.includes(folder) ? [words] : [];
      } catch {
        return [];
      }
    });
}

/** Makes what a killed start left; names that end in `/` are folders. */
function leave(...names: string[]): void {
  for (const name of names) {
    mkdirSync(join(dataDir, name.endsWith('/') ? name : join(name, '..')), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(join(dataDir, name), '18\n');
  }
}

async function expectStart(): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log });
  await postgres.stop();
  expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-password']);
}

/** A start of another process, killed with -9 once a file is there; what it started itself still runs. */
async function killStartAt(file: string): Promise<void> {
  const program = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))};
    const log = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false, log });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: 'ignore',
  });
  const ended = new Promise((done) => child.once('exit', done));
  const isThere = () =>
    readdirSync(dataDir).some(
      (name) => /^postgres(\.|$)/.test(name) && existsSync(join(dataDir, name, file)),
    );
  while (!isThere() && child.exitCode === null) await sleep(5);
  child.kill('SIGKILL');
  await ended;
}

describe('a cluster', () => {
  it.each(['PG_VERSION', 'global/pg_control'])(
    'is made by the next start where one was killed at %s, and nothing of that one runs any more',
    async (file) => {
      await killStartAt(file);
      await expectStart();
      expect(runningIn(dataDir)).toEqual([]);
    },
    60_000,
  );

  it('is made in place of a half-made one of an earlier version', async () => {
    leave('postgres/PG_VERSION', 'postgres/base/1/', 'postgres/global/', 'postgres-initdb-password');
    await expectStart();
  });

  it.each([
    ['a control file', ['PG_VERSION', 'global/pg_control', 'base/1/PG_VERSION'], /move the folder away/],
    ['a control file alone', ['global/pg_control'], /move the folder away/],
    [
      'a database of initdb',
      ['PG_VERSION', 'base/4/PG_VERSION', 'base/1/PG_VERSION'],
      /move the folder away/,
    ],
    ['its last database', ['PG_VERSION', 'base/5/PG_VERSION'], /PostgreSQL 没有启动/],
    ['a database of somebody', ['PG_VERSION', 'base/16384/PG_VERSION'], /PostgreSQL 没有启动/],
  ])('with %s is left as it is, whatever else is wrong with it', async (_, files, reason) => {
    const names = files.map((name) => `postgres/${name}`);
    leave(...names, 'postgres-password');
    await expect(startEmbeddedPostgres({ dataDir, durable: false, log })).rejects.toThrow(reason);
    for (const name of names) expect(existsSync(join(dataDir, name))).toBe(true);
  });
});
