import { rememberTexts } from '../../../platform/cache/remember-texts.ts';
import type { OrderAddress } from '../model/order-line.ts';

/** Order numbers as they are compared: `＃1001`, `#1001` and `1001` are one. */
export function orderKey(orderNo: string): string {
  return orderNo.normalize('NFKC').trim().replace(/^#/, '');
}

/** The ways in which other files may write an order number, to find its lines by. */
export function orderSpellings(orderNo: string): string[] {
  const key = orderKey(orderNo);
  return [...new Set([orderNo, key, `#${key}`])];
}

/** An address as it is compared; `''` = none was given. */
export function placeOf(address: OrderAddress): string {
  const text = [address.name, address.country, address.city, ...address.lines, address.postcode];
  const place = text.join('\n').normalize('NFKC').toLowerCase();
  return place.trim() === '' ? '' : place;
}

/** A shop's name as it is compared: width, case and blanks do not count. */
export const shopKey = rememberTexts((shop) => shop.normalize('NFKC').replace(/\s+/g, '').toLowerCase());
