import type { Mapping } from '../../model/mapping.ts';
import type { Profile } from './profiles/profile.ts';

/** An item of an order whose items all stand in one cell. */
export interface CellItem {
  title: string;
  variation: string;
  sku: string;
  quantity: string;
}

/** What stands in brackets behind an item's title, by its label. */
const LABELS: readonly [keyof CellItem, RegExp][] = [
  [
    'variation',
    /^(?:产品属性|商品属性|属性|规格|product (?:properties|attributes?|property)|properties|attributes?)$/i,
  ],
  ['sku', /^(?:商家编码|商品编码|产品编码|sku|seller sku|product (?:code|sku)|merchant code|custom code)$/i],
  ['quantity', /^(?:产品数量|商品数量|数量|product quantity|quantity|qty)$/i],
];
const NUMBER = /【\s*\d+\s*】/;
const BRACKET =
  /[(（]\s*([^:：()（）]{1,30}?)\s*[:：]\s*([\s\S]*?)\s*[)）]\s*(?=$|[(（][^:：()（）]{1,30}[:：])/g;

/**
 * The items of a cell such as `【1】 Mug⏎(产品属性: Color:Black)⏎(商家编码: MUG-1)⏎(产品数量: 2 piece)`; null where it is written
 * in another way.
 */
export function readItems(text: string): CellItem[] | null {
  if (!NUMBER.test(text)) return null;
  const parts = text.split(NUMBER).map((part) => part.trim());
  if (parts.shift() !== '' || parts.length === 0) return null;
  const items = parts.map(readItem);
  return items.includes(null) ? null : (items as CellItem[]);
}

function readItem(text: string): CellItem | null {
  const item: CellItem = { title: '', variation: '', sku: '', quantity: '' };
  let first = text.length;
  let end = 0;
  for (const found of text.matchAll(BRACKET)) {
    const [all, label = '', value = ''] = found;
    const field = LABELS.find(([, names]) => names.test(label))?.[0];
    // Brackets of the title.
    if (!field && first === text.length) continue;
    if (field && item[field] !== '') return null;
    if (field) item[field] = value;
    first = Math.min(first, found.index);
    end = found.index + all.length;
  }
  item.title = text.slice(0, first).trim();
  return item.quantity !== '' && end === text.length ? item : null;
}

/** Behind all columns that a file may have. */
const BEHIND = 400;

/**
 * A row and its mapping with the one item of its cell in columns of their own, behind those that somebody chose or corrected.
 * `items` is the number of items in the cell; of several, none is taken.
 */
export function withItem(
  { itemsIn }: Profile,
  mapping: Mapping,
  cells: readonly string[],
): { mapping: Mapping; cells: readonly string[]; items: number } {
  const column = itemsIn && mapping.columns[itemsIn]?.find((one) => (cells[one] ?? '') !== '');
  const items = column === undefined ? null : readItems(cells[column]!);
  const [item] = items ?? [];
  if (!item || items!.length > 1) return { mapping, cells, items: items?.length ?? 0 };
  const own = [...cells];
  while (own.length < BEHIND) own.push('');
  own.push(item.title, item.variation, item.sku, item.quantity);
  const { variation = [], sku = [], quantity = [] } = mapping.columns;
  const columns = {
    ...mapping.columns,
    productTitle: [BEHIND],
    variation: [...variation, BEHIND + 1],
    sku: [...sku, BEHIND + 2],
    quantity: [...quantity, BEHIND + 3],
  };
  return { mapping: { ...mapping, columns }, cells: own, items: 1 };
}
