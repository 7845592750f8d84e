import type { ParsedInputOf } from '@diy/contract/endpoint';
import { type MessageLocale, message } from '@diy/contract/messages';
import type { importOrders } from '@diy/contract/orders/order-uploads';
import type { Db } from '../../../../platform/database/db.ts';
import { lockName } from '../../../../platform/database/lock-name.ts';
import { notFound, Refusal, refuseField } from '../../../../platform/errors/refusal.ts';
import { fingerprintOf, requireSameRequest } from '../../../../platform/errors/same-request.ts';
import type { Services } from '../../../../platform/services.ts';
import { priorityOfNewOperation, startOperation } from '../../../operations/index.ts';
import { importJob } from '../../job-types.ts';
import {
  findImportByKey,
  findImportsOfUpload,
  insertImport,
  type StoredImport,
} from '../../lines/imports.queries.ts';
import type { Mapping } from '../../model/mapping.ts';
import { rowCipherOf } from '../../privacy/encrypt-row.ts';
import { checkUpload } from '../checking/check-upload.ts';
import { withUnreadAddressColumns } from '../mapping/recognise/unread-address-columns.ts';
import { awaitReading, requireRead } from '../upload/await-reading.ts';
import { collectIgnoredTexts, ignoredColumnsOf } from '../upload/remembered-layout.ts';
import { readChunks } from '../upload/upload-chunks.ts';
import { lockUpload, putLayout, type UploadRecord } from '../upload/uploads.queries.ts';

type Needs = Pick<Services, 'db' | 'jobs' | 'config' | 'newId' | 'orderChecks'>;

/** Which upload to import, under which mapping and rules. */
export type ImportRequest = ParsedInputOf<typeof importOrders>;

/**
 * Records an import and enqueues its job; the mapping is stored for this layout. An upload that is being imported
 * returns that import, and so does the key of an import that was started before. Throws a Refusal when “all or nothing” was chosen and a row is wrong.
 */
export async function startImport(
  services: Needs,
  account: { id: string; nickname: string; username: string },
  request: ImportRequest,
  locale: MessageLocale,
): Promise<{ orders_log_id: string; operation_id: string }> {
  const ownerId = account.id;
  const { idempotency_key: key = null } = request;
  const { mode, duplicates } = request.policy;
  const earlier = await findStarted(services.db, ownerId, request);
  if (earlier) return earlier;
  const read = await awaitReading(services.db, ownerId, request.upload_id);
  if (mode === 'all') await requireAllRight(services, ownerId, request);
  const remembered = await rememberedMapping(services, read, mappingOf(read, request));
  return services.db.transaction().execute(async (trx) => {
    // Two uploads may be imported at once under one key, which only one of them can have.
    if (key !== null) await lockName(trx, `orders.import-key ${ownerId} ${key}`);
    const upload = await lockUpload(trx, ownerId, request.upload_id);
    if (!upload?.file_key) throw notFound('orders');
    requireRead(upload);
    // The same call may have come twice at once; one of them waited for the lock.
    const same = await findStarted(trx, ownerId, request);
    if (same) return same;
    const running = (await findImportsOfUpload(trx, ownerId, upload.id)).find(
      ({ state }) => state === 'importing',
    );
    if (running) return idsOf(running);
    const mapping = mappingOf(upload, request);
    const [importId, operationId] = [services.newId(), services.newId()];
    await startOperation(trx, {
      ownerId,
      id: operationId,
      kind: 'order-import',
      title: upload.file_name,
      total: upload.row_count,
      resultId: importId,
    });
    const { file_name, bytes, sha256, kind, encoding, sheet, headers } = upload;
    await insertImport(trx, ownerId, {
      id: importId,
      upload_id: upload.id,
      file_name,
      bytes,
      sha256,
      kind,
      encoding,
      sheet,
      headers,
      mapping,
      shop: request.shop,
      mode,
      duplicates,
      operation_id: operationId,
      operator: account.nickname || account.username,
      locale,
      idempotency_key: key,
      request_sha256: key === null ? null : requestOf(request),
    });
    await putLayout(trx, ownerId, upload.fingerprint, remembered, request.shop);
    const priority = await priorityOfNewOperation(trx, ownerId, 'order-import');
    await services.jobs.enqueue(trx, {
      job: importJob,
      payload: { ownerId, logId: importId },
      priority,
      // One of an account at a time: tens of thousands of rows take minutes, and others want the places of a worker.
      queue: `imports ${ownerId}`,
    });
    return { orders_log_id: importId, operation_id: operationId };
  });
}

const idsOf = ({ id, operation_id }: StoredImport) => ({ orders_log_id: id, operation_id });

/** The import that the same call started before, in whatever state; throws a Refusal when its key was used for another import. */
async function findStarted(
  db: Db,
  ownerId: string,
  request: ImportRequest,
): Promise<ReturnType<typeof idsOf> | null> {
  const { idempotency_key: key, upload_id: uploadId } = request;
  const earlier = key === undefined ? undefined : await findImportByKey(db, ownerId, key);
  if (!earlier) return null;
  if (earlier.upload_id !== uploadId) throw keyUsed();
  requireSameRequest(earlier, requestOf(request), keyUsed);
  return idsOf(earlier);
}

const keyUsed = () => refuseField('idempotency_key', message('orders.import-key-used'));
const requestOf = (request: ImportRequest) => fingerprintOf({ ...request, idempotency_key: undefined });

function mappingOf({ headers, proposed }: UploadRecord, { mapping }: ImportRequest): Mapping {
  return withUnreadAddressColumns(headers, mapping ?? proposed);
}

/** The mapping as its layout remembers it: with what stands in the columns that a person left out. */
async function rememberedMapping(
  { db, config }: Needs,
  { owner_id: ownerId, id, headers, file_key }: UploadRecord,
  mapping: Mapping,
): Promise<Mapping> {
  const leftOut = ignoredColumnsOf(headers, mapping);
  const collected = collectIgnoredTexts(leftOut);
  if (leftOut.columns.some(({ about }) => about !== 'mark') && file_key)
    for await (const { rows } of readChunks(db, rowCipherOf(config.keys, ownerId), ownerId, id))
      for (const cells of rows) collected.add(cells);
  return collected.result();
}

async function requireAllRight(services: Needs, ownerId: string, request: ImportRequest): Promise<void> {
  const upload = await services.db
    .transaction()
    .execute((trx) => lockUpload(trx, ownerId, request.upload_id));
  if (!upload) throw notFound('orders');
  const { counts } = await checkUpload(services, ownerId, request.upload_id, {
    mapping: request.mapping ?? upload.proposed,
    shop: request.shop,
    status: 'all',
    code: '',
    p: 1,
    limit: 1,
  });
  const left = counts.wrong + counts.unknown;
  if (left > 0) throw notAllRight(left);
}

/** The refusal of an “all or nothing” import that has wrong rows. */
function notAllRight(rows: number): Refusal {
  return new Refusal(message('orders.not-all-right', { rows }));
}
