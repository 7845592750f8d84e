import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Logger } from '../../logging/logger.ts';
import { runEmbeddedPostgres } from './run-embedded-postgres.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';

const log: Logger = { debug() {}, info() {}, warn() {}, error() {}, child: () => log };
let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'postgres-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  it('keeps acknowledged rows over kill -9, adopts a running server and clears a leftover lock file', async () => {
    const first = await startEmbeddedPostgres({ dataDir, log });
    await query(first.url, 'create table kept (n int)');
    await query(first.url, 'insert into kept values (7)');

    const adopted = await startEmbeddedPostgres({ dataDir, log });
    expect(adopted.pid).toBe(first.pid);

    process.kill(first.pid, 'SIGKILL');
    const again = await startEmbeddedPostgres({ dataDir, log });
    expect(again.pid).not.toBe(first.pid);
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    expect(await query(again.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(again.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await again.stop();
    expect(again.isAlive()).toBe(false);
  });

  it('never adopts a server that was killed a moment ago', async () => {
    let running = await startEmbeddedPostgres({ dataDir, log });
    for (let i = 0; i < 5; i++) {
      process.kill(running.pid, 'SIGKILL');
      const next = await startEmbeddedPostgres({ dataDir, log });
      expect(next.pid).not.toBe(running.pid);
      expect(await query(next.url, 'select 1 as n')).toEqual([{ n: 1 }]);
      running = next;
    }
    await running.stop();
  });

  it('starts a killed server again on the same address', async () => {
    const running = await runEmbeddedPostgres({ dataDir, log });
    try {
      const [{ pid }] = (await query(running.url, 'select pg_backend_pid() as pid')) as [{ pid: number }];
      expect(pid).toBeGreaterThan(0);
      const { readPostmasterFile } = await import('./postmaster-file.ts');
      process.kill(readPostmasterFile(join(dataDir, 'postgres'))!.pid, 'SIGKILL');
      await vi.waitFor(() => query(running.url, 'select 1'), { timeout: 60_000, interval: 100 });
    } finally {
      await running.stop();
    }
  });
});
