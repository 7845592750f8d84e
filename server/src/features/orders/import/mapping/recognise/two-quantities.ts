import type { Mapping } from '../../../model/mapping.ts';
import type { Profile } from '../model/profile.ts';
import { parseQuantity } from '../values/parse-quantity.ts';

/**
 * Whether several columns of a row name different quantities: ordered ones beside those that are left, or one item's beside all of the
 * order's. Layouts that we know have their own sequence.
 */
export function hasTwoQuantities({ columns }: Mapping, profile: Profile, cells: readonly string[]): boolean {
  const { quantity = [] } = columns;
  if (quantity.length < 2 || profile.columns?.quantity) return false;
  const texts = quantity.flatMap((column) => cells[column] || []);
  return new Set(texts.map((text) => parseQuantity(text) ?? text)).size > 1;
}
