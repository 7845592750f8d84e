import { type KnownStatuses, knownStatusKey } from '../../../meanings/order-state.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import type { DateOrder } from '../values/parse-moment.ts';
import { readShipDate } from '../values/read-ship-date.ts';

const COLUMNS = ' | ';
const TIME = /\d{1,2}:\d{2}/;
/** The first and the last minute of a day are those of a day until which something may be paid. */
const EDGE_OF_DAY = /(?:^|\D)(?:0?0:00|24:00|23:59|12:00(?::00)?\s*am|11:59(?::\d{2})?\s*pm)/i;
/** On no clock is a moment so long before the upload still to come; a deadline of payment is. */
const SURELY_PAST_MS = 2 * 86_400_000;
/** Shorter figures are codes. */
const WHOLE = /^\d{3,}$/;

interface OfRow {
  fields: OrderLine['fields'];
  order: DateOrder | null;
  /** When the file was uploaded. */
  until: Date;
  statuses: KnownStatuses | undefined;
}

/**
 * The fields without cells of payment that only say when it was paid, to the minute, or how much: a bare figure that the row's own price
 * is. Any other bare figure may be a code, and a bare day the one until which something is to be paid.
 */
export function withoutPaidCells({ fields, order, until, statuses }: OfRow): OrderLine['fields'] {
  const { paymentStatus, ...others } = fields;
  if (!paymentStatus || !/\d/.test(paymentStatus)) return fields;
  const words = paymentStatus.split(COLUMNS);
  const surely = new Date(until.getTime() - SURELY_PAST_MS);
  const left = words.filter((word) => {
    if (statuses?.has(knownStatusKey('paymentStatus', word))) return true;
    if (WHOLE.test(word)) return !amountsOf(fields).has(Number(word));
    return !TIME.test(word) || EDGE_OF_DAY.test(word) || readShipDate(word, order, surely) !== 'past';
  });
  if (left.length === words.length) return fields;
  return left.length > 0 ? { ...others, paymentStatus: left.join(COLUMNS) } : others;
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
