import type { Message } from '../../../../../platform/errors/refusal.ts';
import type { OrderField } from '../types.ts';

/** Rules of one layout of order files, as data. A change of meaning is a new version under the same key. */
export interface Profile {
  key: string;
  version: number;
  name: Message;
  /** Normalised headers: the file has at least one of each group. */
  fingerprint: readonly (readonly string[])[];
  /** `''` = the file names it, or it is unknown. */
  platform: string;
  /** Headers of a field in this layout, best first, in place of the general aliases. `[]` = none. */
  columns?: Partial<Record<OrderField, readonly string[]>>;
  /** Further texts that mean an empty cell. */
  emptyMarks?: readonly string[];
  /** Order of day and month in ambiguous dates: `07/08/26`. */
  dateOrder?: 'mdy' | 'dmy';
  /** These fields are given on an order's first row only; the order is known by `externalOrderNo`. */
  carryDown?: readonly OrderField[];
  /** Fields whose columns are joined with a space; for the others one column is chosen. */
  joined?: readonly OrderField[];
  /** The row under the headers explains them. */
  describedBelow?: true;
  /** The parcel's address may be missing: the marketplace makes the label. */
  platformLabels?: true;
  /** The only country it ships to, if the file has no column for the country. */
  country?: string;
  /** A phone number is needed. */
  phoneNeeded?: true;
  /** The title column is `Title - Variant`. */
  titleHoldsVariant?: true;
  /** The status column is a date; any text in it means shipped. */
  statusIsShipDate?: true;
  /** For a wrong kind of file: the one to use instead. */
  refusal?: { id: string; text: Message };
}

/** The name of a profile in a mapping. */
export function profileId({ key, version }: Profile): string {
  return `${key}@${version}`;
}
