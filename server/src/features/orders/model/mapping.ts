import type { OrderField } from '@diy/contract/orders/order-fields';

/** The meaning of a layout's columns (from 0). Plain JSON: it is stored for each layout and each import. */
export interface Mapping {
  /** Key of the profile with its version, such as `temu@1`; its rules (empty marks, carry-down) go with it. */
  profile: string;
  /** If a field has several columns, the first one with text counts, or all are joined if the profile says so. */
  columns: Partial<Record<OrderField, number[]>>;
  /** Columns with personalisation, each under the name of the layer it goes to, or under the one that another column gives. */
  personalisation: { column: number; name: string; name_column?: number | undefined }[];
  /** Further items of a row in columns of their own, which are columns of `items` as well. */
  further_items?: { sku: number; quantity: number; title?: number | undefined }[];
  /** Columns that say something of one item of such a row alone; `item` counts from 1. In a row of one item they are read as in `columns`. */
  item_columns?: { column: number; item: number; field: 'pickNote' | 'imageUrl' | 'unitPrice' }[];
  /** Fields whose columns are joined by a blank, such as a first and a last name, besides those the profile joins. */
  joined?: OrderField[];
  /** What a sign such as `$` means in this layout, as a person chose it: ISO 4217. */
  currency?: string;
  /** Clock of times that name none, as a person chose it: an IANA name. */
  zone?: string;
  /** The parcel is sent by the platform or another system: rows need no address. */
  without_address?: boolean;
  /** Columns next to the address whose part in it nobody has decided; rows with text there wait. Left out = nobody looked yet. */
  beside_address?: number[];
  /** Columns that may say what a line is printed on, of which nobody has decided it; rows with text there wait. Left out = nobody looked yet. */
  beside_variation?: number[];
  /** What a person said of columns whose dates may be planned days: whether they are. */
  ship_dates?: { column: number; meaning: 'shipped' | 'planned' }[];
  /** What a person said of columns of payments with bare figures: whether those are amounts. */
  paid_figures?: { column: number; meaning: 'amount' | 'status' }[];
  /** Columns with words of a status, such as cancelled, of which a person said that in this file they do not speak of the order. */
  no_status?: number[];
  /** Columns with `label: value` of which a person said that in this file they say nothing of what is made. */
  no_option?: number[];
  /**
   * What a person said of an earlier file of this layout: these texts (as fingerprints) of a column say nothing of what is made (`option`), of the
   * address or of the status; columns that mark lines (`mark`) are not read. Other texts ask again.
   */
  not_needed?: { column: number; about: 'option' | 'address' | 'status' | 'mark'; texts: string[] }[];
  /** A person confirmed that order numbers and the like, which this file's workbook stores as numbers, lost no digit; never remembered for its layout. */
  numbers_right?: boolean;
  /** Letters that cannot be in the chosen encoding are right all the same, as a person confirmed of this file; never remembered. */
  letters_right?: boolean;
  /** The encoding that a person chose for a file of this layout. */
  encoding?: string;
}
