import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import { skuKey } from '../../../variants/split-sku.ts';
import { findProfile } from '../profiles/all-profiles.ts';

/**
 * The SKUs of a row that name different things, in the order in which they are tried: its columns of SKUs, the code of a design, the
 * warehouse's SKU. If two lead to two designs, a person says which column counts. Of several columns of SKUs, layouts that we know have their
 * own sequence.
 */
export function skusOfColumns(mapping: Mapping, cells: readonly string[]): OrderLine['skus'] {
  const { sku = [], designCode = [], warehouseSku = [] } = mapping.columns;
  if (sku.length + designCode.length + warehouseSku.length < 2) return undefined;
  const first = (columns: readonly number[]) => columns.filter((column) => cells[column]).slice(0, 1);
  const own = findProfile(mapping.profile).columns?.sku ? first(sku) : sku;
  const all = [...own, ...first(designCode), ...first(warehouseSku)].flatMap((column) =>
    cells[column] ? [{ text: cells[column], column }] : [],
  );
  return new Set(all.map(({ text }) => skuKey(text))).size > 1 ? all : undefined;
}
