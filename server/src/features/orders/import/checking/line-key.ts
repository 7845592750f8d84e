import { createHash } from 'node:crypto';
import { titleKeyOf } from '../../variants/title-key.ts';
import type { OrderLine } from '../mapping/types.ts';

/** The values by which a line is recognised in another file. */
export interface LineIdentity {
  platform: string;
  shop: string;
  orderNo: string;
  /** The marketplace's id of the line; `''` = none. */
  lineNo: string;
}

/**
 * Names lines the same way in every file: by platform, shop, order and the marketplace's line id, else by what is
 * ordered and its ordinal among equal lines of that order. Rows go through one walker in the order of the file.
 */
export function createLineKeys(): (identity: LineIdentity, line: OrderLine) => string {
  const seen = new Map<string, number>();
  return ({ platform, shop, orderNo, lineNo }, line) => {
    const order = [platform, shop.normalize('NFKC').toLowerCase(), orderNo];
    if (lineNo !== '') return hash([...order, 'line', lineNo]);
    const { sku = line.fields.warehouseSku ?? titleKeyOf(line) ?? '', variation = '' } = line.fields;
    const what = hash([...order, 'item', sku, variation, JSON.stringify(line.personalisation)]);
    const ordinal = (seen.get(what) ?? 0) + 1;
    seen.set(what, ordinal);
    return hash([what, String(ordinal)]);
  };
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
