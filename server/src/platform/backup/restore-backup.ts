import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { migrationsFolder } from '../config/migrations-folder.ts';
import { readDatabaseUrl } from '../database/database-address.ts';
import { migrate, readApplied } from '../database/migrate.ts';
import { readMigrations } from '../database/read-migrations.ts';
import { schemaMistake } from '../database/require-schema.ts';
import { schemaState } from '../database/schema-state.ts';
import type { Logger } from '../logging/logger.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import { absentFailure, findAbsentObjects } from './absent-objects.ts';
import { BackupFailure } from './backup-failure.ts';
import type { BackupFolder } from './backup-folder.ts';
import { requireIdentity } from './encryption.ts';
import { loadTables } from './load-tables.ts';
import type { Manifest } from './manifest.ts';
import { readObjectList } from './object-list.ts';
import { readQueueMigration } from './open-snapshot.ts';
import { type RestoredObjects, restoreObjects } from './restore-objects.ts';
import { findRestoredFrom } from './restored-from.ts';

/** Where a backup is restored to: an empty database and a store without other objects. */
export interface RestoreTarget {
  databaseUrl: string;
  storage: ObjectStore;
  /** Fingerprint of the SECRET_KEY that the restored system will have. */
  secret: string;
  /** Private key of an encrypted backup. */
  identity: string | null;
  /** Restore the rest where objects are missing or damaged; else nothing is restored. */
  withoutMissing: boolean;
  /** How long sessions of ended processes are waited for; left out = `SESSION_END_MS`. */
  sessionEndMs?: number;
  log: Logger;
  report(line: string): void;
  /** Called before the rows are there: what has to be so once they are, even if this process is killed next. */
  beforeLoad?(): void;
}

/**
 * Restores a backup and migrates it to this version. The database comes last, in one transaction, so that a killed
 * restore can be started again and no process sees half of it. Throws a BackupFailure, and changes nothing, when the
 * backup or the target does not fit. Returns null where an interrupted run had restored all, and only the last steps were left.
 */
export async function restoreBackup(
  folder: BackupFolder,
  id: string,
  target: RestoreTarget,
): Promise<RestoredObjects | null> {
  const manifest = folder.manifestOf(id);
  if (manifest.recipient !== null) requireIdentity(target.identity);
  requireSecret(manifest, target.secret);
  requireKnownMigrations(manifest);
  const client = new pg.Client({
    connectionString: readDatabaseUrl(target.databaseUrl, target.log),
    application_name: 'diy-restore',
  });
  await client.connect();
  try {
    // First: the session of a killed run may be about to commit.
    await requireUnused(client, target);
    const isLoaded = (await findRestoredFrom(client)) === id;
    if (isLoaded) target.beforeLoad?.();
    const objects = isLoaded ? null : await fillTarget(client, folder, manifest, target);
    await migrate(target.databaseUrl, migrationsFolder(), target.log);
    return objects;
  } finally {
    await client.end();
  }
}

/** Restores files and rows, in the tables of the backup's version. */
async function fillTarget(
  client: pg.Client,
  folder: BackupFolder,
  manifest: Manifest,
  target: RestoreTarget,
): Promise<RestoredObjects> {
  const tables = folder.folderOf(manifest.id);
  requireTables(tables, manifest);
  const list = await readObjectList(tables, manifest);
  const absent = await findAbsentObjects(folder, manifest, list);
  if (absent.length > 0 && !target.withoutMissing) throw absentFailure(manifest.id, absent);
  await requireUnused(client, target);
  await requireEmpty(client, manifest);
  const only = new Set(manifest.migrations.map(({ number }) => number));
  await migrate(target.databaseUrl, migrationsFolder(), target.log, { only });
  await requireSameQueue(client, manifest);
  const objects = await restoreObjects(folder, manifest, { ...target, list, absent });
  target.report('正在装入数据库');
  target.beforeLoad?.();
  await loadTables(client, tables, manifest, target.identity);
  return objects;
}

/** Throws when a backup lacks one of the tables that its manifest lists: a database without one of them is none. */
function requireTables(folder: string, { tables }: Manifest): void {
  const gone = tables.filter(({ file }) => !existsSync(join(folder, file.path))).map(({ file }) => file.path);
  if (gone.length === 0) return;
  throw new BackupFailure(
    `备份缺少数据库的文件，无法恢复，请用另一个备份：${gone.join('、')}`,
    'tables of the backup are missing: use another backup',
  );
}

function requireSecret({ secret }: Manifest, mine: string): void {
  if (secret === mine) return;
  throw new BackupFailure(
    'SECRET_KEY 与备份时的不同，买家信息将无法读取：请用原来的 SECRET_KEY，或把原来的文件 secret 放进 DATA_DIR 再恢复',
    'SECRET_KEY is not the one of the backup, buyers’ data could not be read: set the old key, or put the old file `secret` into DATA_DIR',
  );
}

function requireKnownMigrations({ migrations }: Manifest): void {
  const state = schemaState(readMigrations(migrationsFolder()), migrations);
  if (state.state === 'ahead')
    throw new BackupFailure(
      `备份是更新的版本做的（${state.newest}），请安装那个版本或更新的版本再恢复`,
      'the backup was made by a newer version; install that one or a later one',
    );
  if (state.state === 'edited') throw schemaMistake(state);
}

/** PostgreSQL ends the session of a killed process only after the statement that ran in it; a busy machine takes its time. */
const SESSION_END_MS = 30_000;

/** Nobody may work meanwhile. */
async function requireUnused(
  client: pg.Client,
  { sessionEndMs = SESSION_END_MS }: RestoreTarget,
): Promise<void> {
  const end = Date.now() + sessionEndMs;
  while (await isUsed(client)) {
    if (Date.now() > end)
      throw new BackupFailure(
        '数据库正被系统使用，请先停止所有进程再恢复',
        'the database is in use; stop all processes first',
      );
    await sleep(200);
  }
}

/** Nobody's data may be overwritten. Tables that a killed restore made, or began to make, hold nobody's data. */
async function requireEmpty(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const applied = (await readApplied(client)) ?? [];
  const known = new Set(migrations.map(({ number }) => number));
  if (applied.every(({ number }) => known.has(number)) && !(await hasAccounts(client))) return;
  throw new BackupFailure(
    '数据库不是空的：请用一个新建的空数据库（内置数据库则用 DATA_DIR 指定一个空文件夹）再恢复',
    'the database is not empty: restore into a new one, or into an empty DATA_DIR',
  );
}

async function isUsed(client: pg.Client): Promise<boolean> {
  const others = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name like 'diy%'`,
  );
  return others.rowCount !== 0;
}

async function hasAccounts(client: pg.Client): Promise<boolean> {
  const table = await client.query<{ found: boolean }>("select to_regclass('accounts') is not null as found");
  if (!table.rows[0]!.found) return false;
  return (await client.query('select from accounts limit 1')).rowCount !== 0;
}

async function requireSameQueue(client: pg.Client, { queueMigration }: Manifest): Promise<void> {
  if ((await readQueueMigration(client)) === queueMigration) return;
  throw new BackupFailure(
    '任务队列的表与备份时的版本不同：请先用做备份的版本恢复，再升级',
    'the job queue has another schema: restore with the version that made the backup, then upgrade',
  );
}
