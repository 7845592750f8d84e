import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { silentLogger } from '../logging/create-logger.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  // Only the files below are this test's.
  await client.query('truncate schema_migrations');
  folder = mkdtempSync(join(tmpdir(), 'diy-migrations-'));
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql);
const run = () => migrate(database.url, folder, silentLogger);

test('files run once, in order, also when two processes start at once', async () => {
  write('9002-more.sql', 'insert into fruit values (2);');
  write('9001-fruit.sql', 'create table fruit (n int); insert into fruit values (1);');
  await Promise.all([run(), run()]);
  expect((await client.query('select n from fruit order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test('of an upgrade that fails nothing is left, and it says what to do', async () => {
  write('9003-half.sql', 'create table half (n int);');
  write('9004-fails.sql', 'alter table fruit add column m int; select nonsense;');
  await expect(run()).rejects.toThrow(
    /9004-fails\.sql.*nonsense.*没有改动.*升级前的版本.*nothing was changed/,
  );
  const left = await client.query(
    `select to_regclass('half') as half, (select max(number) from schema_migrations) as newest,
       (select count(*)::int from information_schema.columns where table_name = 'fruit') as columns`,
  );
  expect(left.rows).toEqual([{ half: null, newest: 9002, columns: 1 }]);
  rmSync(join(folder, '9003-half.sql'));
  rmSync(join(folder, '9004-fails.sql'));
});

test('while something uses a table, an upgrade ends soon and says so', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await other.query('begin; select * from fruit;');
  write('9003-wait.sql', 'alter table fruit add column m int;');
  await expect(run()).rejects.toThrow(/9003-wait\.sql.*停止所有 API 和 worker/);
  await other.end();
  rmSync(join(folder, '9003-wait.sql'));
});

test('what a newer version left is refused, and nothing is changed', async () => {
  write('9004-newer.sql', 'create table newer (n int);');
  await run();
  rmSync(join(folder, '9004-newer.sql'));
  write('9005-other.sql', 'create table other (n int);');
  await expect(run()).rejects.toThrow(/9004-newer\.sql/);
  expect((await client.query("select to_regclass('other') as found")).rows).toEqual([{ found: null }]);
  rmSync(join(folder, '9005-other.sql'));
  await client.query('delete from schema_migrations where number = 9004');
});

test('a file edited after it ran is refused', async () => {
  write('9001-fruit.sql', 'create table fruit (n bigint);');
  await expect(run()).rejects.toThrow(/9001-fruit\.sql/);
});
