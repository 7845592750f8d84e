import { open } from 'node:fs/promises';
import { sourceOfFile } from '../../../platform/archives/zip-source.ts';
import { transactionOrUndo } from '../../../platform/database/transaction-or-undo.ts';
import type { Services } from '../../../platform/services.ts';
import { putFile } from '../../../platform/storage/put-file.ts';
import { bulkQueue, priorityOfNewOperation, startOperation } from '../../operations/index.ts';
import { importProductsJob } from '../job-types.ts';
import { openProductFile, type ProductFile } from './open-product-file.ts';
import { insertProductFile } from './product-files.queries.ts';
import { refuseWithoutSlot, requireFreeSlot } from './require-free-slot.ts';

/**
 * Takes a file of products that was sent: its list is checked at once, all else by the job. `path` is the caller's
 * temporary file. Throws a Refusal with what is wrong.
 */
export async function importProducts(
  services: Pick<Services, 'db' | 'storage' | 'jobs' | 'newId'>,
  ownerId: string,
  { path, bytes }: { path: string; bytes: number },
): Promise<{ operation_id: string }> {
  const { db, storage, jobs, newId } = services;
  // An early check, before anything is stored; the one in the transaction below decides.
  await refuseWithoutSlot(db, ownerId, 'product-import');
  const title = await withProductFile(path, bytes, { inJob: false }, async ({ manifest: { products } }) => {
    const more = products.length > 1 ? ` +${products.length - 1}` : '';
    return `${products[0]!.name}${more}`;
  });
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

/** Opens a local file of products for as long as `use` needs it. Throws a Refusal with what is wrong. */
export async function withProductFile<T>(
  path: string,
  bytes: number,
  options: { inJob: boolean },
  use: (file: ProductFile) => Promise<T>,
): Promise<T> {
  const handle = await open(path, 'r');
  try {
    return await use(await openProductFile(sourceOfFile(handle, 0, bytes), options));
  } finally {
    await handle.close();
  }
}
