import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { cli, type System } from '../../e2e/support/system/start-system.ts';
import { readPostmasterFile } from '../../server/src/platform/database/embedded-postgres/postmaster-file.ts';

export const IMAGES = 1_000_000;
export const ACCOUNTS = 200;
const IMAGES_OF_OTHERS = 500;
/** Rows per statement; each is one transaction with its marks. */
const BATCH = 20_480;

/** The bench's seller with the full library, one of the small ones, and a way to the database. */
export interface BigLibrary {
  ownerId: string;
  token: string;
  smallToken: string;
  databaseUrl: string;
}

/** Fills the system's database unless it is full already; a few minutes. */
export async function makeLibrary(system: System): Promise<BigLibrary> {
  const databaseUrl = urlOf(system.dataDir);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const idOf = async (name: string) =>
    (await client.query<{ id: string }>('select id from accounts where username = $1', [name])).rows[0]?.id;
  try {
    if (!(await idOf('library-0'))) {
      cli(system, 'user', 'add', 'library-0', '--password', 'a-long-password-1');
      cli(system, 'user', 'add', 'library-1', '--password', 'a-long-password-1');
      // The other accounts nobody signs in to.
      await client.query(
        `insert into accounts (id, username, nickname, sku, password_hash)
         select 'bench' || n, 'library-' || n, 'x', 'BN' || n, 'x' from generate_series(2, $1) n`,
        [ACCOUNTS - 1],
      );
    }
    const ownerId = (await idOf('library-0')) ?? '';
    await client.query(readFileSync(join(import.meta.dirname, 'fill-library.sql'), 'utf8'));
    if (await fill(client, ownerId, IMAGES)) {
      const { rows } = await client.query<{ id: string }>(
        `select id from accounts where username like 'library-%' and id <> $1`,
        [ownerId],
      );
      for (const { id } of rows) await fill(client, id, IMAGES_OF_OTHERS);
      for (const table of ['images', 'image_marks', 'image_counts'])
        await client.query(`vacuum analyze ${table}`);
    }
    return {
      ownerId,
      token: cli(system, 'user', 'token', 'library-0'),
      smallToken: cli(system, 'user', 'token', 'library-1'),
      databaseUrl,
    };
  } finally {
    await client.end();
  }
}

/** Continues where an interrupted run stopped; false when there was nothing to do. */
async function fill(client: pg.Client, ownerId: string, count: number): Promise<boolean> {
  const { rows } = await client.query<{ n: number }>(
    'select coalesce(max(seq), 0)::int as n from images where owner_id = $1',
    [ownerId],
  );
  const done = rows[0]?.n ?? 0;
  for (let first = done + 1; first <= count; first += BATCH) {
    await client.query('call bench_fill($1, $2, $3)', [ownerId, first, Math.min(count, first + BATCH - 1)]);
    if (count > BATCH) process.stderr.write(`\r${Math.min(count, first + BATCH - 1)} of ${count} images`);
  }
  if (done === count) return false;
  await client.query(
    `insert into image_types (owner_id, id, name, position)
     select $1, 'type' || n, '分类 ' || n, n from generate_series(0, 19) n on conflict do nothing`,
    [ownerId],
  );
  await client.query(
    `insert into image_counters values ($1, $2) on conflict (owner_id) do update set next = excluded.next`,
    [ownerId, count + 1],
  );
  return true;
}

function urlOf(dataDir: string): string {
  const port = readPostmasterFile(join(dataDir, 'postgres'))?.port;
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim();
  return `postgres://postgres:${password}@127.0.0.1:${port}/app`;
}
