import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-field-names';
import type { Mapping } from '../../../model/mapping.ts';
import { composeColumns } from '../headers/compose-header.ts';

/** Who bought, before or behind what a header says. A person who only pays has another address: `Billing` is none of these words. */
const BUYER =
  /^(?:the)?(?:customers?|buyers?|clients?|purchasers?|orderers?|kunden?|kaufers?|acheteur|duclient|client|comprador|delcliente|cliente|acquirente|klanten?|kopers?|klienta|kupujacego|zakaznika|kundens?|asiakkaan|musteri|alicinin|покупателя|клиента|заказчика|pelanggan|pembeli|khachhang|nguoimua|客户|客戶|顾客|买家|買家|购买人|下单人|お客様|顧客|注文者|購入者|구매자|주문자|고객)s?_?|(?:duclient|client|delcliente|cliente|delcomprador|comprador|dellacquirente|klienta|zakaznika|khachhang)$/;

/** Fields of a place; the street has to be among those found. */
const OF_PLACE: readonly OrderField[] = [...PLACE_FIELDS, 'phone', 'mobile'];

/**
 * Maps the buyer's address where a file has no other: `Customer address`, `Customer zip code`. Where any column says a part of another address, or
 * has one without saying whose, somebody decides.
 */
export function mapBuyerAddress(keys: readonly string[], columns: Mapping['columns']): void {
  if (columns.address1 || columns.city || columns.postcode) return;
  const used = new Set(Object.values(columns).flat());
  const bare = keys.map((key) => (BUYER.test(key) ? key.replace(BUYER, '') : ''));
  const found: Mapping['columns'] = {};
  for (const [column, key] of bare.entries()) {
    if (key === '' || used.has(column)) continue;
    // What a word says behind a word for the recipient it also says behind the buyer's.
    const { recipient } = composeColumns([`recipient${key}`]);
    const field = OF_PLACE.find((one) => recipient.columns[one]);
    if (field && !columns[field] && !found[field]) found[field] = [column];
  }
  if (!found.address1) return;
  Object.assign(columns, found);
}
