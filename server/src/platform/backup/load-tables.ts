import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupFailure } from './backup-failure.ts';
import { decrypt } from './encryption.ts';
import type { Manifest } from './manifest.ts';
import { quote, SCHEMAS } from './open-snapshot.ts';
import { recordRestoredFrom } from './restored-from.ts';

/**
 * Fills the tables of a migrated, empty database from a backup, all in one transaction. Foreign keys are dropped and
 * added again, which checks each of them; triggers do not run, since what they write is in the backup as well. Locks of
 * the queue's jobs are removed: their workers are gone.
 */
export async function loadTables(
  client: pg.Client,
  folder: string,
  manifest: Manifest,
  identity: string | null,
): Promise<void> {
  await client.query('begin');
  const foreignKeys = await dropForeignKeys(client);
  const triggered = await tablesWithTriggers(client);
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  for (const { schema, name } of manifest.tables) await client.query(`truncate ${quote(schema, name)}`);
  for (const table of manifest.tables) await loadTable(client, folder, table, manifest.recipient, identity);
  for (const { schema, name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::text::regclass, $2::text::bigint, $3)', [
      quote(schema, name),
      value,
      isCalled,
    ]);
  // Its files are where they were restored to, which the next process that starts records.
  await client.query(`delete from public.installation where name = 'files-folder'`);
  await recordRestoredFrom(client, manifest.id);
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${quote(name)} ${definition}`);
  for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { schema, name, columns, rows, file }: Manifest['tables'][number],
  recipient: string | null,
  identity: string | null,
): Promise<void> {
  const list = columns.map((column) => quote(column)).join(', ');
  const target = client.query(copyFrom(`copy ${quote(schema, name)} (${list}) from stdin`));
  const stored = createReadStream(join(folder, file.path));
  await pipeline(await decrypt(stored, { recipient, identity }), createGunzip(), target);
  if (target.rowCount === rows) return;
  throw new BackupFailure(
    `表 ${name} 应有 ${rows} 行，读到 ${target.rowCount} 行`,
    'a table has another number of rows than the backup says',
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as "table", c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
     where c.contype = 'f' and n.nspname = any($1)`,
    [SCHEMAS],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${quote(name)}`);
  return rows;
}

async function tablesWithTriggers(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct g.tgrelid::regclass::text as "table"
     from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
     where not g.tgisinternal and n.nspname = any($1)`,
    [SCHEMAS],
  );
  return rows.map(({ table }) => table);
}
