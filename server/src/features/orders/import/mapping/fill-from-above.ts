import { type OrderField, PLACE_FIELDS } from '@diy/contract/orders/order-fields';
import { rememberObjects } from '../../../../platform/cache/remember-objects.ts';
import type { Mapping } from '../../model/mapping.ts';
import { ORDER_LEVEL } from './model/profile.ts';
import { findProfile } from './profiles/all-profiles.ts';
import { findUnreadAddressColumns } from './recognise/unread-address-columns.ts';
import { cleanCell } from './values/clean-cell.ts';

/** Who an order goes to, by what does not change within it. */
const IDENTIFYING = ['recipientName', 'postcode'] as const satisfies readonly OrderField[];
const PLACE: ReadonlySet<OrderField> = new Set(PLACE_FIELDS);

/**
 * Many files give an order's own columns on its first row only: fills them from the row above of the same order. Where a profile
 * says so, a row without an order number continues with the order above it. Rows go through here one after the other, before
 * `readOrderLine`.
 * @param above the previous row as this function returned it, null for the first row
 */
export function fillFromAbove(mapping: Mapping, above: string[] | null, cells: string[]): string[] {
  const { carryDown } = findProfile(mapping.profile);
  if (!above) return cells;
  const text = (row: string[], column: number) => cleanCell(row[column]);
  const key = mapping.columns.externalOrderNo?.[0];
  if (key === undefined || cells.every((cell) => cleanCell(cell) === '')) return cells;
  const own = text(cells, key);
  const isSame = own !== '' && own === text(above, key);
  if (!isSame && !(carryDown && own === '' && isFurtherItem(mapping, above, cells))) return cells;
  const filled = [...cells];
  // A row with its own address keeps the empty cells of that address, such as its second line.
  const ownAddress = PLACE_FIELDS.some((field) =>
    (mapping.columns[field] ?? []).some((column) => text(cells, column) !== ''),
  );
  const { all, withoutPlace } = carriedColumns(carryDown ?? ORDER_LEVEL)(mapping);
  for (const column of [key, ...(ownAddress ? withoutPlace : all)]) {
    if (text(filled, column) !== '' || text(above, column) === '') continue;
    while (filled.length < column) filled.push('');
    filled[column] = above[column]!;
  }
  return filled;
}

/** Whether a row without an order number is one more item of the order above it: another recipient is another order, whose number got lost. */
function isFurtherItem(mapping: Mapping, above: readonly string[], cells: readonly string[]): boolean {
  const { sku = [], productTitle = [], items = [] } = mapping.columns;
  const isOfOther = IDENTIFYING.some((field) =>
    (mapping.columns[field] ?? []).some((column) => {
      const [mine, theirs] = [cleanCell(cells[column]), cleanCell(above[column])];
      return mine !== '' && theirs !== '' && mine !== theirs;
    }),
  );
  return !isOfOther && [...sku, ...productTitle, ...items].some((column) => cleanCell(cells[column]) !== '');
}

/** Empty order columns say that a row continues an order only where the file has at least this many of them. */
const MIN_EMPTY_COLUMNS = 3;

/**
 * Whether a row may continue the row above it when that row's cells are shifted, so that its number stands under
 * another header: some cell above holds this row's number, or this row leaves all of the order's columns empty.
 */
export function mayContinueRowAbove(
  mapping: Mapping,
  above: readonly string[],
  cells: readonly string[],
): boolean {
  const key = mapping.columns.externalOrderNo?.[0];
  const own = key === undefined ? '' : cleanCell(cells[key]);
  if (own !== '' && above.some((cell) => cell.includes(own))) return true;
  const { carryDown } = findProfile(mapping.profile);
  const { all } = carriedColumns(carryDown ?? ORDER_LEVEL)(mapping);
  const others = all.filter((column) => column !== key);
  return others.length >= MIN_EMPTY_COLUMNS && others.every((column) => cleanCell(cells[column]) === '');
}

/** How a row's number stands in the row above: in the same column, in another one, or not at all. */
export function numberInRowAbove(
  mapping: Mapping,
  above: readonly string[],
  cells: readonly string[],
): 'same' | 'elsewhere' | null {
  const key = mapping.columns.externalOrderNo?.[0];
  const own = key === undefined ? '' : cleanCell(cells[key]);
  if (own === '') return null;
  if (cleanCell(above[key!]) === own) return 'same';
  return above.some((cell) => cell.includes(own)) ? 'elsewhere' : null;
}

interface CarriedColumns {
  all: readonly number[];
  /** For rows that have their own address. */
  withoutPlace: readonly number[];
}

/** Kept for each mapping, which is the same object for all rows of a file. */
const carriedColumns = rememberObjects((fields: readonly OrderField[]) =>
  rememberObjects((mapping: Mapping): CarriedColumns => {
    const columnsOf = (some: readonly OrderField[]) => some.flatMap((field) => mapping.columns[field] ?? []);
    // Columns that may be part of the address are filled in with it, so that each row asks about them. Columns that a field of the piece
    // reads are not: their values belong to one piece.
    const beside = fields.includes('address1') ? findUnreadAddressColumns(mapping) : [];
    return {
      all: [...columnsOf(fields), ...beside],
      withoutPlace: columnsOf(fields.filter((field) => !PLACE.has(field))),
    };
  }),
);
