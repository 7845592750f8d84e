import { z } from 'zod';
import { defineEndpoint, defineRawEndpoint, emptyData, noInput } from './endpoint.ts';
import { listData, listInput, publicId } from './paging.ts';

export const operationState = z.enum(['queued', 'running', 'succeeded', 'failed', 'cancelled', 'expired']);
export type OperationState = z.infer<typeof operationState>;

/** A long piece of work the person can see. */
export const operation = z.object({
  id: publicId,
  /** `design-render`, `download`, `sheet-export` … */
  kind: z.string(),
  /** User-facing name of what it works on, for example a design's name. */
  title: z.string(),
  state: operationState,
  /** Units of work done so far, of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  failed: z.number().int(),
  /** For people; a reason when failed. */
  message: z.string(),
  /** Public id of the thing it made or works on (design, download); null = none. */
  result_id: z.string().nullable(),
  /** Signed link of a finished file; null = none. */
  result_url: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Operation = z.infer<typeof operation>;

export const listOperations = defineEndpoint({
  method: 'GET',
  path: '/saas/operations',
  auth: 'token',
  feature: 'operations',
  summary: 'Long work of the account, newest first.',
  input: z.strictObject({ ...listInput, state: z.enum(['all', 'open']).default('all') }),
  data: listData(operation, {}),
});

export const getOperation = defineEndpoint({
  method: 'GET',
  path: '/saas/operations/item',
  auth: 'token',
  feature: 'operations',
  summary: 'One piece of long work.',
  input: z.strictObject({ id: publicId }),
  data: operation,
});

export const cancelOperation = defineEndpoint({
  method: 'POST',
  path: '/saas/operations/cancel',
  auth: 'token',
  feature: 'operations',
  summary: 'Stop long work; what is finished stays.',
  input: z.strictObject({ id: publicId }),
  data: emptyData,
});

/** Read it with fetch, because the token travels in the Authorization header. */
export const followOperations = defineRawEndpoint({
  method: 'GET',
  path: '/saas/operations/events',
  auth: 'token',
  feature: 'operations',
  summary:
    'Long work of the account as server-sent events: the newest first as `operation`, then `ready`, then an `operation` with each change, in the shape of `/saas/operations/item`.',
  input: noInput,
  mediaType: 'text/event-stream',
});
