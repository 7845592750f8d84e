import { hash as digest } from 'node:crypto';
import { shopKey } from '../../lines/same-order.ts';
import type { OrderLine } from '../../model/order-line.ts';
import { orderKey } from '../../model/order-number.ts';
import type { LineIdentity } from '../../model/walked-row.ts';
import { titleKeyOf } from '../../variants/title-key.ts';

/**
 * Names the lines of a file: by platform, shop, order and the marketplace's line id, else by product and variation and the
 * ordinal among such lines of that order. The buyer's words are not part of the name, so that a line with corrected words
 * is the same line. Which existing line a row is, `../matching` decides; the name only keeps two imports of the same rows
 * at the same time from creating a line twice. Rows go through one walker in the order of the file.
 */
export function createLineKeys(): (identity: LineIdentity, line: OrderLine) => string {
  const seen = new Map<string, number>();
  return ({ platform, shop, orderNo, lineNo }, line) => {
    const order = [platform, shopKey(shop), orderKey(orderNo)];
    if (lineNo !== '') return hash([...order, 'line', lineNo]);
    const { sku = line.fields.warehouseSku ?? titleKeyOf(line) ?? '', variation = '' } = line.fields;
    const what = hash([...order, 'item', sku, variation]);
    const ordinal = (seen.get(what) ?? 0) + 1;
    seen.set(what, ordinal);
    return hash([what, String(ordinal)]);
  };
}

/** The first name after this one that no line has. */
export function nextLineKey(lineKey: string, used: Pick<ReadonlySet<string>, 'has'>): string {
  if (!used.has(lineKey)) return lineKey;
  for (let ordinal = 1; ; ordinal++) {
    const next = hash([lineKey, 'next', String(ordinal)]);
    if (!used.has(next)) return next;
  }
}

function hash(parts: readonly string[]): string {
  return digest('sha256', JSON.stringify(parts));
}
