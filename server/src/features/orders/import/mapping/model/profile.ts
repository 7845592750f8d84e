import type { Bilingual, StoredMessage } from '@diy/contract/messages';
import { ADDRESS_FIELDS, type OrderField } from '@diy/contract/orders/order-field-names';
import type { StatusField, StatusMeaning } from '../../../meanings/status-words.ts';
import type { DateOrder } from './date-order.ts';
import type { ItemGrammar } from './item-grammar.ts';
import type { Zone } from './zone.ts';

/** Rules of one layout of order files, as data. A change of meaning is a new version under the same key. */
export interface Profile {
  key: string;
  version: number;
  name: Bilingual;
  /** What the layout is recognised by: groups of normalised headers, of each of which a file has at least one. */
  fingerprint: readonly (readonly string[])[];
  /** Headers that its files never have: a file with one of them is another layout. */
  lacks?: readonly string[];
  /** Where its orders come from; `''` = the file says it, or nobody does. */
  platform: string;
  /**
   * The headers of a field in this layout, best first, in place of the general aliases. `[]` = the field has no column;
   * `Estado##2` is the second column of that name.
   */
  columns?: Partial<Record<OrderField, readonly string[]>>;
  /** Cells hold exactly what is meant: `-`, `none` and an apostrophe at the front are text. */
  exact?: true;
  /** An empty cell says nothing, so that the line keeps what it has there. */
  givesOnly?: true;
  /** Texts that mean an empty cell, besides the usual ones. */
  emptyMarks?: readonly string[];
  /** Order of day and month in dates that do not say it: `07/08/26`. */
  dateOrder?: DateOrder;
  /**
   * Order of day and month by the country of the parcel, where the platform writes dates as its country does; `other` =
   * all other countries.
   */
  dateOrderIn?: Readonly<Record<string, DateOrder>>;
  /** The clock of times that name no zone; left out = nobody knows it, and a person is asked. */
  zone?: Zone;
  /** The currency of a bare `$` or `kr`, where the layout marks all other currencies. */
  currency?: string;
  /** Its times are on the clock of its market, which the file shows by its site, currency, headers or addresses. */
  zoneOfMarket?: true;
  /**
   * These fields are given on an order's first row only, and its further rows may even lack its number. Without it, rows with the
   * same number have them in common.
   */
  carryDown?: readonly OrderField[];
  /** Fields whose columns are joined by a blank; of any other field one column is chosen. */
  joined?: readonly OrderField[];
  /** What joins the columns of a field in place of a blank: `03-1234-5678`. */
  joiners?: Partial<Record<OrderField, string>>;
  /** The row under the headers explains them and is no line. */
  describedBelow?: true;
  /** The parcel's address may be missing: the marketplace makes the label. */
  platformLabels?: true;
  /** Province, city and street may stand in one cell, so that no column of the city is needed. */
  addressInOne?: true;
  /** Columns next to the address that say nothing which is not in it already. */
  notAddress?: readonly string[];
  /** The file holds no addresses at all. */
  noAddress?: true;
  /** The only country it ships to: the file has no column for it. */
  country?: string;
  /** A phone number is needed. */
  phoneNeeded?: true;
  /** Every order says whether it is paid; one that does not is a cart that nobody ordered. */
  paymentNeeded?: true;
  /** Shops need no SKUs there: a line without one is known by its title and variation. */
  titleForSku?: true;
  /** The title column is `Title - Variant`. */
  titleHoldsVariant?: true;
  /** The title column ends with the variant in brackets: `[MUG-1] Mug (Black, 15oz)`. */
  titleEndsInVariant?: true;
  /** Status fields whose columns say the same in words and in figures: the first one with text counts, and not all of them. */
  firstOf?: readonly StatusField[];
  /** Columns that hold a line besides those that do so in every layout: how much of it was shipped or returned already. */
  alsoHolds?: readonly string[];
  /** Columns that may hold a personalisation or an option, and are asked about; `CF.*` = all that begin with `CF.`. */
  alsoAsks?: readonly string[];
  /** Any text in the status column means shipped: the column is a date. */
  statusIsShipDate?: true;
  /**
   * Rows of these kinds are no lines: discounts, parcels, payments. Their column is the layout's first one of `orderMark`; any other word
   * there is a line.
   */
  otherRows?: string;
  /** A row without an item carries the address of its order, or is a note at the foot, and is no line. */
  summaryRows?: true;
  /** Columns that say nothing of what is printed, though in other files they may. */
  notPrinted?: readonly string[];
  /** Columns of what is printed under headers that say it of this layout alone, with the name of the field that prints them. */
  printed?: Readonly<Record<string, string>>;
  /** How its column of `items` lists all items of an order in one cell. */
  items?: readonly ItemGrammar[];
  /** Each row is one piece: there is no column of the quantity. */
  onePieceARow?: true;
  /** The marketplace always makes the label, and hides parts of the address. */
  shippedByPlatform?: true;
  /** Status words that mean something else there than elsewhere. */
  statusWords?: Partial<Record<StatusField, Partial<Record<StatusMeaning, string>>>>;
  /**
   * Any text in this field says that the buyer customised the item, and that the request comes apart from the table.
   */
  customisedMark?: OrderField;
  /** Set for a wrong kind of file: the text says which one to take instead. */
  refusal?: StoredMessage;
}

/** The fields of an order that some exports give on its first row only. */
export const ORDER_LEVEL = [
  'platformOrderId',
  'platform',
  'site',
  'orderMark',
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
