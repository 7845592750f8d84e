import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { user } from '../accounts/accounts.ts';
import { defineEndpoint, emptyData } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { listData, listInput, publicId, someIds } from '../paging.ts';
import { shownText } from '../shown-text.ts';
import {
  batchSettings,
  cellKey,
  MAX_BATCH_IMAGES,
  MAX_BATCH_NAME,
  MAX_SAMPLE_CELLS,
} from './batch-settings.ts';

/** `ready`: saved, nothing started; `sampling`: only chosen cells run; `finished`: no cell is waiting any more. */
export const batchState = z.enum([
  'planning',
  'ready',
  'sampling',
  'running',
  'paused',
  'finished',
  'cancelled',
]);
export type BatchState = z.infer<typeof batchState>;

export const batchCounts = z.object({
  total: z.number().int(),
  /** Cells that have not begun. */
  waiting: z.number().int(),
  running: z.number().int(),
  /** Cells with their files. */
  done: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
});
export type BatchCounts = z.infer<typeof batchCounts>;

export const batchRow = z.object({
  id: publicId,
  name: z.string(),
  state: batchState,
  counts: batchCounts,
  /** Up to 4 mockups of finished cells. */
  covers: z.array(z.string()),
  images: z.number().int(),
  columns: z.number().int(),
  operation_id: publicId.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type BatchRow = z.infer<typeof batchRow>;

export const listBatches = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/piliangSave/list',
  auth: 'token',
  feature: 'batches',
  summary: 'Batches, newest first.',
  input: z.strictObject({ ...listInput }),
  data: listData(batchRow, { diyUser: user }),
});

/** A batch with its settings; templates carry what a page needs to name its columns. */
export const batchItem = batchRow.extend({
  settings: batchSettings,
  /** Designs per minute over the last finished cells; 0 = not known. */
  per_minute: z.number(),
  /** Estimated seconds until it is finished; null = not running. */
  seconds_left: z.number().nullable(),
});
export type BatchItem = z.infer<typeof batchItem>;

export const getBatch = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/piliangSave/item',
  auth: 'token',
  feature: 'batches',
  summary: 'One batch with its settings.',
  input: z.strictObject({ id: publicId }),
  data: batchItem,
});

export const saveBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/save',
  auth: 'token',
  feature: 'batches',
  summary:
    'Create a batch, or change one that is not running: cells whose design is the same stay done, the others wait again.',
  input: z.strictObject({
    id: publicId.optional(),
    name: shownText().min(1).max(MAX_BATCH_NAME),
    settings: batchSettings,
    /** Start at once; otherwise the batch waits as `ready`. */
    start: z.boolean().default(true),
    /** Repeating a create with the same key returns the first batch. */
    idempotency_key: idempotencyKey.optional(),
  }),
  data: z.object({ id: publicId, operation_id: publicId.nullable() }),
});

const oneBatch = z.strictObject({ id: publicId });

export const startBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/start',
  auth: 'token',
  feature: 'batches',
  summary: 'Start a batch, or a sample of at most ten of its cells.',
  input: z.strictObject({ id: publicId, keys: listOf(cellKey).min(1).max(MAX_SAMPLE_CELLS).optional() }),
  data: z.object({ operation_id: publicId }),
});

export const pauseBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/pause',
  auth: 'token',
  feature: 'batches',
  summary: 'Start no further cell; those being drawn are finished.',
  input: oneBatch,
  data: emptyData,
});

export const resumeBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/resume',
  auth: 'token',
  feature: 'batches',
  summary: 'Go on with a paused or cancelled batch.',
  input: oneBatch,
  data: z.object({ operation_id: publicId }),
});

export const cancelBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/cancel',
  auth: 'token',
  feature: 'batches',
  summary: 'Stop a batch; what is finished stays.',
  input: oneBatch,
  data: emptyData,
});

export const retryBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/retry',
  auth: 'token',
  feature: 'batches',
  summary: 'Draw the failed cells again, all or those named.',
  input: z.strictObject({ id: publicId, keys: listOf(cellKey).max(1000).optional() }),
  data: z.object({ retried: z.number().int(), operation_id: publicId.nullable() }),
});

export const appendToBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/append',
  auth: 'token',
  feature: 'batches',
  summary: 'Add images to a batch; only the new cells are drawn.',
  input: z.strictObject({ id: publicId, image_ids: listOf(publicId).min(1).max(MAX_BATCH_IMAGES) }),
  data: z.object({ added: z.number().int(), operation_id: publicId.nullable() }),
});

export const deleteBatches = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/delete',
  auth: 'token',
  feature: 'batches',
  summary: 'Delete batches, with their designs if asked; recoverable for 30 days.',
  input: z.strictObject({ ids: someIds, with_designs: z.boolean().default(false) }),
  data: z.object({ deleted: z.number().int(), designs: z.number().int() }),
});

export const restoreBatches = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/restore',
  auth: 'token',
  feature: 'batches',
  summary: 'Bring deleted batches back, with the designs that were deleted with them.',
  input: z.strictObject({ ids: someIds }),
  data: z.object({ restored: z.number().int() }),
});
