import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { listData, listInput, publicId } from '../paging.ts';
import { partId } from '../part-id.ts';
import { encodingChoice } from './encoding-choice.ts';
import { candidateLine, changeCounts, lineChange, lineChoice } from './existing-lines.ts';
import { importPolicy } from './import-policy.ts';
import { orderArchive, orderSheet } from './order-archives.ts';
import { orderCorrections } from './order-corrections.ts';
import { countedProblem, MAX_SHOP_NAME, orderField, orderMapping, rowProblem } from './order-fields.ts';
import { choiceQuestion, statusField } from './order-meanings.ts';
import { readAs } from './read-as.ts';
import { rowStatusCounts } from './row-status-counts.ts';

/** Bytes a table of orders may have. */
export const MAX_ORDER_FILE_BYTES = 20 * 1024 * 1024;
/** What a row comes to: each row of a file has exactly one status. */
export const rowStatus = z.enum(['ready', 'duplicate', 'unknown', 'wrong', 'cancelled', 'blank']);
export type RowStatus = z.infer<typeof rowStatus>;

/** The lowest row that can be the header, from 1. */
export const MAX_HEADER_ROW = 1000;

const shop = z.string().trim().max(MAX_SHOP_NAME).default('');

/** A file as it was read, and what its columns seem to mean. */
export const orderUpload = z.object({
  upload_id: publicId,
  file_name: z.string(),
  bytes: z.number().int(),
  /** SHA-256 of the file, in hexadecimal. */
  sha256: z.string(),
  /** `json`: customisations of an archive without a table; `program`: orders that a program brought. */
  kind: z.enum(['xlsx', 'xls', 'html', 'csv', 'json', 'program']),
  /** null = the file is not text. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  /** Visible worksheets, of all tables of an archive; a text file has one named `''`. */
  sheets: z.array(orderSheet),
  /** `''` with several `sheets`: an archive holds several tables of orders, and one has to be chosen before it is read. */
  sheet: z.string(),
  /** null = the file is no archive. */
  archive: orderArchive.nullable(),
  /** From 1. */
  header_row: z.number().int(),
  /** True while the rows of a large file are still being read; calls that need the rows wait for them. */
  reading: z.boolean(),
  /** Rows below the header row, blank ones between included; 0 while it is being read. */
  row_count: z.number().int(),
  columns: z.array(
    z.object({
      /** Place of the column, from 0. */
      index: z.number().int(),
      header: z.string(),
      /** The first texts below the header, shortened. */
      samples: z.array(z.string()),
    }),
  ),
  /** Columns that sound like the buyer's words and that nothing is read from: a person looks at their samples and decides. */
  offered: z.array(z.number().int()),
  /** Columns whose header names a company: a person says whether one of them is the recipient's. */
  may_be_company: z.array(z.number().int()),
  /** Columns whose header names a part of an address: the fields where one stands that a person says to be part of it, the first free one. */
  may_be_place: z.array(z.strictObject({ index: z.number().int(), fields: z.array(orderField) })),
  /** The first rows below the header row, at most 10. */
  first_rows: z.array(z.array(z.string())),
  /** What is read from which column, as proposed or as remembered. */
  mapping: orderMapping,
  /** How the first rows are read where the mapping names neither a clock nor a currency. */
  read_as: readAs,
  /** Name of the profile, in the caller's language. */
  profile_name: z.string(),
  /** True when this layout was imported before and its mapping is used again: no click needed. */
  remembered: z.boolean(),
  /** Required fields no column was found for. */
  missing: z.array(orderField),
  /** Digits lost before the file came here, by column. */
  damaged: z.array(
    z.object({
      column: z.number().int(),
      header: z.string(),
      code: z.enum(['long-number', 'scientific', 'error', 'torn', 'encoding']),
      rows: z.number().int(),
      /** Sheet row of the first one. */
      first_row: z.number().int(),
    }),
  ),
  /** Where letters may be read wrong: the encodings that the bytes fit, the one in use first, each with texts of the file as they read in it. */
  encodings: z.array(encodingChoice),
  /** Rows whose letters a person may say to be right (`letters_right` of the mapping): their encoding was chosen, and they are not UTF-8. */
  letters_to_confirm: z.number().int(),
  /** Set when the very same file was imported before. */
  imported_before: z
    .object({ orders_log_id: publicId, created_at: z.string(), file_name: z.string() })
    .nullable(),
});
export type OrderUpload = z.infer<typeof orderUpload>;

export const uploadOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/upload',
  auth: 'token',
  feature: 'orders',
  summary:
    'Read an order file, or an archive of them: a multipart form with `file` and, where the guess is wrong, `sheet`, `header_row`, `encoding`, `delimiter`. With `add_to` the file is added to an earlier upload, as with customisation archives that were missing; the result is a new upload of both. With `upload_id` as JSON the stored file is read again under another choice.',
  input: z.strictObject({
    /** Read this upload's file again; without it the file comes with the form. */
    upload_id: publicId.optional(),
    /** The upload that the form's file is added to; its corrections stay. */
    add_to: publicId.optional(),
    sheet: z.string().max(400).optional(),
    /** Row of the headers, from 1; left out = found by the server. */
    header_row: z.coerce.number().int().min(1).max(MAX_HEADER_ROW).optional(),
    encoding: z.string().max(40).optional(),
    delimiter: z.string().max(1).optional(),
  }),
  data: orderUpload,
});

export const getOrderUpload = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/upload/item',
  auth: 'token',
  feature: 'orders',
  summary:
    'An uploaded file when all of it is read; waits up to 25 seconds, then `orders.still-reading`. Refused with the reason when the rest could not be read.',
  input: z.strictObject({ upload_id: publicId }),
  data: orderUpload,
});

/** One row of the file in the dry run. */
export const checkedRow = z.object({
  /** Row of the sheet, from 1. */
  row: z.number().int(),
  /** Which of several items in the row's cell, from 1; 0 = the row is one line. */
  item: z.number().int(),
  /** What becomes of the row. */
  status: rowStatus,
  order_no: z.string(),
  line_no: z.string(),
  sku: z.string(),
  title: z.string(),
  variation: z.string(),
  quantity: z.number().int(),
  /** Masked. */
  recipient: z.string(),
  country: z.string(),
  /** Text of the fields as read or fixed, for the columns of the table; those with problems are always there. */
  fields: z.partialRecord(orderField, z.string()),
  personalisation: z.array(
    z.object({
      name: z.string(),
      /** The buyer’s words. */
      value: z.string(),
      /** Link to a small view of a picture that came in the archive; null = words, or a picture by its address. */
      picture: z.string().nullable(),
    }),
  ),
  /** Why the row is not imported, or what a person should look at. */
  problems: z.array(rowProblem),
  /** Importable, but the file says that it is on hold. */
  held: z.boolean(),
  /** Fields fixed by hand. */
  corrected: z.array(orderField),
  /** What the SKU leads to. */
  design: z
    .object({
      id: publicId,
      sku: z.string(),
      name: z.string(),
      colour_id: z.string(),
      size_id: z.string(),
      /** Names of the colour and the size, in the caller's language. */
      colour: z.string(),
      size: z.string(),
    })
    .nullable(),
  /** The line that exists already, for duplicates; null = it stands earlier in this file. */
  duplicate_of: z.object({ orders_log_id: publicId, order_id: publicId, state: z.string() }).nullable(),
  /** Set where that line exists with other content. */
  change: lineChange.nullable(),
  /** Lines of which the row may be one, or a further one: somebody has to choose. Empty = it is certain. */
  candidates: z.array(candidateLine),
  /** What was chosen for such a row, alone or for all; null = nothing. */
  choice: lineChoice.nullable(),
});
export type CheckedRow = z.infer<typeof checkedRow>;

export const checkOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/check',
  auth: 'token',
  feature: 'orders',
  summary: 'Dry run: every row of the file with its status; nothing is imported.',
  input: z.strictObject({
    upload_id: publicId,
    /** What to read from which column. */
    mapping: orderMapping,
    /** Shop of rows whose file names none. */
    shop,
    /** Only rows of this status. */
    status: z.enum(['all', ...rowStatus.options]).default('all'),
    /** Only rows with a problem of this code. */
    code: z.string().max(60).default(''),
    p: listInput.p,
    limit: listInput.limit,
  }),
  data: listData(checkedRow, {
    counts: rowStatusCounts,
    /** What rows would change in lines that exist. */
    changes: changeCounts,
    /**
     * Columns with changing texts that nothing reads and that the mapping's `not_read` does not name, with their first texts, at most 3. Those whose
     * texts all look like a field that no column is mapped to come with it, also where they hold nothing but figures.
     */
    unread_columns: z.array(
      z.object({
        /** Its place in the file, from 0. */
        index: z.number().int(),
        /** Its first different texts, at most 3. */
        samples: z.array(z.string()),
        /** The field that all texts of the column look like; left out = none. */
        looks_like: z.enum(['phone', 'postcode', 'placedAt']).optional(),
      }),
    ),
    /** Rows that the workbook hides, by hand or by a filter, and whether they are left out. */
    hidden: z.object({ rows: z.number().int(), left: z.boolean() }),
    /** Problems by code and field, most frequent first: what a bulk fix is for. */
    problems: z.array(countedProblem),
    /** SKUs of which no design is known, and SKUs whose colour or size stays open with this variation; most frequent first, at most 500. */
    unknown_skus: z.array(
      z.object({
        sku: z.string(),
        rows: z.number().int(),
        quantity: z.number().int(),
        title: z.string(),
        variation: z.string(),
        /** How many variations it stands for here: one binding of all of them leaves their words to be read. */
        variations: z.number().int(),
        /** Code of what keeps its lines; null = the SKU leads nowhere. */
        problem: z.string().nullable(),
        /** What its SKU leads to already, so that only colour and size are left to say; null = nothing. */
        design: z
          .object({
            id: publicId,
            name: z.string(),
            sku: z.string(),
            template_id: publicId,
            colour_id: z.string(),
            size_id: z.string(),
          })
          .nullable(),
      }),
    ),
    /** Parts of variations that name no colour or size of their product, most frequent first, at most 200. */
    unread_words: z.array(
      z.object({
        template_id: publicId,
        /** The part as it stands in the file. */
        word: z.string(),
        rows: z.number().int(),
        /** The first whole variation it stands in. */
        variation: z.string(),
      }),
    ),
    /** Words that are no choice of their field, most frequent first, at most 200. */
    unread_choices: z.array(z.object({ field: choiceQuestion, word: z.string(), rows: z.number().int() })),
    /** Words that an explanation given for an earlier file decided, most frequent first, at most 200. */
    explained: z.array(
      z.object({
        /** The field of a status, `variation`, or `choice`. */
        scope: z.enum([...statusField.options, 'variation', 'choice']),
        /** `''` but for variations. */
        template_id: z.string(),
        /** The word as it stands in the file. */
        word: z.string(),
        /** The meaning that was given to the word. */
        meaning: z.string(),
        rows: z.number().int(),
        /** For a choice: the question that was explained. */
        field: choiceQuestion.optional(),
      }),
    ),
    /** Products whose words are asked for or were explained, in the caller's language. */
    products: z.array(
      z.object({
        template_id: publicId,
        title: z.string(),
        colours: z.array(z.object({ id: z.string(), name: z.string() })),
        sizes: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    ),
  }),
});

export const correctOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/correct',
  auth: 'token',
  feature: 'orders',
  summary: 'Correct fields of single rows, or of many at once, before the import; the file stays as it is.',
  input: orderCorrections,
  data: z.object({
    /** Single cells and bulk corrections that now hold. */
    corrections: z.number().int(),
  }),
});

export const bindOrderSkus = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/bind',
  auth: 'token',
  feature: 'orders',
  summary:
    'Say which design, colour and size a SKU of order files means, for one variation or as a whole; remembered for all later files.',
  input: z.strictObject({
    /** Bindings to record, and those to delete. */
    bindings: listOf(
      z.strictObject({
        sku: z.string().trim().min(1).max(200),
        /** The variation it holds for, as the file writes it. Without it the SKU as a whole: a variation's own words still count. */
        variation: z.string().max(2000).optional(),
        /** null deletes the binding. */
        design_id: publicId.nullable(),
        /** Default: the design's own. */
        colour_id: partId.optional(),
        size_id: partId.optional(),
      }),
    )
      .min(1)
      .max(500),
  }),
  data: z.object({ bound: z.number().int(), deleted: z.number().int() }),
});

export const importOrders = defineEndpoint({
  method: 'POST',
  path: '/saas/diy/user/orders/daoru',
  auth: 'token',
  feature: 'orders',
  summary: 'Import (导入) an uploaded file as a job: resumable, cancellable, twice is once.',
  input: z.strictObject({
    upload_id: publicId,
    /** Default: the one proposed. */
    mapping: orderMapping.optional(),
    shop,
    /** What is imported if rows are wrong, and what becomes of lines that exist. */
    policy: importPolicy.default({ mode: 'right', duplicates: 'skip' }),
    /** Repeating a call with the same key returns the first import, also where lines are made once more. */
    idempotency_key: idempotencyKey.optional(),
  }),
  data: z.object({ orders_log_id: publicId, operation_id: publicId }),
});

export const getOrderTemplate = defineEndpoint({
  method: 'GET',
  path: '/saas/diy/user/orders/template',
  auth: 'token',
  feature: 'orders',
  summary: 'Our own order template (.xlsx) with explanations and an example.',
  input: z.strictObject({}),
  data: z.object({ file_name: z.string(), url: z.string() }),
});
