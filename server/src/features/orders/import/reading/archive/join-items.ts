import {
  CUSTOMISATION_HEADER,
  writeCustomisationProblem,
} from '../../mapping/customisation/customisation-cell.ts';
import type { SheetRow, SheetSource } from '../sheet-source.ts';
import type { CustomisedItem } from './customised-items.ts';
import { distinctCells, itemsToCell } from './items-to-cell.ts';

const ASIN = /^B0[A-Z0-9]{8}$/;

/** A table with our added column, which holds the customisation of each row. */
export interface JoinedTable {
  source: SheetSource;
  /** Items that no row names. */
  unmatched: CustomisedItem[];
  matched: number;
}

/**
 * Joins customisations to the rows that name them, by the ids in the cells, whatever their columns are called: the id of the
 * order's item; else order and ASIN, where that means exactly one row and one item. Never by position.
 */
export async function joinItems(
  source: SheetSource,
  headerRow: number,
  items: readonly CustomisedItem[],
): Promise<JoinedTable> {
  const index = indexItems(items);
  const orders = new Map<string, { row: number; asins: string[] }[]>();
  const namedById = new Set<CustomisedItem>();
  let width = 0;
  for await (const rows of source.read())
    for (const { row, cells } of rows) {
      width = Math.max(width, cells.length);
      if (row <= headerRow) continue;
      const texts = cells.map((cell) => cell.trim());
      for (const item of texts.flatMap((text) => index.byId.get(text) ?? [])) namedById.add(item);
      for (const order of new Set(texts.filter((text) => index.byOrder.has(text))))
        orders.set(order, [
          ...(orders.get(order) ?? []),
          { row, asins: texts.filter((text) => ASIN.test(text)) },
        ]);
    }
  const met = new Set<CustomisedItem>();
  const cellOf = (row: SheetRow) => cellFor(row, { index, orders, namedById, met });
  const joined: SheetSource = {
    ...source,
    columns: width + 1,
    read: () => withColumn(source.read(), headerRow, width, cellOf),
    head: async (count) => (await source.head(count)).map((row) => widened(row, headerRow, width, cellOf)),
  };
  // Once, to know what no row names before the rows are handed on.
  for await (const _ of joined.read());
  return { source: joined, matched: met.size, unmatched: items.filter((item) => !met.has(item)) };
}

interface ItemIndex {
  byId: Map<string, CustomisedItem[]>;
  byOrder: Map<string, CustomisedItem[]>;
}

function indexItems(items: readonly CustomisedItem[]): ItemIndex {
  const index: ItemIndex = { byId: new Map(), byOrder: new Map() };
  const add = (to: Map<string, CustomisedItem[]>, key: string, item: CustomisedItem) => {
    if (key !== '') to.set(key, [...(to.get(key) ?? []), item]);
  };
  for (const item of items) {
    for (const id of item.itemIds) add(index.byId, id, item);
    add(index.byOrder, item.orderNo, item);
  }
  return index;
}

interface Joining {
  index: ItemIndex;
  orders: ReadonlyMap<string, { row: number; asins: string[] }[]>;
  /** Items that a row names by their own id: they are that row's. */
  namedById: ReadonlySet<CustomisedItem>;
  /** Collects the items that a row got, or that it may be. */
  met: Set<CustomisedItem>;
}

function cellFor(
  { row, cells }: SheetRow,
  { index: { byId, byOrder }, orders, namedById, met }: Joining,
): string {
  const texts = [...new Set(cells.map((cell) => cell.trim()))];
  const named = [...new Set(texts.flatMap((text) => byId.get(text) ?? []))];
  const ordered = [...new Set(texts.flatMap((text) => byOrder.get(text) ?? []))];
  if (named.length > 0) {
    for (const item of named) met.add(item);
    // The item's id of one order in a row of another: one of the two is wrong.
    const isElsewhere =
      ordered.length > 0 && named.some((item) => item.orderNo !== '' && !ordered.includes(item));
    if (isElsewhere) return writeCustomisationProblem('conflict');
    return itemsToCell(named);
  }
  const free = ordered.filter((item) => !namedById.has(item));
  if (free.length === 0) return '';
  const rows = texts.flatMap((text) => orders.get(text) ?? []);
  const own = rows.find((one) => one.row === row)?.asins ?? [];
  const fitting = own.length > 0 ? free.filter(({ asin }) => asin === '' || own.includes(asin)) : free;
  if (fitting.length === 0) return '';
  const rivals = rows.filter(
    (one) =>
      one.row !== row &&
      (own.length === 0 || one.asins.length === 0 || one.asins.some((asin) => own.includes(asin))),
  );
  for (const item of fitting) met.add(item);
  const isCertain = rivals.length === 0 && distinctCells(fitting).length === 1;
  return isCertain ? itemsToCell(fitting) : writeCustomisationProblem('ambiguous');
}

async function* withColumn(
  batches: AsyncIterable<SheetRow[]>,
  headerRow: number,
  width: number,
  cellOf: (row: SheetRow) => string,
): AsyncGenerator<SheetRow[]> {
  for await (const rows of batches) yield rows.map((row) => widened(row, headerRow, width, cellOf));
}

function widened(
  row: SheetRow,
  headerRow: number,
  width: number,
  cellOf: (row: SheetRow) => string,
): SheetRow {
  if (row.row < headerRow) return row;
  const own = row.row === headerRow ? CUSTOMISATION_HEADER : cellOf(row);
  if (own === '') return row;
  const cells = [...row.cells];
  while (cells.length < width) cells.push('');
  return { ...row, cells: [...cells.slice(0, width), own] };
}
