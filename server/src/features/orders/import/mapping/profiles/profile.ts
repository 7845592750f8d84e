import type { Message } from '../../../../../platform/errors/refusal.ts';
import type { OrderField } from '../types.ts';

/** Rules of one layout of order files, as data. A change of meaning is a new version under the same key. */
export interface Profile {
  key: string;
  version: number;
  name: Message;
  /** Normalised headers: of each group at least one is there. */
  fingerprint: readonly (readonly string[])[];
  /** `''` = the file says it, or nobody does. */
  platform: string;
  /** Headers of a field in this layout, best first, in place of the general aliases. `[]` = none. */
  columns?: Partial<Record<OrderField, readonly string[]>>;
  /** Cells that mean nothing, besides the usual ones. */
  emptyMarks?: readonly string[];
  /** Order of day and month in dates that do not say it: `07/08/26`. */
  dateOrder?: 'mdy' | 'dmy';
  /** These fields are given on an order's first row only; the order is known by `externalOrderNo`. */
  carryDown?: readonly OrderField[];
  /** Fields whose columns are joined by a blank rather than chosen from. */
  joined?: readonly OrderField[];
  /** The row under the headers explains them. */
  describedBelow?: true;
  /** The parcel's address may be missing: the marketplace makes the label. */
  platformLabels?: true;
  /** The only country it ships to: the file has no column for it. */
  country?: string;
  /** A phone number is needed. */
  phoneNeeded?: true;
  /** The title column is `Title - Variant`. */
  titleHoldsVariant?: true;
  /** Any text in the status column means shipped: the column is a date. */
  statusIsShipDate?: true;
  /** Wrong kind of file: which one to take instead. */
  refusal?: { id: string; text: Message };
}

/** How a mapping names its profile. */
export function profileId({ key, version }: Profile): string {
  return `${key}@${version}`;
}
