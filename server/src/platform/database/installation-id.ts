import { sql } from 'kysely';
import type { Db } from './db.ts';

const NAME = 'id';

/** The id of this installation, which backups carry; `fresh` is recorded when there is none yet. */
export async function recordInstallationId(db: Db, fresh: string): Promise<string> {
  await sql`insert into installation (name, value) values (${NAME}, ${fresh}) on conflict do nothing`.execute(
    db,
  );
  const row = await db.selectFrom('installation').select('value').where('name', '=', NAME).executeTakeFirst();
  return row!.value;
}
