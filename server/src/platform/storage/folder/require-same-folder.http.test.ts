import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import type { Config } from '../../config/config.ts';
import { newId } from '../../new-id.ts';
import { FOLDER_ID_FILE, requireSameFolder } from './require-same-folder.ts';

let app: TestApp;
let root: string;
beforeAll(async () => {
  app = await buildTestApp();
  root = mkdtempSync(join(tmpdir(), 'folders-'));
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => app.pool.query(`delete from installation where name = 'files-folder'`));

let made = 0;
const newFolder = () => join(root, `data-${++made}`);
const FOLDER = { kind: 'folder' } as Config['storage'];
const start = (dataDir: string, storage = FOLDER) =>
  requireSameFolder(app.services.db, { storage, dataDir }, { newId });
const command = (dataDir: string) =>
  requireSameFolder(app.services.db, { storage: FOLDER, dataDir }, { newId: null });

test('an API and a worker on two folders: the second is refused, and so is a command there', async () => {
  const [api, worker] = [newFolder(), newFolder()];
  await start(api);
  await start(api);
  await expect(start(worker)).rejects.toThrow(/DATA_DIR.*STORAGE_URL/);
  await expect(command(worker)).rejects.toThrow(worker);
  await command(api);
  expect(existsSync(worker)).toBe(false);
});

test('two that start at once on one folder agree', async () => {
  const shared = newFolder();
  await Promise.all([start(shared), start(shared), start(shared)]);
  await start(shared);
});

test('two that start at once on two folders do not', async () => {
  const results = await Promise.allSettled([start(newFolder()), start(newFolder())]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a folder that was moved is the same; one without its mark is taken once the mark is copied', async () => {
  const [before, moved, copied] = [newFolder(), newFolder(), newFolder()];
  await start(before);
  cpSync(before, moved, { recursive: true });
  await start(moved);
  await expect(start(copied)).rejects.toThrow(FOLDER_ID_FILE);
  cpSync(join(before, FOLDER_ID_FILE), join(copied, FOLDER_ID_FILE));
  await start(copied);
});

test('a command records nothing, and a store that is no folder is not asked about', async () => {
  const folder = newFolder();
  await command(folder);
  expect(existsSync(folder)).toBe(false);
  await start(newFolder());
  await start(newFolder(), { kind: 's3' } as Config['storage']);
});

test('a database that forgot its folder, as a restored one, takes the mark that lies there', async () => {
  const folder = newFolder();
  await start(folder);
  await app.pool.query(`delete from installation where name = 'files-folder'`);
  await start(folder);
  await expect(start(newFolder())).rejects.toThrow();
});

test('an empty mark, which a killed start left, is written', async () => {
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, FOLDER_ID_FILE), '');
  await start(folder);
  await start(folder);
  await expect(start(newFolder())).rejects.toThrow();
});
