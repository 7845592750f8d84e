import type { Mapping } from '../../../model/mapping.ts';
import { normaliseHeader } from '../headers/normalise-header.ts';
import type { CellItem } from '../model/item-grammar.ts';
import { exactCell } from '../values/clean-cell.ts';
import { itemColumnsOf, ownColumns, withoutOwnColumns } from './item-columns.ts';
import { type ItemNumber, type ItemPart, itemPart, withoutNumber } from './numbered-headers.ts';

type FurtherItem = NonNullable<Mapping['further_items']>[number];

/** A column of one item of a row, by its header. */
interface ItemColumn {
  column: number;
  part: ItemPart;
  place: ItemNumber;
}

/** Where headers are the same again, no number says which item another column is about. */
const NOWHERE = -1;

/** What a mapping keeps; a row with text in a later item stops. */
const MAX_GROUPS = 30;
const FIELD = { sku: 'sku', quantity: 'quantity', title: 'productTitle' } as const;
const OF_ITEM = ['sku', 'warehouseSku', 'productTitle', 'quantity'] as const;

/**
 * Columns of further items of a row, which no column of a line stands for. They become columns of items, so that a row with text there is
 * never read as its first item alone; those with a SKU and pieces of their own are read as items.
 */
export function mapFurtherItems(headers: readonly string[], keys: readonly string[], mapping: Mapping): void {
  const { columns } = mapping;
  const numbered = itemColumns(headers, columns);
  const first = numbered.some(({ place }) => place === 0) ? 0 : 1;
  const others = numbered.filter(({ place }) => place !== first);
  const groups = groupsByPlace(others);
  const further = new Set(others.map(({ column }) => column));
  const ofFirst = numbered.filter(({ place }) => place === first);
  for (const column of mapFirstItem(ofFirst, columns, others.length > 0)) further.add(column);
  const [sku, quantity] = [repeated(keys, columns.sku), repeated(keys, columns.quantity)];
  if (sku.length > 0 && quantity.length > 0) {
    for (const column of [...sku, ...quantity]) further.add(column);
    if (sku.length === quantity.length && groups.length === 0)
      groups.push(...sku.map((column, at) => ({ sku: column, quantity: quantity[at]!, place: NOWHERE })));
  }
  const listed = new Set(columns.items ?? []);
  const own = [...further].filter((column) => !listed.has(column));
  if (own.length === 0) return;
  for (const field of OF_ITEM) {
    const left = columns[field]?.filter((column) => !further.has(column));
    if (left?.length === 0) delete columns[field];
    else if (left) columns[field] = left;
  }
  mapItemStatuses(headers, keys, columns);
  if (groups.length > 0 && listed.size === 0) {
    mapping.further_items = groups.slice(0, MAX_GROUPS).map(({ place, ...group }) => group);
    const second = Math.min(...groups.flatMap((group) => [group.sku, group.quantity]));
    const found = itemColumnsOf(headers, columns, [first, ...groups.map(({ place }) => place)], second);
    if (found.length > 0) mapping.item_columns = found;
  }
  columns.items = [...(columns.items ?? []), ...own.sort((a, b) => a - b)];
}

/**
 * The columns whose headers number them as an item's, and that no other field has. `Other SKU` is one only beside a SKU: it says that
 * there is another.
 */
function itemColumns(headers: readonly string[], columns: Mapping['columns']): ItemColumn[] {
  const ofItem = new Set(OF_ITEM.flatMap((field) => columns[field] ?? []));
  const used = new Set(Object.values(columns).flat());
  const found = headers.flatMap((header, column): ItemColumn[] => {
    if (used.has(column) && !ofItem.has(column)) return [];
    const numbered = withoutNumber(header);
    const part = numbered && itemPart(numbered.rest);
    return part ? [{ column, part, place: numbered.place }] : [];
  });
  const isNumbered = new Set(found.map(({ column }) => column));
  const hasPlain = (part: ItemPart) =>
    OF_ITEM.some(
      (field) =>
        (field === FIELD[part] || (field === 'warehouseSku' && part === 'sku')) &&
        columns[field]?.some((column) => !isNumbered.has(column)),
    );
  return found.filter(({ part, place }) => place !== 'other' || hasPlain(part));
}

/** `Status 2` is the status of one item: beside several items it is none of the order's, and neither is `Status` beside it. */
function mapItemStatuses(
  headers: readonly string[],
  keys: readonly string[],
  columns: Mapping['columns'],
): void {
  for (const field of ['orderStatus', 'afterSalesStatus'] as const) {
    const all = columns[field] ?? [];
    const rests = all.map((column) => withoutNumber(headers[column]!)?.rest);
    const numbered = new Set(rests.flatMap((rest) => (rest === undefined ? [] : [normaliseHeader(rest)])));
    const isOfItem = all.map(
      (column, at) => rests[at] !== undefined || numbered.has(keys[column]!) || isRepeated(keys, all, column),
    );
    const left = all.filter((_, at) => !isOfItem[at]);
    if (left.length === all.length) continue;
    columns.lineStatus = [...(columns.lineStatus ?? []), ...all.filter((_, at) => isOfItem[at])];
    if (left.length > 0) columns[field] = left;
    else delete columns[field];
  }
}

function isRepeated(keys: readonly string[], all: readonly number[], column: number): boolean {
  return all.some((one) => one !== column && keys[one] === keys[column]);
}

/** Maps the columns of the first item for fields that have none yet; returns those that are left. */
function mapFirstItem(
  ofFirst: readonly ItemColumn[],
  columns: Mapping['columns'],
  isOneOfSeveral: boolean,
): number[] {
  const used = new Set(Object.values(columns).flat());
  const left: number[] = [];
  for (const { column, part } of ofFirst.filter((one) => !used.has(one.column))) {
    if (columns[FIELD[part]]) left.push(column);
    else if (isOneOfSeveral) columns[FIELD[part]] = [column];
  }
  return left;
}

/** Columns of one item each, where both its SKU and its pieces have exactly one. */
function groupsByPlace(others: readonly ItemColumn[]): (FurtherItem & { place: ItemNumber })[] {
  const places = [...new Set(others.map(({ place }) => place))];
  const numberOf = (place: ItemNumber) => (place === 'other' ? Number.POSITIVE_INFINITY : place);
  return places
    .sort((a, b) => numberOf(a) - numberOf(b))
    .flatMap((place): (FurtherItem & { place: ItemNumber })[] => {
      const columnsFor = (part: ItemPart) => others.filter((one) => one.place === place && one.part === part);
      const [skus, pieces, titles] = [columnsFor('sku'), columnsFor('quantity'), columnsFor('title')];
      if (skus.length !== 1 || pieces.length !== 1 || titles.length > 1) return [];
      const [title] = titles;
      const named = title ? { title: title.column } : {};
      return [{ sku: skus[0]!.column, quantity: pieces[0]!.column, ...named, place }];
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
  const texts = (all: readonly number[] = []) => all.map(text).filter((one) => one !== '');
  const first = (all: readonly number[] = []) => texts(all)[0] ?? '';
  const further = groups
    .map((group) => ({
      sku: text(group.sku),
      quantity: text(group.quantity),
      title: text(group.title),
      item: further_items.indexOf(group) + 2,
    }))
    .filter(({ sku, quantity, title }) => `${sku}${quantity}${title}` !== '');
  if (further.length === 0) return null;
  const grouped = new Set(groups.flatMap(({ sku, quantity, title }) => [sku, quantity, title ?? sku]));
  if (listed.some((column) => !grouped.has(column) && text(column) !== '')) return 'unread';
  if (
    first(columns.variation) !== '' ||
    first(columns.designCode) !== '' ||
    first(columns.warehouseSku) !== '' ||
    first(withoutOwnColumns(mapping).columns.imageUrl) !== ''
  )
    return 'unread';
  // Two texts where one item has one of each: nobody can say which of them is the item's.
  const ofItem = [columns.sku, columns.quantity, columns.productTitle];
  if (ofItem.some((all) => new Set(texts(all)).size > 1)) return 'unread';
  const own = {
    sku: first(columns.sku),
    quantity: first(columns.quantity),
    title: first(columns.productTitle),
    item: 1,
  };
  const all = [...(`${own.sku}${own.quantity}${own.title}` === '' ? [] : [own]), ...further];
  if (all.some(({ sku, quantity }) => sku === '' || quantity === '')) return 'unread';
  // Each item has its own status: only where they are all the same, it does not matter which is whose.
  const statuses = (columns.lineStatus ?? []).length > 1 ? texts(columns.lineStatus) : [];
  const isSame = new Set(statuses).size === 1 && statuses.length === all.length;
  if (statuses.length > 0 && !isSame) return 'unread';
  const [status] = statuses;
  const said = ownColumns(mapping).map((one) => ({ ...one, text: text(one.column) }));
  const isThere = (item: number) => all.some((other) => other.item === item);
  // Something is said of an item that is not there.
  if (said.some(({ item, field, text: one }) => !isBlankOrZero(field, one) && !isThere(item)))
    return 'unread';
  return all.map(({ sku, quantity, title, item }) => ({
    fields: {
      sku,
      quantity,
      ...Object.fromEntries(
        said.flatMap((one) => (one.item === item && one.text !== '' ? [[one.field, one.text]] : [])),
      ),
      ...(title === '' ? {} : { productTitle: title }),
      ...(status === undefined ? {} : { lineStatus: status }),
    },
    source: '',
  }));
}

/** Exports fill the prices of items that are not there with zeros. */
function isBlankOrZero(field: string, text: string): boolean {
  return text === '' || (field === 'unitPrice' && /^[^\p{Nd}]*0[0.,]*[^\p{Nd}]*$/u.test(text));
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
  const further = further_items.map(({ sku, quantity, title }) => [sku, quantity, title ?? sku]);
  const said = ownColumns(mapping);
  [own, ...further]
    .map((group, at) => ({ group, item: at + 1 }))
    .filter(({ group }) => group.some(isFilled))
    .forEach(({ group, item }, at) => {
      if (wanted.has(at + 1)) return;
      const ofItem = said.filter((one) => one.item === item).map(({ column }) => column);
      for (const column of [...group, ...ofItem]) left[column] = '';
    });
  return left;
}
