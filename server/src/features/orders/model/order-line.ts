import type { OrderField } from '@diy/contract/orders/order-fields';

/** One text or picture that the buyer wants printed, in the order of the file. */
export interface PersonalisedText {
  name: string;
  value: string;
  /** The text it was cut from as one of several pairs: stands for them where the design has one layer for all of it. */
  whole?: string;
  /** Pairs that a whole text may be: stand for it where the design has a layer for each. */
  parts?: { name: string; value: string }[];
  /** Further names that mean exactly this text; a layer or field with one of them takes it as well. */
  aliases?: string[];
  /** The marketplace delivered the exact letters: nothing can have been lost. */
  isExact?: true;
  /** For a colour with a name: its code, such as `#D4AF37`. */
  code?: string;
  /** For a picture: its path in the uploaded archive, or its file name. */
  file?: string;
  /** For a picture that came in the archive: the SHA-256 of its bytes. */
  picture?: string;
}

/** One order line as its row describes it. */
export interface OrderLine {
  /** Cleaned text of each field, only those with text. */
  fields: Partial<Record<OrderField, string>>;
  /** Key of the platform such as `temu`, `etsy`, `shopify`; `''` = unknown. */
  platform: string;
  /** The file says that the parcel was shipped or delivered, so nothing is left to produce. */
  shipped: boolean;
  /** Pieces, at least 1; 0 when the row's number is not readable. */
  quantity: number;
  /** In hundredths of the currency; null = not given. */
  unitPriceCents: number | null;
  /** ISO 4217; `''` = not given, or not certain. */
  currency: string;
  /** ISO moments in UTC; null = not given or unreadable. */
  placedAt: string | null;
  paidAt: string | null;
  shipBy: string | null;
  personalisation: PersonalisedText[];
  /** Names under which the file asks for a personalisation that this row leaves empty. */
  blankPersonalisation: string[];
  /** Where several columns of the row name different SKUs: all of them, the one that counts first. */
  skus?: { text: string; column: number }[];
  address: OrderAddress;
}

/** Where the parcel goes; `''` = not given. */
export interface OrderAddress {
  name: string;
  company: string;
  /** ISO 3166-1 alpha-2 in capitals, or the file's text when the country is unknown. */
  country: string;
  province: string;
  city: string;
  district: string;
  lines: string[];
  houseNo: string;
  postcode: string;
  phone: string;
  mobile: string;
  email: string;
}
