import { MAX_PART_NAME } from '@diy/contract/own-templates/product-parts';
import { nameKey } from '@diy/contract/own-templates/product-problems';

const isTaken = (names: readonly string[], name: string) =>
  names.some((one) => nameKey(one) === nameKey(name));

/** A name that no surface has: the wanted one, else with the next free number behind it. */
export function freeName(wanted: string, names: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const behind = number === 1 ? '' : ` ${number}`;
    const name =
      wanted
        .trim()
        .slice(0, MAX_PART_NAME - behind.length)
        .trim() + behind;
    if (!isTaken(names, name)) return name;
  }
}

/** The first of the usual names that no surface has; the first one with a number where all are taken. */
export const nextUsualName = (usual: readonly string[], names: readonly string[]): string =>
  usual.find((name) => !isTaken(names, name)) ?? freeName(usual[0]!, names);
