import { runMigrations as migrateGraphileWorker } from 'graphile-worker';
import pg from 'pg';
import { ConfigMistake } from '../config/config-mistake.ts';
import { graphileLogger } from '../logging/graphile-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { readDatabaseUrl } from './database-address.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import { schemaMistake } from './require-schema.ts';
import { type AppliedMigration, schemaState } from './schema-state.ts';

/** Any number all processes agree on; keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 815_001;

/**
 * Brings the database to the newest schema: the job queue's own, which it commits itself, then our files in numeric order,
 * all in one transaction: none of our changes is left when an upgrade fails. Forward only; returns how many ran. Throws, and
 * changes nothing, when a file fails, when one that ran before has been edited since, or when a newer version was here. With `only`, no other numbers run: a backup is loaded into the tables it was
 * made from.
 */
export async function migrate(
  address: string,
  folder: string,
  log: Logger,
  { only }: { only?: ReadonlySet<number> } = {},
): Promise<number> {
  const migrations = readMigrations(folder);
  const url = readDatabaseUrl(address, log);
  const client = new pg.Client({ connectionString: url, application_name: 'diy-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const applied = await readApplied(client);
    const state = schemaState(migrations, applied);
    if (state.state === 'ahead' || state.state === 'edited') throw schemaMistake(state);
    await migrateGraphileWorker({ connectionString: url, logger: graphileLogger(log) });
    await client.query(`
      create table if not exists schema_migrations (
        number int primary key, name text not null, checksum text not null,
        applied_at timestamptz not null default now())`);
    const done = new Set(applied?.map(({ number }) => number));
    const missing = migrations.filter(({ number }) => !done.has(number) && (only?.has(number) ?? true));
    await applyAll(client, missing);
    for (const { name } of missing) log.info({ migration: name }, 'migration applied');
    return missing.length;
  } finally {
    await client.end();
  }
}

/** Migrations that ran here; null when there is no table of them. */
export async function readApplied(client: pg.Client): Promise<AppliedMigration[] | null> {
  const found = await client.query<{ found: boolean }>(
    "select to_regclass('schema_migrations') is not null as found",
  );
  if (!found.rows[0]!.found) return null;
  const result = await client.query<AppliedMigration>('select number, name, checksum from schema_migrations');
  return result.rows;
}

async function applyAll(client: pg.Client, missing: readonly Migration[]): Promise<void> {
  await client.query('begin');
  // If a table is in use, the other queries must not queue up behind this lock.
  await client.query("set local lock_timeout = '2s'");
  for (const migration of missing) {
    try {
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
        migration.number,
        migration.name,
        migration.checksum,
      ]);
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw migrationMistake(migration, error as Error & { code?: string });
    }
  }
  try {
    await client.query('commit');
  } catch (error) {
    const last = missing.at(-1);
    // Without a code of PostgreSQL the connection was lost, and nobody knows whether it was committed.
    const isRefused = error instanceof pg.DatabaseError;
    throw last && isRefused ? migrationMistake(last, error) : error;
  }
}

/** What to do, by PostgreSQL's code. */
const ADVICE: Record<string, readonly [string, string]> = {
  '55P03': [
    '有程序正在使用数据库，请先停止所有 API 和 worker，再运行一次',
    'something is using the database: stop all APIs and workers, then run it again',
  ],
  '53100': [
    '数据库的磁盘已满，请腾出空间，再运行一次',
    'the disk of the database is full: free space, then run it again',
  ],
  '42501': [
    '数据库用户须是数据库和其中所有表的所有者，请更正后再运行一次',
    'the user must own the database and its tables: correct that, then run it again',
  ],
};
const OTHERWISE = [
  '请装回升级前的版本继续使用，并把这条消息告诉维护者',
  'install the version you had and go on with it, and report this message',
] as const;

function migrationMistake({ name }: Migration, error: Error & { code?: string }): ConfigMistake {
  const [zh, en] = ADVICE[error.code ?? ''] ?? OTHERWISE;
  return new ConfigMistake(
    `数据库迁移 ${name} 失败：${error.message}。数据没有改动，仍是升级前的样子。${zh}`,
    `migration ${name} failed; nothing was changed: ${en}`,
    { cause: error },
  );
}
