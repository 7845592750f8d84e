import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../model/mapping.ts';
import { isKnownHeader } from './headers/aliases.ts';
import { isComposedKey } from './headers/compose-header.ts';
import { normaliseHeader } from './headers/normalise-header.ts';
import { PROFILES } from './profiles/all-profiles.ts';
import type { Profile } from './profiles/profile.ts';

/** What a column says whoever's file it is; whose name and address it is, and what is printed, only the whole file says. */
const BY_NAME: readonly OrderField[] = [
  'orderStatus',
  'placedAt',
  'quantity',
  'unitPrice',
  'email',
  'buyerNote',
];

/** Names of which every profile that has them says the same, by key; parts of a joined field say less than the field. */
let ofProfiles: ReadonlyMap<string, OrderField | null> | null = null;

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

/** Columns under a name that some platform has, in a file that was not recognised as its own, where nothing else is the field. */
export function takeNamesOfProfiles(
  keys: readonly string[],
  columns: Mapping['columns'],
  profile: Profile,
): void {
  ofProfiles ??= buildNames();
  const names = ofProfiles;
  const used = new Set(Object.values(columns).flat());
  keys.forEach((key, column) => {
    const field = names.get(key);
    if (!field || used.has(column) || columns[field] || profile.columns?.[field]) return;
    if (!isKnownHeader(key) && !isComposedKey(key)) columns[field] = [column];
  });
}
