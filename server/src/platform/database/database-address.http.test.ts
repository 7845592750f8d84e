import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { silentLogger } from '../logging/create-logger.ts';
import { readDatabaseUrl } from './database-address.ts';
import { openDatabase } from './open-database.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  app = await buildTestApp();
  folder = mkdtempSync(join(tmpdir(), 'diy-address-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await app.close();
});

/** The test's database with a name that its connections know. */
const named = (name: string) => {
  const url = new URL(app.services.config.databaseUrl);
  url.searchParams.set('options', `-c diy.who=${name}`);
  return url.href;
};

test('a new connection uses the address that the file holds then; a file that is away for a moment changes nothing', async () => {
  const path = join(folder, 'database-url');
  const url = pathToFileURL(path).href;
  writeFileSync(path, `${named('first')}\n`);
  const { db, pool, close } = openDatabase(url, silentLogger);
  const who = async () =>
    (await sql<{ who: string }>`select current_setting('diy.who') as who`.execute(db)).rows[0]?.who;
  const endAll = async () => {
    const client = await pool.connect();
    client.release(true);
  };
  try {
    expect(await who()).toBe('first');
    writeFileSync(path, named('second'));
    expect(await who()).toBe('first');
    await endAll();
    expect(await who()).toBe('second');
    rmSync(path);
    await endAll();
    expect(await who()).toBe('second');
  } finally {
    await close();
  }
});

test('a file that was never there is an error', () => {
  expect(() => readDatabaseUrl('file:///nowhere/database-url')).toThrow(/ENOENT/);
});
