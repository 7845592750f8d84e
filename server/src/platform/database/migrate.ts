import { runMigrations as migrateGraphileWorker } from 'graphile-worker';
import pg from 'pg';
import { graphileLogger } from '../jobs/graphile-logger.ts';
import type { Logger } from '../logging/logger.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Any number all processes agree on; keeps two starting processes from migrating at once. */
const MIGRATION_LOCK = 815_001;

/**
 * Brings the database to the newest schema: the job queue's own, then our files in numeric order, each in its
 * own transaction. Forward only. Throws when a file that ran before has been edited since.
 */
export async function migrate(url: string, folder: string, log: Logger): Promise<void> {
  const migrations = readMigrations(folder);
  const client = new pg.Client({ connectionString: url, application_name: 'diy-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateGraphileWorker({ connectionString: url, logger: graphileLogger(log) });
    await client.query(`
      create table if not exists schema_migrations (
        number int primary key, name text not null, checksum text not null,
        applied_at timestamptz not null default now())`);
    const applied = await client.query<{ number: number; checksum: string }>(
      'select number, checksum from schema_migrations',
    );
    const checksums = new Map(applied.rows.map((row) => [row.number, row.checksum]));
    for (const migration of migrations) {
      const checksum = checksums.get(migration.number);
      if (checksum === undefined) await apply(client, migration, log);
      else if (checksum !== migration.checksum) {
        throw new Error(`数据库迁移 ${migration.name} 在执行之后被改动过；请恢复原文件，改动写成新的迁移。`);
      }
    }
  } finally {
    await client.end();
  }
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
