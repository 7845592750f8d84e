import type { Services } from '../services.ts';
import {
  addToObjectList,
  closeObjectList,
  compareKeysWithRows,
  countStrangers,
  type FamilyCheck,
  findHeld,
  findNamed,
  type ObjectFamily,
  openObjectList,
} from './object-check.queries.ts';
import type { ListedObject } from './object-store.ts';

type Needs = Pick<Services, 'db' | 'storage'>;

/** The result of comparing the objects in storage with those that rows name. */
export interface StorageReport {
  families: (FamilyCheck & { name: string })[];
  /** Objects of no known family; nothing is said about them. */
  strangers: number;
}

const BATCH = 5000;

/**
 * Lists the whole storage and compares. Work may continue meanwhile, so objects that seem missing are checked again.
 * The list is kept in a temporary table, so memory does not grow with the number of objects.
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
      const figures = await compareKeysWithRows(connection, family);
      report.families.push({
        name: family.name,
        ...figures,
        ...(await lookAgain({ db, storage }, family, figures)),
      });
    }
    await closeObjectList(connection);
    return report;
  });
}

/** Written since the listing, or no longer wanted, is not missing. Of very many only the first are looked for again. */
async function lookAgain(
  { db, storage }: Needs,
  family: ObjectFamily,
  { missing, missingCount }: FamilyCheck,
): Promise<Pick<FamilyCheck, 'missing' | 'missingCount'>> {
  if (missing.length === 0) return { missing, missingCount };
  const named = await findNamed(db, family, missing);
  const still: string[] = [];
  for (const key of missing) {
    if (named.has(key) && (await storage.stat(key)) === null) still.push(key);
  }
  return { missing: still, missingCount: missingCount - missing.length + still.length };
}

/** Orphans asked about at once. */
const ASKED_AT_ONCE = 1000;
/** Orphans deleted before the rest are asked about again: rows may come to name objects that are named by their content. */
const REMOVED_AT_ONCE = 10;

/** Deletes a family's orphans, after asking about them once more, but for those of a thing that is still there. Returns how many. */
export async function removeOrphans(
  { db, storage }: Needs,
  family: ObjectFamily,
  orphans: readonly { key: string }[],
): Promise<number> {
  let removed = 0;
  for (const many of piecesOf(
    orphans.map(({ key }) => key),
    ASKED_AT_ONCE,
  ))
    for (const few of piecesOf(await findUnneeded(db, family, many), REMOVED_AT_ONCE))
      for (const key of await findUnneeded(db, family, few)) {
        await storage.delete(key);
        removed += 1;
      }
  return removed;
}

async function findUnneeded(
  db: Needs['db'],
  family: ObjectFamily,
  keys: readonly string[],
): Promise<string[]> {
  const named = await findNamed(db, family, keys);
  const held = await findHeld(db, family, keys);
  return keys.filter((key) => !named.has(key) && !held.has(key));
}

function piecesOf(keys: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(keys.length / size) }, (_, at) =>
    keys.slice(at * size, (at + 1) * size),
  );
}
