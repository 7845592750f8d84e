import type { Mapping } from '../../../model/mapping.ts';

const THING = '(?:line)?(?:item|product|article|artikel|produit|producto|prodotto|produto|商品|产品)';
const CODE = '(?:sku|code|quantity|qty|menge|quantite|cantidad|quantita|quantidade|数量|货号|编码)';
/** `SKU2`, `Item 2 SKU`, `Product Name 3`: the second item of an order and those after it. */
const FURTHER = new RegExp(
  `^(?:${THING}?${CODE}(?:[2-9]|1\\d)|${THING}(?:[2-9]|1\\d)(?:${CODE}|name|title)?|${THING}(?:name|title)(?:[2-9]|1\\d))$`,
);

/**
 * Columns of further items of a row, which no column of a line stands for. They become columns of items, so that a row with text there
 * stops: its first item alone would be made.
 */
export function takeFurtherItems(keys: readonly string[], columns: Mapping['columns']): void {
  const further = new Set(keys.flatMap((key, column) => (FURTHER.test(key) ? [column] : [])));
  const [sku, quantity] = [repeated(keys, columns.sku), repeated(keys, columns.quantity)];
  if (sku.length > 0 && quantity.length > 0) for (const column of [...sku, ...quantity]) further.add(column);
  const listed = new Set(columns.items ?? []);
  const own = [...further].filter((column) => !listed.has(column));
  if (own.length === 0) return;
  for (const field of ['sku', 'warehouseSku', 'productTitle', 'quantity'] as const) {
    const left = columns[field]?.filter((column) => !further.has(column));
    if (left?.length === 0) delete columns[field];
    else if (left) columns[field] = left;
  }
  columns.items = [...(columns.items ?? []), ...own.sort((a, b) => a - b)];
}

/** Columns that have the header of an earlier column of the field. */
function repeated(keys: readonly string[], columns: readonly number[] = []): number[] {
  return columns.filter((column, at) => columns.slice(0, at).some((one) => keys[one] === keys[column]));
}
