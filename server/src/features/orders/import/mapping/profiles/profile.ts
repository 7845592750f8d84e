import type { Bilingual, StoredMessage } from '@diy/contract/messages';
import { ADDRESS_FIELDS, type OrderField } from '@diy/contract/orders/order-fields';
import type { StatusField, StatusMeaning } from '../../../meanings/status-words.ts';
import type { ItemGrammar } from '../items/item-grammar.ts';
import type { DateOrder } from '../values/parse-moment.ts';
import type { Zone } from '../values/time-zones.ts';

/** Rules of one layout of order files, as data. A change of meaning is a new version under the same key. */
export interface Profile {
  key: string;
  version: number;
  name: Bilingual;
  /** Normalised headers: of each group at least one is there. */
  fingerprint: readonly (readonly string[])[];
  /** `''` = the file says it, or nobody does. */
  platform: string;
  /**
   * Headers of a field in this layout, best first, in place of the general aliases. `[]` = none; `Estado##2` is the second column of
   * that name.
   */
  columns?: Partial<Record<OrderField, readonly string[]>>;
  /** Cells hold exactly what is meant: `-`, `none` and an apostrophe at the front are text. */
  exact?: true;
  /** A row says only what it gives: where its cell is empty the line keeps what it has, whatever columns other rows fill. */
  givesOnly?: true;
  /** Cells that mean nothing, besides the usual ones. */
  emptyMarks?: readonly string[];
  /** Order of day and month in dates that do not say it: `07/08/26`. */
  dateOrder?: DateOrder;
  /** The same by the country of the parcel, where the platform writes dates as its country does; `other` = all others. */
  dateOrderIn?: Readonly<Record<string, DateOrder>>;
  /** The clock of its times that name none; left out = nobody knows it, and it is asked for. */
  zone?: Zone;
  /** What its bare `$` or `kr` means, where it marks all others. */
  currency?: string;
  /** It runs on the clock of the market that the file shows by its site, currency, headers or addresses. */
  zoneOfMarket?: true;
  /**
   * These fields are given on an order's first row only, and its further rows may even lack its number. Without it, rows with the
   * same number have them in common.
   */
  carryDown?: readonly OrderField[];
  /** Fields whose columns are joined by a blank rather than chosen from. */
  joined?: readonly OrderField[];
  /** What stands between joined columns of a field, where it is no blank: `03-1234-5678`. */
  joiners?: Partial<Record<OrderField, string>>;
  /** The row under the headers explains them. */
  describedBelow?: true;
  /** The parcel's address may be missing: the marketplace makes the label. */
  platformLabels?: true;
  /** Province, city and street stand in one cell: there need be no column of the city. */
  addressInOne?: true;
  /** The file holds no addresses at all. */
  noAddress?: true;
  /** The only country it ships to: the file has no column for it. */
  country?: string;
  /** A phone number is needed. */
  phoneNeeded?: true;
  /** Every order says whether it is paid; what does not is a cart that nobody ordered. */
  paymentNeeded?: true;
  /** Shops need no SKUs there: a line without one is known by its title and variation. */
  titleForSku?: true;
  /** The title column is `Title - Variant`. */
  titleHoldsVariant?: true;
  /** Any text in the status column means shipped: the column is a date. */
  statusIsShipDate?: true;
  /** Rows of an order without an item in them carry its address and are no lines; so do notes at the foot. */
  summaryRows?: true;
  /** How its column of `items` lists all items of an order in one cell. */
  items?: readonly ItemGrammar[];
  /** Each row is one piece: there is no column of the quantity. */
  onePieceARow?: true;
  /** The marketplace always makes the label, and hides parts of the address. */
  shippedByPlatform?: true;
  /** Status words that mean something else there than elsewhere. */
  statusWords?: Partial<Record<StatusField, Partial<Record<StatusMeaning, string>>>>;
  /** A text in this field says that the buyer customised the item: what was asked for comes apart from the table. */
  customisedMark?: OrderField;
  /** Wrong kind of file: which one to take instead. */
  refusal?: StoredMessage;
}

/** The fields of an order that some exports give on its first row only. */
export const ORDER_LEVEL = [
  'platformOrderId',
  'orderStatus',
  'paymentStatus',
  'afterSalesStatus',
  'cancelMark',
  'holdMark',
  'placedAt',
  'paidAt',
  'shipBy',
  'currency',
  'orderTotal',
  'shippingFee',
  'shop',
  ...ADDRESS_FIELDS,
  'buyerPhone',
  'taxNo',
  'ioss',
  'buyerNote',
  'sellerNote',
  'shippingMethod',
] as const;

/** Key and version of a profile, as a mapping stores them: `temu@1`. */
export function profileId({ key, version }: Profile): string {
  return `${key}@${version}`;
}
