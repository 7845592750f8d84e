import { sql } from 'kysely';
import type { Db } from './db.ts';

declare module './tables.ts' {
  interface Tables {
    installation: { name: string; value: string };
  }
}

/**
 * What is recorded of an installation: the id that its backups carry, the fingerprint of its SECRET_KEY, the DATA_DIR with its files, and,
 * until an API starts on it, the backup that it was restored from.
 */
type Fact = 'id' | 'secret-key' | 'files-folder' | 'restored-from';

/** The recorded fact; undefined where there is none yet. */
export async function findFact(db: Db, name: Fact): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Records a fact unless one is there; of two processes that do so at once the first wins. */
export async function recordFirstFact(db: Db, name: Fact, value: string): Promise<void> {
  await sql`insert into installation (name, value) values (${name}, ${value}) on conflict do nothing`.execute(
    db,
  );
}

/** Records a fact in place of one that is there. */
export async function replaceFact(db: Db, name: Fact, value: string): Promise<void> {
  await sql`insert into installation (name, value) values (${name}, ${value})
    on conflict (name) do update set value = excluded.value`.execute(db);
}

/** The id of this installation, which backups carry; `fresh` is recorded when there is none yet. */
export async function recordInstallationId(db: Db, fresh: string): Promise<string> {
  await recordFirstFact(db, 'id', fresh);
  return (await findFact(db, 'id'))!;
}

/** Removes a fact, if it is there. */
export async function deleteFact(db: Db, name: Fact): Promise<void> {
  await db.deleteFrom('installation').where('name', '=', name).execute();
}
