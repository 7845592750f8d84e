import { sql } from 'kysely';
import type { Db } from './db.ts';
import type { AppliedMigration } from './schema-state.ts';

/** PostgreSQL's code for a table that does not exist. */
const UNDEFINED_TABLE = '42P01';

/** The migrations that were applied, in no order; null where the database has none of our tables. */
export async function findAppliedMigrations(db: Db): Promise<AppliedMigration[] | null> {
  try {
    const result = await sql<AppliedMigration>`select number, name, checksum from schema_migrations`.execute(
      db,
    );
    return result.rows;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
}

/** Throws when the database does not reply to the smallest of queries. */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db);
}
