import type { LayoutColumn, SheetLayout } from '../layouts/layout.ts';
import { type SheetProduct, type SheetValue, type SheetVariant, sheetValue } from './sheet-product.ts';

/** A variant's cells in the layout's order, typed as the layout says. */
export function toCells(
  { columns }: Pick<SheetLayout, 'columns'>,
  product: SheetProduct,
  variant: SheetVariant,
): SheetValue[] {
  return columns.map((column) => toCell(column, product, variant));
}

/** The value of one column for a variant, in the type of its cells. */
export function toCell(
  { field, type }: LayoutColumn,
  product: SheetProduct,
  variant: SheetVariant,
): SheetValue {
  if (field === null) return null;
  const value = sheetValue(product, variant, field);
  if (value === null || value === '') return null;
  if (type === 'number') return typeof value === 'number' ? value : null;
  return String(value);
}
