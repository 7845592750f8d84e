import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { requireInstallation, requireOwnUser } from './require-installation.ts';

const root = mkdtempSync(join(tmpdir(), 'installation-'));
afterAll(() => rmSync(root, { recursive: true }));
const [empty, used] = [join(root, 'empty'), join(root, 'used')];
mkdirSync(empty);
mkdirSync(join(used, 'postgres', 'global'), { recursive: true });
writeFileSync(join(used, 'postgres', 'PG_VERSION'), '17');
writeFileSync(join(used, 'postgres', 'global', 'pg_control'), '');
const half = join(root, 'half');
mkdirSync(join(half, 'postgres', 'base', '1'), { recursive: true });
writeFileSync(join(half, 'postgres', 'PG_VERSION'), '17');
writeFileSync(join(used, 'secret'), 'a'.repeat(64));
const url = 'postgres://u:p@127.0.0.1/d';
const key = 'b'.repeat(64);

it.each<[string, Record<string, string>, RegExp | null]>([
  ['the folder of a system', { DATA_DIR: used }, null],
  ['an empty folder', { DATA_DIR: empty }, /DATA_DIR/],
  ['a folder whose database was never finished', { DATA_DIR: half }, /DATA_DIR/],
  ['a folder that is not there', { DATA_DIR: join(root, 'none') }, /DATA_DIR/],
  ['a database with its key', { DATABASE_URL: url, SECRET_KEY: key, DATA_DIR: empty }, null],
  ['a database and the file of its key', { DATABASE_URL: url, DATA_DIR: used }, null],
  ['a database without a key', { DATABASE_URL: url, DATA_DIR: empty }, /SECRET_KEY/],
])('%s', (_, env, refused) => {
  const run = () => requireInstallation(env);
  if (refused) expect(run).toThrow(refused);
  else expect(run).not.toThrow();
  // Nothing is made, whatever was mistaken.
  expect(readdirSync(root).sort()).toEqual(['empty', 'half', 'used']);
  expect(readdirSync(empty)).toEqual([]);
});

it.each([
  ['root, with files of another user', 1000, 0, true],
  ['root, with its own files', 0, 0, false],
  ['root, with files of the user that root takes', 65534, 0, false],
  ['the service itself', 1000, 1000, false],
])('run by %s', (_, owner, user, isRefused) => {
  const run = () => requireOwnUser(owner, user);
  if (isRefused) expect(run).toThrow(/runuser/);
  else expect(run).not.toThrow();
});
