/** What a cell says of one item of an order. */
export interface CellItem {
  sku?: string;
  title?: string;
  variation?: string;
  quantity?: string;
}

/** Keys of such cells; those without a field end the value before them. */
const KEYS: Record<string, keyof CellItem | null> = {
  sku: 'sku',
  'product sku': 'sku',
  'item sku': 'sku',
  name: 'title',
  'product name': 'title',
  'item name': 'title',
  title: 'title',
  'product title': 'title',
  quantity: 'quantity',
  qty: 'quantity',
  'product qty': 'quantity',
  'product quantity': 'quantity',
  'item qty': 'quantity',
  variation: 'variation',
  variant: 'variation',
  options: 'variation',
  'product option name': 'variation',
  'product variation details': 'variation',
  'product options': 'variation',
  meta: 'variation',
  id: null,
  'product id': null,
  'item id': null,
  'order item id': null,
  'variation id': null,
  price: null,
  'product unit price': null,
  'product total price': null,
  'product weight': null,
  total: null,
  subtotal: null,
  'sub total': null,
  'subtotal tax': null,
  'total tax': null,
  tax: null,
  refunded: null,
  'refunded total': null,
  weight: null,
  taxable: null,
  sold: null,
};
const KEY = Object.keys(KEYS)
  .sort((a, b) => b.length - a.length)
  .map((key) => key.replaceAll(' ', '[ _]'))
  .join('|');
const START = new RegExp(`(?:^|[|;,\\n])\\s*(${KEY})\\s*:`, 'gi');

/**
 * The items of a cell such as `name:Mug|sku:MUG-1|quantity:2;name:…` or `Product ID: 7, Product Qty: 1, Product SKU: MUG-1|…`: a key that
 * comes again begins the next item. Null when the text has no such keys.
 */
export function readItemsCell(text: string): CellItem[] | null {
  const starts = [...text.matchAll(START)];
  if (starts.length < 2) return null;
  const items: CellItem[] = [];
  let seen = new Set<string>();
  starts.forEach((start, index) => {
    const key = start[1]!.toLowerCase().replaceAll('_', ' ');
    if (items.length === 0 || seen.has(key)) {
      items.push({});
      seen = new Set();
    }
    seen.add(key);
    const field = KEYS[key];
    const value = text.slice(start.index + start[0].length, starts[index + 1]?.index ?? text.length).trim();
    if (field && value !== '') items.at(-1)![field] ??= value.replace(/[|;]+$/, '').trim();
  });
  return items;
}
