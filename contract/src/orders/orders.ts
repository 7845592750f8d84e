import { z } from 'zod';
import { user } from '../accounts/accounts.ts';
import { defineEndpoint } from '../endpoint.ts';
import { operationState } from '../operations.ts';
import { idList, listData, listInput, publicId } from '../paging.ts';
import { importPolicy } from './import-policy.ts';
import { rowStatusCounts } from './row-status-counts.ts';

/** In their order; an import never moves a line backward. */
export const lineState = z.enum(['new', 'ready', 'in_production', 'shipped', 'cancelled']);
export type LineState = z.infer<typeof lineState>;

/** The design a line is locked to. */
const orderDesign = z.object({
  id: publicId,
  sku: z.string(),
  name: z.string(),
  /** The version that is printed, whatever is saved later. */
  version: z.number().int(),
  /** The newest one; greater than `version` = the design was changed since. Null = the design is gone. */
  newest_version: z.number().int().nullable(),
  colour_id: z.string(),
  colour: z.string(),
  size_id: z.string(),
  size: z.string(),
  /** Title of the product. */
  template: z.string(),
  /** A mockup of the line, or an example; takes sizes. Null = none yet. */
  picture: z.string().nullable(),
  /** The picture shows the design as it is, perhaps in another colour or size, or without the buyer’s words: not what is printed. */
  is_example: z.boolean(),
});

/** One line of an order. Names, addresses and phones are masked; `orders/item` opens them. */
export const orderRow = z.object({
  id: publicId,
  orders_log_id: publicId,
  /** Row in the file's sheet, from 1. */
  row: z.number().int(),
  order_no: z.string(),
  line_no: z.string(),
  platform: z.string(),
  shop: z.string(),
  sku: z.string(),
  title: z.string(),
  variation: z.string(),
  quantity: z.number().int(),
  /** In hundredths of the currency; null = not given. */
  price_cents: z.number().int().nullable(),
  currency: z.string(),
  /** ISO moments; null = not given. */
  placed_at: z.string().nullable(),
  /** Latest moment to ship, ISO; null = not given. */
  ship_by: z.string().nullable(),
  state: lineState,
  /** The file says that it must wait. */
  held: z.boolean(),
  /** The design that is printed, in the ordered colour and size. */
  design: orderDesign,
  /** Whether the buyer’s words or pictures are printed. */
  personalised: z.boolean(),
  /** Masked: `王**`. */
  recipient: z.string(),
  country: z.string(),
  /** Masked. */
  phone: z.string(),
  /** User-facing reason why production failed the last time; '' = none. */
  problem: z.string(),
  /** User-facing warning to check before it is printed; '' = none. The files are made anyway. */
  warning: z.string(),
  /** It is withheld because its design does not cover the ordered size; `orders/cover` can scale it. */
  can_cover: z.boolean(),
  /** Files of it were made before its print was changed: they are void, and it has to be packed again. */
  files_outdated: z.boolean(),
  /** Another line of the same order goes to another address. */
  other_address: z.boolean(),
  created_at: z.string(),
});
export type OrderRow = z.infer<typeof orderRow>;

/** All data of one line, with the recipient's full address. */
export const orderItem = orderRow.extend({
  address: z.object({
    name: z.string(),
    company: z.string(),
    country: z.string(),
    province: z.string(),
    city: z.string(),
    district: z.string(),
    lines: z.array(z.string()),
    house_no: z.string(),
    postcode: z.string(),
    phone: z.string(),
    mobile: z.string(),
    email: z.string(),
  }),
  personalisation: z.array(
    z.object({
      name: z.string(),
      /** The buyer’s words. */
      value: z.string(),
      /** Why the line waits, where it is because of this value; '' = it is not. */
      problem: z.string(),
    }),
  ),
  /** All other fields of the row, under our names. */
  fields: z.record(z.string(), z.string()),
  /** SHA-256 that names the print files of this version, colour and size before personalisation. */
  file_hash: z.string(),
  /** The other lines of the same order. */
  siblings: z.array(
    z.object({
      id: publicId,
      line_no: z.string(),
      sku: z.string(),
      quantity: z.number().int(),
      state: lineState,
    }),
  ),
  /** The import that made the line. */
  order_import: z.object({
    id: publicId,
    file_name: z.string(),
    operator: z.string(),
    created_at: z.string(),
  }),
  updated_at: z.string(),
});
export type OrderItem = z.infer<typeof orderItem>;

export const orderImportState = z.enum(['importing', 'done', 'failed', 'cancelled', 'undone']);

/** One import. */
export const orderImportItem = z.object({
  id: publicId,
  file_name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
  /** Format of the file: `xlsx`, `csv` … or `program`. */
  kind: z.string(),
  encoding: z.string().nullable(),
  sheet: z.string(),
  /** Id of the platform’s profile that the file was read with. */
  profile: z.string(),
  /** Name of that profile. */
  profile_name: z.string(),
  /** Columns that were read, as `header → field`. */
  mapping: z.array(z.object({ header: z.string(), field: z.string() })),
  shop: z.string(),
  /** What was to become of wrong rows and of lines that existed. */
  policy: importPolicy,
  state: orderImportState,
  /** For people when it failed. */
  message: z.string(),
  operation_id: publicId,
  /** State of the operation that shows its progress. */
  operation_state: operationState,
  /** Rows read = the sum over all statuses, when the import is over. */
  counts: rowStatusCounts,
  /** Rows looked at so far. */
  done: z.number().int(),
  /** Lines made, and brought up to date. */
  created: z.number().int(),
  updated: z.number().int(),
  /** Lines that exist now, pieces in them, and lines by state. */
  lines: z.number().int(),
  /** Pieces in these lines. */
  pieces: z.number().int(),
  /** Lines by state. */
  states: z.partialRecord(lineState, z.number().int()),
  /** Open lines that keep an older version of a design that was changed since. */
  outdated: z.number().int(),
  /** Lines that wait for a person: what the review queue goes through. */
  waiting: z.number().int(),
  operator: z.string(),
  created_at: z.string(),
  /** Signed links; null = not there any more, or never was. */
  original_url: z.string().nullable(),
  error_sheet_url: z.string().nullable(),
  /** When the original is removed by itself. */
  original_until: z.string().nullable(),
  /** False once a line was produced, shipped or changed, by hand or by a later import. */
  can_undo: z.boolean(),
  /** Why what has ended cannot be undone; `later`: the import that has to be undone first. */
  undo_refused: z
    .object({
      /** User-facing, in the caller’s language. */
      reason: z.string(),
      /** Its id, the name of its file and when it began; null = no import is in the way. */
      later: z.object({ id: publicId, file_name: z.string(), created_at: z.string() }).nullable(),
    })
    .nullable(),
});
export type OrderImportItem = z.infer<typeof orderImportItem>;

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/list',
  auth: 'token',
  feature: 'orders',
  summary: 'Order lines, newest first or in the order of their file.',
  input: z.strictObject({
    ...listInput,
    /** Lines of one import; without it all. */
    orders_log_id: publicId.optional(),
    state: z.enum(['all', ...lineState.options]).default('all'),
    /** `outdated`: the design was changed since; `problem`: production failed; `personalised`, `held`. */
    only: z.enum(['all', 'outdated', 'problem', 'personalised', 'held']).default('all'),
  }),
  data: listData(orderRow, { diyUser: user, orders_log: orderImportItem.nullable() }),
});

export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/item',
  auth: 'token',
  feature: 'orders',
  summary: 'Everything known of one order line, names and addresses included.',
  input: z.strictObject({ id: publicId }),
  data: orderItem,
});

export const deleteOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/delete',
  auth: 'token',
  feature: 'orders',
  summary: 'Delete order lines for good; the same file can then be imported again.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number().int() }),
});

export const moveOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/state',
  auth: 'token',
  feature: 'orders',
  summary: 'Set the state of order lines by hand.',
  input: z.strictObject({ ids: idList, state: lineState }),
  data: z.object({ changed: z.number().int() }),
});

export const listOrderImports = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/log',
  auth: 'token',
  feature: 'orders',
  summary: 'Imports, newest first.',
  input: z.strictObject({ ...listInput }),
  data: listData(orderImportItem, { diyUser: user }),
});

export const undoOrderImport = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/log/undo',
  auth: 'token',
  feature: 'orders',
  summary: 'Take an import back while nobody touched its lines.',
  input: z.strictObject({ id: publicId }),
  data: z.object({ removed: z.number().int(), restored: z.number().int() }),
});

export const deleteOrderImports = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/log/delete',
  auth: 'token',
  feature: 'orders',
  summary: 'Delete imports with their lines, their files and all that is known of the buyers.',
  input: z.strictObject({ ids: idList }),
  data: z.object({ deleted: z.number().int() }),
});

export const checkOrderDesign = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/design',
  auth: 'token',
  feature: 'orders',
  summary: 'Open order lines of a design by the version they are locked to.',
  input: z.strictObject({ design_id: publicId }),
  data: z.object({
    /** Lines that are not shipped or cancelled. */
    open: z.number().int(),
    /** How many of these are still to be produced and keep an older version. */
    outdated: z.number().int(),
    /** The newest version of the design. */
    newest_version: z.number().int(),
    /** Open lines by the version that they are locked to. */
    versions: z.array(z.object({ version: z.number().int(), lines: z.number().int() })),
  }),
});

export const upgradeOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/upgrade',
  auth: 'token',
  feature: 'orders',
  summary: 'Lock order lines that are not in production yet to the newest version of their design.',
  input: z.strictObject({
    /** Lines; or `design_id`, or `orders_log_id`. */
    ids: idList.optional(),
    design_id: publicId.optional(),
    orders_log_id: publicId.optional(),
  }),
  data: z.object({ changed: z.number().int() }),
});

export const previewScaleToSize = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/cover/preview',
  auth: 'token',
  feature: 'orders',
  summary: 'How the design of a line looks on the ordered size as it is, and scaled until it covers it.',
  input: z.strictObject({ id: publicId }),
  data: z.object({
    /** Unprinted lines of the same version and size, this one included. */
    lines: z.number().int(),
    /** User-facing list of the sides that are bare now, with millimetres. */
    bare: z.string(),
    /** Addresses of one mockup before and after; they take sizes. Null = it could not be drawn. */
    before: z.string().nullable(),
    /** The same, scaled until it covers the size. */
    after: z.string().nullable(),
  }),
});

export const scaleToOrderedSize = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/cover',
  auth: 'token',
  feature: 'orders',
  summary: 'Scale a design until it covers the ordered size, for all lines of that version and size.',
  input: z.strictObject({
    /** One of the lines. */
    id: publicId,
  }),
  data: z.object({ changed: z.number().int() }),
});
