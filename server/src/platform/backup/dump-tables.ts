import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import type { Manifest } from './manifest.ts';
import { type DatabaseSnapshot, quote } from './open-snapshot.ts';
import { pipeInto, writeStoredFile } from './stored-files.ts';

/**
 * Writes every table of the snapshot to `folder/tables`, in PostgreSQL's own text form (COPY), compressed and perhaps
 * encrypted. That form is the same in all versions of PostgreSQL, and needs no program besides the server: the embedded one comes without
 * pg_dump.
 */
export async function dumpTables(
  { client, tables }: Pick<DatabaseSnapshot, 'client' | 'tables'>,
  folder: string,
  recipient: string | null,
): Promise<Manifest['tables']> {
  const dumped: Manifest['tables'] = [];
  for (const { schema, name, columns } of tables) {
    const list = columns.map((column) => quote(column)).join(', ');
    const rows = client.query(copyTo(`copy ${quote(schema, name)} (${list}) to stdout`));
    const packed = pipeInto(rows, createGzip());
    const file = await writeStoredFile(folder, `tables/${schema}.${name}.copy.gz`, packed, recipient);
    dumped.push({ schema, name, columns, rows: rows.rowCount, file });
  }
  return dumped;
}
