import { message } from '@diy/contract/messages';
import type { DesignDocument } from '@diy/design/document';
import type { Db } from '../../platform/database/db.ts';
import { Refusal } from '../../platform/errors/refusal.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Services } from '../../platform/services.ts';
import { getTemplateVersion } from '../templates/index.ts';
import {
  designsOfBatch,
  freeSkus,
  renameDesign,
  reviveDesign,
  takenSkus,
  uneditedDesigns,
  unfreed,
} from './batch-designs.queries.ts';
import { findByIdempotencyKey } from './read-designs.queries.ts';
import { endRenders, resumeRenders } from './renders/stop-renders.ts';
import { checkFitsTemplate } from './saving/check-document.ts';
import { countImageUses, recordImageUses } from './saving/record-image-uses.ts';
import { searchText } from './saving/save-design.ts';
import { insertDesign, nextDesignSeq, setDesignsDeleted } from './write-designs.queries.ts';

/** A design a batch makes; the batch renders it itself. */
export interface BatchDesign {
  batchId: string;
  /** Equal keys are one design, so that a cell run twice makes one. */
  idempotencyKey: string;
  templateId: string;
  templateVersion: number;
  name: string;
  /** Null = the next number, as for designs made by hand. */
  sku: string | null;
  document: DesignDocument;
}

/**
 * Makes a batch's design, or returns the one made under its key, ready to be rendered. Throws a Refusal when the SKU is
 * taken. Neither a render nor an operation is started.
 */
export async function createBatchDesign(
  trx: Db,
  services: Pick<Services, 'newId'>,
  owner: { id: string; sku: string },
  design: BatchDesign,
): Promise<string> {
  const seq = await nextDesignSeq(trx, owner.id);
  const known = await findByIdempotencyKey(trx, owner.id, design.idempotencyKey);
  if (known) {
    const { wasDeleted } = await reviveDesign(trx, owner.id, known.id);
    if (!wasDeleted) return known.id;
    await countImageUses(trx, owner.id, [known.id], 1);
    await nameAgain(trx, owner.id, known, design);
    return known.id;
  }
  const template = await getTemplateVersion(trx, owner.id, design.templateId, design.templateVersion);
  checkFitsTemplate(design.document, template.definition);
  const sku = design.sku ?? `${owner.sku}-${String(seq).padStart(6, '0')}`;
  if (design.sku !== null && (await takenSkus(trx, owner.id, [design.sku], null)).size > 0)
    throw skuTaken(sku);
  const id = services.newId();
  await insertDesign(trx, owner.id, {
    id,
    seq,
    sku,
    name: design.name,
    template_id: template.id,
    template_version: template.version,
    category_id: template.category_id,
    document: design.document,
    search: searchText(design.name, sku, template),
    cover_key: null,
    cover_version: null,
    operation_id: null,
    idempotency_key: design.idempotencyKey,
    batch_id: design.batchId,
  });
  await recordImageUses(trx, owner.id, id, design.document);
  return id;
}

/** A restored design gets the name and SKU it would be made with now, and keeps its number if that is still free. */
async function nameAgain(
  trx: Db,
  ownerId: string,
  known: { id: string; sku: string },
  { name, sku: wanted, templateId, templateVersion }: BatchDesign,
): Promise<void> {
  let sku = wanted ?? unfreed(known);
  if (sku !== known.sku && (await takenSkus(trx, ownerId, [sku], null)).size > 0) {
    if (wanted !== null) throw skuTaken(sku);
    sku = known.sku;
  }
  const template = await getTemplateVersion(trx, ownerId, templateId, templateVersion);
  await renameDesign(trx, ownerId, known.id, { name, sku, search: searchText(name, sku, template) });
}

function skuTaken(sku: string): Refusal {
  return new Refusal(message('designs.sku-taken', { sku }));
}

/** Deletes (recoverably) those of a batch's designs that nobody has edited since; edited ones stay. */
export async function discardUneditedDesigns(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const unedited = await uneditedDesigns(trx, ownerId, ids);
  const [live, gone] = [false, true].map((isDeleted) =>
    unedited.filter((one) => one.isDeleted === isDeleted).map(({ id }) => id),
  ) as [string[], string[]];
  const changed = live.length === 0 ? [] : await setDesignsDeleted(trx, ownerId, live, true);
  if (changed.length > 0) await endRenders(trx, jobs, ownerId, changed);
  // A design that was rejected before would otherwise block its SKU.
  const free = [...changed, ...gone];
  if (free.length > 0) await freeSkus(trx, ownerId, free);
  await countImageUses(trx, ownerId, changed, -1);
}

/**
 * Deletes a batch's designs (`deletedAt` null), or brings back those that were deleted with it at that time, in the
 * transaction that does so to the batch. Returns how many.
 */
export async function setBatchDesignsDeleted(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  batchId: string,
  deletedAt: Date | null,
): Promise<number> {
  const ids = await designsOfBatch(trx, ownerId, batchId, deletedAt);
  return setDeletedIn(trx, jobs, ownerId, ids, deletedAt === null);
}

/**
 * Deletes designs and cancels their waiting and running work, or restores both, in the caller's transaction. Returns
 * how many.
 */
export async function setDeletedIn(
  trx: Db,
  jobs: JobQueue,
  ownerId: string,
  ids: readonly string[],
  deleted: boolean,
): Promise<number> {
  if (ids.length === 0) return 0;
  const changed = await setDesignsDeleted(trx, ownerId, ids, deleted);
  await countImageUses(trx, ownerId, changed, deleted ? -1 : 1);
  if (changed.length > 0) await (deleted ? endRenders : resumeRenders)(trx, jobs, ownerId, changed);
  return changed.length;
}
