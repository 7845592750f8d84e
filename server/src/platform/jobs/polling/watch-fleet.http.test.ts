import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { until } from '../../../testing/until.ts';
import { LEASE_CLASS } from '../worker-lease.ts';
import { watchFleet } from './watch-fleet.ts';

let app: TestApp;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

function watch(pool: pg.Pool, watchMs = 50) {
  const received = { counts: [] as number[], migrations: [] as number[], failures: 0 };
  const log = {
    ...app.services.log,
    warn: () => {
      received.failures += 1;
    },
  };
  const fleet = watchFleet({
    pool,
    log,
    lanes: 3,
    onCount: (workers) => void received.counts.push(workers),
    onMigration: (number) => void received.migrations.push(number),
    watchMs,
  });
  return { received, fleet };
}

test('counts workers by the leases of this database', async () => {
  const client = new pg.Client({ connectionString: app.services.config.databaseUrl });
  await client.connect();
  const { received, fleet } = watch(app.pool);
  await until('nobody to be counted as one', 60_000, async () =>
    received.counts[0] === 1 ? true : undefined,
  );
  for (const lane of [1, 2, 3, 4, 5, 6])
    await client.query('select pg_advisory_lock($1, $2)', [LEASE_CLASS, lane]);
  await until('two workers to be counted', 60_000, async () =>
    received.counts.at(-1) === 2 ? true : undefined,
  );
  fleet.stop();
  await client.end();
  expect(received.migrations).toEqual([]);
});

test('a breaking change of the library’s tables is said once, what was there before is not', async () => {
  const { received, fleet } = watch(app.pool);
  await until('the first look', 60_000, async () => received.counts[0]);
  await app.pool.query(
    'insert into graphile_worker.migrations (id, breaking) values (999998, false), (999999, true)',
  );
  await until('the change to be seen', 60_000, async () => received.migrations[0]);
  const looks = received.counts.length;
  await until('two more looks', 60_000, async () => (received.counts.length > looks + 1 ? true : undefined));
  fleet.stop();
  expect(received.migrations).toEqual([999999]);
});

test('a database that cannot be asked is asked again', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  const { received, fleet } = watch(pool);
  await until('two failures', 60_000, async () => (received.failures > 1 ? true : undefined));
  fleet.stop();
  expect(received.counts).toEqual([]);
  await pool.end();
});
