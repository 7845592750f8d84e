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
  /** Columns next to the address that the seller has not yet marked as belonging to it or not; rows with text there wait. Left out = not searched yet. */
  beside_address?: number[];
  /** Columns that may describe the product and that the seller has not yet decided about; rows with text there wait. Left out = not searched yet. */
  beside_variation?: number[];
  /** Columns that nothing reads and that were shown to the seller: later files of the layout do not name them again. */
  not_read?: number[];
  /** Columns whose dates the seller marked as days of shipping or as planned days. */
  ship_dates?: { column: number; meaning: 'shipped' | 'planned' }[];
  /** Columns of payments whose bare figures the seller marked as amounts or as codes of a status. */
  paid_figures?: { column: number; meaning: 'amount' | 'status' }[];
  /** Columns that the seller marked as not being the order's status in this file, although they hold words such as cancelled. */
  no_status?: number[];
  /** Columns that the seller marked as not describing the product in this file, although they hold `label: value`. */
  no_option?: number[];
  /**
   * Texts of a column, as fingerprints, that the seller marked in an earlier file of this layout as not describing the product (`option`), the
   * address or the status; columns that mark lines (`mark`) are not read. Other texts are asked about again.
   */
  not_needed?: { column: number; about: 'option' | 'address' | 'status' | 'mark'; texts: string[] }[];
  /** A person confirmed that order numbers and the like, which this file's workbook stores as numbers, lost no digit; never remembered for its layout. */
  numbers_right?: boolean;
  /** Letters that cannot be in the chosen encoding are right all the same, as a person confirmed of this file; never remembered. */
  letters_right?: boolean;
  /** The encoding that a person chose for a file of this layout. */
  encoding?: string;
}
