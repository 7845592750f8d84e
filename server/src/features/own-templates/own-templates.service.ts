import { message } from '@diy/contract/messages';
import type { OwnTemplateSettings } from '@diy/contract/own-templates';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { type DrawableImage, getImagesForDrawing } from '../images/index.ts';
import { startOperation } from '../operations/index.ts';
import { setTemplatesHidden } from '../templates/index.ts';
import { makeTemplateJob } from './job-types.ts';
import {
  findOwnTemplate,
  isSkuTaken,
  saveOwnTemplate as saveRecord,
  setOwnTemplatesDeleted,
} from './own-templates.queries.ts';
import { requirePsdSurface, wantedSurface } from './psd/psd-mockups.service.ts';

/** Difference in aspect ratio between photograph and marks that rounding alone can cause. */
const RATIO_TOLERANCE = 0.02;

/**
 * Saves a template and enqueues the job that makes its mockups. Throws a Refusal when the image or the template is not the
 * account's, the SKU is taken, or the marks were made on a picture with other proportions.
 */
export async function saveOwnTemplate(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  ownerId: string,
  input: { id?: string; settings: OwnTemplateSettings },
): Promise<{ id: string; operation_id: string }> {
  const { db, jobs, newId } = services;
  const { settings } = input;
  if (input.id !== undefined && !(await findOwnTemplate(db, ownerId, input.id))) throw notFound('templates');
  const id = input.id ?? newId();
  const image = await requireImage(services, ownerId, settings.image_id);
  if (settings.psd) await requirePsdSurface(db, ownerId, wantedSurface(settings, settings.psd));
  else requireSameShape(image, settings);
  const operationId = newId();
  await db.transaction().execute(async (trx) => {
    if (await isSkuTaken(trx, ownerId, settings.sku, id)) throw skuTaken(settings.sku);
    await startOperation(trx, {
      ownerId,
      id: operationId,
      kind: 'own-template',
      title: settings.name,
      total: 1,
      resultId: id,
    });
    await saveRecord(trx, ownerId, { id, settings, operationId });
    await jobs.enqueue(trx, {
      job: makeTemplateJob,
      payload: { ownerId, id, operationId },
      maxAttempts: 3,
    });
  });
  return { id, operation_id: operationId };
}

/** A template's last saved settings, and its photograph. Throws the same Refusal for a foreign or random id. */
export async function getOwnTemplate(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
): Promise<{ id: string; settings: OwnTemplateSettings; photo_url: string }> {
  const own = await findOwnTemplate(services.db, ownerId, id);
  if (!own) throw notFound('templates');
  const [image] = await getImagesForDrawing(services.db, ownerId, [own.settings.image_id]);
  return { id, settings: own.settings, photo_url: image ? services.storage.publicUrl(image.previewKey) : '' };
}

/** Takes templates out of the list, or brings them back. Returns how many changed; foreign ids count for nothing. */
export function setDeleted(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const changed = await setOwnTemplatesDeleted(trx, ownerId, ids, isDeleted);
    await setTemplatesHidden(trx, ownerId, changed, isDeleted);
    return changed.length;
  });
}

async function requireImage(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  imageId: string,
): Promise<DrawableImage> {
  const [image] = await getImagesForDrawing(db, ownerId, [imageId]);
  if (image) return image;
  const text = message('own-templates.image-not-found');
  throw new Refusal(text, [{ field: 'settings.image_id', msg: text }]);
}

function requireSameShape(image: DrawableImage, { marks }: OwnTemplateSettings): void {
  if (!marks) return;
  const [own, marked] = [image.widthPx / image.heightPx, marks.widthPx / marks.heightPx];
  if (Math.abs(own / marked - 1) <= RATIO_TOLERANCE) return;
  const text = message('own-templates.other-photo');
  throw new Refusal(text, [{ field: 'settings.marks', msg: text }]);
}

function skuTaken(sku: string): Refusal {
  const text = message('own-templates.sku-taken', { sku });
  return new Refusal(text, [{ field: 'settings.sku', msg: text }]);
}
