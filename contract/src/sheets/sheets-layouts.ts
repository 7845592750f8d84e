import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idList, publicId } from '../paging.ts';

/** The value that fills a column of a sheet. */
export const sheetField = z.enum([
  'title_zh',
  'title_en',
  'title',
  'description',
  'short_description',
  'plain_description',
  'product_code',
  'axis1_name',
  'axis1_value',
  'axis2_name',
  'axis2_value',
  'variant_name',
  'preview_image',
  'colour_images',
  'price',
  'sku',
  'length_cm',
  'width_cm',
  'height_cm',
  'weight_g',
  'weight_kg',
  'images',
  'material_image',
  'main_image',
  'extra_image_1',
  'extra_image_2',
  'extra_image_3',
  'extra_image_4',
  'extra_image_5',
  'extra_image_6',
  'extra_image_7',
  'extra_image_8',
  'list_price',
  'list_price_currency',
  'list_price_with_currency',
  'stock',
  'lead_days',
  'origin',
  'custom',
  'sensitive',
  'category_id',
  'attributes',
  'shipping_template',
  'site',
  'shop',
  'brand',
  'warehouse',
  'package_contents',
  'packing_shape',
  'packing_type',
]);
export type SheetField = z.infer<typeof sheetField>;

/** One column of a layout. */
export const sheetColumn = z.object({
  /** Header as in the file, line feeds included. */
  header: z.string(),
  /** null = left as the file has it. */
  field: sheetField.nullable(),
  /** How its cells are stored. */
  type: z.enum(['text', 'number']),
  /** Whether the platform refuses rows without it. */
  required: z.boolean(),
});

/** A layout one can export to. */
export const sheetLayout = z.object({
  id: publicId,
  /** `standard` and `full` are Dianxiaomi's; `own`: a sheet that the account uploaded. */
  kind: z.enum(['standard', 'full', 'own']),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** `temu`, `tiktok`, `lazada`; '' = the account's own sheet. */
  platform: z.string(),
  version: z.number().int(),
  columns: z.number().int(),
  /** Columns that are filled. */
  bound: z.number().int(),
  /** Name of the worksheet that is filled. */
  sheet_name: z.string(),
  /** null = ships with the product. */
  updated_at: z.string().nullable(),
});
export type SheetLayout = z.infer<typeof sheetLayout>;

/** A layout with its columns; fields of own sheets are empty for the others. */
export const sheetLayoutItem = sheetLayout.extend({
  /** Its columns, from the first one. */
  column_list: z.array(sheetColumn),
  file_name: z.string(),
  /** Row of the headers, from 1. */
  header_row: z.number().int(),
  /** The first rows below the headers, as text. */
  examples: z.array(z.array(z.string())),
  /** `replace`: our rows stand in place of the file's; `below`: under them. */
  rows: z.enum(['replace', 'below']),
  /** Words of the sheet → id, code or name of our colour or size. */
  colour_map: z.record(z.string(), z.string()),
  /** Words of the sheet → id, code or name of our size. */
  size_map: z.record(z.string(), z.string()),
});
export type SheetLayoutItem = z.infer<typeof sheetLayoutItem>;

export const listSheetLayouts = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/dxmexcel/list',
  auth: 'token',
  feature: 'sheets',
  summary: 'Layouts one can export to: those that ship, and the sheets the account has imported.',
  input: z.strictObject({}),
  data: z.object({ list: z.array(sheetLayout) }),
});

export const getSheetLayout = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/dxmexcel/item',
  auth: 'token',
  feature: 'sheets',
  summary: 'One layout with its columns.',
  input: z.strictObject({ id: publicId }),
  data: sheetLayoutItem,
});

const wordMap = z
  .record(z.string().max(200), z.string().max(80))
  .refine((map) => Object.keys(map).length <= 500);

/** The longest name of a layout. */
export const MAX_LAYOUT_NAME = 80;

export const saveSheetLayout = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/save',
  auth: 'token',
  feature: 'sheets',
  summary:
    'Import an own sheet: a multipart form with `file` (.xlsx, at most 5 MB) and optional `name`; or, as JSON with `id`, change how its columns are filled.',
  input: z.strictObject({
    id: publicId.optional(),
    name: z.string().trim().min(1).max(MAX_LAYOUT_NAME).optional(),
    /** The field of each column, from the first one on; null = nothing fills it. */
    fields: listOf(sheetField.nullable()).max(256).optional(),
    rows: z.enum(['replace', 'below']).optional(),
    /** Words of the sheet → id, code or name of our colour; replaces all of them. */
    colour_map: wordMap.optional(),
    /** Words of the sheet → id, code or name of our size; replaces all of them. */
    size_map: wordMap.optional(),
  }),
  data: sheetLayoutItem,
});

export const deleteSheetLayouts = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/delete',
  auth: 'token',
  feature: 'sheets',
  summary: 'Delete imported sheets; finished exports stay.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});
