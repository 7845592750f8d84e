import { openDesign } from '@diy/design/document';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

/** A version as the list shows it. */
export interface VersionFacts {
  version: number;
  name: string | null;
  template_version: number;
  created_at: Date;
}

const FACTS = ['version', 'name', 'template_version', 'created_at'] as const;

/** The newest versions of a design before one; of one more than `limit` the caller learns whether there are others. */
export function findVersions(
  db: Db,
  ownerId: string,
  designId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<VersionFacts[]> {
  return db
    .selectFrom('design_versions')
    .select(FACTS)
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .$if(before !== undefined, (query) => query.where('version', '<', Number(before)))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** One version with its document in the current format. */
export async function findVersionInFull(db: Db, ownerId: string, designId: string, version: number) {
  const row = await db
    .selectFrom('design_versions')
    .select([...FACTS, 'document'])
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row && { ...row, document: openDesign(row.document) };
}

/** False where there is no such version. */
export async function updateVersionName(
  db: Db,
  ownerId: string,
  designId: string,
  version: number,
  name: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('design_versions')
    .set({ name: sql<string | null>`${name}` })
    .where('owner_id', '=', ownerId)
    .where('design_id', '=', designId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
