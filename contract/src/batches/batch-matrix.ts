import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { listData, listInput, publicId } from '../paging.ts';
import { batchSettings, cellKey, MAX_BATCH_NAME } from './batch-settings.ts';

/** A finding of a cell; the text is user-facing, in the caller's language. */
export const cellFinding = z.object({
  id: z.string(),
  severity: z.enum(['info', 'warning', 'error']),
  /** The finding in the caller’s language. */
  text: z.string(),
});

/** One cell of the quality matrix, before anything is drawn. */
export const matrixCell = z.object({
  key: cellKey,
  /** Fewest source pixels per printed inch; null = drawn from outlines. */
  dpi: z.number().int().nullable(),
  /** Null = nothing found. */
  worst: cellFinding.shape.severity.nullable(),
  /** Left out by the person. */
  skip: z.boolean(),
  /** At most 8. */
  findings: z.array(cellFinding),
  /** Names exactly the errors of the cell, to accept them; null = it has none, or one that cannot be printed at all. */
  errors_key: z.string().nullable(),
  /** It has errors that are not accepted: it is not made. */
  withheld: z.boolean(),
  /**
   * Scales by surface id at which the rules reach the template's resolution, for the cell's `scales`; a surface whose rule reaches it has none.
   * Null = no fix, or none needed.
   */
  fix_scales: z.record(z.string(), z.number()).nullable(),
  /** The smallest of these scales, for one rule of all surfaces; null also where their rules differ. */
  fix_scale: z.number().nullable(),
  name: z.string(),
  sku: z.string(),
});
export type MatrixCell = z.infer<typeof matrixCell>;

export const matrixRow = z.object({
  /** The library image of the row. */
  image: z.object({
    id: publicId,
    name: z.string(),
    /** Preview URL; a size can be asked for in its query. */
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    has_alpha: z.boolean(),
  }),
  /** They stand in the order of the settings' columns. */
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
    name: z.string().trim().max(MAX_BATCH_NAME).default(''),
    /** Page of rows (images). */
    p: listInput.p,
    limit: listInput.limit,
    /** Only rows with such a cell. */
    only: z.enum(['all', 'warning', 'error', 'skip']).default('all'),
  }),
  data: listData(matrixRow, {
    /** Figures of the whole matrix, whatever page is shown. */
    totals: z.object({
      images: z.number().int(),
      columns: z.number().int(),
      /** Images × columns. */
      cells: z.number().int(),
      /** Cells that will be made. */
      to_make: z.number().int(),
      skipped: z.number().int(),
      /** Not made because of errors that nobody has accepted. */
      withheld: z.number().int(),
      /** Cells to make that have neither a warning nor an error. */
      ok: z.number().int(),
      warnings: z.number().int(),
      errors: z.number().int(),
      /** Print files of the cells that will be made. */
      print_files: z.number().int(),
      mockups: z.number().int(),
      /** Estimated time by the clock, from the account's last cells, or else from our benchmark. */
      seconds: z.number(),
      /** Estimated storage in bytes. */
      bytes: z.number(),
    }),
    /** Names or SKUs that would be used twice, or exist already; at most 20. */
    collisions: z.array(z.object({ field: z.enum(['sku']), value: z.string(), keys: z.array(cellKey) })),
    /** Keys of all cells by their worst finding, for fixing or skipping in bulk; each at most MAX_BATCH_CELLS. */
    keys: z.object({
      warning: z.array(cellKey),
      error: z.array(cellKey),
      /** The withheld cells whose errors can be accepted, for accepting in bulk. */
      acceptable: z.array(z.object({ key: cellKey, errors_key: z.string() })),
    }),
  }),
});
