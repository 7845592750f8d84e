import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../platform/cache/lazy.ts';
import type { Mapping } from '../../model/mapping.ts';
import { isKnownHeader } from './headers/aliases.ts';
import { isComposedKey } from './headers/compose-header.ts';
import { normaliseHeader } from './headers/normalise-header.ts';
import { PROFILES } from './profiles/all-profiles.ts';
import type { Profile } from './profiles/profile.ts';

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

/**
 * The field of each header that means the same in every profile that has it, by key; null = profiles disagree, or it is
 * only part of a field.
 */
const namesOfProfiles = lazy(buildNames);

function buildNames(): ReadonlyMap<string, OrderField | null> {
  const names = new Map<string, OrderField | null>();
  for (const { columns = {}, joined = [], statusIsShipDate } of PROFILES)
    for (const [field, listed] of Object.entries(columns) as [OrderField, readonly string[]][])
      for (const alias of listed) {
        const key = normaliseHeader(alias);
        const isPart =
          !BY_NAME.includes(field) ||
          joined.includes(field) ||
          (statusIsShipDate && field === 'orderStatus') ||
          alias.includes('##');
        const known = names.get(key);
        names.set(key, isPart || (known !== undefined && known !== field) ? null : field);
      }
  return names;
}

/**
 * Takes columns under a name that some platform uses for a field, in a file that was not recognised as that platform's,
 * where no other column is the field.
 */
export function takeNamesOfProfiles(
  keys: readonly string[],
  columns: Mapping['columns'],
  profile: Profile,
): void {
  const names = namesOfProfiles();
  const used = new Set(Object.values(columns).flat());
  keys.forEach((key, column) => {
    const field = names.get(key);
    if (!field || used.has(column) || columns[field] || profile.columns?.[field]) return;
    if (!isKnownHeader(key) && !isComposedKey(key)) columns[field] = [column];
  });
}
