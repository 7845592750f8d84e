import { ORDER_FIELDS } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import type { Profile } from '../model/profile.ts';
import { ALIASES, isKnownHeader } from './aliases.ts';
import { isComposedKey } from './compose-header.ts';
import { isOneTypoAway } from './is-one-typo-away.ts';
import { listedNames } from './listed-names.ts';
import { namesBuyer } from './receivers.ts';

/**
 * Finds fields by headers with one mistake (`Recipeint Name`), which is never in the first letter: `oaddress` and `baddress` say whose
 * address it is. Latin headers only, since 收货人电话 and 收货人手机 differ as little.
 */
export function correctTypos(keys: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const used = new Set(Object.values(columns).flat());
  keys.forEach((key, column) => {
    if (used.has(column) || key.length < 8 || /\d$|id$/.test(key) || !/^[a-z0-9#]+$/.test(key)) return;
    // A known header is no typing mistake: `County` is not `Country`.
    if (isKnownHeader(key) || isComposedKey(key) || namesBuyer(key)) return;
    const field = ORDER_FIELDS.find(
      (one) =>
        !columns[one] &&
        listedNames(profile.columns?.[one] ?? ALIASES[one]).keys.some(
          (listed) => key[0] === listed[0] && isOneTypoAway(key, listed),
        ),
    );
    if (field) columns[field] = [column];
  });
}
