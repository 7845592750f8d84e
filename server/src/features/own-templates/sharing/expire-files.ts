import type { Services } from '../../../platform/services.ts';
import { expireWork } from '../../operations/index.ts';
import { deleteProductFile, findExpiredProductFiles } from './product-files.queries.ts';

/** Removes files of products past their time, and stops work on them that has not ended. Returns how many. */
export function expireProductFiles(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  return expireWork(
    services,
    async (db, most) =>
      (await findExpiredProductFiles(db, most)).map(({ owner_id, id, operation_id, file_key }) => ({
        ownerId: owner_id,
        id,
        operationId: operation_id,
        keys: file_key === null ? [] : [file_key],
      })),
    deleteProductFile,
  );
}
