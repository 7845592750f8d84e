import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../model/mapping.ts';
import { isKnownHeader } from './headers/aliases.ts';
import { isComposedKey } from './headers/compose-header.ts';
import { listedKeys } from './headers/normalise-header.ts';
import type { Profile } from './model/profile.ts';
import { PROFILES } from './profiles/all-profiles.ts';

/**
 * Fields that the name of a column decides in any file. Whose name and address it is, and what is printed, only the
 * whole file says.
 */
const BY_NAME: readonly OrderField[] = [
  'orderStatus',
  'placedAt',
  'quantity',
  'unitPrice',
  'email',
  'buyerNote',
];

/** Pieces for one platform and money for most others. */
const OF_TWO_MEANINGS: readonly string[] = ['amount'];

/**
 * The field of each header that means the same in every profile that has it, by key; null = profiles disagree, or it is
 * only part of a field.
 */
const namesOfProfiles = lazy(buildNames);

function buildNames(): ReadonlyMap<string, OrderField | null> {
  const names = new Map<string, OrderField | null>();
  // Folds all lists at once, which is faster than one after the other below.
  listedKeys(PROFILES.flatMap(({ columns = {} }) => Object.values(columns).flat()));
  for (const { columns = {}, joined = [], statusIsShipDate } of PROFILES)
    for (const [field, listed] of Object.entries(columns) as [OrderField, readonly string[]][]) {
      const isOfPart =
        !BY_NAME.includes(field) || joined.includes(field) || (statusIsShipDate && field === 'orderStatus');
      for (const [at, key] of listedKeys(listed).entries()) {
        const alias = listed[at]!;
        const known = names.get(key);
        const isPart = isOfPart || alias.includes('##') || (known !== undefined && known !== field);
        names.set(key, isPart ? null : field);
      }
    }
  for (const key of OF_TWO_MEANINGS) names.set(key, null);
  return names;
}

/**
 * Maps columns under a name that some platform uses for a field, in a file that was not recognised as that platform's,
 * where no other column is the field.
 */
export function mapProfileNames(
  keys: readonly string[],
  columns: Mapping['columns'],
  profile: Profile,
): void {
  const used = new Set(Object.values(columns).flat());
  keys.forEach((key, column) => {
    if (used.has(column)) return;
    const field = namesOfProfiles().get(key);
    if (!field || columns[field] || profile.columns?.[field]) return;
    if (!isKnownHeader(key) && !isComposedKey(key)) columns[field] = [column];
  });
}
