import { listOf } from '@diy/design/list-of';
import { placedBox, placementRule } from '@diy/design/placement';
import { z } from 'zod';
import { categoryId } from '../category-fields.ts';
import { publicId } from '../paging.ts';
import { partId } from '../part-id.ts';

/** Cells one batch may have: images × columns. */
export const MAX_BATCH_CELLS = 20_000;
/** Images named one by one; whole categories come on top, within the limit of cells. */
export const MAX_BATCH_IMAGES = 5000;
const MAX_BATCH_COLUMNS = 200;
/** Cells one sample draws. */
export const MAX_SAMPLE_CELLS = 10;

/** `<image id>:<template id>:<colour id>:<size id>`. */
export const cellKey = z.string().min(7).max(260);

/** One product of the matrix: a template in one colour and size, and which of its surfaces carry the picture. */
const batchColumn = z.strictObject({
  template_id: publicId,
  colour_id: partId,
  size_id: partId,
  /** Surface ids; the others stay empty. */
  surfaces: listOf(partId).min(1).max(12),
});
export type BatchColumn = z.infer<typeof batchColumn>;

/** Changes of the rule for one cell. */
const batchCellChange = z.strictObject({
  key: cellKey,
  /** Leave this cell out. */
  skip: z.boolean().default(false),
  /** Replaces the rule on all surfaces of the cell. */
  rule: placementRule.optional(),
  /** Replaces the rule's scale on single surfaces, by surface id: the matrix's `fix_scales`. */
  scales: z.record(z.string(), placementRule.shape.scale).optional(),
  /** Places given by hand, by surface id; replace fit, anchor and scale. */
  boxes: z.record(z.string(), placedBox).default({}),
  /** Print this cell in spite of its errors: the matrix's `errors_key`, so that it holds for exactly those. */
  accept_errors: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
});
export type BatchCellChange = z.infer<typeof batchCellChange>;

/** The longest name of a batch, and the longest rules for names and SKUs of its designs. */
export const MAX_BATCH_NAME = 80;
export const MAX_NAME_RULE = 120;
export const MAX_SKU_RULE = 80;

/** All settings of a batch. Equal settings make equal designs. */
export const batchSettings = z.strictObject({
  columns: listOf(batchColumn).min(1).max(MAX_BATCH_COLUMNS),
  image_ids: listOf(publicId).max(MAX_BATCH_IMAGES).default([]),
  /** Whole image categories, as they are when the batch is saved; '' = 未分类. */
  image_tids: listOf(categoryId).max(50).default([]),
  /**
   * AI groups: all their succeeded pictures as they are when the batch is saved. Checking or saving puts those into the
   * library that are not there yet.
   */
  ai_group_ids: listOf(publicId).max(50).default([]),
  /** How images are placed, unless `surface_rules` says otherwise. */
  rule: placementRule,
  /** Rules of single surfaces, by `<template id>:<surface id>`. */
  surface_rules: z.record(z.string(), placementRule).default({}),
  /** Cells that differ. */
  cells: listOf(batchCellChange).max(MAX_BATCH_CELLS).default([]),
  /** Print files include the bleed of surfaces that have one. */
  bleed: z.boolean().default(false),
  /** Designs' names, from `{image} {template} {colour} {size} {batch} {n}`. */
  name_rule: z.string().trim().min(1).max(MAX_NAME_RULE).default('{image} {template} {colour}'),
  /** Designs' SKUs from the same fields and `{sku}` (the account's), `{template_sku} {colour_code}`; '' = numbered on. */
  sku_rule: z.string().trim().max(MAX_SKU_RULE).default(''),
});
export type BatchSettings = z.infer<typeof batchSettings>;
