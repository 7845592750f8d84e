import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import { skuKey } from '../../../variants/split-sku.ts';
import { findProfile } from '../profiles/all-profiles.ts';

/**
 * The SKUs of a row whose columns of them name different ones: if two lead to two designs, a person says which column counts. Layouts that
 * we know have their own sequence.
 */
export function skusOfColumns(mapping: Mapping, cells: readonly string[]): OrderLine['skus'] {
  const { sku = [] } = mapping.columns;
  if (sku.length < 2 || findProfile(mapping.profile).columns?.sku) return undefined;
  const all = sku.flatMap((column) => (cells[column] ? [{ text: cells[column], column }] : []));
  return new Set(all.map(({ text }) => skuKey(text))).size > 1 ? all : undefined;
}
