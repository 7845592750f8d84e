import type { OrderField } from '@diy/contract/orders/order-fields';
import { lazy } from '../../../../../platform/cache/lazy.ts';
import { rememberObjects } from '../../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../../model/mapping.ts';
import { ALIASES } from '../headers/aliases.ts';
import { listedKeys, normaliseHeader } from '../headers/normalise-header.ts';
import { type ItemNumber, withoutNumber } from './numbered-headers.ts';

type ItemColumn = NonNullable<Mapping['item_columns']>[number];
type OwnField = ItemColumn['field'];

const NOTES = ['buyerNote', 'pickNote'] as const satisfies readonly OrderField[];
const OTHERS = ['unitPrice', 'imageUrl'] as const satisfies readonly OwnField[];
/** The last number that a mapping keeps: what `Note 3` says where no column has a third item is said of none that is there. */
const OF_NO_ITEM = 31;

const keysOf = lazy(() => new Map(OTHERS.map((field) => [field, new Set(listedKeys(ALIASES[field]))])));

/**
 * Columns that are numbered as the items of a row are: `Notes 2` beside `SKU 2` is said of that item alone. Prices and pictures become
 * columns of their fields, so that a row of one item has them too. A bare `Notes` before the second item is the first one's where a
 * later item has its own.
 * @param places of the items, the first one included
 * @param second the first column of the second item
 */
export function itemColumnsOf(
  headers: readonly string[],
  columns: Mapping['columns'],
  places: readonly ItemNumber[],
  second: number,
): ItemColumn[] {
  const used = new Set(Object.values(columns).flat());
  const found = headers.flatMap((header, column): ItemColumn[] => {
    const numbered = withoutNumber(header);
    if (!numbered) return [];
    const at = places.indexOf(numbered.place) + 1;
    const item = at === 0 && typeof numbered.place === 'number' ? OF_NO_ITEM : at;
    if (item === 0 || item > OF_NO_ITEM) return [];
    if (NOTES.some((field) => columns[field]?.includes(column))) return [{ column, item, field: 'pickNote' }];
    const key = normaliseHeader(numbered.rest);
    const field = OTHERS.find((one) => keysOf().get(one)?.has(key));
    return field && (!used.has(column) || columns[field]?.includes(column)) ? [{ column, item, field }] : [];
  });
  const isOwn = (column: number) => found.some((one) => one.column === column);
  const restOf = (column: number) => normaliseHeader(withoutNumber(headers[column]!)?.rest ?? '');
  const notes = found.filter(({ field }) => field === 'pickNote');
  const hasOwn = (key: string) => notes.some(({ column, item }) => item > 1 && restOf(column) === key);
  const hasFirst = (key: string) => notes.some(({ column, item }) => item === 1 && restOf(column) === key);
  for (const column of NOTES.flatMap((field) => columns[field] ?? [])) {
    const key = normaliseHeader(headers[column]!);
    if (column < second && !isOwn(column) && hasOwn(key) && !hasFirst(key))
      found.push({ column, item: 1, field: 'pickNote' });
  }
  for (const field of OTHERS) {
    const own = found.filter((one) => one.field === field).map(({ column }) => column);
    if (own.length > 0) columns[field] = [...new Set([...(columns[field] ?? []), ...own])];
  }
  return found;
}

/** The columns of items that the mapping still reads: a person may have said that such a column is something else. */
export const ownColumns = rememberObjects((mapping: Mapping): readonly ItemColumn[] => {
  const { item_columns = [], columns } = mapping;
  const isRead = ({ column, field }: ItemColumn) =>
    (field === 'pickNote' ? NOTES : [field]).some((one) => columns[one]?.includes(column));
  return item_columns.filter(isRead);
});

/** The mapping of one item of several: what columns say of single items is no other item's. */
export const withoutOwnColumns = rememberObjects((mapping: Mapping): Mapping => {
  const own = new Set(ownColumns(mapping).map(({ column }) => column));
  if (own.size === 0) return mapping;
  const columns = { ...mapping.columns };
  for (const field of [...NOTES, ...OTHERS]) {
    const left = columns[field]?.filter((column) => !own.has(column));
    if (left?.length === 0) delete columns[field];
    else if (left) columns[field] = left;
  }
  return { ...mapping, columns };
});
