import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { currencyCode } from '../currency-code.ts';
import { defineEndpoint } from '../endpoint.ts';
import { idList, publicId } from '../paging.ts';

const short = (max: number) => z.string().trim().max(max);
const positiveOrNull = (max: number) => z.number().positive().max(max).nullable().default(null);
const publicAddress = z
  .string()
  .trim()
  .max(2000)
  .regex(/^https?:\/\/\S+$/);

/** The most that is added to a price or taken from it, and the fewest rows of a file. */
export const MAX_PRICE_CHANGE = 100_000;
export const MIN_ROW_LIMIT = 20;

/** A shop's settings: values of a sheet that neither design nor template has. Every field has a default. */
export const sheetPresetSettings = z.strictObject({
  /** Shop as the ERP names it; also written where a layout asks for it. */
  shop: short(80).default(''),
  /** Currency of the prices in the sheet. */
  currency: currencyCode.default('CNY'),
  /** Price = template's price × `price_factor` + `price_add`, in the shop's currency: the factor holds the rate. */
  price_factor: z.number().min(0).max(1000).default(1),
  /** Added after the factor, in the shop's currency; negative = a discount. */
  price_add: z.number().min(-MAX_PRICE_CHANGE).max(MAX_PRICE_CHANGE).default(0),
  /** Cents every price ends in, never below the rule's price. */
  price_ending: z.enum(['none', '.00', '.50', '.90', '.99']).default('none'),
  /** Recommended retail price = price × this; 0 = left empty. */
  list_price_factor: z.number().min(0).max(1000).default(0),
  /** Currency of the recommended retail price. */
  list_price_currency: currencyCode.default('USD'),
  /** null = left empty. */
  stock: z.number().int().min(0).max(1_000_000).nullable().default(100),
  /** Days from order to shipping; null = left empty. */
  lead_days: z.number().int().min(0).max(365).nullable().default(null),
  /** Packed size and weight; null = the template's. */
  length_cm: positiveOrNull(1000),
  width_cm: positiveOrNull(1000),
  height_cm: positiveOrNull(1000),
  weight_g: positiveOrNull(1_000_000),
  origin: short(80).default(''),
  /** 是否定制品. */
  custom: z.enum(['', '是', '否']).default(''),
  /** 是否敏感属性: batteries, liquids, blades, magnets … */
  sensitive: z.enum(['', '是', '否']).default('否'),
  /** Titles from `{name} {title} {category} {material} {sku}`. */
  title_zh: short(300).default('{name} {title}'),
  title_en: short(300).default('{name} {title}'),
  /** Language of titles in layouts that have only one, and of the names of colours and sizes. */
  language: z.enum(['zh', 'en']).default('zh'),
  /** What the sheet calls the axis of colours. */
  axis_colour: short(40).default('颜色'),
  /** What the sheet calls the axis of sizes. */
  axis_size: short(40).default('尺码'),
  /** `all`: every colour × every size; `own`: only the design's. */
  variants: z.enum(['all', 'own']).default('all'),
  /** From `{design} {blank} {colour} {size}`, and `{variant}`: the SKU that own templates say of a variant, else `{blank}-{colour}-{size}`. */
  sku: short(200).default('{design}-{variant}'),
  /** Mockups by number, from 1; those not named follow in their order. */
  image_order: listOf(z.number().int().min(1).max(50)).max(50).default([]),
  /** Put behind the mockups: size charts, photographs of the fabric … */
  extra_images: listOf(publicAddress).max(9).default([]),
  /** Shows the pictures in the description too. */
  description_images: z.boolean().default(false),
  category_id: short(100).default(''),
  /** JSON as the platform asks for it. */
  attributes: short(10_000).default(''),
  /** Name of the shop's shipping template on the platform. */
  shipping_template: short(100).default(''),
  site: short(100).default(''),
  brand: short(100).default(''),
  warehouse: short(100).default(''),
  /** What lies in the parcel, in words (包装清单). */
  package_contents: short(500).default(''),
  /** Shape of the packed parcel, in the platform's words. */
  packing_shape: short(40).default(''),
  /** Type of packing, in the platform's words. */
  packing_type: short(40).default(''),
  /** Rows of one file at most; products are never cut in two. */
  row_limit: z.number().int().min(MIN_ROW_LIMIT).max(10_000).default(1000),
});
export type SheetPresetSettings = z.infer<typeof sheetPresetSettings>;

/** A shop's settings under a name. */
export const sheetPreset = z.object({
  id: publicId,
  name: z.string(),
  settings: sheetPresetSettings,
  updated_at: z.string(),
});
export type SheetPreset = z.infer<typeof sheetPreset>;

export const listSheetPresets = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/dxmexcel/preset/list',
  auth: 'token',
  feature: 'sheets',
  summary: 'Settings per shop for 店小秘 sheets, by name.',
  input: z.strictObject({}),
  data: z.object({ list: z.array(sheetPreset) }),
});

/** The longest name of a shop's settings. */
export const MAX_PRESET_NAME = 60;

export const saveSheetPreset = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/preset/save',
  auth: 'token',
  feature: 'sheets',
  summary: 'Create settings of a shop, or change them.',
  input: z.strictObject({
    id: publicId.optional(),
    name: z.string().trim().min(1).max(MAX_PRESET_NAME),
    settings: sheetPresetSettings,
  }),
  data: sheetPreset,
});

export const deleteSheetPresets = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/dxmexcel/preset/delete',
  auth: 'token',
  feature: 'sheets',
  summary: 'Delete settings of shops; finished sheets keep what they were made with.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number() }),
});
