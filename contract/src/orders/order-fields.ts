import { listOf } from '@diy/design/list-of';
import { z } from 'zod';
import { currencyCode } from '../currency-code.ts';
import { ORDER_FIELDS } from './order-field-names.ts';

export {
  ADDRESS_FIELDS,
  ALIKE_FIELDS,
  CONTACT_FIELDS,
  ORDER_FIELDS,
  type OrderField,
  PLACE_FIELDS,
} from './order-field-names.ts';

export const orderField = z.enum(ORDER_FIELDS);

/** The longest name of a personalisation of orders, and its longest text. */
export const MAX_PERSONALISATION_NAME = 60;
export const MAX_PERSONALISATION_TEXT = 10_000;
export const personalisationName = z.string().trim().min(1).max(MAX_PERSONALISATION_NAME);

/** The longest name of a shop. */
export const MAX_SHOP_NAME = 80;

/** The last column that a mapping can name, counted from 0. */
const LAST_COLUMN = 400;
const column = z.number().int().min(0).max(LAST_COLUMN);
const someColumns = listOf(column).max(LAST_COLUMN + 1);

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** Which columns (from 0) of a layout mean what. */
export const orderMapping = z.strictObject({
  /** Key of the profile with its version, such as `temu@1`; its rules (empty marks, carry-down) go with it. */
  profile: z.string().min(1).max(60),
  /** Several columns of one field: the first one with text counts, or all joined where the profile says so. */
  columns: z.partialRecord(orderField, listOf(column).max(20)),
  /** Columns with what the buyer wants printed, each under the name of the layer it goes to. */
  personalisation: listOf(
    z.strictObject({
      column,
      name: personalisationName,
      /** The column that names the layer, row by row; a row that names none asks for nothing. */
      name_column: column.optional(),
    }),
  )
    .max(40)
    .default([]),
  /** Further items of a row, each in separate columns: they count while they are columns of `items` too. */
  further_items: listOf(
    z.strictObject({
      sku: column,
      quantity: column,
      title: column.optional(),
    }),
  )
    .max(30)
    .optional(),
  /** Columns that say something of one item of such a row alone: `item` is its number, from 1. In a row of one item they are read as they are in `columns`. */
  item_columns: listOf(
    z.strictObject({
      column,
      /** Number of the item within the row, from 1. */
      item: z.number().int().min(1).max(31),
      field: z.enum(['pickNote', 'imageUrl', 'unitPrice']),
    }),
  )
    .max(93)
    .optional(),
  /** Fields whose columns are joined by a blank, such as a first and a last name. */
  joined: listOf(orderField).max(10).optional(),
  /** What signs that several currencies have (`$`, `¥`, `kr`) mean, ISO 4217; remembered for the layout. */
  currency: currencyCode.optional(),
  /** Clock of the times that name none, an IANA name such as `Asia/Bangkok`; remembered for the layout. */
  zone: z.string().max(60).refine(isTimeZone).optional(),
  /** The parcel is sent by the platform or another system: rows need no address. */
  without_address: z.boolean().optional(),
  /**
   * Columns in or next to the address of which nobody has said whether they belong to it; rows with text there wait. Left out = found
   * again; a decided column is taken off the list, and into `columns` where it belongs. Remembered for the layout.
   */
  beside_address: someColumns.optional(),
  /**
   * Columns that may say what a line is printed on (a colour, a size, an option) and that nobody reads; rows with text there wait. Left out =
   * found again; a decided column is taken off the list. Remembered for the layout.
   */
  beside_variation: someColumns.optional(),
  /** Columns that nothing reads and that were shown to the person (`unread_columns` of the dry run): they are not named again. Remembered for the layout. */
  not_read: someColumns.optional(),
  /** Columns of dates, such as 发货时间: whether a line was shipped then, or only planned to be. Remembered for the layout. */
  ship_dates: listOf(z.strictObject({ column, meaning: z.enum(['shipped', 'planned']) }))
    .max(20)
    .optional(),
  /** Columns of payments with bare figures: amounts, or codes of a status. Remembered for the layout. */
  paid_figures: listOf(z.strictObject({ column, meaning: z.enum(['amount', 'status']) }))
    .max(20)
    .optional(),
  /** Columns with words of a status, such as cancelled, that say nothing of the order in this file; its words are remembered, not the column. */
  no_status: someColumns.optional(),
  /** Columns with texts such as `Color: Black` that say nothing of what is made in this file; its texts are remembered, not the column. */
  no_option: someColumns.optional(),
  /**
   * What earlier files of the layout left out: fingerprints of texts that are not needed in a column; `mark` = the column marks lines and is not
   * read. To be sent back as it came.
   */
  not_needed: listOf(
    z.strictObject({
      column,
      /** What was asked of the column: whether it says what is made, belongs to the address, is a status, or holds lines back. */
      about: z.enum(['option', 'address', 'status', 'mark']),
      /** Fingerprints of the texts that are not needed. */
      texts: listOf(z.string().max(16)).max(300),
    }),
  )
    .max(401)
    .optional(),
  /** What the workbook keeps as numbers is right as it is, as a person confirmed of this file; not remembered for the layout. */
  numbers_right: z.boolean().optional(),
  /** Letters of rows that cannot be in the chosen encoding are right as they are, as a person confirmed of this file; not remembered for the layout. */
  letters_right: z.boolean().optional(),
  /** The encoding that a person chose for a file of this layout: named as such where the next one leaves it open, never taken by itself. */
  encoding: z.string().max(40).optional(),
});
export type OrderMapping = z.infer<typeof orderMapping>;

/** Something of a row that a person has to fix. */
export const rowProblem = z.object({
  /** null = the row as a whole. */
  field: orderField.nullable(),
  /** Column the field is read from, from 0; null = none. */
  column: z.number().int().nullable(),
  /** Stable, upper case. */
  code: z.string(),
  /** A line with nothing but warnings is imported. */
  severity: z.enum(['error', 'warning']),
  /** Its text in the caller's language. */
  text: z.string(),
});

/** A problem of a file's rows with the number of rows that have it, and what fixes it in many of them. */
export const countedProblem = z.object({
  field: orderField.nullable(),
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  /** Its text in the caller's language. */
  text: z.string(),
  rows: z.number().int(),
  /** Whether an empty field may be filled with one value in all rows; a postcode belongs to one order. */
  fill_all: z.boolean(),
  /** What stands there where one correction may fix many rows, most frequent first, at most 5; of statuses 50. Of whole columns their index. */
  values: z.array(
    z.object({
      /** A text as it stands in the cells; of whole columns the column's index. */
      value: z.string(),
      rows: z.number().int(),
      /** The name of a personalised text; missing for every other field. */
      name: z.string().optional(),
      /** Texts of that column that are asked about, at most 3. */
      samples: z.array(z.string()).optional(),
      /** Whether another text may replace it in all these rows: not where letters of several orders were lost. */
      for_all: z.boolean(),
    }),
  ),
});
