import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-field-names';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { ALIASES } from '../headers/aliases.ts';
import { composeColumns } from '../headers/compose-header.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { isHouseNumber, isQuarter } from '../parties/address-parts.ts';

/** Fields whose columns show where the address stands. */
export const OF_PLACE: readonly OrderField[] = PLACE_FIELDS.filter(
  (field) => field !== 'recipientName' && field !== 'company',
);

const keysByField = lazy(
  () => new Map(OF_PLACE.map((field) => [field, new Set(listedKeys(ALIASES[field]))] as const)),
);
const placeKeys = lazy(() => new Set([...keysByField().values()].flatMap((keys) => [...keys])));

/** Whether a normalised header is listed as a name of a part of the address. */
export function isPlaceName(key: string): boolean {
  return placeKeys().has(key);
}

/** The address fields that a normalised header names: from the list of names, or composed of its words (`shipping city`). */
export function namedPlaces(key: string): OrderField[] {
  const { recipient, anybody } = composeColumns([key]);
  const composed = Object.keys({ ...recipient.columns, ...anybody.columns });
  return OF_PLACE.filter((field) => composed.includes(field) || keysByField().get(field)!.has(key));
}

/** Places below those that the same field is called after as well: a county lies in a state, a town may belong to a city. */
export const LOWER_LEVELS: readonly [OrderField, RegExp][] = [
  ['province', /county|landkreis|judet|powiat/],
  ['city', /town(?!ship)|village/],
];

/** Lines of the street, which may have several columns. */
const OF_STREET: ReadonlySet<OrderField> = new Set(['address1', 'address2', 'address3']);

/**
 * The fields in which a column stands when a person says that it is part of the address, the first free one before the others: `Kreis` is
 * the district and no line below the street. Without one, or where all are taken, it is a line.
 */
export function placesOfHeader(header: string): OrderField[] {
  const key = normaliseHeader(header);
  const named = namedPlaces(key).filter((field) => !OF_STREET.has(field));
  const isInDistrict = isQuarter(header) || (named.includes('province') && LOWER_LEVELS[0]![1].test(key));
  const more: OrderField[] = [
    ...(isInDistrict ? (['district'] as const) : []),
    ...(isHouseNumber(header) ? (['houseNo'] as const) : []),
  ];
  return [...new Set([...named, ...more])];
}
