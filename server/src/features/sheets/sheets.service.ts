import { type MessageLocale, message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import type { Services } from '../../platform/services.ts';
import { bulkQueue, expireWork, priorityOfNewOperation, startOperation } from '../operations/index.ts';
import { chooseDesigns, type DesignChoice } from './dxm/choose-designs.ts';
import { exportGenericJob } from './job-types.ts';
import { deleteSheetExport, findExpiredSheetExports, insertSheetExport } from './sheets.queries.ts';

/** Requests a generic sheet. Throws a Refusal when a design is unknown, deleted or somebody else's. */
export async function requestGenericSheet(
  services: Pick<Services, 'db' | 'jobs' | 'newId'>,
  account: { id: string; nickname: string },
  request: DesignChoice & { format: 'xlsx' | 'csv'; locale: MessageLocale },
): Promise<{ operation_id: string }> {
  const ownerId = account.id;
  const designs = await chooseDesigns(services.db, ownerId, request);
  const id = services.newId();
  await services.db.transaction().execute(async (trx) => {
    const total = designs.length;
    const title = plainText(message('names.sheet-work', { count: total }), request.locale);
    await startOperation(trx, { ownerId, id, kind: 'sheet-export', title, total });
    await insertSheetExport(trx, ownerId, {
      id,
      design_ids: designs.map((design) => design.id),
      created_by: account.nickname,
      format: request.format,
      locale: request.locale,
    });
    const priority = await priorityOfNewOperation(trx, ownerId, 'sheet-export');
    await services.jobs.enqueue(trx, {
      job: exportGenericJob,
      payload: { ownerId, exportId: id },
      priority,
      queue: bulkQueue(ownerId),
    });
  });
  return { operation_id: id };
}

/** Removes sheets past their time; returns how many. */
export function expireSheets(services: Pick<Services, 'db' | 'storage'>): Promise<number> {
  const find = async (db: Services['db'], most: number) =>
    (await findExpiredSheetExports(db, most)).map(({ owner_id: ownerId, id, file_key }) => ({
      ownerId,
      id,
      operationId: id,
      keys: file_key === null ? [] : [file_key],
    }));
  return expireWork(services, find, deleteSheetExport);
}
