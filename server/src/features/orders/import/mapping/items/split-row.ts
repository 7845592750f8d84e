import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../../model/mapping.ts';
import type { RowProblem } from '../../../model/row-problem.ts';
import type { CellItem } from '../model/item-grammar.ts';
import type { Profile } from '../model/profile.ts';
import { rowProblem } from '../row-problems.ts';
import { exactCell } from '../values/clean-cell.ts';
import { parseQuantity } from '../values/parse-quantity.ts';
import { furtherItems, withFurtherItems } from './further-items.ts';
import { withoutOwnColumns } from './item-columns.ts';
import { ALL_ITEM_GRAMMARS } from './item-grammars.ts';
import { readItems, writeItems } from './read-items.ts';

/** What belongs to one item of an order; everything else belongs to the order, and so to all items of a row. */
const ITEM_FIELDS: readonly OrderField[] = [
  'externalLineId',
  'lineStatus',
  'afterSalesStatus',
  'sku',
  'warehouseSku',
  'platformSkuId',
  'listingId',
  'productTitle',
  'variation',
  'quantity',
  'unitPrice',
  'lineTotal',
  'personalization',
  'designCode',
  'imageUrl',
  'customsNameZh',
  'customsNameEn',
  'customsValue',
  'customsWeight',
  'hsCode',
  'material',
  'usage',
];
/** What an item may say as well as the whole row: `Item Status` beside several items is every item's that has none of its own. */
const OF_ROW_TOO: readonly OrderField[] = ['lineStatus', 'afterSalesStatus', 'pickNote'];
const OWN = new Set<OrderField>(ITEM_FIELDS);

/** Whether each item of a row has this field itself; the others belong to the whole row. */
export function isItemField(field: OrderField): boolean {
  return OWN.has(field);
}

/** Fields that an item puts its texts into. */
const PUT_FIELDS: readonly OrderField[] = [...ITEM_FIELDS, 'pickNote'];

/** One item of a row, as its own row. */
export interface RowPart {
  /** From 1; 0 = it is the whole row. */
  item: number;
  mapping: Mapping;
  cells: string[];
  /** What is wrong with the cell that it comes from. */
  problems: RowProblem[];
}

/** Values of an item are put into columns from here on, after all columns that a file or its corrections may have. */
const BEHIND = 400;

/** The columns that list an order's items. Mappings stored before this field existed have them under the title. */
export function itemColumns({ columns }: Mapping, profile: Profile): readonly number[] {
  return columns.items ?? (profile.items && !columns.sku?.length ? columns.productTitle : undefined) ?? [];
}

/** The mapping with the columns that list an order's items under their field, as a mapping is kept today. */
export function withItemsColumn(mapping: Mapping, profile: Profile): Mapping {
  const { items, productTitle, ...columns } = mapping.columns;
  const listed = itemColumns(mapping, profile);
  return items || listed.length === 0 ? mapping : { ...mapping, columns: { ...columns, items: [...listed] } };
}

/**
 * Where columns of items are joined, each column is an item. Otherwise they list the same items in different forms, and
 * the first one with text counts.
 */
function filledColumns(profile: Profile, mapping: Mapping, cells: readonly string[]): readonly number[] {
  const filled = itemColumns(mapping, profile).filter((column) => exactCell(cells[column]) !== '');
  return profile.joined?.includes('items') || mapping.joined?.includes('items') ? filled : filled.slice(0, 1);
}

/**
 * Divides a row whose cell lists all items of an order into one part for each item. What belongs to the order is copied
 * to each part, what belongs to an item comes from the cell. A cell that is not wholly of the known form gives one part
 * with the reason, and none of its items.
 */
export function splitRow(profile: Profile, mapping: Mapping, cells: string[]): RowPart[] {
  const further = furtherItems(mapping, cells);
  if (further === 'unread') return [withItem(mapping, cells, null, [rowProblem('items', 'ITEMS_UNREAD')])];
  if (further) return severalItems(withoutOwnColumns(mapping), cells, further, []);
  const columns = filledColumns(profile, mapping, cells);
  if (columns.length === 0) return [{ item: 0, mapping, cells, problems: [] }];
  const grammars = profile.items ?? ALL_ITEM_GRAMMARS;
  const read = columns.map((column) => readItems(cells[column]!, grammars));
  const items = read.includes(null) ? null : (read as CellItem[][]).flat();
  if (!items || isDoubtful(profile, mapping, cells, items))
    return [withItem(mapping, cells, null, [rowProblem('items', 'ITEMS_UNREAD')])];
  const total = firstText(mapping.columns.quantity, cells);
  const pieces = items.map(({ fields }) => parseQuantity(fields.quantity ?? '') ?? 0);
  const isOther = total !== '' && parseQuantity(total) !== pieces.reduce((sum, one) => sum + one, 0);
  const problems = isOther ? [rowProblem('items', 'ITEMS_TOTAL')] : [];
  if (items.length === 1) return [withItem(mapping, cells, items[0]!, problems)];
  return severalItems(mapping, cells, items, problems);
}

function severalItems(
  mapping: Mapping,
  cells: string[],
  items: readonly CellItem[],
  problems: RowProblem[],
): RowPart[] {
  // Words to print in a row of several items belong to one of them, and nobody can say to which.
  const asked = [
    ...mapping.personalisation.map(({ column }) => column),
    ...(mapping.columns.personalization ?? []),
  ];
  if (firstText(asked, cells) !== '') problems.push(rowProblem('personalization', 'ITEMS_WORDS'));
  return items.map((item, at) => ({ ...withItem(mapping, cells, item, problems, true), item: at + 1 }));
}

/**
 * In an unknown layout, a cell that reads as items need not be their list: another such column differs from it, the row
 * has a SKU that is not the item's, or a SKU with a blank is a title (`Poster 30*40` is a size).
 */
function isDoubtful(
  profile: Profile,
  mapping: Mapping,
  cells: readonly string[],
  items: readonly CellItem[],
): boolean {
  if (profile.items) return false;
  const skus = items.map(({ fields }) => fields.sku ?? '');
  if (skus.some((sku) => /\s/.test(sku))) return true;
  const own = firstText(mapping.columns.sku, cells);
  if (own !== '' && (items.length > 1 || (skus[0] !== '' && skus[0] !== own))) return true;
  const isJoined = profile.joined?.includes('items') || mapping.joined?.includes('items');
  const texts = (mapping.columns.items ?? []).map((column) => exactCell(cells[column]));
  return !isJoined && new Set(texts.filter((text) => text !== '')).size > 1;
}

/** @param isOneOfSeveral the row's own cells belong to no single item, so that none of them is read as the item's */
function withItem(
  mapping: Mapping,
  cells: string[],
  item: CellItem | null,
  problems: RowProblem[],
  isOneOfSeveral = item === null,
): RowPart {
  const own = [...cells];
  while (own.length < BEHIND) own.push('');
  const columns = { ...mapping.columns };
  PUT_FIELDS.forEach((field, at) => {
    const text = item?.fields[field] ?? '';
    own[BEHIND + at] = text;
    const isCellItself = field === 'productTitle' && !mapping.columns.items;
    const mine = text === '' ? [] : [BEHIND + at];
    const isOfRow = OF_ROW_TOO.includes(field) && (field === 'pickNote' || text === '');
    const isNone = (isOneOfSeveral && !isOfRow) || field === 'quantity' || isCellItself;
    const beside = isNone ? [] : (columns[field] ?? []);
    const all = field === 'productTitle' ? [...mine, ...beside] : [...beside, ...mine];
    if (all.length > 0) columns[field] = all;
    else delete columns[field];
  });
  const personalisation = isOneOfSeveral ? [] : mapping.personalisation;
  return { item: 0, mapping: { ...mapping, columns, personalisation }, cells: own, problems };
}

function firstText(columns: readonly number[] | undefined, cells: readonly string[]): string {
  return columns?.map((column) => exactCell(cells[column])).find((text) => text !== '') ?? '';
}

/** A row's cells with only these of its items, as a sheet of the rows that were not imported lists them. */
export function cellsOfItems(
  profile: Profile,
  mapping: Mapping,
  cells: readonly string[],
  wanted: ReadonlySet<number>,
): string[] {
  if (Array.isArray(furtherItems(mapping, cells))) return withFurtherItems(mapping, cells, wanted);
  const grammars = profile.items ?? ALL_ITEM_GRAMMARS;
  const left = [...cells];
  let item = 0;
  for (const column of filledColumns(profile, mapping, cells)) {
    const items = readItems(cells[column] ?? '', grammars);
    if (!items) continue;
    const kept = items.filter(() => wanted.has(++item));
    if (kept.length < items.length) left[column] = writeItems(kept, grammars);
  }
  return left;
}
