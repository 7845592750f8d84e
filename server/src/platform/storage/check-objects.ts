import type { Services } from '../services.ts';
import {
  addToObjectList,
  closeObjectList,
  compareFamily,
  countStrangers,
  type FamilyFigures,
  isNamed,
  type ObjectFamily,
  openObjectList,
} from './object-check.queries.ts';
import type { ListedObject } from './object-store.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** What lies in storage, held against what rows name. */
export interface StorageReport {
  families: (FamilyFigures & { name: string })[];
  /** Objects of no known family; nothing is said about them. */
  strangers: number;
}

const BATCH = 5000;

/**
 * Lists the whole storage and compares. Work may go on meanwhile: what looks missing is looked for again. The list is
 * kept in a temporary table, so memory does not grow with the number of objects.
 */
export function checkObjects(
  { db, storage }: Needs,
  families: readonly ObjectFamily[],
): Promise<StorageReport> {
  return db.connection().execute(async (connection) => {
    await openObjectList(connection);
    let batch: ListedObject[] = [];
    for await (const object of storage.list()) {
      batch.push(object);
      if (batch.length < BATCH) continue;
      await addToObjectList(connection, batch);
      batch = [];
    }
    if (batch.length > 0) await addToObjectList(connection, batch);
    const report: StorageReport = { families: [], strangers: await countStrangers(connection, families) };
    for (const family of families) {
      const figures = await compareFamily(connection, family);
      const missing = await stillMissing({ db, storage }, family, figures.missing);
      report.families.push({ name: family.name, ...figures, missing });
    }
    await closeObjectList(connection);
    return report;
  });
}

/** Written since the listing, or no longer wanted, is not missing. */
async function stillMissing({ db, storage }: Needs, family: ObjectFamily, keys: string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const key of keys) {
    if ((await storage.stat(key)) === null && (await isNamed(db, family, key))) missing.push(key);
  }
  return missing;
}

/** Deletes a family's orphans, each asked about once more just before. Answers how many. */
export async function removeOrphans(
  { db, storage }: Needs,
  family: ObjectFamily,
  orphans: readonly { key: string }[],
): Promise<number> {
  let removed = 0;
  for (const { key } of orphans) {
    if (await isNamed(db, family, key)) continue;
    await storage.delete(key);
    removed += 1;
  }
  return removed;
}
