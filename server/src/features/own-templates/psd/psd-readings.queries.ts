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

/** Operations of all readings of an account. */
export async function findOperationsOfReadings(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('psd_mockups')
    .select('operation_id')
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.map((row) => row.operation_id);
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
