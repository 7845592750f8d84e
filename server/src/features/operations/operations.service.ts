import type { StoredMessage } from '@diy/contract/messages';
import { message } from '@diy/contract/messages';
import type { OperationState } from '@diy/contract/operations';
import type { Db } from '../../platform/database/db.ts';
import { type PageFigures, pageFigures } from '../../platform/database/page.ts';
import { notFound, Refusal } from '../../platform/errors/refusal.ts';
import {
  countOpenOperations,
  countOperations,
  findOperation,
  insertOperation,
  type OperationChange,
  type OperationFilter,
  type OperationRow,
  pageOfOperations,
  touchOperation,
  updateOperation,
} from './operations.queries.ts';
import { operationStates, REOPENABLE } from './operations.state.ts';

/** An operation's row, to be presented. */
export type ShownOperation = OperationRow;

/** A new piece of long work; `id` comes from `services.newId()`. */
export interface NewOperation {
  ownerId: string;
  id: string;
  /** `design-render`, `download`, `sheet-export` … */
  kind: string;
  /** User-facing title of what it works on. */
  title: string;
  /** Steps in all; 0 = not known yet. */
  total?: number;
  /** Public id of what it works on. */
  resultId?: string;
}

/** Records long work as queued. Call it in the transaction that enqueues its job. */
export async function startOperation(db: Db, operation: NewOperation): Promise<void> {
  const { ownerId, id, kind, title, total = 0, resultId = null } = operation;
  await insertOperation(db, { owner_id: ownerId, id, kind, title, total, result_id: resultId });
}

/** The lowest priority that a new job gets because others wait; cells of batches and designs take turns the same way. */
const LOWEST_PRIORITY = 50;

/**
 * The priority of a new operation's job: each open operation of the same kind and account lowers it, so that one
 * account's first job comes before the many of another.
 */
export async function priorityOfNewOperation(
  trx: Db,
  ownerId: string,
  kind: NewOperation['kind'],
): Promise<number> {
  return (await countOpenOperations(trx, ownerId, kind, LOWEST_PRIORITY + 1)) - 1;
}

/**
 * The queue of an account's archives and sheets, which take long: one of them runs at a time, so that an account that asks for
 * many leaves the other places of a worker to others.
 */
export const bulkQueue = (ownerId: string): string => `bulk ${ownerId}`;

/** Worded in the reader's language when it is read. */
export type OperationMessage = StoredMessage;

/** Steps done so far. */
export interface OperationProgress {
  done?: number;
  total?: number;
  failed?: number;
  /** The user-facing text shown with the figures from now on; null = none. */
  message?: OperationMessage | null;
}

/**
 * Shows progress and marks the work as running. False when it was cancelled or is finished: the caller then stops and
 * discards its result.
 */
export function reportProgress(
  db: Db,
  ownerId: string,
  id: string,
  progress: OperationProgress,
): Promise<boolean> {
  return move(db, ownerId, id, 'running', changeOf(progress));
}

/**
 * Announces that there is something new to see of running work, as soon as its row is free: never waits for a transaction that
 * reports progress, which announces it as well.
 */
export function announceProgress(db: Db, ownerId: string, id: string): Promise<void> {
  return touchOperation(db, ownerId, id, { from: operationStates.statesBefore('running'), to: 'running' });
}

/** The result of finished work. */
export interface OperationResult extends OperationProgress {
  resultId?: string;
  /** Storage key of the file that the person may download by a signed link, and the file name of the download. */
  resultKey?: string;
  resultName?: string;
}

/** Marks the work as succeeded. False when somebody cancelled or finished it before: this result is not used. */
export function finishOperation(
  db: Db,
  ownerId: string,
  id: string,
  result: OperationResult,
): Promise<boolean> {
  const { resultId, resultKey, resultName, ...progress } = result;
  return move(db, ownerId, id, 'succeeded', {
    ...changeOf(progress),
    ...(resultId === undefined ? {} : { result_id: resultId }),
    ...(resultKey === undefined ? {} : { result_key: resultKey }),
    ...(resultName === undefined ? {} : { result_name: resultName }),
  });
}

function changeOf({ message, ...figures }: OperationProgress): OperationChange {
  return message === undefined ? figures : { ...figures, message: '', reason: message };
}

/** Marks the work as failed for good, with the reason. False when it was finished before. */
export function failOperation(
  db: Db,
  ownerId: string,
  id: string,
  message: OperationMessage,
): Promise<boolean> {
  return move(db, ownerId, id, 'failed', changeOf({ message }));
}

/**
 * Queues ended work again, so that repeated work on one thing (a design saved many times) stays one row. The caller
 * enqueues its job in the same transaction. False when it is still open, has expired or does not exist.
 */
export function reopenOperation(db: Db, ownerId: string, id: string): Promise<boolean> {
  const change = { done: 0, total: 0, failed: 0, message: '', reason: null };
  return updateOperation(db, ownerId, id, { from: REOPENABLE, to: 'queued', change });
}

/** Marks the operation as expired: its finished file was deleted. */
export function expireOperation(db: Db, ownerId: string, id: string): Promise<boolean> {
  return move(db, ownerId, id, 'expired', { result_key: null });
}

/** Stops open work; its job notices at its next report. Throws a Refusal when it is unknown or finished. */
export async function cancelOperation(db: Db, ownerId: string, id: string): Promise<void> {
  if (await move(db, ownerId, id, 'cancelled', {})) return;
  const operation = await getOperation(db, ownerId, id);
  if (operation.state === 'cancelled') return;
  throw new Refusal(message('operations.already-finished'));
}

/** Cancels the operations that are still open, because what they work on was deleted. */
export async function cancelOpenOperations(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await move(db, ownerId, id, 'cancelled', {});
}

/** Throws the same Refusal for a foreign, deleted or random id. */
export async function getOperation(db: Db, ownerId: string, id: string): Promise<OperationRow> {
  const operation = await findOperation(db, ownerId, id);
  if (!operation) throw notFound('operations');
  return operation;
}

/** One page of the account's long work, newest first. */
export async function listOperations(
  db: Db,
  ownerId: string,
  query: OperationFilter & { p: number; limit: number },
): Promise<PageFigures & { rows: OperationRow[] }> {
  const page = { limit: query.limit, offset: (query.p - 1) * query.limit };
  const rows = await pageOfOperations(db, ownerId, query, page);
  return { rows, ...pageFigures(query.p, query.limit, await countOperations(db, ownerId, query)) };
}

function move(
  db: Db,
  ownerId: string,
  id: string,
  to: OperationState,
  change: OperationChange,
): Promise<boolean> {
  return updateOperation(db, ownerId, id, { from: operationStates.statesBefore(to), to, change });
}
