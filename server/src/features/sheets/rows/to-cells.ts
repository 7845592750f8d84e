import type { LayoutColumn, SheetLayout } from '../layouts/layout.ts';
import { cellOf, type SheetProduct, type SheetValue, type SheetVariant } from './sheet-product.ts';

/** A variant's cells in the layout's order, typed as the layout says. */
export function toCells(
  { columns, joiner }: Pick<SheetLayout, 'columns' | 'joiner'>,
  product: SheetProduct,
  variant: SheetVariant,
): SheetValue[] {
  return columns.map((column) => toCell(column, joiner, product, variant));
}

/** One cell. */
export function toCell(
  { field, type }: LayoutColumn,
  joiner: SheetLayout['joiner'],
  product: SheetProduct,
  variant: SheetVariant,
): SheetValue {
  if (field === null) return null;
  const value = cellOf(product, variant, field);
  if (value === null || value === '') return null;
  if (type === 'number') return typeof value === 'number' ? value : null;
  const text = String(value);
  return joiner === '\n' || field !== 'images' ? text : text.replaceAll('\n', joiner);
}
