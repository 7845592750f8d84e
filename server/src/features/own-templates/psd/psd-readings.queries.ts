import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { PsdMockupRecord } from './psd-mockups.queries.ts';

/** A PSD of the list of readings. */
export type PsdReadingRecord = Pick<PsdMockupRecord, 'operation_id' | 'surfaces'> & { image_id: string };

/** One page of an account's readings, those asked for last first. */
export function pageOfReadings(
  db: Db,
  ownerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PsdReadingRecord[]> {
  return db
    .selectFrom('psd_mockups')
    .select(['image_id', 'operation_id', 'surfaces'])
    .where('owner_id', '=', ownerId)
    .orderBy('updated_at', 'desc')
    .orderBy('image_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many readings an account has, and how many of them have not ended. */
export async function countReadings(db: Db, ownerId: string): Promise<{ all: number; open: number }> {
  const { rows } = await sql<{ all: string; open: string }>`
    select count(*) as all, count(*) filter (where o.state in ('queued', 'running')) as open
    from psd_mockups p left join operations o on o.owner_id = p.owner_id and o.id = p.operation_id
    where p.owner_id = ${ownerId}`.execute(db);
  return { all: Number(rows[0]?.all ?? 0), open: Number(rows[0]?.open ?? 0) };
}

/** Takes readings out; returns their operations. */
export async function deleteReadings(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .deleteFrom('psd_mockups')
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .returning('operation_id')
    .execute();
  return rows.map((row) => row.operation_id);
}
