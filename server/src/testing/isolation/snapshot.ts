import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TestApp } from '../build-test-app.ts';

/** Everything one account owns: its rows in every table, waiting jobs, and all stored files with their content. */
export async function snapshot(app: TestApp, accountId: string): Promise<Record<string, unknown>> {
  const { rows } = await app.pool.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and column_name in ('owner_id', 'account_id') order by 1`,
  );
  if (rows.length < 8) throw new Error('the tables with owners were not found');
  const taken: Record<string, unknown> = {};
  for (const { table, column } of [...rows, { table: 'accounts', column: 'id' }]) {
    const found = await app.pool.query(
      `select to_jsonb(t) as row from ${table} t where ${column} = $1 order by to_jsonb(t)::text`,
      [accountId],
    );
    taken[table] = found.rows.map(({ row }) => row);
  }
  const jobs = await app.pool.query(
    `select payload from graphile_worker._private_jobs where payload::text like $1 order by id`,
    [`%${accountId}%`],
  );
  return { ...taken, jobs: jobs.rows, files: hashFiles(join(app.services.config.dataDir, 'files')) };
}

/** Hashes by path, and what the kernel said of the file when it was read. */
const known = new Map<string, { written: string; hash: string }>();

function hashFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), hashFile(path)]),
  );
}

/** The hash of a file, which is read again only where it was written since: the kernel keeps the time, and no program can set it. */
function hashFile(path: string): string {
  const { ino, size, ctimeNs } = statSync(path, { bigint: true });
  const written = `${ino} ${size} ${ctimeNs}`;
  const before = known.get(path);
  if (before?.written === written) return before.hash;
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  known.set(path, { written, hash });
  return hash;
}
