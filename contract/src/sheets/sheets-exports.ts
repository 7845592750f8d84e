import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { categoryId } from '../category-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { operationState } from '../operations.ts';
import { ALL, idList, listData, listInput, publicId } from '../paging.ts';
import { sheetPresetSettings } from './sheets-presets.ts';

/** Which designs: by id, or all that a list would show. */
export const sheetDesigns = {
  ids: idList.optional(),
  filter: z
    .strictObject({
      /** Category of templates; `all` = every one. */
      pid: categoryId.default(ALL),
      content: z.string().trim().max(200).default(''),
      piliang_id: publicId.optional(),
    })
    .optional(),
};

/** One-click fixes, made while the sheet is written; designs stay as they are. */
export const sheetFix = z.enum(['unique-titles', 'cut-titles', 'unique-skus']);
export type SheetFix = z.infer<typeof sheetFix>;

const sheetRequest = {
  ...sheetDesigns,
  /** Saved settings of a shop; without it `settings`, without both the defaults. */
  preset_id: publicId.optional(),
  settings: sheetPresetSettings.optional(),
  /** Fixes to make, each at most once. */
  fixes: listOf(sheetFix).max(3).default([]),
  /** The values that this sheet overrides; the key is the design's id. */
  changes: z
    .record(
      publicId,
      z.strictObject({
        title_zh: z.string().trim().max(500).optional(),
        title_en: z.string().trim().max(500).optional(),
        /** Price of this sheet, in place of the one that the settings give. */
        price: z.number().positive().max(10_000_000).optional(),
      }),
    )
    .default({}),
  /** How products with errors are handled, and rows that would be printed with errors. */
  on_error: z.enum(['skip', 'include']).default('skip'),
};

/** Something that the ERP would refuse, or that is probably a mistake. */
export const sheetFinding = z.object({
  severity: z.enum(['error', 'warning']),
  /** Stable, `sheets.…`. */
  code: z.string(),
  design_id: publicId.nullable(),
  /** Title of the product. */
  product: z.string(),
  sku: z.string(),
  /** Row of the sheet, from 1; null = the product as a whole, or left out. */
  row: z.number().int().nullable(),
  /** Header; '' = no single one. */
  column: z.string(),
  /** What is wrong, in the caller’s language. */
  problem: z.string(),
  /** What to do about it, in the caller’s language. */
  advice: z.string(),
  /** Set where one click helps. */
  fix: sheetFix.nullable(),
  /** Set where typing another value helps. */
  field: z.enum(['title_zh', 'title_en', 'price']).nullable(),
  /** That field's value now. */
  value: z.string(),
});
export type SheetFinding = z.infer<typeof sheetFinding>;

const words = z.array(z.string());
const ourWord = z.object({ id: z.string(), zh: z.string(), en: z.string() });

export const checkDxmSheet = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/check',
  auth: 'token',
  feature: 'sheets',
  summary: 'What a 店小秘 sheet would hold and what is wrong with it, before anything is made.',
  input: z.strictObject({ layout_id: publicId, ...sheetRequest }),
  data: z.object({
    products: z.number().int(),
    rows: z.number().int(),
    files: z.number().int(),
    /** Products with errors. */
    wrong: z.number().int(),
    /** Rows that would be printed with errors, of products that have others; `on_error` says whether they are in the sheet. */
    wrong_rows: z.number().int(),
    errors: z.number().int(),
    warnings: z.number().int(),
    /** The first 500. */
    findings: z.array(sheetFinding),
    /** The headers of the sheet’s columns. */
    headers: words,
    /** The first rows as text. */
    sample: z.array(words),
    /** For an own sheet: its words that match no colour or size, and the known colours and sizes. */
    unmapped: z.object({ colours: words, sizes: words }),
    /** The known colours and sizes, which such words can be matched with. */
    ours: z.object({ colours: z.array(ourWord), sizes: z.array(ourWord) }),
  }),
});
export type SheetCheck = z.infer<(typeof checkDxmSheet)['data']>;

const ordered = z.object({ id: publicId, operation_id: publicId });

export const exportDxmSheet = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/diyToDxmExcle',
  auth: 'token',
  feature: 'sheets',
  summary: 'Standard 店小秘 sheet of designs, one row per variant, made as an operation.',
  input: z.strictObject({
    /** Temu 51 columns or its first 26, TikTok Shop 35, Lazada 44. */
    platform: z.enum(['temu', 'temu26', 'tiktok', 'lazada']).default('temu'),
    ...sheetRequest,
  }),
  data: ordered,
});

export const exportDxmSheet2 = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/diyToDxmExcle2',
  auth: 'token',
  feature: 'sheets',
  summary: 'Variant 店小秘 sheet: the full product sheet, or an imported sheet as skeleton.',
  input: z.strictObject({
    /** An own sheet, or `dxm.popTemu.full.v60` (default) or `…v59`. */
    dxmexcel_id: publicId.default('dxm.popTemu.full.v60'),
    ...sheetRequest,
  }),
  data: ordered,
});

/** A finished or running export. */
export const sheetExportRow = z.object({
  id: publicId,
  name: z.string(),
  /** The layout that it is written in. */
  layout: z.object({ id: z.string(), zh: z.string(), en: z.string(), version: z.number().int() }),
  /** Preset's name; '' = none. */
  preset: z.string(),
  state: operationState,
  /** Designs handled so far, of `total`. */
  done: z.number().int(),
  total: z.number().int(),
  message: z.string(),
  designs: z.number().int(),
  rows: z.number().int(),
  /** Findings of the products in it. */
  issues: z.number().int(),
  /** Signed links. */
  files: z.array(z.object({ name: z.string(), url: z.string(), bytes: z.number(), rows: z.number().int() })),
  operation_id: publicId,
  /** Name of the person who asked for it. */
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type SheetExportRow = z.infer<typeof sheetExportRow>;

export const listSheetExports = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/dxmexcel/records',
  auth: 'token',
  feature: 'sheets',
  summary: '店小秘 exports, newest first.',
  input: z.strictObject({ ...listInput }),
  data: listData(sheetExportRow, {}),
});

export const deleteSheetExports = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/records/delete',
  auth: 'token',
  feature: 'sheets',
  summary: 'Delete exports and their files.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});
