import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { listData, listInput, publicId } from '../paging.ts';
import { cellFinding } from './batch-matrix.ts';
import { cellKey } from './batch-settings.ts';
import { batchCounts, batchState } from './batches.ts';

export const batchCellState = z.enum(['waiting', 'queued', 'running', 'done', 'failed', 'skipped']);
export type BatchCellState = z.infer<typeof batchCellState>;

/** A person's decision about the result. */
export const batchDecision = z.enum(['none', 'approved', 'rejected']);

/** One cell of a saved batch. */
export const batchCell = z.object({
  key: cellKey,
  state: batchCellState,
  /** The library image that the cell prints; `url` is its preview. */
  image: z.object({ id: publicId, name: z.string(), url: z.string() }),
  template_id: publicId,
  template_title: z.object({ zh: z.string(), en: z.string() }),
  colour_id: z.string(),
  size_id: z.string(),
  dpi: z.number().int().nullable(),
  /** The gravest severity among `findings`; null = there are none. */
  worst: cellFinding.shape.severity.nullable(),
  findings: z.array(cellFinding),
  design_id: publicId.nullable(),
  sku: z.string().nullable(),
  /** First mockup; may be there while the others and the print files are still being made. */
  mockup: z.string().nullable(),
  /** For people; set when failed, and when left out because of errors. */
  error: z.string().nullable(),
  /** What the person decided about its findings. */
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
    /** Only cells with this decision. */
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
    /** Where the next call continues. */
    cursor: z.string(),
    /** True when further changes wait, so that the next call may follow at once. */
    more: z.boolean(),
  }),
});

/** The most cells that one call decides. */
export const MAX_DECIDED_CELLS = 1000;

export const decideBatchCells = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/piliangSave/decide',
  auth: 'token',
  feature: 'batches',
  summary:
    'Approve or reject finished cells; rejected designs leave the saved designs, and come back with `none`.',
  input: z.strictObject({
    id: publicId,
    /** The cells that are decided. */
    keys: listOf(cellKey).min(1).max(MAX_DECIDED_CELLS),
    /** What is decided of all of them; `none` takes a decision back. */
    decision: batchDecision,
  }),
  data: z.object({ changed: z.number().int() }),
});
