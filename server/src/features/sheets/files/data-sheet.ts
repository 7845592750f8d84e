import type { StreamedSheet } from '../../../platform/spreadsheets/stream-workbook.ts';
import type { SheetLayout } from '../layouts/layout.ts';
import type { SheetProduct, SheetValue } from '../rows/sheet-product.ts';
import { toCells } from '../rows/to-cells.ts';

const WIDTHS: Partial<Record<string, number>> = {
  images: 40,
  description: 30,
  title_zh: 36,
  title_en: 36,
  title: 36,
  sku: 30,
};

/** Columns of a layout as a worksheet has them. */
export function dataColumns({ columns }: SheetLayout): StreamedSheet['columns'] {
  return columns.map(({ header, type, required, field }) => ({
    header,
    type,
    required,
    width: WIDTHS[field ?? ''] ?? 16,
  }));
}

/** The rows of some products, one per variant, below the notes that some layouts have. */
export function* rowsOf(layout: SheetLayout, products: Iterable<SheetProduct>): Iterable<SheetValue[]> {
  if (layout.noteRow)
    yield layout.columns.map(({ header, required }) => (header === '' ? '说明' : required ? '必填' : '选填'));
  for (const product of products) {
    for (const variant of product.variants) yield toCells(layout, product, variant);
  }
}
