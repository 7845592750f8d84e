import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';
import { readOrderLine } from '../read-order-line.ts';

const LAYOUTS = {
  generic: [
    ['Order ID', 'SKU', 'Quantity', 'Recipient Name', 'Address'],
    ['1', 'A', '3', 'Ann', '1 Main St'],
  ],
  shopify: [
    ['Name', 'Financial Status', 'Lineitem quantity', 'Lineitem name', 'Lineitem sku'],
    ['#1', 'paid', '3', 'Mug', 'A'],
  ],
} as const;

/** What becomes of a line with this mark, in a layout that nobody knows and in one that is known. */
function statesOf(header: string, text: string): string[] {
  return Object.values(LAYOUTS).map(([names, cells]) => {
    const { mapping } = proposeMapping([...names, header]);
    const { state, problems } = readOrderLine(mapping, [...cells, text]);
    return problems.some(({ code }) => code === 'STATUS_UNKNOWN') ? 'asked' : state;
  });
}

describe('a line that is not paid or not valid waits, in every layout', () => {
  it.each([
    ...['Payment Captured', 'Payment Completed?', 'Order Valid', 'Is Captured', 'Paid in full', 'Valid'],
    ...['Transaction Approved', 'Order Has Been Paid', '是否已收款', '订单有效', '是否付清', '货款已到账'],
    ...['Zahlung eingegangen', 'Bestellung gültig', 'Paiement reçu', 'Commande validée', 'Pago confirmado'],
    ...['Pedido aprovado', 'Pagamento ricevuto', 'Ordine confermato', 'Betaling ontvangen', 'Geldig'],
    ...['Płatność otrzymana', 'Оплата получена', 'Заказ оплачен', '決済完了', '입금확인여부', 'Ödeme alındı'],
  ])('%s', (header) => {
    for (const text of ['No', 'FALSE', '否']) expect(statesOf(header, text)).toEqual(['held', 'held']);
    for (const text of ['Yes', 'TRUE', '是', '']) expect(statesOf(header, text)).toEqual(['ok', 'ok']);
    for (const text of ['0', 'later']) expect(statesOf(header, text)).toEqual(['asked', 'asked']);
  });
});

describe('other columns with the same words are none', () => {
  it.each(['Payment Terms Accepted', 'Address Verified', 'Email Confirmed', 'Coupon Valid', 'Valid Until'])(
    '%s',
    (header) => expect(statesOf(header, 'No')).toEqual(['ok', 'ok']),
  );
});
