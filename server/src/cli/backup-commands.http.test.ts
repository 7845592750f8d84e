import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deleteImages } from '@diy/contract/images/images';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDesign } from '../features/designs/testing/build-design.ts';
import { buildImage } from '../features/images/testing/library/build-image.ts';
import { openBackupFolder } from '../platform/backup/backup-folder.ts';
import { quote, SCHEMAS } from '../platform/backup/open-snapshot.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { silentLogger } from '../platform/logging/create-logger.ts';
import type { Services } from '../platform/services.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';
import { openStore } from '../platform/storage/open-store.ts';
import { buildAccount, type TestAccount } from '../testing/build-account.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { runBackupCreate, runBackupReading, runBackupRestore } from './backup-commands.ts';
import { runStorageCommand } from './storage-commands.ts';

let app: TestApp;
let seller: TestAccount;
let scratch: string;
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'backup-'));
  app = await buildTestApp();
  seller = await buildAccount(app);
  await buildImage(app, seller);
  await buildDesign(app, seller.token);
  await app.runJobs();
  // Work that waits is data too.
  await buildDesign(app, seller.token);
}, 300_000);
afterAll(async () => {
  await app.close();
  rmSync(scratch, { recursive: true });
});

let made = 0;
const newFolder = () => join(scratch, `folder-${++made}`);
const create = (folder: string, more: { keep?: string; recipient?: string } = {}, services = app.services) =>
  runBackupCreate(services, { verb: 'create', folder, ...more });
const newest = (folder: string) => openBackupFolder(folder).ids().at(-1)!;
const verify = (folder: string) => runBackupReading({ verb: 'verify', folder });

/** A machine on which nothing is yet; the same secret unless said. */
async function emptyMachine(change: { secretKey?: string } = {}) {
  const database = await createEmptyDatabase();
  const config = testConfig(mkdtempSync(join(scratch, 'machine-')), database.url, change);
  const storage = openStore(config);
  // Not named as our processes are: reading is not working.
  const pool = new pg.Pool({ connectionString: database.url, application_name: 'test' });
  // Its database is dropped while connections of it are still closing.
  pool.on('error', () => undefined);
  const closings = [() => pool.end()];
  /** The services of a process that works there. */
  const work = (): Services => {
    const { db, close } = openDatabase(database.url, silentLogger);
    closings.push(close);
    return { ...app.services, config, storage, db };
  };
  const restore = (folder: string, id = newest(folder), identity?: string) =>
    runBackupRestore({ config, log: silentLogger, storage }, { verb: 'restore', name: id, folder, identity });
  return {
    config,
    storage,
    pool,
    restore,
    work,
    async end() {
      for (const close of closings) await close();
      await database.drop();
    },
  };
}

/** Content of all tables, as one hash each, without what says that it was restored. */
async function hashesOf(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables where schemaname = any($1)`,
    [SCHEMAS],
  );
  const hashes: Record<string, string> = {};
  for (const { schema, name } of rows) {
    if (name === 'rate_counters' || name.endsWith('migrations')) continue;
    const table = quote(schema, name);
    const lines = `select t::text as row from ${table} t where t::text not like '(restored-from,%' order by 1`;
    const all = await pool.query(lines);
    hashes[`${schema}.${name}`] = `${all.rowCount} ${sha256(JSON.stringify(all.rows))}`;
  }
  return hashes;
}

async function objectsOf(storage: ObjectStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const { key } of storage.list()) found[key] = sha256(await storage.read(key));
  return found;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

test('what comes back on an empty machine is what was there, row by row and byte by byte', async () => {
  const folder = newFolder();
  expect(await create(folder)).toMatch(/^已备份 \d{8}T\d{6}Z：数据库 [1-9]\d* 行，文件 [1-9]/);
  expect(await verify(folder)).toContain('完好');
  const machine = await emptyMachine();
  try {
    expect(await machine.restore(folder)).toContain('已恢复');
    const before = await hashesOf(app.pool);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(before['graphile_worker._private_jobs']).toMatch(/^[1-9]/);
    expect(await hashesOf(machine.pool)).toEqual(before);
    expect(await objectsOf(machine.storage)).toEqual(await objectsOf(app.services.storage));
    await expect(machine.pool.query(`update designs set owner_id = 'nobody'`)).rejects.toThrow(/foreign key/);
    const triggers = `select count(*)::int as n from pg_trigger where not tgisinternal and tgenabled <> 'O'`;
    expect((await machine.pool.query(triggers)).rows).toEqual([{ n: 0 }]);
    const next = `select count(*)::int as n from pg_sequences where schemaname = 'graphile_worker' and last_value > 1`;
    expect((await machine.pool.query(next)).rows[0].n).toBeGreaterThan(0);
    expect(await machine.restore(folder)).toContain('此前被打断的一次已经装入');
    await machine.pool.query("delete from installation where name = 'restored-from'");
    await expect(machine.restore(folder)).rejects.toThrow(/不是空的/);
    const check = await runStorageCommand(machine.work(), { verb: 'check' });
    expect(check.split('\n').at(-1)).toContain('无人引用 0 个，缺失 0 个');
    const target = { ...machine, log: silentLogger, sessionEndMs: 1_000 };
    const refused = runBackupRestore(target, { verb: 'restore', name: newest(folder), folder });
    await expect(refused).rejects.toThrow(/正被系统使用/);
  } finally {
    await machine.end();
  }
});

test('a second backup copies only what is new; old ones go with the objects that nobody else names', async () => {
  const folder = newFolder();
  await create(folder);
  expect(await create(folder)).toContain('其中新复制 0 个');
  const image = await buildImage(app, seller);
  expect(await create(folder)).toMatch(/其中新复制 [1-9]/);
  await app.ask(deleteImages, { ids: [image.id] }, { token: seller.token });
  await app.pool.query(
    `update images set deleted_at = now() - interval '400 days' where deleted_at is not null`,
  );
  const before = openBackupFolder(folder).ids();
  expect(before).toHaveLength(3);
  const kept = Object.keys(await objectsOf(openBackupFolder(folder).objects)).length;
  await app.services.storage.delete(await originalKey(image.id));
  await app.pool.query('delete from images where id = $1', [image.id]);
  expect(await create(folder, { keep: '1' })).toMatch(/已删除旧备份 3 个，不再需要的文件 [1-9]/);
  expect(openBackupFolder(folder).ids()).toHaveLength(1);
  expect(Object.keys(await objectsOf(openBackupFolder(folder).objects)).length).toBeLessThan(kept);
  expect(await verify(folder)).toContain('完好');
});

async function originalKey(id: string): Promise<string> {
  const { rows } = await app.pool.query('select original_key from images where id = $1', [id]);
  return rows[0].original_key;
}

test('what a killed backup leaves is used or removed, and the last good one stays whole', async () => {
  const folder = newFolder();
  await create(folder);
  const good = newest(folder);
  const making = join(folder, 'backups', '.making-20200101T000000Z');
  mkdirSync(join(making, 'tables'), { recursive: true });
  const image = await buildImage(app, seller);
  const key = await originalKey(image.id);
  const backups = openBackupFolder(folder);
  const bytes = await app.services.storage.read(key);
  await backups.objects.put(key, bytes, { contentType: 'image/png' });
  expect(await runBackupReading({ verb: 'verify', name: good, folder })).toContain('完好');
  expect(backups.ids()).toEqual([good]);
  await create(folder);
  expect(await verify(folder)).toContain('完好');
  expect(() => readFileSync(making)).toThrow(/ENOENT/);
});

test('a damaged file is found, stops the restoring before the database, and is copied again once deleted', async () => {
  const folder = newFolder();
  await create(folder);
  const id = newest(folder);
  const image = await app.pool.query('select original_key from images limit 1');
  const path = join(folder, 'objects', image.rows[0].original_key);
  const whole = readFileSync(path);
  writeFileSync(path, Buffer.concat([whole.subarray(0, -1), Buffer.from([whole.at(-1)! ^ 1])]));
  await expect(verify(folder)).rejects.toThrow(/1 个有问题[\s\S]*内容变了\t.*objects/);
  const machine = await emptyMachine();
  try {
    await expect(machine.restore(folder, id)).rejects.toThrow(/已损坏/);
    expect((await machine.pool.query('select from accounts')).rowCount).toBe(0);
    rmSync(path);
    await expect(verify(folder)).rejects.toThrow(/缺失\t/);
    await create(folder);
    expect(await runBackupReading({ verb: 'verify', name: id, folder })).toContain('完好');
    expect(await machine.restore(folder, id)).toMatch(/已有且相同的 [1-9]/);
  } finally {
    await machine.end();
  }
});

test.each([
  [
    'a table',
    (folder: string, id: string) => join(folder, 'backups', id, 'tables', 'public.designs.copy.gz'),
  ],
  ['the list', (folder: string, id: string) => join(folder, 'backups', id, 'objects.ndjson.gz')],
  ['the manifest', (folder: string, id: string) => join(folder, 'backups', id, 'manifest.json')],
])('one changed byte in %s is found', async (_, pathOf) => {
  const folder = newFolder();
  await create(folder);
  const path = pathOf(folder, newest(folder));
  const bytes = readFileSync(path);
  bytes[Math.floor(bytes.length / 2)]! ^= 1;
  writeFileSync(path, bytes);
  await expect(verify(folder)).rejects.toThrow(/已损坏/);
});

test('one damaged manifest ends neither later backups nor the list, and no object is removed meanwhile', async () => {
  const folder = newFolder();
  await create(folder);
  const damaged = newest(folder);
  const path = join(openBackupFolder(folder).folderOf(damaged), 'manifest.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 200));
  const objectsBefore = await countObjects(folder);
  await create(folder, { keep: '2' });
  expect(await verify(folder)).toContain('完好');
  const listed = await runBackupReading({ verb: 'list', folder });
  expect(listed).toMatch(new RegExp(`^${damaged}\\t已损坏`, 'm'));
  expect(listed.split('\n')).toHaveLength(2);
  expect(await countObjects(folder)).toBeGreaterThanOrEqual(objectsBefore);
});

async function countObjects(folder: string): Promise<number> {
  let count = 0;
  for await (const _ of openBackupFolder(folder).objects.list()) count += 1;
  return count;
}

test('encrypted: nothing of a picture or a row can be read, checking needs no key, restoring does', async () => {
  const identity = await generateIdentity();
  const folder = newFolder();
  const recipient = await identityToRecipient(identity);
  await create(folder, { recipient });
  expect(await create(folder, { recipient })).toContain('其中新复制 0 个');
  const id = newest(folder);
  const { objects } = openBackupFolder(folder);
  for await (const { key } of objects.list()) {
    expect(key).toMatch(/\.age$/);
    const head = await buffer(await objects.stream(key, { start: 0, end: 20 }));
    expect(head.toString()).toBe('age-encryption.org/v1');
  }
  expect(await verify(folder)).toContain('完好');
  const machine = await emptyMachine();
  const file = join(scratch, 'identity.txt');
  writeFileSync(file, `# created: today\n${identity}\n`);
  try {
    await expect(machine.restore(folder)).rejects.toThrow(/--identity/);
    writeFileSync(`${file}.other`, await generateIdentity());
    await expect(machine.restore(folder, id, `${file}.other`)).rejects.toThrow('私钥不对');
    expect(await machine.restore(folder, id, file)).toContain('已恢复');
    expect(await objectsOf(machine.storage)).toEqual(await objectsOf(app.services.storage));
    expect(await hashesOf(machine.pool)).toEqual(await hashesOf(app.pool));
  } finally {
    await machine.end();
  }
  await expect(create(folder)).rejects.toThrow(`--recipient ${recipient}`);
  await expect(create(folder, { recipient: 'age1wrong' })).rejects.toThrow(/不是 age1 开头的公钥/);
});

test('encrypted for another key in the same folder: everything is there for that key', async () => {
  const [old, fresh] = [await generateIdentity(), await generateIdentity()];
  const folder = newFolder();
  await create(folder, { recipient: await identityToRecipient(old) });
  // A first backup for the new key that was killed.
  const recipient = await identityToRecipient(fresh);
  await create(folder, { recipient });
  rmSync(openBackupFolder(folder).folderOf(newest(folder)), { recursive: true });
  expect(await create(folder, { recipient, keep: '1' })).toContain('其中新复制 0 个');
  const file = join(scratch, 'fresh.txt');
  writeFileSync(file, fresh);
  const machine = await emptyMachine();
  try {
    expect(await machine.restore(folder, newest(folder), file)).toContain('已恢复');
    expect(await objectsOf(machine.storage)).toEqual(await objectsOf(app.services.storage));
  } finally {
    await machine.end();
  }
});

test('an object that has lost bytes is copied again by the next backup', async () => {
  const folder = newFolder();
  await create(folder);
  const image = await app.pool.query('select original_key from images limit 1');
  writeFileSync(join(folder, 'objects', image.rows[0].original_key), '');
  expect(await create(folder)).toContain('其中新复制 1 个');
  expect(await verify(folder)).toContain('完好');
});

test('another secret, another installation, a newer version and work under way are refused with the reason', async () => {
  const folder = newFolder();
  await create(folder);
  const other = await emptyMachine({ secretKey: 'f'.repeat(64) });
  try {
    await expect(other.restore(folder)).rejects.toThrow(/SECRET_KEY 与备份时的不同/);
    expect(await hashesOf(other.pool)).toEqual({});
  } finally {
    await other.end();
  }
  await expect(create(newFolder(), { keep: '0' })).rejects.toThrow('--keep');
  await expect(runBackupReading({ verb: 'list', folder: newFolder() })).rejects.toThrow('没有备份');
  await app.pool.query(`insert into schema_migrations values (9999, '9999-later.sql', 'x')`);
  const later = newFolder();
  await create(later).finally(() => app.pool.query('delete from schema_migrations where number = 9999'));
  const machine = await emptyMachine();
  try {
    await expect(machine.restore(later)).rejects.toThrow(/更新的版本做的（9999-later\.sql）/);
    await expect(machine.restore(folder)).resolves.toContain('已恢复');
    await machine.pool.query(`update installation set value = 'another' where name = 'id'`);
    await expect(create(folder, {}, machine.work())).rejects.toThrow('另一套系统');
  } finally {
    await machine.end();
  }
});

/** The services, with something that happens just before the first and second listing of the store. */
function aroundSnapshot(first: () => Promise<void>, second: () => Promise<void>): Services {
  const { storage } = app.services;
  const happenings = [first, second];
  const list: ObjectStore['list'] = async function* (prefix) {
    const objects = storage.list(prefix);
    // What the first listing finds was there before; what happens then it does not find.
    const found = [];
    for await (const object of objects) found.push(object);
    await happenings.shift()?.();
    yield* found;
  };
  return { ...app.services, storage: { ...storage, list } };
}

async function removeImage(id: string): Promise<void> {
  const key = await originalKey(id);
  await app.pool.query('delete from images where id = $1', [id]);
  await app.services.storage.delete(key);
}

test('an image made after the first listing and deleted after the snapshot: another snapshot is taken', async () => {
  const folder = newFolder();
  let id = '';
  let tries = 0;
  const services = aroundSnapshot(
    async () => {
      id = (await buildImage(app, seller)).id;
    },
    async () => {
      await removeImage(id);
      tries += 1;
    },
  );
  await create(folder, {}, services);
  const manifest = openBackupFolder(folder).manifestOf(newest(folder));
  expect(tries).toBe(1);
  expect(manifest.missing).toEqual([]);
  expect(await verify(folder)).toContain('完好');
});

test('an image deleted after it was copied is in the backup that names it', async () => {
  const folder = newFolder();
  const image = await buildImage(app, seller);
  const key = await originalKey(image.id);
  await create(
    folder,
    {},
    aroundSnapshot(
      async () => undefined,
      () => removeImage(image.id),
    ),
  );
  const machine = await emptyMachine();
  try {
    await machine.restore(folder);
    expect((await machine.pool.query('select from images where id = $1', [image.id])).rowCount).toBe(1);
    expect(await machine.storage.stat(key)).not.toBeNull();
  } finally {
    await machine.end();
  }
});

test('what was lost before is named and does not stop the backup', async () => {
  const image = await buildImage(app, seller);
  const key = await originalKey(image.id);
  await app.services.storage.delete(key);
  const folder = newFolder();
  expect(await create(folder)).toContain('备份之前就已缺失的文件 1 个');
  expect(openBackupFolder(folder).manifestOf(newest(folder)).missing).toEqual([key]);
  await app.pool.query('delete from images where id = $1', [image.id]);
});
