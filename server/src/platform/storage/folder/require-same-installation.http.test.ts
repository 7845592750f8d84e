import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { Config } from '../../config/config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { fingerprintOf } from '../../database/require-same-secret.ts';
import { silentLogger } from '../../logging/create-logger.ts';
import { FOLDER_ID_FILE } from './require-same-folder.ts';
import { requireSameInstallation } from './require-same-installation.ts';

const MAIN = fileURLToPath(new URL('../../../main-migrate.ts', import.meta.url));
const [OURS, ANOTHER] = ['a'.repeat(64), 'b'.repeat(64)];

let database: TestDatabase;
let client: pg.Client;
let root: string;
let dataDir: string;
beforeAll(async () => {
  database = await createEmptyDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  root = mkdtempSync(join(tmpdir(), 'migrate-'));
  dataDir = mkdtempSync(join(root, 'data-'));
  writeFileSync(join(dataDir, FOLDER_ID_FILE), 'shop-1\n');
  // What an older version with these facts leaves: their table alone.
  await client.query('create table installation (name text primary key, value text not null)');
  await client.query(
    `insert into installation values ('secret-key', '${fingerprintOf(OURS)}'), ('files-folder', 'shop-1')`,
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
  rmSync(root, { recursive: true });
});

const check = async (secretKey: string, folder: string) => {
  const { db, close } = openDatabase(database.url, silentLogger);
  try {
    await requireSameInstallation(db, {
      secretKey,
      dataDir: folder,
      storage: { kind: 'folder' } as Config['storage'],
    });
  } finally {
    await close();
  }
};
const tables = async () => {
  const { rows } = await client.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1",
  );
  return rows.map(({ name }) => name);
};
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each([
  ['the same', OURS, () => dataDir, null],
  ['another SECRET_KEY', ANOTHER, () => dataDir, /SECRET_KEY/],
  ['another DATA_DIR', OURS, () => mkdtempSync(join(root, 'data-')), /DATA_DIR/],
])('%s', async (_, secretKey, folderOf, words) => {
  const checked = check(secretKey, folderOf());
  if (words) await expect(checked).rejects.toThrow(words);
  else await checked;
});

test('a database without these facts is taken', async () => {
  await client.query('alter table installation rename to kept');
  await check(ANOTHER, mkdtempSync(join(root, 'data-')));
  await client.query('alter table kept rename to installation');
});

test('`migrate` with another key refuses, and neither tables nor files are changed', async () => {
  const [before, files] = [await tables(), filesIn(dataDir)];
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: database.url,
    SECRET_KEY: ANOTHER,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  };
  const cwd = fileURLToPath(new URL('../../../..', import.meta.url));
  const migrating = spawnSync(process.execPath, ['--import', 'tsx', MAIN], { env, encoding: 'utf8', cwd });
  expect([migrating.status, migrating.stderr]).toEqual([1, expect.stringMatching(/SECRET_KEY/)]);
  expect(await tables()).toEqual(before);
  expect(filesIn(dataDir)).toEqual(files);
});
