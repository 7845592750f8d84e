import type { Mapping } from '../../../model/mapping.ts';
import type { CellItem } from '../model/item-grammar.ts';
import { exactCell } from '../values/clean-cell.ts';

const THING = '(?:line)?(?:item|product|article|artikel|produit|producto|prodotto|produto|商品|产品)';
const PIECES = 'quantity|qty|menge|quantite|cantidad|quantita|quantidade|数量';
const CODE = `(?:sku|code|${PIECES}|货号|编码)`;
/** `SKU2`, `Item 2 SKU`, `Product Name 3`: an item of an order, by its number. */
const NUMBERED = new RegExp(
  `^(?:${THING}?${CODE}(?:[1-9]|1\\d)|${THING}(?:[1-9]|1\\d)(?:${CODE}|name|title)?|${THING}(?:name|title)(?:[1-9]|1\\d))$`,
);
const IS_PIECES = new RegExp(PIECES);
const IS_SKU = /sku|code|货号|编码/;

type FurtherItem = NonNullable<Mapping['further_items']>[number];

/**
 * Columns of further items of a row, which no column of a line stands for. They become columns of items, so that a row with text there is
 * never read as its first item alone; those with a SKU and pieces of their own are read as items.
 */
export function takeFurtherItems(keys: readonly string[], mapping: Mapping): void {
  const { columns } = mapping;
  const numbered = keys.flatMap((key, column) => (NUMBERED.test(key) ? [column] : []));
  const further = new Set(numbered.filter((column) => numberOf(keys[column]!) > 1));
  const groups = groupsByNumber(keys, further);
  if (further.size > 0) for (const column of takeFirst(keys, numbered, columns)) further.add(column);
  const [sku, quantity] = [repeated(keys, columns.sku), repeated(keys, columns.quantity)];
  if (sku.length > 0 && quantity.length > 0) {
    for (const column of [...sku, ...quantity]) further.add(column);
    if (sku.length === quantity.length && groups.length === 0)
      groups.push(...sku.map((column, at) => ({ sku: column, quantity: quantity[at]! })));
  }
  const listed = new Set(columns.items ?? []);
  const own = [...further].filter((column) => !listed.has(column));
  if (own.length === 0) return;
  for (const field of ['sku', 'warehouseSku', 'productTitle', 'quantity'] as const) {
    const left = columns[field]?.filter((column) => !further.has(column));
    if (left?.length === 0) delete columns[field];
    else if (left) columns[field] = left;
  }
  if (groups.length > 0 && listed.size === 0) mapping.further_items = groups;
  columns.items = [...(columns.items ?? []), ...own.sort((a, b) => a - b)];
}

const numberOf = (key: string): number => Number(/\d+/.exec(key)?.[0]);

function fieldOf(key: string): keyof FurtherItem {
  if (IS_PIECES.test(key)) return 'quantity';
  return IS_SKU.test(key) ? 'sku' : 'title';
}

/** Takes the columns of the first item for fields that have none yet; returns those that are left. */
function takeFirst(
  keys: readonly string[],
  numbered: readonly number[],
  columns: Mapping['columns'],
): number[] {
  const used = new Set(Object.values(columns).flat());
  const left: number[] = [];
  for (const column of numbered.filter((one) => numberOf(keys[one]!) === 1 && !used.has(one))) {
    const field = ({ sku: 'sku', quantity: 'quantity', title: 'productTitle' } as const)[
      fieldOf(keys[column]!)
    ];
    if (columns[field]) left.push(column);
    else columns[field] = [column];
  }
  return left;
}

/** Columns of one item each, where both its SKU and its pieces have exactly one. */
function groupsByNumber(keys: readonly string[], further: ReadonlySet<number>): FurtherItem[] {
  const byNumber = new Map<number, { field: keyof FurtherItem; column: number }[]>();
  for (const column of further) {
    const number = numberOf(keys[column]!);
    byNumber.set(number, [...(byNumber.get(number) ?? []), { field: fieldOf(keys[column]!), column }]);
  }
  const sorted = [...byNumber].sort(([a], [b]) => a - b).map(([, all]) => all);
  return sorted.flatMap((all): FurtherItem[] => {
    const of = (field: keyof FurtherItem) => all.filter((one) => one.field === field);
    const [skus, pieces, titles] = [of('sku'), of('quantity'), of('title')];
    if (skus.length !== 1 || pieces.length !== 1 || titles.length > 1) return [];
    const [title] = titles;
    return [{ sku: skus[0]!.column, quantity: pieces[0]!.column, ...(title ? { title: title.column } : {}) }];
  });
}

/** Columns that have the header of an earlier column of the field. */
function repeated(keys: readonly string[], columns: readonly number[] = []): number[] {
  return columns.filter((column, at) => columns.slice(0, at).some((one) => keys[one] === keys[column]));
}

/**
 * The items of a row whose further items have columns of their own; `unread` = one of them lacks its SKU or its pieces, or the row says
 * something else of its items that belongs to one of them. Null = it has no further item.
 */
export function furtherItems(mapping: Mapping, cells: readonly string[]): CellItem[] | 'unread' | null {
  const { further_items = [], columns } = mapping;
  const listed = columns.items ?? [];
  const groups = further_items.filter(
    ({ sku, quantity }) => listed.includes(sku) && listed.includes(quantity),
  );
  const text = (column: number | undefined) => (column === undefined ? '' : exactCell(cells[column]));
  const first = (all: readonly number[] = []) => all.map(text).find((one) => one !== '') ?? '';
  const further = groups
    .map(({ sku, quantity, title }) => ({ sku: text(sku), quantity: text(quantity), title: text(title) }))
    .filter(({ sku, quantity, title }) => `${sku}${quantity}${title}` !== '');
  if (further.length === 0) return null;
  const grouped = new Set(groups.flatMap(({ sku, quantity, title }) => [sku, quantity, title ?? sku]));
  if (listed.some((column) => !grouped.has(column) && text(column) !== '')) return 'unread';
  if (
    first(columns.variation) !== '' ||
    first(columns.designCode) !== '' ||
    first(columns.warehouseSku) !== ''
  )
    return 'unread';
  const own = {
    sku: first(columns.sku),
    quantity: first(columns.quantity),
    title: first(columns.productTitle),
  };
  const all = [...(`${own.sku}${own.quantity}${own.title}` === '' ? [] : [own]), ...further];
  if (all.some(({ sku, quantity }) => sku === '' || quantity === '')) return 'unread';
  return all.map(({ sku, quantity, title }) => ({
    fields: { sku, quantity, ...(title === '' ? {} : { productTitle: title }) },
    source: '',
  }));
}

/** A row's cells without those of its items that are not wanted, by their numbers from 1. */
export function withFurtherItems(
  mapping: Mapping,
  cells: readonly string[],
  wanted: ReadonlySet<number>,
): string[] {
  const { further_items = [], columns } = mapping;
  const left = [...cells];
  const isFilled = (column: number | undefined) => column !== undefined && exactCell(cells[column]) !== '';
  const own = [...(columns.sku ?? []), ...(columns.quantity ?? []), ...(columns.productTitle ?? [])];
  const groups = [own, ...further_items.map(({ sku, quantity, title }) => [sku, quantity, title ?? sku])];
  groups
    .filter((group) => group.some(isFilled))
    .forEach((group, at) => {
      if (!wanted.has(at + 1)) for (const column of group) left[column] = '';
    });
  return left;
}
