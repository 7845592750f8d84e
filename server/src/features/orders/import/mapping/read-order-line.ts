import { ALIASES } from './aliases.ts';
import { checkLine } from './check-line.ts';
import { cleanCell } from './clean-cell.ts';
import { countryCode } from './country-code.ts';
import { normaliseHeader } from './normalise-header.ts';
import { isYes, readMark, readStatus } from './order-state.ts';
import { parseMoment } from './parse-moment.ts';
import { parseMoney, parseQuantity } from './parse-number.ts';
import { findProfile } from './profiles/all-profiles.ts';
import type { Profile } from './profiles/profile.ts';
import { readPersonalisation } from './read-personalisation.ts';
import {
  type Mapping,
  ORDER_FIELDS,
  type OrderAddress,
  type OrderLine,
  type ReadLine,
  type RowState,
} from './types.ts';

const ORDER_NO_KEYS = new Set(ALIASES.externalOrderNo.map(normaliseHeader));
const TOTALS = /^(?:合计|总计|小计|total|sum)[:：]?$/i;

/** One row of the file as a line of an order, with everything a person has to fix in it. Never throws. */
export function readOrderLine(mapping: Mapping, cells: string[]): ReadLine {
  const profile = findProfile(mapping.profile);
  const clean = cells.map((cell) => cleanCell(cell, profile.emptyMarks));
  const line = readLine(mapping, profile, clean);
  if (clean.every((cell) => cell === '')) return { line, problems: [], state: 'blank' };
  if (isExplanation(line, clean, profile)) return { line, problems: [], state: 'skip' };
  const state = stateOf(line, profile);
  return { line, problems: state === 'cancelled' ? [] : checkLine(line, mapping, profile), state };
}

function readLine(mapping: Mapping, profile: Profile, cells: readonly string[]): OrderLine {
  const fields: OrderLine['fields'] = {};
  for (const field of ORDER_FIELDS) {
    const texts = (mapping.columns[field] ?? [])
      .map((column) => cells[column] ?? '')
      .filter((text) => text !== '');
    // Payment, refund and after-sales may have their own columns; each of them counts.
    const text =
      field === 'orderMark'
        ? texts.join(' | ')
        : profile.joined?.includes(field)
          ? texts.join(' ')
          : texts[0];
    if (text) fields[field] = text;
  }
  if (profile.titleHoldsVariant) splitTitle(fields);
  const quantity = parseQuantity(fields.quantity ?? '') ?? 0;
  const moment = (text: string | undefined) => (text ? parseMoment(text, profile.dateOrder) : null);
  const { wishes, blanks } = readPersonalisation(mapping, cells);
  return {
    fields,
    platform: profile.platform || platformKey(fields.platform ?? ''),
    shipped: profile.statusIsShipDate
      ? !!fields.orderStatus
      : readStatus(fields.orderStatus ?? '') === 'shipped',
    quantity,
    unitPriceCents: priceOf(fields, quantity),
    placedAt: moment(fields.placedAt),
    paidAt: moment(fields.paidAt),
    shipBy: moment(fields.shipBy),
    personalisation: wishes,
    blankPersonalisation: blanks,
    address: addressOf(fields, profile),
  };
}

/** `Title - Variant`, where the export has no column for the variant. */
function splitTitle(fields: OrderLine['fields']): void {
  const at = fields.productTitle?.lastIndexOf(' - ') ?? -1;
  if (at <= 0 || !fields.productTitle || fields.variation) return;
  fields.variation = fields.productTitle.slice(at + 3);
  fields.productTitle = fields.productTitle.slice(0, at);
}

/** If only the line's total is given, the price is the total divided by the quantity. */
function priceOf(fields: OrderLine['fields'], quantity: number): number | null {
  if (fields.unitPrice) return parseMoney(fields.unitPrice);
  const total = fields.lineTotal ? parseMoney(fields.lineTotal) : null;
  return total !== null && quantity > 0 ? Math.round(total / quantity) : null;
}

function addressOf(fields: OrderLine['fields'], profile: Profile): OrderAddress {
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

/**
 * Rows that are not orders: descriptions below the headers, repeated headers in joined files, and the sum at the end.
 */
function isExplanation(line: OrderLine, cells: readonly string[], profile: Profile): boolean {
  const { externalOrderNo = '', quantity = '' } = line.fields;
  if (ORDER_NO_KEYS.has(normaliseHeader(externalOrderNo)) && externalOrderNo !== '' && line.quantity === 0)
    return true;
  if (
    profile.describedBelow &&
    !/\d/.test(externalOrderNo) &&
    /\s/.test(externalOrderNo) &&
    !/\d/.test(quantity)
  )
    return true;
  return !line.fields.sku && cells.some((cell) => TOTALS.test(cell)) && !/\d/.test(externalOrderNo);
}

function stateOf({ fields }: OrderLine, profile: Profile): RowState {
  const status = profile.statusIsShipDate ? null : readStatus(fields.orderStatus ?? '');
  if (status === 'cancelled' || fields.cancelMark) return 'cancelled';
  const mark = readMark(fields.orderMark ?? '');
  if (mark === 'cancelled') return 'cancelled';
  return status === 'wait' || mark === 'wait' || isYes(fields.holdMark ?? '') ? 'held' : 'ok';
}
