import { describe, expect, it } from 'vitest';
import { proposeMapping } from '../propose-mapping.ts';

/** The columns of these fields by the headers they are mapped to. */
function found(headers: readonly string[]): Record<string, string> {
  const { columns } = proposeMapping([...headers]).mapping;
  return Object.fromEntries(
    Object.entries(columns).map(([field, at]) => [field, at.map((column) => headers[column]).join('+')]),
  );
}

describe('headers put together of a word for the items or the order', () => {
  it.each<[string, Record<string, string>]>([
    ['Artikel Menge', { quantity: 'Artikel Menge' }],
    ['Item Qty Ordered', { quantity: 'Item Qty Ordered' }],
    ['Tétel név', { productTitle: 'Tétel név' }],
    ['Tétel variáns', { variation: 'Tétel variáns' }],
    ['N° article', { sku: 'N° article' }],
    ['Kód položky', { sku: 'Kód položky' }],
    ['Rendelés szám', { externalOrderNo: 'Rendelés szám' }],
    ['date_heure_commande', { placedAt: 'date_heure_commande' }],
    ['Código (SKU)', { sku: 'Código (SKU)' }],
    ['amazonOrderId', { externalOrderNo: 'amazonOrderId' }],
    ['etsySku', { sku: 'etsySku' }],
    ['Дата покупки', { placedAt: 'Дата покупки' }],
    ['Beskrivning', { productTitle: 'Beskrivning' }],
    ['注文商品名', { productTitle: '注文商品名' }],
  ])('%s', (header, wanted) => expect(found(['Glorb', header, 'Zworp'])).toMatchObject(wanted));

  it.each([
    'Position Nr',
    'Item Number',
    'Commission',
    'Order Weight',
    'Product Image',
    'Line Total',
    'Amount',
    'amazonId',
  ])('%s is no SKU, no pieces and no number of an order', (header) => {
    const { sku, quantity, externalOrderNo } = found(['Glorb', header, 'Zworp']);
    expect([sku, quantity, externalOrderNo]).not.toContain(header);
  });

  it('leaves fields that have a column as they are', () =>
    expect(found(['SKU', 'Quantity', 'Artikel Kod', 'Artikel Menge'])).toMatchObject({
      sku: 'SKU',
      quantity: 'Quantity',
    }));

  it('takes a list of items only where no column has a part of them', () => {
    expect(found(['Order ID', 'Przedmioty'])).toMatchObject({ items: 'Przedmioty' });
    expect(found(['Order ID', 'SKU', 'Przedmioty']).items).toBeUndefined();
    expect(found(['Order ID', 'Przedmioty', 'Товары']).items).toBeUndefined();
  });
});
