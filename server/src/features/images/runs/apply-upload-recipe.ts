import type { Db } from '../../../platform/database/db.ts';
import type { Services } from '../../../platform/services.ts';
import { reportProgress, startOperation } from '../../operations/index.ts';
import { dispatchItems } from './dispatch-items.ts';
import { findRecipeOfCategory } from './recipes/image-recipes.queries.ts';
import { countProgress } from './settle-work.ts';
import { addItems } from './work-items.queries.ts';
import { insertWork, lockWorkshop, type NewWork, openWorkOfUploads } from './works.queries.ts';

/**
 * Puts a new upload through the recipe of its category, if it has one. Call it in the transaction that records the image:
 * so each gets its result, and once. Uploads that come while a run of the same category works join that run.
 */
export async function applyUploadRecipe(
  trx: Db,
  { jobs, newId }: Pick<Services, 'jobs' | 'newId'>,
  ownerId: string,
  image: { id: string; categoryId: string },
): Promise<void> {
  const recipe = await findRecipeOfCategory(trx, ownerId, image.categoryId);
  if (!recipe) return;
  await lockWorkshop(trx, ownerId);
  const { name, steps } = recipe;
  const open = await openWorkOfUploads(trx, ownerId, image.categoryId, recipe);
  const joins = open !== undefined && (await joinWork(trx, ownerId, open, image.id));
  if (!joins) {
    const id = newId();
    const work: NewWork = {
      id,
      idempotency_key: null,
      request_sha256: '',
      title: name,
      steps,
      ending: name,
      target_type: image.categoryId,
      uploads_of: image.categoryId,
    };
    await insertWork(trx, ownerId, work);
    await startOperation(trx, { ownerId, id, kind: 'image-work', title: name, total: 1, resultId: id });
    await addItems(trx, ownerId, id, [image.id]);
  }
  await dispatchItems(trx, jobs, ownerId);
}

/** False when the run was stopped meanwhile. */
async function joinWork(trx: Db, ownerId: string, workId: string, imageId: string): Promise<boolean> {
  if (!(await reportProgress(trx, ownerId, workId, {}))) return false;
  await addItems(trx, ownerId, workId, [imageId]);
  const { total } = await countProgress(trx, ownerId, workId);
  return reportProgress(trx, ownerId, workId, { total });
}
