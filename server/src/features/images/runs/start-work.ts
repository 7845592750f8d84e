import { createHash } from 'node:crypto';
import { MAX_WORK_IMAGES } from '@diy/contract/images/image-work';
import type { WorkStep } from '@diy/contract/images/image-work-steps';
import type { MessageLocale } from '@diy/contract/messages';
import { notFound } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { startOperation } from '../../operations/index.ts';
import { countImagesByCategory } from '../image-counts.queries.ts';
import { imageRefusals } from '../image-refusals.ts';
import { findImages } from '../images.queries.ts';
import { requireCategory } from '../library/image-categories.service.ts';
import { findImageIdsOfCategories } from '../library/images-of-categories.queries.ts';
import { refusePlaces, refuseTooLarge, stepNames } from '../tools/chain-of-image.ts';
import { dispatchItems } from './dispatch-items.ts';
import { requireRecipe } from './recipes/image-recipes.service.ts';
import { addItems } from './work-items.queries.ts';
import { findWorkByKey, insertWork } from './works.queries.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'newId'>;

/** What is to be run: these images or a category, through these steps or those of a recipe. */
export interface WorkRequest {
  ids: string[] | undefined;
  categoryId: string | undefined;
  steps: WorkStep[] | undefined;
  recipeId: string | undefined;
  /** Empty = named after the recipe or the steps. */
  title: string;
  /** Where the results go; undefined = to the category of each source. */
  targetCategoryId: string | undefined;
  idempotencyKey: string | undefined;
  /** Only counts the images. */
  dry: boolean;
}

/**
 * Starts a run, or only counts its pictures (`dry`). Every picture and category must be the account's own and there: else
 * nothing is done. Returns the id of the run, or of the one that the same key started before. Throws a Refusal.
 */
export async function startWork(
  services: Needs,
  ownerId: string,
  request: WorkRequest,
  locale: MessageLocale,
): Promise<{ id: string } | { id: null; total: number }> {
  const { db, jobs, newId } = services;
  const { idempotencyKey: key = null, targetCategoryId } = request;
  const fingerprint = fingerprintOf(request);
  if (key !== null) {
    const earlier = await findWorkByKey(db, ownerId, key);
    if (earlier) return sameWork(earlier, fingerprint);
  }
  if (targetCategoryId !== undefined) await requireCategory(services, ownerId, targetCategoryId);
  const { steps, title } = await stepsOf(services, ownerId, request);
  const imageIds = await picturesOf(services, ownerId, request, steps);
  refusePlaces(steps, imageIds.length === 1);
  if (request.dry) return { id: null, total: imageIds.length };
  return db.transaction().execute(async (trx) => {
    const id = newId();
    const ending = title === '' ? stepNames(steps, locale) : title;
    const work = {
      id,
      idempotency_key: key,
      request_sha256: fingerprint,
      title: ending,
      steps,
      ending,
      target_type: targetCategoryId ?? null,
      uploads_of: null,
    };
    if (!(await insertWork(trx, ownerId, work))) {
      const earlier = await findWorkByKey(trx, ownerId, key ?? '');
      if (earlier) return sameWork(earlier, fingerprint);
      throw new Error('a run vanished while its key was used again');
    }
    const total = imageIds.length;
    await startOperation(trx, { ownerId, id, kind: 'image-work', title: ending, total, resultId: id });
    await addItems(trx, ownerId, id, imageIds);
    await dispatchItems(trx, jobs, ownerId);
    return { id };
  });
}

/** The request's own steps, or those of its recipe. */
async function stepsOf(
  services: Needs,
  ownerId: string,
  { steps, recipeId, title }: WorkRequest,
): Promise<{ steps: WorkStep[]; title: string }> {
  if (steps) return { steps, title };
  const recipe = await requireRecipe(services, ownerId, recipeId ?? '');
  return { steps: recipe.steps, title: title === '' ? recipe.name : title };
}

/** The pictures of a request, each once. */
async function picturesOf(
  { db }: Needs,
  ownerId: string,
  request: WorkRequest,
  steps: readonly WorkStep[],
): Promise<string[]> {
  const ids =
    request.ids === undefined
      ? await picturesIn(db, ownerId, request.categoryId ?? '')
      : [...new Set(request.ids)];
  const images = await findImages(db, ownerId, ids);
  const there = images.filter((image) => image.deleted_at === null);
  if (there.length < ids.length) throw notFound('images');
  // One picture is refused at once; among many, each says so for itself.
  if (there.length === 1) refuseTooLarge(there[0]!, steps);
  return ids;
}

async function picturesIn(db: Needs['db'], ownerId: string, categoryId: string): Promise<string[]> {
  await requireCategory({ db }, ownerId, categoryId);
  const count = (await countImagesByCategory(db, ownerId)).get(categoryId) ?? 0;
  if (count > MAX_WORK_IMAGES) throw imageRefusals.workTooMany(count, MAX_WORK_IMAGES);
  const ids = await findImageIdsOfCategories(db, ownerId, [categoryId], MAX_WORK_IMAGES);
  if (ids.length === 0) throw imageRefusals.workEmpty();
  return ids;
}

/** What a request asks for, whatever order its settings have; the pictures of a category count by its id. */
function fingerprintOf({ ids, categoryId, steps, recipeId, title, targetCategoryId }: WorkRequest): string {
  const sorted = steps?.map((step) => Object.entries(step).sort(([a], [b]) => (a < b ? -1 : 1)));
  const pictures = [ids ? [...new Set(ids)] : null, categoryId ?? null];
  const asked = [...pictures, sorted ?? null, recipeId ?? null, title, targetCategoryId ?? null];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}

function sameWork(work: { id: string; request_sha256: string }, fingerprint: string): { id: string } {
  if (work.request_sha256 !== fingerprint) throw imageRefusals.workKeyUsed();
  return { id: work.id };
}
