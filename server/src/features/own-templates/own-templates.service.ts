import { isDeepStrictEqual } from 'node:util';
import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import type {
  OwnAppearance,
  OwnImage,
  OwnMaking,
  RetiredPart,
  saveOwnTemplate as saveEndpoint,
} from '@diy/contract/own-templates/own-templates';
import type { OwnTemplateProduct } from '@diy/contract/own-templates/product';
import { printsOtherwise, saysOtherwise } from '@diy/design/template';
import { lockName } from '../../platform/database/lock-name.ts';
import { notFound, Refusal, refuseField } from '../../platform/errors/refusal.ts';
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
  lockOwnTemplate,
  lockTemplateOfSku,
  type OwnTemplateRecord,
  type SavedProduct,
  saveOwnTemplate as saveRecord,
  setOwnTemplatesDeleted,
} from './own-templates.queries.ts';
import { countPictures } from './pictures/make-pictures.ts';
import { findMaking } from './revisions/making-state.ts';
import { retireParts } from './revisions/retired-parts.ts';
import { imagesOf, productFromSettings } from './stored-product.ts';

/**
 * Saves a template and enqueues the job that makes its mockups. Nothing is overwritten: a stale revision is refused. Throws a Refusal,
 * naming the field, when an image or the template is not the account's, the SKU is taken, or a picture does not fit what is marked on it.
 */
export async function saveOwnTemplate(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  ownerId: string,
  input: ParsedInputOf<typeof saveEndpoint>,
): Promise<RecordedProduct & Reached> {
  const { db, jobs, newId } = services;
  if (input.id !== undefined && !(await findOwnTemplate(db, ownerId, input.id))) throw notFound('templates');
  const id = input.id ?? newId();
  const product = input.product ?? productFromSettings(input.settings!);
  const fields = input.product ? productFields : shortFields;
  await checkPictures(db, ownerId, { id: input.id ?? null, product }, fields);
  return db.transaction().execute(async (trx) => {
    await lockSkus(trx, ownerId);
    const known = input.id === undefined ? null : await lockOwnTemplate(trx, ownerId, id);
    if (known === undefined) throw notFound('templates');
    if (known && known.revision !== input.revision) {
      if (!isRepeated(known, input.revision, product)) throw staleRevision();
      const reached = await findReached(trx, ownerId, { id, ...known });
      return { id, revision: known.revision, operation_id: known.operation_id, ...reached };
    }
    const created = known ? null : await findCreated(trx, ownerId, product);
    if (created) return created;
    const retired = known ? retireParts(known.retired, known.product, product) : [];
    if (await isSkuTaken(trx, ownerId, product.sku, id)) throw skuTaken(product.sku, fields.sku);
    const reached =
      input.id === undefined ? NOTHING : await findReached(trx, ownerId, { id, product, retired });
    return { ...(await recordProduct(trx, { jobs, newId }, ownerId, { id, product, retired })), ...reached };
  });
}

/** The response to this save was lost, and the caller tries again. */
function isRepeated(
  known: OwnTemplateRecord,
  revision: number | undefined,
  product: OwnTemplateProduct,
): boolean {
  return revision === known.revision - 1 && isSameProduct(known, product);
}

function isSameProduct(known: OwnTemplateRecord, product: OwnTemplateProduct): boolean {
  // The stored product has been JSON, which drops what is undefined.
  const sent: unknown = JSON.parse(JSON.stringify(product));
  return isDeepStrictEqual(sent, known.product);
}

/** The template that the same call created before, because its response was lost; null = none. */
async function findCreated(
  trx: Services['db'],
  ownerId: string,
  product: OwnTemplateProduct,
): Promise<(RecordedProduct & Reached) | null> {
  const holder = await lockTemplateOfSku(trx, ownerId, product.sku);
  if (holder?.revision !== 1 || !isSameProduct(holder, product)) return null;
  const { id, revision, operation_id } = holder;
  return { id, revision, operation_id, ...NOTHING };
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
  { id, product, retired }: SavedProduct,
): Promise<Reached> {
  const known = await findOwnedTemplate(trx, ownerId, id);
  if (!known) return NOTHING;
  const { definition } = await getTemplateVersion(trx, ownerId, id, known.version);
  // Any colour will do: the preview colour does not affect prints.
  const next = ownDefinition(product, '#FFFFFF', retired);
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

interface RecordedProduct {
  id: string;
  revision: number;
  operation_id: string;
}

/** Records a checked product and enqueues the job that makes it, in the caller's transaction. */
export async function recordProduct(
  trx: Services['db'],
  { jobs, newId }: Pick<Services, 'jobs' | 'newId'>,
  ownerId: string,
  { id, product, retired }: SavedProduct,
): Promise<RecordedProduct> {
  const operationId = newId();
  await startOperation(trx, {
    ownerId,
    id: operationId,
    kind: 'own-template',
    title: product.name,
    total: countPictures(product),
    resultId: id,
  });
  const revision = await saveRecord(trx, ownerId, { id, product, retired, operationId });
  await jobs.enqueue(trx, {
    job: makeTemplateJob,
    payload: { ownerId, id, operationId },
    maxAttempts: 3,
    priority: await priorityOfNewOperation(trx, ownerId, 'own-template'),
    // One of an account at a time: a file brings hundreds at once, and others want the places of a worker.
    queue: `templates ${ownerId}`,
  });
  return { id, revision, operation_id: operationId };
}

/** The product a template was last saved as, and its pictures. Throws the same Refusal for a foreign or random id. */
export async function getOwnTemplate(
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  id: string,
  locale: MessageLocale,
): Promise<{
  id: string;
  revision: number;
  making: OwnMaking;
  retired: RetiredPart[];
  product: OwnTemplateProduct;
  images: OwnImage[];
  looks: OwnAppearance[];
}> {
  const own = await findOwnTemplate(services.db, ownerId, id);
  if (!own) throw notFound('templates');
  const ids = imagesOf(own.product).map(({ imageId }) => imageId);
  const images = await getImagesForDrawing(services.db, ownerId, ids);
  return {
    id,
    revision: own.revision,
    making: await findMaking(services.db, ownerId, { id, ...own }, locale),
    retired: own.retired,
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

/** Makes others of the account wait that take SKUs: two that found the same one free would both take it. */
export function lockSkus(trx: Services['db'], ownerId: string): Promise<void> {
  return lockName(trx, `own-templates.skus ${ownerId}`);
}

/** Takes templates out of the list, or brings them back. Returns how many changed; foreign ids count for nothing. */
export function setDeleted(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  ids: readonly string[],
  isDeleted: boolean,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockSkus(trx, ownerId);
    const changed = await setOwnTemplatesDeleted(trx, ownerId, ids, isDeleted);
    await setTemplatesHidden(trx, ownerId, changed, isDeleted);
    return changed.length;
  });
}

function staleRevision(): Refusal {
  return new Refusal(message('own-templates.stale-revision'));
}

function skuTaken(sku: string, field: string): Refusal {
  return refuseField(field, message('own-templates.sku-taken', { sku }));
}
