import { runMigrations as migrateGraphileWorker } from 'graphile-worker';
import pg from 'pg';
import { graphileLogger } from '../logging/graphile-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { type Migration, readMigrations } from './read-migrations.ts';
import { schemaMistake } from './require-schema.ts';
import { type AppliedMigration, schemaState } from './schema-state.ts';

/** Any number all processes agree on; keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 815_001;

/**
 * Brings the database to the newest schema: the job queue's own, then our files in numeric order, each in its
 * own transaction. Forward only; returns how many ran. Throws, and changes nothing, when a file that ran before has been
 * edited since, or when a newer version was here. With `only`, no other numbers run: a backup is loaded into the tables it was
 * made from.
 */
export async function migrate(
  url: string,
  folder: string,
  log: Logger,
  { only }: { only?: ReadonlySet<number> } = {},
): Promise<number> {
  const migrations = readMigrations(folder);
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
    for (const migration of missing) await apply(client, migration, log);
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

async function apply(client: pg.Client, migration: Migration, log: Logger): Promise<void> {
  try {
    await client.query('begin');
    // If a table is in use, the other queries must not queue up behind this lock.
    await client.query("set local lock_timeout = '2s'");
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`数据库迁移 ${migration.name} 失败：${(error as Error).message}`, { cause: error });
  }
  log.info({ migration: migration.name }, 'migration applied');
}
