import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { publicId } from '../paging.ts';
import { importMode } from './import-policy.ts';
import { MAX_PERSONALISATION_TEXT, MAX_SHOP_NAME, personalisationName, rowProblem } from './order-fields.ts';
import { rowStatus } from './order-uploads.ts';
import { rowStatusCounts } from './row-status-counts.ts';

/** Lines that one call may bring; a program with more calls again. */
export const MAX_PROGRAM_LINES = 500;
/** Texts to print of one line. */
export const MAX_LINE_PERSONALISATION = 40;

const text = (max: number) => z.string().max(max);

/** Where the parcel goes. What a country needs (province, postcode) is checked as in a file. */
const address = z.strictObject({
  name: text(200).optional(),
  company: text(200).optional(),
  /** Two letters, or a country's name. */
  country: text(100).optional(),
  province: text(200).optional(),
  city: text(200).optional(),
  district: text(200).optional(),
  line1: text(500).optional(),
  line2: text(500).optional(),
  line3: text(500).optional(),
  house_no: text(100).optional(),
  postcode: text(40).optional(),
  phone: text(60).optional(),
  mobile: text(60).optional(),
  email: text(200).optional(),
});

/** Something that the buyer wants printed. */
const personalisedText = z.strictObject({
  /** Name of the layer that it goes to. */
  name: personalisationName,
  /** The words, or the address (https://…) of a picture for a picture layer. Empty = the buyer gave none. */
  value: text(MAX_PERSONALISATION_TEXT),
  /**
   * The value was compared with what the buyer wrote. Without it “?”, “□” and garbled letters keep the line, because letters may
   * have been lost.
   */
  checked: z.boolean().default(false),
});

const line = z.strictObject({
  /** The marketplace's id of the line: by it the line is known in later calls. */
  line_id: text(200).optional(),
  /**
   * True: none of the lines that the order has, even where they are equal; only one with the same `line_id` is the same line. Needs
   * `line_id`.
   * Without it, a line that comes in a later call and is like one with another id waits (`LINE_UNSURE`): the marketplace may
   * have numbered the lines again. Sent again it is the same line.
   */
  own_line: z.boolean().optional(),
  /** SKU as the marketplace writes it; or `design_id`, which names a design of the account. Exactly one of the two. */
  sku: text(200).optional(),
  design_id: publicId.optional(),
  /** Variation as the marketplace writes it, such as `Black / XL`. */
  variation: text(2000).optional(),
  /** Name, code or id of the product's colour and size. */
  colour: text(100).optional(),
  size: text(100).optional(),
  quantity: z.number().int().min(1).max(100_000),
  /** Price of one piece in `currency`, as a number or as the marketplace writes it. */
  unit_price: z.union([text(40), z.number().min(0).max(1e9)]).optional(),
  title: text(500).optional(),
  /** Status of this line alone; the order's status counts as well. */
  status: text(200).optional(),
  /** Each name once. None = a line that exists keeps its words; a name with an empty value takes them away. */
  personalisation: listOf(personalisedText).max(MAX_LINE_PERSONALISATION).default([]),
});

const order = z.strictObject({
  order_no: z.string().trim().min(1).max(200),
  /** Such as `etsy`; part of the order's identity, like the shop. */
  platform: text(60).optional(),
  shop: text(MAX_SHOP_NAME).optional(),
  /** Status as the marketplace words it; unknown words keep the lines until somebody says what they mean. None = to be produced. */
  status: text(200).optional(),
  /** Payment status as the marketplace words it. */
  payment_status: text(200).optional(),
  /** Status of refunds and returns as the marketplace words it. */
  after_sales_status: text(200).optional(),
  /** Such as `2026-05-03T12:30:00Z` or `2026-05-03 12:30:00`, which is China time. */
  placed_at: text(60).optional(),
  paid_at: text(60).optional(),
  /** Latest moment to ship at, in the same form as `placed_at`. */
  ship_by: text(60).optional(),
  currency: text(10).optional(),
  /** None = a line that exists keeps its address. */
  address: address.default({}),
  /** What the buyer wrote to the seller. */
  buyer_note: text(2000).optional(),
  /** The seller's own note to the order. */
  seller_note: text(2000).optional(),
  /** How the parcel goes, as the marketplace words it. */
  shipping_method: text(200).optional(),
  /** The carrier's number of the parcel. */
  tracking_no: text(200).optional(),
  label_url: text(1000).optional(),
  lines: listOf(line).min(1).max(MAX_PROGRAM_LINES),
});

/** At most 500 lines in all. */
export const programOrders = z.strictObject({
  /** The orders, each with its lines. */
  orders: listOf(order).min(1).max(MAX_PROGRAM_LINES),
  /** The parcels are sent by the platform or another system: orders need no address, and lines that exist keep theirs. */
  without_address: z.boolean().default(false),
  policy: z
    .strictObject({
      /** `right`: take what is right and leave the rest; `all`: everything or nothing. */
      mode: importMode.default('right'),
      /** Lines that exist and differ: bring them up to date while nobody touched them, or leave them and say what differs. */
      changed: z.enum(['update', 'leave']).default('update'),
    })
    .default({ mode: 'right', changed: 'update' }),
  /** Only say what would come of it. */
  dry_run: z.boolean().default(false),
});
export type ProgramOrders = z.output<typeof programOrders>;
export type ProgramOrder = ProgramOrders['orders'][number];
export type ProgramLine = ProgramOrder['lines'][number];

/**
 * What a call did with a line. `kept`: it exists and differs, and was not changed; `left`: its row is not ready;
 * `not-made`: it is ready, but the call created nothing.
 */
export const programResult = z.enum(['created', 'updated', 'unchanged', 'kept', 'left', 'not-made']);
export type ProgramResult = z.infer<typeof programResult>;

/** The result of one line, in the order of the call. */
export const programLineResult = z.object({
  /** Places in the call, from 0. */
  order: z.number().int(),
  /** Place among the order's lines, from 0. */
  line: z.number().int(),
  order_no: z.string(),
  line_id: z.string(),
  /** The line's id here; null = there is none. */
  order_id: publicId.nullable(),
  /** What its row comes to, as in a dry run of a file. */
  status: rowStatus,
  /** What the call did with the line. */
  result: programResult,
  /** It is not produced until somebody releases it. */
  held: z.boolean(),
  /** What keeps it, or should be looked at; `path` names the field of the call, `''` = the line as a whole. */
  problems: z.array(rowProblem.omit({ column: true }).extend({ path: z.string() })),
  /** For `kept` and `updated`: the fields that differ from what is stored. */
  differs: z.array(z.string()),
});

export const createOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/create',
  auth: 'token',
  feature: 'orders',
  summary:
    'Orders from a program, read and checked like an order file: at most 500 lines, all in one transaction. The same orders again change nothing and return the same ids; a line is known by platform, shop, order number and line id. `own_line` says that a line is none of those the order has.',
  input: programOrders,
  data: z.object({
    /**
     * The import of this call, of kind `program`; if the call changed nothing, the earlier import of the same content. Null
     * = nothing was created.
     */
    orders_log_id: publicId.nullable(),
    /** The rows, for `orders/check` and the later import of those left; null like the log. */
    upload_id: publicId.nullable(),
    counts: rowStatusCounts,
    created: z.number().int(),
    updated: z.number().int(),
    lines: z.array(programLineResult),
  }),
});
