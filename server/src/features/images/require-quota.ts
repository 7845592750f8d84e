import type { Db } from '../../platform/database/db.ts';
import { requireBudget } from '../budgets/index.ts';
import { countImages } from './image-counts.queries.ts';
import { sumStorageUsed } from './storage-used.ts';

/**
 * Throws a Refusal when the library holds more than the account may have. Called after the images are written, in their transaction:
 * the account's counter, which every new or restored image changes, makes others wait. `adding` looks ahead, before the work is done.
 */
export async function requireQuota(
  db: Db,
  ownerId: string,
  adding: { images: number; bytes: number } = { images: 0, bytes: 0 },
): Promise<void> {
  await requireBudget(db, ownerId, 'images', (await countImages(db, ownerId)) + adding.images);
  await requireStorage(db, ownerId, adding.bytes);
}

/** Like `requireQuota` for an image that the library does not list: it takes storage, and no place among its images. */
export async function requireStorage(db: Db, ownerId: string, bytes = 0): Promise<void> {
  await requireBudget(db, ownerId, 'storage', (await sumStorageUsed(db, ownerId)) + bytes);
}
