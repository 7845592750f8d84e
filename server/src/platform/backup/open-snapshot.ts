import { sql } from 'kysely';
import pg from 'pg';
import { readDatabaseUrl } from '../database/database-address.ts';
import type { Db } from '../database/db.ts';
import { readApplied } from '../database/migrate.ts';
import type { AppliedMigration } from '../database/schema-state.ts';

/** Our tables, and those of the job queue: work that waits is part of the data. */
export const SCHEMAS = ['public', 'graphile_worker'];

/** Tables that migrations fill, or that hold nothing worth keeping, are left to the restored installation. */
const LEFT_OUT = ['public.schema_migrations', 'graphile_worker.migrations'];

/** A table with the columns that are written, in order; generated ones are computed again. */
export interface TableShape {
  schema: string;
  name: string;
  columns: string[];
}

/** State of a sequence as PostgreSQL keeps it: the next value follows `value`, or is `value` itself while `isCalled` is false. */
export interface SequenceState {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** The whole database at one instant, while others keep writing. */
export interface DatabaseSnapshot {
  client: pg.Client;
  at: Date;
  tables: TableShape[];
  sequences: SequenceState[];
  migrations: AppliedMigration[];
  queueMigration: number;
  /** Reads with kysely in the same instant. */
  read<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens it on a separate connection; close it soon, since old row versions are kept as long as it is open. */
export async function openSnapshot(url: string): Promise<DatabaseSnapshot> {
  const client = new pg.Client({
    connectionString: readDatabaseUrl(url),
    application_name: 'diy-backup',
    keepAlive: true,
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const exported = await client.query<{ id: string; at: Date }>(
      'select pg_export_snapshot() as id, now() as at',
    );
    const { id, at } = exported.rows[0]!;
    return {
      client,
      at,
      tables: await readTables(client),
      sequences: await readSequences(client),
      migrations: (await readApplied(client)) ?? [],
      queueMigration: await readQueueMigration(client),
      read: (db, work) =>
        db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute(async (transaction) => {
            await sql`set transaction snapshot ${sql.lit(id)}`.execute(transaction);
            return work(transaction);
          }),
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Newest migration of the job queue's schema. */
export async function readQueueMigration(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from graphile_worker.migrations',
  );
  return rows[0]!.id;
}

async function readTables(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
     group by 1, 2 order by 1, 2`,
    [SCHEMAS],
  );
  return rows.filter(({ schema, name }) => !LEFT_OUT.includes(`${schema}.${name}`));
}

async function readSequences(client: pg.Client): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1, 2`,
    [SCHEMAS],
  );
  const states: SequenceState[] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(schema, name)}`,
    );
    states.push({ schema, name, ...state.rows[0]! });
  }
  return states;
}

/** A table's name as SQL has it. */
export function quote(...names: string[]): string {
  return names.map((name) => pg.escapeIdentifier(name)).join('.');
}
