import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDatabaseUrl } from '../../database/database-address.ts';
import { readConfig } from '../read-config.ts';

let DATA_DIR: string;
beforeEach(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'diy-secrets-'));
});
afterEach(() => rmSync(DATA_DIR, { recursive: true, force: true }));

function file(name: string, content: string): string {
  const path = join(DATA_DIR, name);
  writeFileSync(path, content);
  return path;
}

test('every secret may come from a file, line break and all', () => {
  const database = file('database', 'postgres://u:p@db/diy\n');
  const config = readConfig({
    DATA_DIR,
    SECRET_KEY_FILE: file('key', `${'AB'.repeat(32)}\n`),
    DATABASE_URL_FILE: database,
    STORAGE_URL_FILE: file('store', 's3+https://A:S@s3.example.com/bucket?session_token=T%2F1'),
    AI_PROVIDERS_FILE: file('ai', '[{"kind":"pattern"}]'),
  });
  expect(config).toMatchObject({
    secretKey: 'ab'.repeat(32),
    databaseUrl: pathToFileURL(database).href,
    storage: { kind: 's3', accessKey: 'A', sessionToken: 'T/1', keysFile: join(DATA_DIR, 'store') },
    aiProviders: [{ kind: 'pattern' }],
  });
});

test.each(['database', 'of the 数据库', 'a%20b#c?d'])(
  'a process is told the file %s as its parent has it',
  (name) => {
    const path = file(name, 'postgres://u:p@db/diy');
    const url = readConfig({ DATA_DIR, DATABASE_URL_FILE: path }).databaseUrl;
    expect(url).toBe(pathToFileURL(path).href);
    expect(readConfig({ DATA_DIR, DATABASE_URL: url, DATABASE_URL_FILE: '' }).databaseUrl).toBe(url);
    expect(readDatabaseUrl(url)).toBe('postgres://u:p@db/diy');
  },
);

test('a file of another machine is no address of a file', () => {
  expect(() => readConfig({ DATA_DIR, DATABASE_URL: 'file://other/database' })).toThrow(/DATABASE_URL_FILE/);
});

test.each([
  ['that is not there', 'SECRET_KEY', null],
  ['that is empty', 'STORAGE_URL', ' \n'],
  ['without an address', 'DATABASE_URL', 'geheim'],
  ['with half a key', 'SECRET_KEY', 'geheim'],
])('a file %s ends the start and is not repeated', (_, name, content) => {
  const path = content === null ? join(DATA_DIR, 'none') : file('secret-file', content);
  let message = '';
  try {
    readConfig({ DATA_DIR, [`${name}_FILE`]: path });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toContain(name);
  expect(message).not.toContain('geheim');
});

test('a value and a file for it are one too many', () => {
  const SECRET_KEY_FILE = file('key', 'ab'.repeat(32));
  expect(() => readConfig({ DATA_DIR, SECRET_KEY: 'cd'.repeat(32), SECRET_KEY_FILE })).toThrow(/not both/);
});
