import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { acceptSecret, requireSameSecret } from './require-same-secret.ts';
import { requireSchema } from './require-schema.ts';

const RECORD = { mayRecord: true };
let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const health = async () => {
  const response = await app.http.inject('/healthz');
  return [response.statusCode, response.json().checks.schema];
};

test('a database of this version is taken', async () => {
  await requireSchema(app.services.db);
  expect(await health()).toEqual([200, 'ok']);
});

test.each([
  ['an older version', 'delete from schema_migrations where number >= 100', /npm run migrate/],
  [
    'a newer version',
    "insert into schema_migrations values (9999, '9999-later.sql', 'x')",
    /9999-later\.sql/,
  ],
  ['nobody', 'truncate schema_migrations', /还没有表.*npm run migrate/],
  ['somebody without our tables', 'drop table schema_migrations', /还没有表.*npm run migrate/],
])('one of %s is refused with what to do, and /healthz is not ok', async (_, change, words) => {
  // One result is shared for a second: that of the case before is gone.
  await expect.poll(health).toEqual([200, 'ok']);
  await app.pool.query('create table kept as select * from schema_migrations');
  await app.pool.query(change);
  try {
    await expect(requireSchema(app.services.db)).rejects.toThrow(words);
    await expect.poll(health).toEqual([503, 'failed']);
  } finally {
    await app.pool.query('drop table if exists schema_migrations');
    await app.pool.query('alter table kept rename to schema_migrations');
  }
});

test('processes with different secrets do not work on one database', async () => {
  const { db } = app.services;
  // A command in another shell, before any process has run.
  await requireSameSecret(db, 'c'.repeat(64), { mayRecord: false });
  await requireSameSecret(db, 'a'.repeat(64), RECORD);
  await requireSameSecret(db, 'a'.repeat(64), RECORD);
  await expect(requireSameSecret(db, 'b'.repeat(64), RECORD)).rejects.toThrow(/SECRET_KEY/);
  await acceptSecret(db, 'b'.repeat(64));
  await requireSameSecret(db, 'b'.repeat(64), RECORD);
  await expect(requireSameSecret(db, 'a'.repeat(64), RECORD)).rejects.toThrow(/SECRET_KEY/);
  const { rows } = await app.pool.query('select value from installation');
  expect(JSON.stringify(rows)).not.toContain('b'.repeat(8));
});
