import type { ParsedInputOf } from '@diy/contract/endpoint';
import { message } from '@diy/contract/messages';
import type {
  OwnAppearance,
  OwnImage,
  saveOwnTemplate as saveEndpoint,
} from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { printsOtherwise, saysOtherwise } from '@diy/design/template';
import { notFound, type Refusal, refuseField } from '../../platform/errors/refusal.ts';
import type { Services } from '../../platform/services.ts';
import { countDesignsOfTemplate } from '../designs/index.ts';
import { type DrawableImage, getImagesForDrawing } from '../images/index.ts';
import { priorityOfNewOperation, startOperation } from '../operations/index.ts';
import { findOwnedTemplate, getTemplateVersion, setTemplatesHidden } from '../templates/index.ts';
import { checkPictures, productFields, shortFields } from './check-pictures.ts';
import { findCatalogueMockups } from './copying/catalogue-appearances.ts';
import { makeTemplateJob } from './job-types.ts';
import { ownDefinition } from './own-definition.ts';
import {
  findOwnTemplate,
  isSkuTaken,
  saveOwnTemplate as saveRecord,
  setOwnTemplatesDeleted,
} from './own-templates.queries.ts';
import { countPictures } from './pictures/make-pictures.ts';
import { imagesOf, productFromSettings } from './stored-product.ts';

/**
 * Saves a template and enqueues the job that makes its mockups. Throws a Refusal, naming the field, when an image or the template is
 * not the account's, the SKU is taken, or a picture does not fit what is marked on it.
 */
export async function saveOwnTemplate(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  ownerId: string,
  input: ParsedInputOf<typeof saveEndpoint>,
): Promise<{ id: string; operation_id: string } & Reached> {
  const { db, jobs, newId } = services;
  if (input.id !== undefined && !(await findOwnTemplate(db, ownerId, input.id))) throw notFound('templates');
  const id = input.id ?? newId();
  const product = input.product ?? productFromSettings(input.settings!);
  const fields = input.product ? productFields : shortFields;
  await checkPictures(db, ownerId, { id: input.id ?? null, product }, fields);
  return db.transaction().execute(async (trx) => {
    if (await isSkuTaken(trx, ownerId, product.sku, id)) throw skuTaken(product.sku, fields.sku);
    const reached = input.id === undefined ? NOTHING : await findReached(trx, ownerId, { id, product });
    return { ...(await recordProduct(trx, { jobs, newId }, ownerId, { id, product })), ...reached };
  });
}

/** Which designs made before a change keep what they have, and which follow it; null = none. */
interface Reached {
  /** They stay on this version, since a print would differ. */
  keeps: { version: number; designs: number; lines: number } | null;
  /** Their sheets and print files are as the product says from now on. */
  follows: { designs: number; lines: number } | null;
}
const NOTHING: Reached = { keeps: null, follows: null };

/** What saving this product changes for designs and open order lines made before. */
async function findReached(
  trx: Services['db'],
  ownerId: string,
  { id, product }: { id: string; product: OwnTemplateProduct },
): Promise<Reached> {
  const known = await findOwnedTemplate(trx, ownerId, id);
  if (!known) return NOTHING;
  const { definition } = await getTemplateVersion(trx, ownerId, id, known.version);
  // Any colour will do: the preview colour does not affect prints.
  const next = ownDefinition(product, '#FFFFFF');
  const isOther = printsOtherwise(definition, next);
  // The package follows the print area; what stays on that is said already.
  const saysOther = saysOtherwise({ ...definition, packed: next.packed }, next);
  if (!isOther && !saysOther) return NOTHING;
  const made = await countDesignsOfTemplate(trx, ownerId, id);
  if (made.designs === 0) return NOTHING;
  return {
    keeps: isOther ? { version: known.version, ...made } : null,
    follows: saysOther ? made : null,
  };
}

/** Records a checked product and enqueues the job that makes it, in the caller's transaction. */
export async function recordProduct(
  trx: Services['db'],
  { jobs, newId }: Pick<Services, 'jobs' | 'newId'>,
  ownerId: string,
  { id, product }: { id: string; product: OwnTemplateProduct },
): Promise<{ id: string; operation_id: string }> {
  const operationId = newId();
  await startOperation(trx, {
    ownerId,
    id: operationId,
    kind: 'own-template',
    title: product.name,
    total: countPictures(product),
    resultId: id,
  });
  await saveRecord(trx, ownerId, { id, product, operationId });
  await jobs.enqueue(trx, {
    job: makeTemplateJob,
    payload: { ownerId, id, operationId },
    maxAttempts: 3,
    priority: await priorityOfNewOperation(trx, ownerId, 'own-template'),
    // One of an account at a time: a file brings hundreds at once, and others want the places of a worker.
    queue: `templates ${ownerId}`,
  });
  return { id, operation_id: operationId };
}

/** The product a template was last saved as, and its pictures. Throws the same Refusal for a foreign or random id. */
export async function getOwnTemplate(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
): Promise<{ id: string; product: OwnTemplateProduct; images: OwnImage[]; looks: OwnAppearance[] }> {
  const own = await findOwnTemplate(services.db, ownerId, id);
  if (!own) throw notFound('templates');
  const ids = imagesOf(own.product).map(({ imageId }) => imageId);
  const images = await getImagesForDrawing(services.db, ownerId, ids);
  return {
    id,
    product: own.product,
    images: images.map((image) => presentImage(image, services.storage)),
    looks: await findCatalogueMockups(services, ownerId, own.product),
  };
}

function presentImage(image: DrawableImage, storage: Services['storage']): OwnImage {
  const { id, name, widthPx, heightPx, previewKey, originalKey } = image;
  return {
    id,
    name,
    url: storage.publicUrl(previewKey),
    width: widthPx,
    height: heightPx,
    is_psd: originalKey.endsWith('.psd'),
  };
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

function skuTaken(sku: string, field: string): Refusal {
  return refuseField(field, message('own-templates.sku-taken', { sku }));
}
