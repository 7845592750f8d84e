import { transactionOrUndo } from '../../../platform/database/transaction-or-undo.ts';
import type { Services } from '../../../platform/services.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { bulkQueue, priorityOfNewOperation, startOperation } from '../../operations/index.ts';
import { importProductsJob } from '../job-types.ts';
import { readProductTitle } from './manifest/read-product-file.ts';
import { insertProductFile } from './product-files.queries.ts';
import { refuseWithoutSlot, requireFreeSlot } from './require-free-slot.ts';

/**
 * Takes a file of products that was sent: its list is checked at once, all else by the job. `path` is the caller's
 * temporary file. Throws a Refusal with what is wrong.
 */
export async function importProducts(
  services: Pick<Services, 'db' | 'storage' | 'jobs' | 'newId' | 'productFiles'>,
  ownerId: string,
  path: string,
): Promise<{ operation_id: string }> {
  const { db, storage, jobs, newId } = services;
  // An early check, before anything is stored; the one in the transaction below decides.
  await refuseWithoutSlot(db, ownerId, 'product-import');
  const title = await readProductTitle(services, ownerId, path);
  const [id, operationId] = [newId(), newId()];
  const key = `prv/product-files/${ownerId}/${id}.zip`;
  await putFile(storage, key, path, { contentType: 'application/zip' });
  await transactionOrUndo(
    db,
    async (trx) => {
      await requireFreeSlot(trx, ownerId, 'product-import');
      await startOperation(trx, { ownerId, id: operationId, kind: 'product-import', title });
      await insertProductFile(trx, ownerId, {
        id,
        kind: 'import',
        operation_id: operationId,
        template_ids: [],
        file_key: key,
      });
      const priority = await priorityOfNewOperation(trx, ownerId, 'product-import');
      await jobs.enqueue(trx, {
        job: importProductsJob,
        payload: { ownerId, fileId: id },
        priority,
        queue: bulkQueue(ownerId),
      });
    },
    () => storage.delete(key),
  );
  return { operation_id: operationId };
}
