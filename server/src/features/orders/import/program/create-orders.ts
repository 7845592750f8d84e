import { createHash } from 'node:crypto';
import type { MessageLocale } from '@diy/contract/messages';
import { message } from '@diy/contract/messages';
import type { ProgramOrders } from '@diy/contract/orders/order-program';
import type { Db } from '../../../../platform/database/db.ts';
import { transactionOrUndo } from '../../../../platform/database/transaction-or-undo.ts';
import type { Services } from '../../../../platform/services.ts';
import { findDesignFacts } from '../../../designs/index.ts';
import type { CheckNeeds } from '../../lines/check-lines.ts';
import { changeImport, findImport, findImportsOfHash } from '../../lines/imports.queries.ts';
import { loadKnownStatuses } from '../../meanings/known-statuses.ts';
import { type RowCipher, rowCipherOf } from '../../privacy/encrypt-row.ts';
import { createFileHashes } from '../../variants/variant-document.ts';
import { createRowResolver, type ResolvedRow } from '../checking/resolve-rows.ts';
import { createLinePlanner } from '../matching/plan-lines.ts';
import { NO_DECISIONS } from '../rows/corrections.ts';
import { createRowWalker } from '../rows/walk-rows.ts';
import { type ErrorRow, isRefusedUpdate } from '../run/error-sheet.ts';
import { writeRows } from '../run/run-import.ts';
import { lockProgramOrders } from '../upload/uploads.queries.ts';
import { checkProgramOrders, wrongFields } from './check-program-orders.ts';
import { keepProgramOrders, listLeftOutRows, type StoredCall, storeCall } from './keep-program-orders.ts';
import { type ComparedRow, compareRows, type LineResult, lineResults } from './line-results.ts';
import { FIRST_ROW, type ProgramTable, programTable } from './program-table.ts';

/** The result of a call: its import, counts and lines. */
export interface CreatedOrders {
  importId: string | null;
  uploadId: string | null;
  rows: readonly ResolvedRow[];
  created: number;
  updated: number;
  lines: LineResult[];
}

type Needs = CheckNeeds & Pick<Services, 'jobs' | 'log'>;

interface Call {
  services: Needs;
  account: { id: string; nickname: string; username: string };
  input: ProgramOrders;
  locale: MessageLocale;
  table: ProgramTable;
  rowCipher: RowCipher;
  /** SHA-256 of the call's content: the same call again is recognised by it. */
  sha256: string;
}

/** What a call writes needs its files in the store first: `errors` are the rows of its sheet as they are now. */
class NotStored {
  readonly errors: readonly ErrorRow[];
  constructor(errors: readonly ErrorRow[]) {
    this.errors = errors;
  }
}

/** How often a call's files are stored again because its lines were changed by others meanwhile. */
const MAX_TRIES = 5;

/**
 * Takes orders of a program as a separate import: read, checked and written like the rows of a file, in one transaction, so
 * that a call that dies has done nothing. The same lines again change nothing. Throws a Refusal that names wrong fields.
 *
 * Its files are stored between two transactions, so that nobody waits for the store: the first says what to store, the second takes all
 * lines again, and writes them if nothing has changed in between. A process that dies leaves objects to the sweep of orphans.
 */
export async function createOrders(
  services: Needs,
  account: Call['account'],
  input: ProgramOrders,
  locale: MessageLocale,
): Promise<CreatedOrders> {
  checkProgramOrders(input);
  const table = programTable(input, await skusOfDesigns(services.db, account.id, input));
  const rowCipher = rowCipherOf(services.config.keys, account.id);
  const content = JSON.stringify([input.orders, input.without_address]);
  const sha256 = createHash('sha256').update(`program\n${content}`).digest('hex');
  const call: Call = { services, account, input, locale, table, rowCipher, sha256 };
  const unrecorded: string[] = [];
  let stored: StoredCall | null = null;
  for (let tries = 0; tries <= MAX_TRIES; tries += 1) {
    const taken = await createOrDelete(call, stored, unrecorded);
    if (!(taken instanceof NotStored)) return taken;
    stored = await storeOrDelete(call, taken.errors, unrecorded);
  }
  await deleteObjects(services, unrecorded);
  throw new Error(`orders of account ${account.id} changed ${MAX_TRIES} times while a call was stored`);
}

/** Deletes what was stored unless the transaction recorded it. */
async function createOrDelete(
  call: Call,
  stored: StoredCall | null,
  unrecorded: string[],
): Promise<CreatedOrders | NotStored> {
  const { services } = call;
  const removeStored = () => deleteObjects(services, unrecorded);
  const taken = await transactionOrUndo(services.db, (trx) => createLines(call, trx, stored), removeStored);
  const isRecorded = stored !== null && !(taken instanceof NotStored) && taken.importId === stored.importId;
  if (!isRecorded) await removeStored();
  return taken;
}

async function storeOrDelete(call: Call, errors: readonly ErrorRow[], keys: string[]): Promise<StoredCall> {
  try {
    return await storeCall(call, errors, keys);
  } catch (error) {
    await deleteObjects(call.services, keys);
    throw error;
  }
}

/** Deletes objects that nothing names; one that cannot be deleted now is left to the sweep of orphans. */
async function deleteObjects(
  { storage, log }: Pick<Needs, 'storage' | 'log'>,
  keys: string[],
): Promise<void> {
  for (const key of keys.splice(0))
    await storage.delete(key).catch((error: unknown) => log.warn({ err: error, key }, 'object not deleted'));
}

async function createLines(
  call: Call,
  trx: Db,
  stored: StoredCall | null,
): Promise<CreatedOrders | NotStored> {
  const { services, account, input, table, rowCipher } = call;
  // Two calls with the same orders: the second one finds the lines of the first.
  await lockProgramOrders(trx, account.id);
  const rows = await resolve(call, trx);
  requireOwnDesigns(call, rows);
  const hashOf = createFileHashes(services, account.id);
  const { changed } = input.policy;
  const compared = await compareRows(trx, rows, { mapping: table.mapping, rowCipher, hashOf, changed });
  const left = rows.filter(({ status }) => status === 'wrong' || status === 'unknown').length;
  const isRefused = input.policy.mode === 'all' && left > 0;
  const isChange = compared.some(({ intent }) => intent === 'create' || intent === 'update');
  if (input.dry_run || isRefused) return nothingWritten(call, trx, compared);
  const [before] = isChange ? [] : await findImportsOfHash(trx, account.id, call.sha256);
  if (before) return nothingWritten(call, trx, compared, { importId: before.id, uploadId: before.upload_id });
  // Nothing was made, and nothing is left to be corrected: an import of it would only fill the list.
  const isLate = rows.some((row) => isRefusedUpdate(row, changed === 'update' ? 'update' : 'skip'));
  if (!isChange && left === 0 && !isLate) return nothingWritten(call, trx, compared);
  const errors = listLeftOutRows(call, rows);
  if (stored === null || JSON.stringify(errors) !== JSON.stringify(stored.errors))
    return new NotStored(errors);

  const { importId, uploadId } = stored;
  await keepProgramOrders(call, trx, rows, stored);
  const importRecord = (await findImport(trx, account.id, importId))!;
  const run = { services, ownerId: account.id, importRecord, rowCipher, hashOf };
  const known = compared.filter(({ intent }) => intent === 'update').map(({ row }) => row);
  const { created, updated } = await writeRows(run, trx, rows, 1, known);
  await changeImport(trx, account.id, importId, { state: 'done', error_key: stored.errorKey });
  const lines = await lineResults(trx, { ownerId: account.id, importId, table }, compared);
  return { importId, uploadId, rows, created, updated, lines };
}

/** Nothing is written: the rows say what would come of them. */
async function nothingWritten(
  { account, table }: Call,
  trx: Db,
  compared: readonly ComparedRow[],
  earlier: { importId: string; uploadId: string } | null = null,
): Promise<CreatedOrders> {
  const lines = await lineResults(trx, { ownerId: account.id, importId: null, table }, compared);
  const ids = earlier ?? { importId: null, uploadId: null };
  return { ...ids, rows: compared.map(({ row }) => row), created: 0, updated: 0, lines };
}

async function resolve({ account, table, rowCipher }: Call, trx: Db): Promise<ResolvedRow[]> {
  const { mapping, headers, corrections } = table;
  const walk = createRowWalker({
    mapping,
    corrections,
    shop: '',
    damaged: [],
    statuses: await loadKnownStatuses(trx, account.id),
  });
  const walked = table.rows.flatMap((cells, index) => walk(FIRST_ROW + index, cells));
  const file = { db: trx, ownerId: account.id, rowCipher, mapping, headers, importId: null };
  const planner = createLinePlanner({ ...file, decisions: corrections.lines ?? NO_DECISIONS });
  for (const row of walked) planner.add(row);
  const plan = await planner.plan();
  const resolver = createRowResolver(account.id, { rowCipher, mapping });
  return resolver.resolve(trx, walked, { plan, isWriting: true });
}

/** SKUs of the designs that lines name. Throws the same refusal for foreign, deleted and random ids. */
async function skusOfDesigns(
  db: Db,
  ownerId: string,
  { orders }: ProgramOrders,
): Promise<Map<string, string>> {
  const named = orders.flatMap(({ lines }, order) =>
    lines.flatMap(({ design_id: id }, line) =>
      id === undefined ? [] : [{ id, field: `orders.${order}.lines.${line}.design_id` }],
    ),
  );
  const ids = [...new Set(named.map(({ id }) => id))];
  const skus = new Map((await findDesignFacts(db, ownerId, ids)).map(({ id, sku }) => [id, sku]));
  const msg = message('orders.no-such-design');
  const unknown = named.filter(({ id }) => !skus.has(id));
  if (unknown.length > 0) throw wrongFields(unknown.map(({ field }) => ({ field, msg })));
  return skus;
}

/** A design's own SKU may have been bound to another design: then the id does not say what is printed. */
function requireOwnDesigns({ input, table }: Call, rows: readonly ResolvedRow[]): void {
  const msg = message('orders.sku-bound-elsewhere');
  const wrong = rows.flatMap(({ variant, unclear }, index) => {
    const { order, line } = table.places[index]!;
    const asked = input.orders[order]?.lines[line]?.design_id;
    const found = variant?.design ?? unclear?.design;
    if (asked === undefined || !found || found.id === asked) return [];
    return [{ field: `orders.${order}.lines.${line}.design_id`, msg }];
  });
  if (wrong.length > 0) throw wrongFields(wrong);
}
