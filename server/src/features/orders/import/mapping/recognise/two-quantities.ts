import type { Mapping } from '../../../model/mapping.ts';
import type { Profile } from '../model/profile.ts';
import { parseQuantity } from '../values/parse-quantity.ts';

/**
 * Whether several columns of a row name different quantities: ordered ones beside those that are left, or one item's beside all of the
 * order's. Layouts that we know have their own sequence, but what is left of a line may differ from it in any of them.
 * @param left columns that count the pieces which are left
 */
export function hasTwoQuantities(
  { columns }: Mapping,
  profile: Profile,
  cells: readonly string[],
  left: ReadonlySet<number> = new Set(),
): boolean {
  const { quantity = [] } = columns;
  if (quantity.length < 2) return false;
  let compared: readonly number[] = quantity;
  if (profile.columns?.quantity) {
    // A layout that reads a column of what is left as its first quantity wants that number and no other.
    if (left.has(quantity[0]!) || !quantity.some((column) => left.has(column))) return false;
    const ordered = quantity.find((column) => !left.has(column) && cells[column]);
    compared = quantity.filter((column) => left.has(column) || column === ordered);
  }
  const texts = compared.flatMap((column) => cells[column] || []);
  return new Set(texts.map((text) => parseQuantity(text) ?? text)).size > 1;
}
