import { shopKey } from '../../lines/same-order.ts';
import type { OrderLine } from '../../model/order-line.ts';
import { numberKey, orderKey } from '../../model/order-number.ts';
import type { LineIdentity } from '../../model/walked-row.ts';
import { skusOfLine } from '../../variants/skus-of-line.ts';
import { nextLineKey } from './line-key.ts';
import { fingerprint, foldedFingerprint } from './row-fingerprint.ts';

/**
 * The orders of earlier rows. Of each it keeps numbers, and of its texts only the order's number: texts that live as long as the walk are
 * copied again and again by the garbage collector.
 */
export interface EarlierOrders {
  /** Numbers of earlier orders that differ from this one's only as `numberKey` lets them. */
  writtenOtherwise(identity: LineIdentity): readonly string[];
  /** Whether an earlier row of the order goes elsewhere; rows without an address go with the others. */
  isOtherAddress(identity: LineIdentity, line: OrderLine): boolean;
}

const NONE: readonly string[] = [];

export function createEarlierOrders(): EarlierOrders {
  const byLooseNumber = new Map<number, readonly string[] | string>();
  const addresses = new Map<number, number>();
  // Cached, because both methods are called with the same row.
  let last: LineIdentity | null = null;
  let lastOrder = 0;
  const orderOf = (identity: LineIdentity) => {
    if (last !== identity) [last, lastOrder] = [identity, fingerprintOf(identity, orderKey)];
    return lastOrder;
  };
  return {
    writtenOtherwise(identity) {
      const [own, loose] = [orderKey(identity.orderNo), numberKey(identity.orderNo)];
      const key = own === loose ? orderOf(identity) : fingerprintOf(identity, numberKey);
      const known = byLooseNumber.get(key);
      if (known === own) return NONE;
      if (known === undefined) {
        byLooseNumber.set(key, own);
        return NONE;
      }
      const all = typeof known === 'string' ? [known] : known;
      if (!all.includes(own)) byLooseNumber.set(key, [...all, own]);
      return all.filter((one) => one !== own);
    },
    isOtherAddress(identity, { address }) {
      // Rows without an order number are orders of their own.
      if (identity.orderNo === '' || isBlank(address)) return false;
      const order = orderOf(identity);
      const own = placeOf(address);
      const first = addresses.get(order);
      if (first === undefined) addresses.set(order, own);
      return first !== undefined && first !== own;
    },
  };
}

function fingerprintOf({ platform, shop, orderNo }: LineIdentity, orderNoKey: (orderNo: string) => string) {
  return fingerprint([platform, shopKey(shop), orderNoKey(orderNo)]);
}

function isBlank({ name, country, city, lines, postcode }: OrderLine['address']): boolean {
  const isEmpty = (text: string) => text === '' || text.trim() === '';
  return [name, postcode, city, country, ...lines].every(isEmpty);
}

/** Fingerprint of a row's recipient and address; upper and lower case, and full-width and half-width letters count as equal. */
function placeOf({ name, country, city, lines, postcode }: OrderLine['address']): number {
  const place = [name, country, city, ...lines, postcode];
  return foldedFingerprint(place) ?? fingerprint(place.map((text) => text.normalize('NFKC').toLowerCase()));
}

/** What makes two rows of one line id different lines. */
export function contentOf(line: OrderLine): number {
  const { fields, quantity, personalisation } = line;
  const { variation } = fields;
  const isSaid = variation === undefined ? '' : '+';
  const texts = [...skusOfLine(line), isSaid, variation ?? '', String(quantity)];
  for (const one of personalisation) {
    // Most have a name and a value alone: JSON of each would be an eighth of the time of walking.
    const isPlain = Object.keys(one).length === 2;
    texts.push(one.name, one.value, isPlain ? '' : JSON.stringify(one));
  }
  return fingerprint(texts);
}

/** The lines of earlier rows by their keys, with what each says; both kept as numbers, for the reason that `EarlierOrders` has. */
export interface EarlierLines {
  /** What the line with this key says, as `contentOf` gives it; undefined = no earlier row has the key. */
  find(lineKey: string): number | undefined;
  add(lineKey: string, content: number): void;
  /** The first key after this one that no earlier row has. */
  nextKey(lineKey: string): string;
}

export function createEarlierLines(): EarlierLines {
  const contents = new Map<number, number>();
  return {
    find: (lineKey) => contents.get(numberOf(lineKey)),
    add: (lineKey, content) => void contents.set(numberOf(lineKey), content),
    nextKey: (lineKey) => nextLineKey(lineKey, { has: (key) => contents.has(numberOf(key)) }),
  };
}

/** The first 52 bits of a key, which is a SHA-256 in hexadecimal digits. */
function numberOf(lineKey: string): number {
  return Number.parseInt(lineKey.slice(0, 13), 16);
}
