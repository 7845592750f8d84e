import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** Bytes of an account that arrived and became nothing yet: whole uploads, and parts of unfinished ones. */
export async function sumWaitingBytes(db: Db, ownerId: string): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select (select coalesce(sum(bytes), 0) from uploads where owner_id = ${ownerId} and taken_at is null)
      + (select coalesce(sum(part.bytes), 0) from upload_parts part
         join upload_sessions session on session.id = part.session_id
         where session.owner_id = ${ownerId}) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
