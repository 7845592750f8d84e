import { ORDER_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import type { Refusal } from '../../../../platform/errors/refusal.ts';

export { ORDER_FIELDS, type OrderField };

/** The meaning of a layout's columns (from 0). Plain JSON: it is stored for each layout and each import. */
export interface Mapping {
  /** Key of the profile with its version, such as `temu@1`; its rules (empty marks, carry-down) go with it. */
  profile: string;
  /** If a field has several columns, the first one with text counts, or all are joined if the profile says so. */
  columns: Partial<Record<OrderField, number[]>>;
  /** Columns with personalisation, each under the name of the layer it goes to, or under the one that another column gives. */
  personalisation: { column: number; name: string; name_column?: number | undefined }[];
  /** Fields whose columns are joined by a blank, such as a first and a last name, besides those the profile joins. */
  joined?: OrderField[];
  /** The parcel is sent by the platform or another system: rows need no address. */
  without_address?: boolean;
}

/** A problem of a row that a person has to fix; `code` is stable, upper case. */
export interface RowProblem {
  /** null = the row as a whole. */
  field: OrderField | null;
  code: string;
  zh: string;
  en: string;
  /** `warning`: the line is imported all the same. */
  severity?: 'warning';
  /** The words that are to blame, where each is explained by itself. */
  words?: readonly string[];
  /** Wishes that a person has to look at. */
  wishes?: readonly PersonalisedText[];
}

/** What the buyer wants printed, in the order of the file. */
export interface PersonalisedText {
  name: string;
  value: string;
  /** The text it was cut from as one of several pairs: stands for them where the design has one layer for all of it. */
  whole?: string;
  /** Pairs that a whole text may be: stand for it where the design has a layer for each. */
  parts?: { name: string; value: string }[];
  /** Other names that are as exact, for layers that are called so. */
  aliases?: string[];
  /** The marketplace told it letter by letter: nothing was lost on the way. */
  isExact?: true;
  /** Of a colour with a name: its code, such as `#D4AF37`. */
  code?: string;
  /** Of a picture: where it lies in the uploaded archive, or its file name. */
  file?: string;
  /** Of a picture that came in the archive: the SHA-256 of its bytes. */
  picture?: string;
}

/** One line of an order as its row says it. */
export interface OrderLine {
  /** Cleaned text of each field, only those with text. */
  fields: Partial<Record<OrderField, string>>;
  /** Key of the platform such as `temu`, `etsy`, `shopify`; `''` = unknown. */
  platform: string;
  /** The file says that the parcel was shipped or delivered, so nothing is left to produce. */
  shipped: boolean;
  /** Pieces, at least 1; 0 when the row's number is not readable. */
  quantity: number;
  /** In hundredths of the currency; null = not given. */
  unitPriceCents: number | null;
  /** ISO moments in UTC; null = not given or unreadable. Dates without a zone are China time. */
  placedAt: string | null;
  paidAt: string | null;
  shipBy: string | null;
  personalisation: PersonalisedText[];
  /** Names under which the file asks for a personalisation that this row leaves empty. */
  blankPersonalisation: string[];
  address: OrderAddress;
}

/** Where the parcel goes; `''` = not given. */
export interface OrderAddress {
  name: string;
  company: string;
  /** ISO 3166-1 alpha-2 in capitals, or the file's text when the country is unknown. */
  country: string;
  province: string;
  city: string;
  district: string;
  lines: string[];
  houseNo: string;
  postcode: string;
  phone: string;
  mobile: string;
  email: string;
}

/** `held`: importable but not to be produced yet; `skip`: a row with explanations, not an order. */
export type RowState = 'ok' | 'blank' | 'cancelled' | 'held' | 'skip';

export interface ReadLine {
  line: OrderLine;
  /** Empty = nothing to fix. */
  problems: RowProblem[];
  state: RowState;
  /** Statuses that the seller explained. */
  explained?: { field: OrderField; word: string }[];
}

export interface ProposedMapping {
  mapping: Mapping;
  /** Set when this kind of file holds no order lines; the text says which file to use instead. */
  refused?: Refusal;
  /** Required fields no column was found for. */
  missing: OrderField[];
}
