import type { StoredMessage } from '@diy/contract/messages';
import type { PsdView, ShownColour } from '@diy/psd';
import { type JSONColumnType, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import type { StoredMockup } from '../../templates/index.ts';

/** A smart object of a PSD, with its mockup or what stands in the way. */
export interface PsdSurfaceRecord {
  key: string;
  name: string;
  widthPx: number;
  heightPx: number;
  /** Names of the other smart objects, whose own contents stay in the mockup. */
  showsAlso: string[];
  problems: StoredMessage[];
  /** What people must know of its mockup; missing from readings before version 7. */
  notes?: StoredMessage[];
  /** Nothing in the file proves how it looks; missing from readings before version 11. */
  isUnproven?: boolean;
  difference: { mean: number; p99: number } | null;
  /** What of the PSD it shows; null or missing = all of it, as it was saved. */
  view?: PsdView | null;
  /** The colour that a layer of the PSD gives the product. */
  colour?: ShownColour | null;
  /** The colour of each of several sets that the PSD was saved in; missing from readings before version 11. */
  savedColours?: ShownColour[];
  mockup: StoredMockup | null;
}

interface PsdMockupTable {
  owner_id: string;
  image_id: string;
  operation_id: string;
  version: number;
  surfaces: JSONColumnType<PsdSurfaceRecord[]> | null;
  /** When its newest reading was asked for. */
  updated_at: Date;
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    psd_mockups: PsdMockupTable;
  }
}

export interface PsdMockupRecord {
  operation_id: string;
  version: number;
  /** Null until they are known. */
  surfaces: PsdSurfaceRecord[] | null;
}

/** What reading a PSD gave, or null surfaces while it is read; undefined for one that was never read. */
export async function findPsdMockup(
  db: Db,
  ownerId: string,
  imageId: string,
): Promise<PsdMockupRecord | undefined> {
  return (await findPsdMockups(db, ownerId, [imageId])).get(imageId);
}

/** What reading several PSDs gave, by image; those never read are missing. */
export async function findPsdMockups(
  db: Db,
  ownerId: string,
  imageIds: readonly string[],
): Promise<Map<string, PsdMockupRecord>> {
  if (imageIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('psd_mockups')
    .select(['image_id', 'operation_id', 'version', 'surfaces'])
    .where('owner_id', '=', ownerId)
    .where('image_id', 'in', [...imageIds])
    .execute();
  return new Map(rows.map(({ image_id, ...record }) => [image_id, record]));
}

/** Records that a PSD is being read, and drops what an earlier reading gave. */
export async function startPsdMockup(
  db: Db,
  ownerId: string,
  reading: { imageId: string; operationId: string; version: number },
): Promise<void> {
  const values = { operation_id: reading.operationId, version: reading.version, surfaces: null };
  await db
    .insertInto('psd_mockups')
    .values({ owner_id: ownerId, image_id: reading.imageId, ...values, updated_at: sql<Date>`now()` })
    .onConflict((oc) =>
      oc.columns(['owner_id', 'image_id']).doUpdateSet({ ...values, updated_at: sql<Date>`now()` }),
    )
    .execute();
}

/** Records the result of reading a PSD; nothing changes if a newer reading has begun meanwhile. */
export async function finishPsdMockup(
  db: Db,
  ownerId: string,
  reading: { imageId: string; operationId: string; surfaces: PsdSurfaceRecord[] },
): Promise<void> {
  await db
    .updateTable('psd_mockups')
    .set({ surfaces: JSON.stringify(reading.surfaces) })
    .where('owner_id', '=', ownerId)
    .where('image_id', '=', reading.imageId)
    .where('operation_id', '=', reading.operationId)
    .execute();
}
