import { type Generated, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

interface UploadSessionTable {
  id: string;
  owner_id: string | null;
  bucket: string;
  key: string | null;
  created_at: Generated<Date>;
  done_key: string | null;
  done_hash: string | null;
}

interface UploadPartTable {
  session_id: string;
  part_number: number;
  file: string;
  bytes: string | number;
  etag: string;
  created_at: Generated<Date>;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    upload_sessions: UploadSessionTable;
    upload_parts: UploadPartTable;
  }
}

/** An upload in parts that is under way or was completed recently. */
export interface UploadSession {
  id: string;
  bucket: string;
  key: string | null;
  created_at: Date;
  done_key: string | null;
  done_hash: string | null;
}

/** A part that is on disk. */
export interface UploadPart {
  part_number: number;
  file: string;
  bytes: number;
  etag: string;
  created_at: Date;
}

/** The account that owns a session; null for tokens of the server itself. */
export type SessionOwner = string | null;

const LIFE = sql<Date>`now() - interval '7 days'`;

/** Begins an upload in parts; returns when, by the database’s clock. */
export async function insertSession(
  db: Db,
  ownerId: SessionOwner,
  session: { id: string; bucket: string; key: string | null },
): Promise<Date> {
  const row = await db
    .insertInto('upload_sessions')
    .values({ owner_id: ownerId, ...session, done_key: null, done_hash: null })
    .returning('created_at')
    .executeTakeFirstOrThrow();
  return row.created_at;
}

/** Sessions of an owner in a bucket that are not complete, begun within `hours`. */
export async function countOpenSessions(
  db: Db,
  ownerId: SessionOwner,
  bucket: string,
  hours = 7 * 24,
): Promise<number> {
  const row = await db
    .selectFrom('upload_sessions')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('owner_id', 'is not distinct from', ownerId)
    .where('bucket', '=', bucket)
    .where('done_key', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${hours})`)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** Finds a session that has not expired. `lock` locks its row until the transaction ends. */
export function findSession(
  db: Db,
  ownerId: SessionOwner,
  id: string,
  { lock = false } = {},
): Promise<UploadSession | undefined> {
  const query = db
    .selectFrom('upload_sessions')
    .select(['id', 'bucket', 'key', 'created_at', 'done_key', 'done_hash'])
    .where('owner_id', 'is not distinct from', ownerId)
    .where('id', '=', id)
    .where('created_at', '>', LIFE);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Parts of an owner's session above `after`, in order. */
export async function listParts(
  db: Db,
  ownerId: SessionOwner,
  sessionId: string,
  { after = 0, limit = 10_000 } = {},
): Promise<UploadPart[]> {
  const rows = await db
    .selectFrom('upload_parts')
    .select(['part_number', 'file', 'bytes', 'etag', 'created_at'])
    .where('session_id', 'in', (inner) =>
      inner
        .selectFrom('upload_sessions')
        .select('id')
        .where('id', '=', sessionId)
        .where('owner_id', 'is not distinct from', ownerId),
    )
    .where('part_number', '>', after)
    .orderBy('part_number')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

/** Records a part of an owner's session; an earlier part of the same number is replaced. Throws when there is no such session. */
export async function putPart(
  db: Db,
  ownerId: SessionOwner,
  sessionId: string,
  { part_number, file, bytes, etag }: { part_number: number; file: string; bytes: number; etag: string },
): Promise<void> {
  await db
    .insertInto('upload_parts')
    .columns(['session_id', 'part_number', 'file', 'bytes', 'etag'])
    .expression((inner) =>
      inner
        .selectFrom('upload_sessions')
        .select([
          'id',
          sql<number>`${part_number}::int`.as('part_number'),
          sql<string>`${file}::text`.as('file'),
          sql<number>`${bytes}::bigint`.as('bytes'),
          sql<string>`${etag}::text`.as('etag'),
        ])
        .where('id', '=', sessionId)
        .where('owner_id', 'is not distinct from', ownerId),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'part_number'])
        .doUpdateSet({ file, bytes, etag, created_at: sql<Date>`now()` }),
    )
    .returning('part_number')
    .executeTakeFirstOrThrow();
}

/** Records the end of the session and deletes its parts. */
export async function markSessionDone(
  db: Db,
  ownerId: SessionOwner,
  id: string,
  done: { key: string; hash: string },
): Promise<void> {
  await db
    .updateTable('upload_sessions')
    .set({ done_key: done.key, done_hash: done.hash })
    .where('owner_id', 'is not distinct from', ownerId)
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('upload_parts').where('session_id', '=', id).execute();
}

/** Deletes a session and, with it, the rows of its parts; the caller deletes their files. */
export async function deleteSession(db: Db, ownerId: SessionOwner, id: string): Promise<void> {
  await db
    .deleteFrom('upload_sessions')
    .where('owner_id', 'is not distinct from', ownerId)
    .where('id', '=', id)
    .execute();
}

/** Ids of the sessions of all accounts that are older than 7 days. */
export async function listExpiredSessions(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('upload_sessions')
    .select('id')
    .where('created_at', '<', LIFE)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes one expired session, no matter who owns it. */
export async function deleteExpiredSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('upload_sessions').where('id', '=', id).where('created_at', '<', LIFE).execute();
}

/** The given ids that may still have files: known sessions that are not complete. */
export async function findOpenSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('upload_sessions')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('done_key', 'is', null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
