import { ALIASES } from './aliases.ts';
import { checkLine } from './check-line.ts';
import { cleanCell, exactCell } from './clean-cell.ts';
import { countryCode } from './country-code.ts';
import { normaliseHeader } from './normalise-header.ts';
import {
  isYes,
  type KnownStatuses,
  type LineStatus,
  ownStatuses,
  readLineStatus,
  readMark,
} from './order-state.ts';
import { type DateOrder, parseMoment } from './parse-moment.ts';
import { parseMoney, parseQuantity } from './parse-number.ts';
import { findProfile } from './profiles/all-profiles.ts';
import type { Profile } from './profiles/profile.ts';
import { readItemsCell } from './read-items-cell.ts';
import { readPersonalisation } from './read-personalisation.ts';
import { splitChinaAddress } from './split-china-address.ts';
import { STATUS_FIELDS } from './status-words.ts';
import {
  type Mapping,
  ORDER_FIELDS,
  type OrderAddress,
  type OrderField,
  type OrderLine,
  type ReadLine,
  type RowState,
} from './types.ts';

/** What is known of a file besides its rows. */
export interface KnownOfFile {
  /** What the seller explained of statuses that no table has. */
  statuses?: KnownStatuses;
  /** What its dates prove of the order of day and month; `mixed` = both. */
  dateOrder?: DateOrder | 'mixed' | null;
}

const ORDER_NO_KEYS = new Set(ALIASES.externalOrderNo.map(normaliseHeader));
const TOTALS = /^(?:合计|总计|小计|total|sum)[:：]?$/i;

/** One row of the file as a line of an order, with everything a person has to fix in it. Never throws. */
export function readOrderLine(mapping: Mapping, cells: string[], known: KnownOfFile = {}): ReadLine {
  const profile = findProfile(mapping.profile);
  const clean = cells.map((cell) => (profile.exact ? exactCell(cell) : cleanCell(cell, profile.emptyMarks)));
  const { line, status } = readLine(mapping, profile, clean, known);
  if (clean.every((cell) => cell === '')) return { line, problems: [], state: 'blank' };
  if (!profile.exact && isExplanation(line, clean, profile)) return { line, problems: [], state: 'skip' };
  const state = stateOf(line, status);
  const problems = state === 'cancelled' ? [] : checkLine(line, mapping, profile, status);
  return { line, problems, state, explained: status.explained };
}

/** All columns of these fields count, each by itself. */
const ALL_COLUMNS = new Set<OrderField>([...STATUS_FIELDS, 'orderMark']);

function readLine(
  mapping: Mapping,
  profile: Profile,
  cells: readonly string[],
  { statuses, dateOrder }: KnownOfFile,
): { line: OrderLine; status: LineStatus } {
  const fields: OrderLine['fields'] = {};
  for (const field of ORDER_FIELDS) {
    const texts = (mapping.columns[field] ?? [])
      .map((column) => cells[column] ?? '')
      .filter((text) => text !== '');
    const text = ALL_COLUMNS.has(field)
      ? texts.join(' | ')
      : profile.joined?.includes(field) || mapping.joined?.includes(field)
        ? texts.join(' ')
        : texts[0];
    if (text) fields[field] = text;
  }
  if (profile.onePieceARow && !mapping.columns.quantity?.length) fields.quantity = '1';
  if (profile.itemsInTitle) takeItem(fields);
  if (profile.titleHoldsVariant) splitTitle(fields);
  const quantity = parseQuantity(fields.quantity ?? '') ?? 0;
  const order = dateOrder === 'mixed' ? null : (dateOrder ?? profile.dateOrder ?? null);
  const moment = (text: string | undefined) => (text ? parseMoment(text, order) : null);
  const { wishes, blanks } = readPersonalisation(mapping, cells);
  const { orderStatus: shipDate, ...others } = fields;
  const status = readLineStatus(profile.statusIsShipDate ? others : fields, statuses, wordsOf(profile));
  const line = {
    fields,
    platform: profile.platform || platformKey(fields.platform ?? ''),
    shipped: profile.statusIsShipDate ? !!shipDate : status.meaning === 'shipped',
    quantity,
    unitPriceCents: priceOf(fields, quantity),
    placedAt: moment(fields.placedAt),
    paidAt: moment(fields.paidAt),
    shipBy: moment(fields.shipBy),
    personalisation: wishes,
    blankPersonalisation: blanks,
    address: addressOf(fields, profile),
  };
  return { line, status };
}

const ownWords = new WeakMap<Profile, KnownStatuses>();

function wordsOf(profile: Profile): KnownStatuses | undefined {
  if (!profile.statusWords) return undefined;
  const known = ownWords.get(profile) ?? ownStatuses(profile.statusWords);
  ownWords.set(profile, known);
  return known;
}

/** An order's only item out of a cell of pairs; several of them stay there, and `checkLine` says so. */
function takeItem(fields: OrderLine['fields']): void {
  const [item, ...others] = readItemsCell(fields.productTitle ?? '') ?? [];
  if (!item || others.length > 0) return;
  const { sku, title, variation, quantity } = item;
  if (sku) fields.sku ??= sku;
  if (variation) fields.variation ??= variation;
  if (quantity) fields.quantity = quantity;
  if (title) fields.productTitle = title;
}

/** `Title - Variant`, where the export has no column for the variant. */
function splitTitle(fields: OrderLine['fields']): void {
  const at = fields.productTitle?.lastIndexOf(' - ') ?? -1;
  if (at <= 0 || !fields.productTitle || fields.variation) return;
  fields.variation = fields.productTitle.slice(at + 3);
  fields.productTitle = fields.productTitle.slice(0, at);
}

/** Where only the line's total is given the price is its share. */
function priceOf(fields: OrderLine['fields'], quantity: number): number | null {
  if (fields.unitPrice) return parseMoney(fields.unitPrice);
  const total = fields.lineTotal ? parseMoney(fields.lineTotal) : null;
  return total !== null && quantity > 0 ? Math.round(total / quantity) : null;
}

/** A Chinese address in one cell is cut where nothing else says province and city. */
function addressOf(fields: OrderLine['fields'], profile: Profile): OrderAddress {
  const address = plainAddress(fields, profile);
  const [first = '', ...others] = address.lines;
  if (address.province || address.city || (address.country && address.country !== 'CN')) return address;
  const cut = splitChinaAddress(first);
  if (!cut) return address;
  const { rest, ...areas } = cut;
  const lines = [rest, ...others].filter((line) => line !== '');
  return { ...address, ...areas, district: address.district || areas.district, lines, country: 'CN' };
}

function plainAddress(fields: OrderLine['fields'], profile: Profile): OrderAddress {
  return {
    name: fields.recipientName ?? '',
    company: fields.company ?? '',
    country: fields.country ? (countryCode(fields.country) ?? fields.country) : (profile.country ?? ''),
    province: fields.province ?? '',
    city: fields.city ?? '',
    district: fields.district ?? '',
    lines: [fields.address1, fields.address2, fields.address3].filter((text) => text !== undefined),
    houseNo: fields.houseNo ?? '',
    postcode: fields.postcode ?? '',
    phone: fields.phone ?? '',
    mobile: fields.mobile ?? '',
    email: fields.email ?? '',
  };
}

/** `TikTok Shop`, `tiktok` and `TikTok` are one platform; others go by their own name. */
function platformKey(text: string): string {
  const key = text.normalize('NFKC').trim().toLowerCase();
  return (
    /^(temu|etsy|shopify|amazon|tiktok|walmart|woocommerce|shein|ebay|aliexpress|shopee|lazada)/.exec(
      key,
    )?.[1] ?? key
  );
}

/** Descriptions under the headers, headers that come again in glued files, and the sum at the foot. */
function isExplanation(line: OrderLine, cells: readonly string[], profile: Profile): boolean {
  const { externalOrderNo = '', quantity = '' } = line.fields;
  if (ORDER_NO_KEYS.has(normaliseHeader(externalOrderNo)) && externalOrderNo !== '' && line.quantity === 0)
    return true;
  const { sku, productTitle, listingId, variation } = line.fields;
  if (isFootnote(line, cells)) return true;
  if (profile.summaryRows && !sku && !productTitle && !listingId && !variation) return true;
  if (
    profile.describedBelow &&
    !/\d/.test(externalOrderNo) &&
    /\s/.test(externalOrderNo) &&
    !/\d/.test(quantity)
  )
    return true;
  return !line.fields.sku && cells.some((cell) => TOTALS.test(cell)) && !/\d/.test(externalOrderNo);
}

/** `Seller ID : somebody`, `3 orders exported`: a note in one or two cells of a wide table, where nothing of a line stands. */
function isFootnote({ fields, address }: OrderLine, cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '').length;
  const { externalOrderNo = '', sku, warehouseSku, productTitle, quantity, variation } = fields;
  if (filled > 2 || sku || warehouseSku || productTitle || quantity || variation) return false;
  if (address.name || address.city || address.postcode || address.lines.length > 0) return false;
  return /\p{L}/u.test(externalOrderNo) && /[\s:：]/.test(externalOrderNo);
}

function stateOf({ fields }: OrderLine, { meaning }: LineStatus): RowState {
  const mark = readMark(fields.orderMark ?? '');
  if (meaning === 'cancelled' || mark === 'cancelled' || fields.cancelMark) return 'cancelled';
  return meaning === 'wait' || mark === 'wait' || isYes(fields.holdMark ?? '') ? 'held' : 'ok';
}
