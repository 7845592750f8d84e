import { createHash } from 'node:crypto';
import { message } from '@diy/contract/messages';
import type { Db } from '../../../../platform/database/db.ts';
import type { Services } from '../../../../platform/services.ts';
import { setOpenOrders } from '../../../designs/index.ts';
import {
  failOperation,
  type OperationMessage,
  type RunningOperation,
  runOperation,
} from '../../../operations/index.ts';
import type { CheckNeeds } from '../../lines/check-lines.ts';
import { checkLinesJob } from '../../lines/check-lines.ts';
import {
  advanceImport,
  changeImport,
  findImport,
  lockImport,
  type StoredImport,
} from '../../lines/imports.queries.ts';
import { lineContent } from '../../lines/line-content.ts';
import { countOpenLines } from '../../lines/line-counts.queries.ts';
import { insertLines } from '../../lines/lines.queries.ts';
import { rowKeyOf } from '../../model/walked-row.ts';
import { type RowCipher, rowCipherOf } from '../../privacy/encrypt-row.ts';
import { createFileHashes, type FileHashes } from '../../variants/variant-document.ts';
import { createLinePlans } from '../checking/check-upload.ts';
import { countRow, noCounts } from '../checking/count-row-statuses.ts';
import { loadWalkPlan } from '../checking/load-walk-plan.ts';
import { createRowResolver, type ResolvedRow, type RowResolver } from '../checking/resolve-rows.ts';
import type { LinePlan } from '../matching/plan-lines.ts';
import { createRowWalker } from '../rows/walk-rows.ts';
import { readChunks } from '../upload/upload-chunks.ts';
import { findUpload, type UploadRecord } from '../upload/uploads.queries.ts';
import { type ErrorRow, errorRowsOf, isLeftOut, MAX_ERROR_ROWS, writeErrorSheet } from './error-sheet.ts';
import { holdLines, takeBack } from './take-back.ts';
import { updateFromImport } from './update-from-import.ts';

/** Thrown when another worker is further on, or the import was deleted. */
class Superseded extends Error {}
/** Thrown when “all or nothing” was chosen and a row is wrong. */
class NotAllRight extends Error {
  readonly rows: number;
  constructor(rows: number) {
    super('not all right');
    this.rows = rows;
  }
}

type Needs = CheckNeeds & Pick<Services, 'jobs'>;

interface Run {
  services: Needs;
  ownerId: string;
  importRecord: StoredImport;
  rowCipher: RowCipher;
  hashOf: FileHashes;
  operation: RunningOperation;
  signal: AbortSignal;
}

/**
 * Imports an upload chunk by chunk. Each chunk's lines, counts and place are one transaction, so that a killed run
 * resumes where it was, and a second run changes nothing.
 */
export async function runImport(
  services: Needs,
  ownerId: string,
  importId: string,
  signal: AbortSignal,
): Promise<void> {
  const { db, config } = services;
  const importRecord = await findImport(db, ownerId, importId);
  const upload = importRecord && (await findUpload(db, ownerId, importRecord.upload_id));
  if (importRecord?.state !== 'importing') return;
  // Nothing could be read any more, however often it is tried.
  if (!upload?.file_key) return failImport(services, ownerId, importId, message('orders.import-file-gone'));
  const rowCipher = rowCipherOf(config.keys, ownerId);
  const hashOf = createFileHashes(services, ownerId);
  const onUnwanted = () => endUnfinished(services, ownerId, importId, 'cancelled');
  const recordedKeys = async () => [(await findImport(db, ownerId, importId))?.error_key];
  try {
    const { operation_id: operationId } = importRecord;
    const scope = { ownerId, operationId, signal, recordedKeys, onUnwanted };
    await runOperation(services, scope, async (operation) => {
      const run: Run = { services, ownerId, importRecord, rowCipher, hashOf, operation, signal };
      await finish(run, upload, await importChunks(run, upload));
    });
  } catch (error) {
    if (error instanceof Superseded) return;
    if (error instanceof NotAllRight)
      return failImport(services, ownerId, importId, message('orders.not-all-right', { rows: error.rows }));
    throw error;
  }
}

async function importChunks(run: Run, upload: UploadRecord): Promise<ErrorRow[]> {
  const { services, ownerId, importRecord, rowCipher, operation } = run;
  const { mapping, shop, headers } = importRecord;
  const how = await loadWalkPlan(services, ownerId, upload, { mapping, shop });
  const plans = createLinePlans({
    db: services.db,
    ownerId,
    rowCipher,
    upload,
    how,
    importId: importRecord.id,
  });
  const resolver = createRowResolver(ownerId, { rowCipher, mapping });
  const walk = createRowWalker(how);
  const errors: ErrorRow[] = [];
  let [done, failed] = [0, 0];
  for await (const chunk of readChunks(services.db, rowCipher, ownerId, upload.id)) {
    run.signal.throwIfAborted();
    const walked = chunk.rows.flatMap((cells, index) => walk(chunk.firstRow + index, cells));
    // Chunks of an earlier run are read again, because later rows need their names and errors.
    const isDone = chunk.position < importRecord.next_position;
    const plan = await plans.of(walked);
    const rows = isDone
      ? await resolver.resolve(services.db, walked, { plan })
      : await importChunk(run, resolver, chunk.position, walked, plan);
    const left = rows.filter((row) => isLeftOut(row, importRecord.duplicates));
    const reported = errorRowsOf(
      left,
      (row) => chunk.rows[row - chunk.firstRow]!,
      mapping,
      headers,
      importRecord.locale,
    );
    errors.push(...reported.slice(0, MAX_ERROR_ROWS - errors.length));
    failed += left.length;
    done += chunk.rows.length;
    await operation.report({ done, total: upload.row_count, failed });
  }
  return errors;
}

/** One chunk, in one transaction. Returns its rows with their statuses. */
function importChunk(
  run: Run,
  resolver: RowResolver,
  position: number,
  walked: Parameters<RowResolver['resolve']>[1],
  plan: LinePlan,
): Promise<ResolvedRow[]> {
  const { services, ownerId, importRecord } = run;
  return services.db.transaction().execute(async (trx) => {
    const now = await lockImport(trx, ownerId, importRecord.id);
    if (now?.state !== 'importing' || now.next_position !== position) throw new Superseded();
    const rows = await resolver.resolve(trx, walked, { plan, isWriting: true });
    const left = rows.filter(({ status }) => status === 'wrong' || status === 'unknown').length;
    if (importRecord.mode === 'all' && left > 0) throw new NotAllRight(left);
    await writeRows(run, trx, rows, position + 1);
    return rows;
  });
}

/** What is needed to write the lines of an import. */
export type WritingRun = Pick<Run, 'services' | 'ownerId' | 'importRecord' | 'rowCipher' | 'hashOf'>;

/**
 * Makes and updates the lines of rows and counts them, in the caller's transaction. `nextPosition`: the import's next chunk.
 * @param known rows whose lines may be updated
 */
export async function writeRows(
  run: WritingRun,
  trx: Db,
  rows: readonly ResolvedRow[],
  nextPosition: number,
  known: readonly ResolvedRow[] = rows,
): Promise<{ created: number; updated: number }> {
  const { services, ownerId, importRecord } = run;
  const made = await makeLines(run, trx, rows);
  const changed = await updateFromImport(run, trx, known);
  const counts = noCounts();
  for (const { status } of rows) countRow(counts, status);
  const designs = [...made.designs, ...changed.designs].sort();
  await setOpenOrders(trx, ownerId, await countOpenLines(trx, ownerId, designs));
  const [created, updated] = [made.lines, changed.lines];
  await advanceImport(trx, ownerId, importRecord.id, { ...counts, created, updated, nextPosition });
  if (created + updated > 0) await services.jobs.enqueue(trx, checkLinesJob(ownerId));
  return { created, updated };
}

async function makeLines(run: WritingRun, trx: Db, rows: readonly ResolvedRow[]) {
  const { services, ownerId, importRecord, rowCipher } = run;
  const again = importRecord.duplicates === 'create';
  const wanted = rows.flatMap((row) => {
    const { variant } = row;
    const isNew = row.status === 'ready' || (again && row.choice === null && row.status === 'duplicate');
    return isNew && variant ? [{ ...row, variant }] : [];
  });
  const lines = [];
  for (const row of wanted) {
    const fileHash = await run.hashOf(trx, row.variant);
    const isCopy = row.status !== 'ready';
    const key = isCopy ? keyOfCopy(row.lineKey, importRecord.id, rowKeyOf(row)) : row.lineKey;
    lines.push({
      id: services.newId(),
      line_key: key,
      ...lineContent(row, { importId: importRecord.id, fileHash, rowCipher }),
    });
  }
  const made = await insertLines(trx, ownerId, lines);
  const designs = new Set(lines.filter((line) => made.has(line.line_key)).map((line) => line.design_id));
  return { lines: made.size, designs };
}

function keyOfCopy(lineKey: string, importId: string, row: string): string {
  return createHash('sha256').update(`${lineKey}\n${importId}\n${row}`).digest('hex');
}

async function finish(run: Run, upload: UploadRecord, errors: readonly ErrorRow[]): Promise<void> {
  const { services, ownerId, importRecord, rowCipher, operation } = run;
  const key = errors.length === 0 ? null : `prv/orders/${ownerId}/${importRecord.id}-errors`;
  if (key !== null) {
    const sheet = rowCipher.encrypt(
      await writeErrorSheet(importRecord.sheet, importRecord.headers, errors, importRecord.locale),
    );
    operation.willWrite(key);
    await services.storage.delete(key);
    await services.storage.put(key, sheet, { contentType: 'application/octet-stream' });
  }
  await operation.finish(async (trx) => {
    const now = await lockImport(trx, ownerId, importRecord.id);
    if (now?.state !== 'importing') throw new Superseded();
    await changeImport(trx, ownerId, importRecord.id, { state: 'done', error_key: key });
    const { created, updated } = now;
    const left = now.wrong + now.unknown;
    return {
      done: upload.row_count,
      failed: left,
      message: message('orders.imported', { created, updated, left }),
      resultId: importRecord.id,
    };
  });
}

type Ending = Pick<Services, 'db' | 'config' | 'jobs'>;

/**
 * Shows an import as failed for good; the chunks that were imported stay and can be undone, unless “all or nothing” was
 * chosen.
 */
export async function failImport(
  services: Ending,
  ownerId: string,
  importId: string,
  reason?: OperationMessage,
): Promise<void> {
  await endUnfinished(services, ownerId, importId, 'failed', reason);
}

const wentWrong = ({ mode }: StoredImport) =>
  mode === 'all' ? message('orders.import-failed-all') : message('orders.import-failed');

/** Lines imported before a cancel or a failure stay, unless “all or nothing” was chosen. */
async function endUnfinished(
  services: Ending,
  ownerId: string,
  importId: string,
  ending: 'cancelled' | 'failed',
  reason?: OperationMessage,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const importRecord = await lockImport(trx, ownerId, importId);
    if (importRecord?.state !== 'importing') return;
    if (importRecord.mode === 'all')
      await takeBack(services, trx, ownerId, importId, await holdLines(trx, ownerId, importId));
    await changeImport(trx, ownerId, importId, { state: ending });
    if (ending === 'failed')
      await failOperation(trx, ownerId, importRecord.operation_id, reason ?? wentWrong(importRecord));
  });
}
