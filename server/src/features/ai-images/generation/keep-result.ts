import { rm } from 'node:fs/promises';
import type { Db } from '../../../platform/database/db.ts';
import { transactionOrUndo } from '../../../platform/database/transaction-or-undo.ts';
import { Refusal } from '../../../platform/errors/refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { contentTypeOf } from '../../../platform/storage/content-types.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { type CheckedPicture, checkPicture, type RecordNeeds } from '../../images/index.ts';
import { reportProgress } from '../../operations/index.ts';
import { GenerationError } from '../providers/generation-failure.ts';
import type { ProviderPicture } from '../providers/provider.ts';
import { countEnded } from './ai-usage.queries.ts';
import {
  type ClaimedImage,
  dropDraftKeys,
  type ImageResult,
  recordDraftKeys,
  succeedImage,
} from './held-images.queries.ts';
import { lockRuns } from './runs.queries.ts';
import { enqueueDispatch, settleRun } from './settle-run.ts';

type Needs = RecordNeeds & Pick<Services, 'jobs'>;

/**
 * Checks a generated picture as uploads are checked, stores it and ends its image. Objects are recorded before they are
 * written, and the image ends last, so that no row points to a missing object and no object is unknown; where the response to the
 * commit was lost they stay. When the image was cancelled or taken over meanwhile, the picture is thrown away. Throws `bad-picture`, StorageFull.
 */
export async function keepResult(
  services: Needs,
  ownerId: string,
  image: ClaimedImage,
  made: ProviderPicture,
): Promise<void> {
  const checked = await check(services, ownerId, made.file);
  try {
    const keys = keysFor(services, ownerId, image.id, checked);
    if (!(await recordDraftKeys(services.db, ownerId, image.id, image.fence, [keys.original, keys.preview])))
      return;
    const undo = () => deleteObjects(services, ownerId, image.id, [keys.original, keys.preview]);
    await store(services, checked, keys).catch(async (error: unknown) => {
      await undo();
      throw error;
    });
    if (!(await endWithPicture(services, ownerId, image, resultOf(image, made, checked, keys), undo)))
      await undo();
  } finally {
    if (checked.derived.masterPath !== null) await rm(checked.derived.masterPath, { force: true });
  }
}

async function check(services: Needs, ownerId: string, path: string): Promise<CheckedPicture> {
  try {
    const checked = await checkPicture(services, ownerId, path);
    // An SVG would be safe after its checks, but no provider is asked for one.
    if (checked.picture.format === 'svg') throw new GenerationError('bad-picture');
    return checked;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new GenerationError(error.id === 'images.storage-full' ? 'storage-full' : 'bad-picture');
  }
}

interface ResultKeys {
  original: string;
  preview: string;
}

/** New for every try: two processes at the same image never write the same object. Previews are unguessable. */
function keysFor({ newId }: Needs, ownerId: string, imageId: string, checked: CheckedPicture): ResultKeys {
  const extension = { jpeg: 'jpg', tiff: 'tif' }[checked.picture.format as string] ?? checked.picture.format;
  const mark = newId();
  return {
    original: `prv/ai/${ownerId}/${imageId}-${newId().slice(0, 8)}.${extension}`,
    preview: `pub/ai/${mark.slice(0, 2)}/${mark}.${checked.derived.previewType}`,
  };
}

async function store(
  { storage }: Needs,
  { picture, derived }: CheckedPicture,
  keys: ResultKeys,
): Promise<void> {
  await putFile(storage, keys.original, picture.path, { contentType: contentTypeOf(keys.original) });
  await storage.put(keys.preview, derived.preview, { contentType: contentTypeOf(keys.preview) });
}

function resultOf(
  image: ClaimedImage,
  made: ProviderPicture,
  { picture, derived, sha256 }: CheckedPicture,
  keys: ResultKeys,
): ImageResult {
  return {
    original_key: keys.original,
    preview_key: keys.preview,
    sha256,
    format: picture.format,
    bytes: picture.bytes,
    width_px: picture.widthPx,
    height_px: picture.heightPx,
    has_alpha: derived.hasAlpha,
    seed: made.seed,
    model: made.model,
    cost_amount: made.cost ?? image.cost_amount,
  };
}

/** False when the picture is not used. Its objects are undone only where the end was not recorded for certain. */
function endWithPicture(
  { db, jobs }: Needs,
  ownerId: string,
  image: ClaimedImage,
  result: ImageResult,
  undo: () => Promise<void>,
): Promise<boolean> {
  const record = async (trx: Db) => {
    await lockRuns(trx, ownerId, [image.run_id]);
    const isWanted = await reportProgress(trx, ownerId, image.run_id, {});
    const isUsed = isWanted && (await succeedImage(trx, ownerId, image.id, image.fence, result));
    if (isUsed) await countEnded(trx, ownerId, [image.id]);
    await settleRun(trx, ownerId, image.run_id);
    await enqueueDispatch(trx, jobs, image.provider);
    return isUsed;
  };
  return transactionOrUndo(db, record, undo);
}

/** Deletes objects that no image uses, and then their record. */
export async function deleteObjects(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageId: string,
  keys: string[],
): Promise<void> {
  if (keys.length === 0) return;
  for (const key of keys) await storage.delete(key);
  await dropDraftKeys(db, ownerId, imageId, keys);
}
