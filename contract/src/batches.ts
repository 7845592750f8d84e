import { placedBox, placementRule } from '@diy/design/placement';
import { z } from 'zod';
import { user } from './accounts.ts';
import { defineEndpoint, emptyData } from './endpoint.ts';
import { listData, listInput, publicId } from './paging.ts';

/** Cells one batch may have: images × columns. */
export const MAX_BATCH_CELLS = 20_000;
/** Images named one by one; whole categories come on top, within the limit of cells. */
export const MAX_BATCH_IMAGES = 5000;
export const MAX_BATCH_COLUMNS = 200;
/** Cells one sample draws. */
export const MAX_SAMPLE_CELLS = 10;

/** `<image id>:<template id>:<colour id>:<size id>`. */
export const cellKey = z.string().min(7).max(260);

/** One product of the matrix: a template in one colour and size, and which of its surfaces carry the picture. */
export const batchColumn = z.strictObject({
  template_id: publicId,
  colour_id: z.string().min(1).max(40),
  size_id: z.string().min(1).max(40),
  /** Surface ids; the others stay empty. */
  surfaces: z.array(z.string().min(1).max(40)).min(1).max(12),
});
export type BatchColumn = z.infer<typeof batchColumn>;

/** What differs from the rule for one cell. */
export const batchCellChange = z.strictObject({
  key: cellKey,
  /** Leave this cell out. */
  skip: z.boolean().default(false),
  /** Replaces the rule on all surfaces of the cell. */
  rule: placementRule.optional(),
  /** Places given by hand, by surface id; replace fit, anchor and scale. */
  boxes: z.record(z.string(), placedBox).default({}),
});
export type BatchCellChange = z.infer<typeof batchCellChange>;

/** Everything that makes a batch what it is. Equal settings make equal designs. */
export const batchSettings = z.strictObject({
  columns: z.array(batchColumn).min(1).max(MAX_BATCH_COLUMNS),
  image_ids: z.array(publicId).max(MAX_BATCH_IMAGES).default([]),
  /** Whole image categories, as they are when the batch is saved; '' = 未分类. */
  image_tids: z.array(z.string().max(64)).max(50).default([]),
  /**
   * AI groups: all their succeeded pictures as they are when the batch is saved. Checking or saving puts those into the
   * library that are not there yet.
   */
  ai_group_ids: z.array(publicId).max(50).default([]),
  rule: placementRule,
  /** Rules of single surfaces, by `<template id>:<surface id>`. */
  surface_rules: z.record(z.string(), placementRule).default({}),
  /** Cells that differ. */
  cells: z.array(batchCellChange).max(MAX_BATCH_CELLS).default([]),
  /** Print files include the bleed of surfaces that have one. */
  bleed: z.boolean().default(false),
  /** Designs' names, from `{image} {template} {colour} {size} {batch} {n}`. */
  name_rule: z.string().trim().min(1).max(120).default('{image} {template} {colour}'),
  /** Designs' SKUs from the same fields and `{sku}` (the account's), `{template_sku} {colour_code}`; '' = numbered on. */
  sku_rule: z.string().trim().max(80).default(''),
});
export type BatchSettings = z.infer<typeof batchSettings>;

const severity = z.enum(['info', 'warning', 'error']);

/** One cell of the quality matrix, before anything is drawn. */
export const matrixCell = z.object({
  key: cellKey,
  /** Fewest source pixels per printed inch; null = drawn from outlines. */
  dpi: z.number().int().nullable(),
  /** Null = nothing found. */
  worst: severity.nullable(),
  /** Left out by the person. */
  skip: z.boolean(),
  /** For people, in the caller's language; at most 8. */
  findings: z.array(z.object({ id: z.string(), severity, text: z.string() })),
  /** Scale of the rule that would reach the template's resolution; null = no mend, or none needed. */
  mend_scale: z.number().nullable(),
  name: z.string(),
  sku: z.string(),
});
export type MatrixCell = z.infer<typeof matrixCell>;

export const matrixRow = z.object({
  image: z.object({
    id: publicId,
    name: z.string(),
    /** Takes sizes. */
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    has_alpha: z.boolean(),
  }),
  /** In the order of the settings' columns. */
  cells: z.array(matrixCell),
});
export type MatrixRow = z.infer<typeof matrixRow>;

export const checkBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/check',
  auth: 'token',
  feature: 'batches',
  summary: 'The quality matrix of a batch before anything is drawn: resolution and findings of every cell.',
  input: z.strictObject({
    settings: batchSettings,
    /** Batch's name, for `{batch}`. */
    name: z.string().trim().max(80).default(''),
    /** Page of rows (images). */
    p: listInput.p,
    limit: listInput.limit,
    /** Only rows with such a cell. */
    only: z.enum(['all', 'warning', 'error', 'skip']).default('all'),
  }),
  data: listData(matrixRow, {
    totals: z.object({
      images: z.number().int(),
      columns: z.number().int(),
      cells: z.number().int(),
      /** Cells that will be made. */
      to_make: z.number().int(),
      skipped: z.number().int(),
      ok: z.number().int(),
      warnings: z.number().int(),
      errors: z.number().int(),
      print_files: z.number().int(),
      mockups: z.number().int(),
      /** Estimated, by the clock, from what the account's last cells took, else from our benchmark. */
      seconds: z.number(),
      /** Estimated storage in bytes. */
      bytes: z.number(),
    }),
    /** Names or SKUs that would be used twice, or exist already; at most 20. */
    collisions: z.array(z.object({ field: z.enum(['sku']), value: z.string(), keys: z.array(cellKey) })),
    /** Keys of all cells by their worst finding, for mending or skipping in bulk; each at most MAX_BATCH_CELLS. */
    keys: z.object({ warning: z.array(cellKey), error: z.array(cellKey) }),
  }),
});

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

export const batchCellState = z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'skipped']);
export type BatchCellState = z.infer<typeof batchCellState>;

export const batchCounts = z.object({
  total: z.number().int(),
  waiting: z.number().int(),
  running: z.number().int(),
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

/** What a person decided on seeing the result. */
export const batchDecision = z.enum(['none', 'approved', 'rejected']);

/** One cell of a saved batch. */
export const batchCell = z.object({
  key: cellKey,
  state: batchCellState,
  image: z.object({ id: publicId, name: z.string(), url: z.string() }),
  template_id: publicId,
  template_title: z.object({ zh: z.string(), en: z.string() }),
  colour_id: z.string(),
  size_id: z.string(),
  dpi: z.number().int().nullable(),
  worst: severity.nullable(),
  findings: z.array(z.object({ id: z.string(), severity, text: z.string() })),
  design_id: publicId.nullable(),
  sku: z.string().nullable(),
  /** First mockup when done. */
  mockup: z.string().nullable(),
  /** For people; set when failed. */
  error: z.string().nullable(),
  decision: batchDecision,
});
export type BatchCell = z.infer<typeof batchCell>;

export const listBatchCells = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/piliangSave/cells',
  auth: 'token',
  feature: 'batches',
  summary: 'Cells of a batch in the order of the matrix.',
  input: z.strictObject({
    id: publicId,
    ...listInput,
    state: z.enum(['all', ...batchCellState.options]).default('all'),
    /** Only cells with this as their worst finding; `none` = without any. */
    worst: z.enum(['all', 'none', 'info', 'warning', 'error']).default('all'),
    decision: z.enum(['all', ...batchDecision.options]).default('all'),
  }),
  data: listData(batchCell, { counts: batchCounts, cursor: z.string() }),
});

export const listBatchChanges = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/piliangSave/changes',
  auth: 'token',
  feature: 'batches',
  summary: 'Cells that changed after a cursor; ask when the batch’s operation reports, or every few seconds.',
  input: z.strictObject({ id: publicId, cursor: z.string().max(40) }),
  data: z.object({
    list: z.array(batchCell),
    counts: batchCounts,
    state: batchState,
    cursor: z.string(),
    /** More changes wait: ask again at once. */
    more: z.boolean(),
  }),
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
    name: z.string().trim().min(1).max(80),
    settings: batchSettings,
    /** Start at once; otherwise the batch waits as `ready`. */
    start: z.boolean().default(true),
    /** Repeating a create with the same key answers the first batch again. */
    idempotency_key: z.string().max(64).optional(),
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
  input: z.strictObject({ id: publicId, keys: z.array(cellKey).min(1).max(MAX_SAMPLE_CELLS).optional() }),
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
  input: z.strictObject({ id: publicId, keys: z.array(cellKey).max(1000).optional() }),
  data: z.object({ retried: z.number().int(), operation_id: publicId.nullable() }),
});

export const appendToBatch = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/append',
  auth: 'token',
  feature: 'batches',
  summary: 'Add images to a batch; only the new cells are drawn.',
  input: z.strictObject({ id: publicId, image_ids: z.array(publicId).min(1).max(MAX_BATCH_IMAGES) }),
  data: z.object({ added: z.number().int(), operation_id: publicId.nullable() }),
});

export const decideBatchCells = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/decide',
  auth: 'token',
  feature: 'batches',
  summary:
    'Approve or reject finished cells; rejected designs leave the saved designs, and come back with `none`.',
  input: z.strictObject({ id: publicId, keys: z.array(cellKey).min(1).max(1000), decision: batchDecision }),
  data: z.object({ changed: z.number().int() }),
});

export const deleteBatches = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/delete',
  auth: 'token',
  feature: 'batches',
  summary: 'Delete batches, with their designs if asked; recoverable for 30 days.',
  input: z.strictObject({ ids: z.array(publicId).min(1).max(100), with_designs: z.boolean().default(false) }),
  data: z.object({ deleted: z.number().int(), designs: z.number().int() }),
});

export const restoreBatches = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/restore',
  auth: 'token',
  feature: 'batches',
  summary: 'Bring deleted batches back, with the designs that were deleted with them.',
  input: z.strictObject({ ids: z.array(publicId).min(1).max(100) }),
  data: z.object({ restored: z.number().int() }),
});
