import type { Mapping } from '../../../model/mapping.ts';
import type { OrderLine } from '../../../model/order-line.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import { plainDigits } from '../values/plain-digits.ts';

/** Headers that mark a replacement in some files, and name the rate of a currency in others. */
const RATE_OR_MARK: ReadonlySet<string> = new Set(['Exchange', 'Cambio'].map(normaliseHeader));

/**
 * A number with a part behind its point, or a whole one of two to five digits. One digit may be a yes or pieces, a longer number a day or
 * the number of the order that is replaced: these hold the line.
 */
const RATE = /^(?:\d+[.,\u066b]\d+|\d{2,5})$/;
const BETWEEN = ' | ';

/** Columns that may hold the rate of a currency, by their headers. */
export function rateColumns(headers: readonly string[]): ReadonlySet<number> {
  return new Set(headers.flatMap((header, at) => (RATE_OR_MARK.has(normaliseHeader(header)) ? [at] : [])));
}

/** Takes rates of currencies out of what holds a line. */
export function dropRates(
  fields: OrderLine['fields'],
  { columns }: Mapping,
  cells: readonly string[],
  rates: ReadonlySet<number> = new Set(),
): void {
  if (!fields.holdMark) return;
  const words = fields.holdMark.split(BETWEEN);
  for (const column of columns.holdMark ?? []) {
    const text = cells[column] ?? '';
    const at = rates.has(column) && RATE.test(plainDigits(text) ?? '') ? words.indexOf(text) : -1;
    if (at >= 0) words.splice(at, 1);
  }
  if (words.length > 0) fields.holdMark = words.join(BETWEEN);
  else delete fields.holdMark;
}
