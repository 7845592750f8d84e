import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { ConfigMistake } from '../config/config-mistake.ts';
import { readConfig } from '../config/read-config.ts';
import { silentLogger } from '../logging/create-logger.ts';
import { clientOf, readDatabaseUrl } from './database-address.ts';
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

const VERIFIED = 'postgres://u:p@db.example.com/diy?sslmode=verify-full';
const ENCRYPTED = {
  REQUIRE_TLS: 'true',
  PUBLIC_URL: 'https://shop.example.com',
  SECRET_KEY: 'ab'.repeat(32),
};

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

test.each([
  ['without TLS', 'postgres://geheim:geheim@db.lan/diy', 'plain'],
  ['with the parameter twice', `${VERIFIED}&sslmode=disable`, 'repeated'],
  ['without its database', 'postgres://geheim', 'incomplete'],
  ['cut in the password', 'postgres://u:geheim', 'invalid'],
  ['without a host', 'postgres:///geheim', 'incomplete'],
  ['of another kind', 'mysql://u:geheim@localhost/diy', 'invalid'],
  ['that is none', 'junk geheim', 'invalid'],
  ['with a certificate that is not there', `${VERIFIED}&sslrootcert=/nowhere/geheim`, 'certificate'],
])('a new address %s is not used, and warned of once without what it says', (_, bad, fault) => {
  const path = join(folder, 'checked');
  writeFileSync(path, VERIFIED);
  const url = readConfig({ ...ENCRYPTED, DATABASE_URL_FILE: path }).databaseUrl;
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const Client = clientOf(url, log);
  const hostOf = () => new Client({}).host;
  expect(hostOf()).toBe('db.example.com');
  writeFileSync(path, bad);
  expect([hostOf(), hostOf()]).toEqual(['db.example.com', 'db.example.com']);
  expect(warnings).toEqual([[{ fault }, expect.any(String)]]);
  expect(JSON.stringify(warnings)).not.toContain('geheim');
  writeFileSync(path, VERIFIED.replace('example.com', 'example.org'));
  expect(hostOf()).toBe('db.example.org');
  // A process that is started while the file is wrong says so without what it says.
  writeFileSync(path, bad);
  const child = pathToFileURL(path);
  child.search = `?require_tls=true&${fault}`;
  expect(() => readDatabaseUrl(child.href)).toThrow(fault);
  expect(() => readDatabaseUrl(child.href)).not.toThrow('geheim');
  expect(() => readConfig({ ...ENCRYPTED, DATABASE_URL_FILE: path })).toThrow(ConfigMistake);
  expect(() => readConfig({ ...ENCRYPTED, DATABASE_URL_FILE: path })).not.toThrow('geheim');
});

test('a file that was never there is an error', () => {
  expect(() => readDatabaseUrl('file:///nowhere/database-url')).toThrow(/ENOENT/);
});
