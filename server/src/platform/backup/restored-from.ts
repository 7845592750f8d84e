import type pg from 'pg';

/**
 * The backup whose rows this database has, since a restore has put them in and no API has started on it; undefined where there is none.
 * A restore that was killed, or lost its connection, behind that moment has only its last steps left.
 */
export async function findRestoredFrom(client: pg.Client): Promise<string | undefined> {
  const table = await client.query<{ found: boolean }>(
    "select to_regclass('public.installation') is not null as found",
  );
  if (!table.rows[0]!.found) return undefined;
  const { rows } = await client.query<{ value: string }>(
    "select value from public.installation where name = 'restored-from'",
  );
  return rows[0]?.value;
}

/** Records it, in the transaction that puts the rows in. */
export async function recordRestoredFrom(client: pg.Client, id: string): Promise<void> {
  await client.query(
    `insert into public.installation (name, value) values ('restored-from', $1)
     on conflict (name) do update set value = excluded.value`,
    [id],
  );
}
