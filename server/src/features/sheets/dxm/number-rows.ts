import type { Finding } from '../lint/finding.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';

/** The products of one file of an export. */
export interface PlannedPart {
  /** Positions of its products. */
  products: number[];
  rows: number;
}

/** Indexes of the products that the sheet contains; those with errors may be left out. */
export function includedProducts(
  products: readonly SheetProduct[],
  findings: readonly Finding[],
  onError: 'skip' | 'include',
): number[] {
  const wrong = new Set(
    findings.filter(({ severity }) => severity === 'error').map(({ product }) => product),
  );
  return products.flatMap((product, at) =>
    product.variants.length === 0 || (onError === 'skip' && wrong.has(at)) ? [] : [at],
  );
}

/** Files of at most `rowLimit` rows; a product with more than that has a separate file. */
export function splitParts(
  products: readonly SheetProduct[],
  included: readonly number[],
  rowLimit: number,
): PlannedPart[] {
  const parts: PlannedPart[] = [];
  for (const at of included) {
    const rows = products[at]!.variants.length;
    const last = parts.at(-1);
    if (last && last.rows + rows <= rowLimit) {
      last.products.push(at);
      last.rows += rows;
    } else parts.push({ products: [at], rows });
  }
  return parts;
}

/** Row in its file of every included product's first variant. */
export function firstRows(
  products: readonly SheetProduct[],
  parts: readonly PlannedPart[],
  firstDataRow: number,
): Map<number, number> {
  const rows = new Map<number, number>();
  for (const part of parts) {
    let row = firstDataRow;
    for (const at of part.products) {
      rows.set(at, row);
      row += products[at]!.variants.length;
    }
  }
  return rows;
}
