import type { SheetField } from '@diy/contract/sheets/sheets-layouts';
import type { Message } from '../../../platform/errors/refusal.ts';

/** A cell's value; several addresses are one text with line feeds. */
export type SheetValue = string | number | null;
export type SheetValues = Partial<Record<SheetField, SheetValue>>;

/** A public picture and its size. */
export interface ProductPicture {
  url: string;
  widthPx: number;
  heightPx: number;
}

/** What would spoil the print of a row, in words. */
export interface RowProblem {
  severity: 'error' | 'warning';
  text: Message;
}

/** One colour and size of a product: a row. */
export interface SheetVariant {
  colourId: string;
  sizeId: string;
  /** Row of the own sheet that it follows, from 0. */
  example?: number;
  /** What differs between variants. */
  values: SheetValues;
  /** What a check of the design in this colour and size has found; undefined = nothing, or not checked. */
  problems?: readonly RowProblem[];
}

/** A design as it is listed: what all its rows share, and its rows. */
export interface SheetProduct {
  designId: string;
  name: string;
  /** SKU of the design. */
  sku: string;
  /** A short stable mark of the design, for titles. */
  mark: string;
  values: SheetValues;
  variants: SheetVariant[];
  /** Pictures of the whole product, in order. */
  gallery: ProductPicture[];
  /** Currency of the template's price. */
  currency: string;
  /** The reason why the product has no pictures; null = they exist or will be made. */
  problem: Message | null;
  /** Rows that are not in the sheet because of errors, with the first of them. */
  leftOut?: readonly { name: string; text: Message }[];
  /** Whether its colours and sizes were not checked. */
  isUnchecked?: boolean;
  /** Words of an own sheet that do not match this product's colours or sizes. */
  unmapped: { colours: string[]; sizes: string[] };
}

/** A row's value of a field. */
export function sheetValue(product: SheetProduct, variant: SheetVariant, field: SheetField): SheetValue {
  const own = variant.values[field];
  return own === undefined ? (product.values[field] ?? null) : own;
}
