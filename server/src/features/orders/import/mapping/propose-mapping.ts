import { Refusal } from '../../../../platform/errors/refusal.ts';
import { ALIASES, knownHeaderKeys } from './aliases.ts';
import { COMPOSED_KEYS, composeColumns } from './compose-header.ts';
import { isOneTypoAway } from './is-one-typo-away.ts';
import { normaliseHeader } from './normalise-header.ts';
import { personalisedName } from './personalised-name.ts';
import { recogniseProfile } from './profiles/all-profiles.ts';
import { type Profile, profileId } from './profiles/profile.ts';
import { type Mapping, ORDER_FIELDS, type OrderField, type ProposedMapping } from './types.ts';

/** Fields without which no row can be read. */
const ALWAYS: readonly OrderField[] = ['externalOrderNo', 'sku', 'quantity'];
/** Address fields, required unless the marketplace makes the label. */
const ADDRESS: readonly OrderField[] = ['recipientName', 'country', 'city', 'address1'];

/**
 * Proposes a mapping for these headers: the best profile, then the aliases of each field. @param samples the first rows
 * below the headers; columns without a header are ignored
 */
export function proposeMapping(headers: string[], _samples: string[][]): ProposedMapping {
  const keys = headers.map(normaliseHeader);
  const profile = recogniseProfile(new Set(keys));
  const columns: Mapping['columns'] = {};
  for (const field of ORDER_FIELDS) {
    const found = findColumns(keys, profile.columns?.[field] ?? ALIASES[field]);
    if (found.length > 0) columns[field] = found;
  }
  const joined = compose(keys, columns, profile);
  correctTypos(keys, columns, profile);
  const mapping: Mapping = {
    profile: profileId(profile),
    columns,
    personalisation: findPersonalisation(headers, columns),
    ...(joined.length > 0 ? { joined } : {}),
  };
  const required = profile.platformLabels || profile.shippedByPlatform ? ALWAYS : [...ALWAYS, ...ADDRESS];
  return {
    mapping,
    missing: required.filter((field) => !columns[field] && !isGiven(field, columns, profile)),
    ...(profile.refusal ? { refused: new Refusal(profile.refusal.id, profile.refusal.text) } : {}),
  };
}

/** Fields that are known without a column. */
function isGiven(field: OrderField, columns: Mapping['columns'], profile: Profile): boolean {
  return (
    (field === 'sku' && (!!columns.warehouseSku || (!!profile.titleForSku && !!columns.productTitle))) ||
    (field === 'country' && !!profile.country) ||
    (field === 'quantity' && !!profile.onePieceARow)
  );
}

/** Columns of the recipient that no list names, each for a field that has none and that the profile does not leave out. */
function compose(keys: readonly string[], columns: Mapping['columns'], profile: Profile): OrderField[] {
  const used = new Set(Object.values(columns).flat());
  const composed = composeColumns(keys.map((key, column) => (used.has(column) ? '' : key)));
  let isJoined = false;
  for (const [field, found] of Object.entries(composed.columns) as [OrderField, number[]][]) {
    if (columns[field] || profile.columns?.[field]?.length === 0) continue;
    columns[field] = found;
    isJoined ||= field === 'recipientName' && composed.isNameJoined;
  }
  return isJoined ? ['recipientName'] : [];
}

/**
 * In the order of the aliases, so that the best one with text is used; a header that occurs twice gives two columns.
 */
function findColumns(keys: readonly string[], aliases: readonly string[]): number[] {
  const found: number[] = [];
  for (const alias of aliases) {
    const key = normaliseHeader(alias);
    keys.forEach((one, column) => {
      if (one === key && !found.includes(column)) found.push(column);
    });
  }
  return found;
}

/** `Recipeint Name`: Latin only, since 收货人电话 and 收货人手机 are as near to each other. */
function correctTypos(keys: readonly string[], columns: Mapping['columns'], profile: Profile): void {
  const used = new Set(Object.values(columns).flat());
  keys.forEach((key, column) => {
    if (used.has(column) || key.length < 5 || !/^[a-z0-9#]+$/.test(key)) return;
    // `County` is no mistyped `Country`.
    if (knownHeaderKeys.has(key) || COMPOSED_KEYS.has(key)) return;
    const field = ORDER_FIELDS.find(
      (one) =>
        !columns[one] &&
        (profile.columns?.[one] ?? ALIASES[one]).some((alias) => isOneTypoAway(key, normaliseHeader(alias))),
    );
    if (field) columns[field] = [column];
  });
}

function findPersonalisation(headers: string[], columns: Mapping['columns']): Mapping['personalisation'] {
  const used = new Set(Object.values(columns).flat());
  return headers.flatMap((header, column) => {
    const name = used.has(column) ? null : personalisedName(header);
    return name ? [{ column, name }] : [];
  });
}
