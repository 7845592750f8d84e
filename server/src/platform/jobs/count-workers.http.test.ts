import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { until } from '../../testing/until.ts';
import { createWorkerCount } from './count-workers.ts';
import { LEASE_CLASS } from './worker-lease.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

test('counts workers by the leases of this database, and says 1 until it knows', async () => {
  const { pool } = app;
  const client = new pg.Client({ connectionString: app.services.config.databaseUrl });
  await client.connect();
  for (const lane of [1, 2, 3, 4, 5, 6])
    await client.query('select pg_advisory_lock($1, $2)', [LEASE_CLASS, lane]);
  const workers = createWorkerCount(pool, 3);
  expect(workers()).toBe(1);
  await until('both workers to be counted', 20_000, async () => (workers() === 2 ? true : undefined));
  await client.end();
});

test('a database that cannot be asked leaves the count as it is', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const workers = createWorkerCount(pool, 3);
  workers();
  await expect(pool.query('select 1')).rejects.toThrow();
  expect(workers()).toBe(1);
  await pool.end();
});
