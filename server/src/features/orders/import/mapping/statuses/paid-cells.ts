import { type KnownStatuses, knownStatusKey } from '../../../meanings/read-status.ts';
import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { DateOrder } from '../model/date-order.ts';
import { readMoney } from '../values/money.ts';
import { readShipDate } from '../values/read-ship-date.ts';

const COLUMNS = ' | ';
const TIME = /\d{1,2}:\d{2}/;
/** The first and the last minute of a day are those of a day until which something may be paid. */
const EDGE_OF_DAY = /(?:^|\D)(?:0?0:00|24:00|23:59|12:00(?::00)?\s*am|11:59(?::\d{2})?\s*pm)/i;
/** On no clock is a moment so long before the upload still to come; a deadline of payment is. */
const SURELY_PAST_MS = 2 * 86_400_000;
/** Shorter figures are codes. */
const WHOLE = /^\d{3,}$/;

const FIGURE = /^\d+$/;

interface OfRow {
  mapping: Mapping;
  fields: OrderLine['fields'];
  cells: readonly string[];
  order: DateOrder | null;
  /** When the file was uploaded. */
  until: Date;
  statuses: KnownStatuses | undefined;
}

/**
 * Removes payment cells that only say when (to the minute) or how much was paid. A bare figure is an amount if it equals the row's price, or
 * if the seller said that its column holds amounts and it covers the price. Other bare figures may be codes; their columns are returned in
 * `unsure`. A bare date stays, since it may be a due date.
 */
export function withoutPaidCells(row: OfRow): { fields: OrderLine['fields']; unsure: number[] } {
  const { mapping, fields, cells, statuses } = row;
  const { paymentStatus } = fields;
  const unsure: number[] = [];
  if (!paymentStatus || !/\d/.test(paymentStatus)) return { fields, unsure };
  const { paymentStatus: _, ...others } = fields;
  const words = paymentStatus.split(COLUMNS);
  const left = words.filter((word) => {
    if (statuses?.has(knownStatusKey('paymentStatus', word))) return true;
    if (!FIGURE.test(word)) return !isTimeOfPaying(word, row);
    const columns = mapping.columns.paymentStatus?.filter((column) => cells[column] === word) ?? [];
    const meanings = columns.map((column) => meaningOf(mapping, column));
    if (meanings.includes('status')) return true;
    if (columns.length > 0 && meanings.every((meaning) => meaning === 'amount'))
      return !covers(Number(word), fields);
    if (!WHOLE.test(word)) return true;
    if (amountsOf(fields).has(Number(word))) return false;
    unsure.push(...columns);
    return columns.length === 0;
  });
  if (left.length === words.length) return { fields, unsure };
  return { fields: left.length > 0 ? { ...others, paymentStatus: left.join(COLUMNS) } : others, unsure };
}

function meaningOf({ paid_figures = [] }: Mapping, column: number): 'amount' | 'status' | undefined {
  return paid_figures.find((one) => one.column === column)?.meaning;
}

function isTimeOfPaying(word: string, { order, until }: OfRow): boolean {
  if (!TIME.test(word) || EDGE_OF_DAY.test(word)) return false;
  return readShipDate(word, order, new Date(until.getTime() - SURELY_PAST_MS)) === 'past';
}

/**
 * Whether the figure is at least what the row costs. In a row without a price any figure counts, since a person said that the column
 * has amounts. Zero is never a payment.
 */
function covers(figure: number, fields: OrderLine['fields']): boolean {
  if (figure <= 0) return false;
  const { unitPrice, lineTotal, orderTotal, quantity } = fields;
  if (amountsOf(fields).has(figure)) return true;
  const texts = [unitPrice, lineTotal, orderTotal].filter((text) => text !== undefined);
  const [piece, line, order] = [unitPrice, lineTotal, orderTotal].map(costOf);
  const pieces = wholeOf(quantity);
  const costs = [piece! * (pieces > 0 ? pieces : 1), line!].filter((cost) => !Number.isNaN(cost));
  if (costs.length > 0) return figure >= Math.max(...costs);
  // A price that cannot be read does not mean that there is no price.
  return Number.isNaN(order!) ? texts.length === 0 : figure >= order!;
}

function costOf(text: string | undefined): number {
  const cents = text === undefined ? null : (readMoney(text)?.cents ?? null);
  return cents === null ? wholeOf(text) : cents / 100;
}

/** All that a row may cost, with and without its parcel. */
function amountsOf({
  unitPrice,
  lineTotal,
  orderTotal,
  shippingFee,
  quantity,
}: OrderLine['fields']): Set<number> {
  const piece = wholeOf(unitPrice);
  const sums = [piece, piece * wholeOf(quantity), wholeOf(lineTotal), wholeOf(orderTotal)].filter(
    (sum) => sum > 0,
  );
  const fee = wholeOf(shippingFee);
  return new Set([...sums, ...(fee > 0 ? sums.map((sum) => sum + fee) : [])]);
}

/** A whole amount with or without its currency and its groups; anything else is none. */
function wholeOf(text: string | undefined): number {
  const figure = /^\P{Nd}*(\d+(?:[.,' ]\d{3})*)(?:[.,]0{1,2})?\P{Nd}*$/u.exec(text ?? '')?.[1];
  return figure === undefined ? Number.NaN : Number(figure.replace(/\D/g, ''));
}
