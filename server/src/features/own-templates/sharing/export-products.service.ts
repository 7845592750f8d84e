import type { Services } from '../../../platform/services.ts';
import { bulkQueue, priorityOfNewOperation, startOperation } from '../../operations/index.ts';
import { exportProductsJob } from '../job-types.ts';
import { listManifest } from './list-manifest.ts';
import { insertProductFile } from './product-files.queries.ts';
import { requireFreeSlot } from './require-free-slot.ts';

/**
 * Enqueues the packing of templates into a file. Throws a Refusal when one is not the account's, or cannot be packed as it is.
 */
export async function exportProducts(
  services: Pick<Services, 'db' | 'storage' | 'jobs' | 'newId'>,
  ownerId: string,
  ids: readonly string[],
): Promise<{ operation_id: string }> {
  const { db, jobs, newId } = services;
  const templateIds = [...new Set(ids)];
  const { manifest } = await listManifest(services, ownerId, templateIds, { areProductsChecked: false });
  const [id, operationId] = [newId(), newId()];
  const [first] = manifest.products;
  const total = manifest.images.length;
  await db.transaction().execute(async (trx) => {
    const title = templateIds.length === 1 ? first!.name : `${first!.name} +${templateIds.length - 1}`;
    await requireFreeSlot(trx, ownerId, 'product-export');
    await startOperation(trx, { ownerId, id: operationId, kind: 'product-export', title, total });
    await insertProductFile(trx, ownerId, {
      id,
      kind: 'export',
      operation_id: operationId,
      template_ids: templateIds,
      file_key: null,
    });
    const priority = await priorityOfNewOperation(trx, ownerId, 'product-export');
    await jobs.enqueue(trx, {
      job: exportProductsJob,
      payload: { ownerId, fileId: id },
      priority,
      queue: bulkQueue(ownerId),
    });
  });
  return { operation_id: operationId };
}
