import type { OrderField } from '@diy/contract/orders/order-fields';
import type { Mapping } from '../../model/mapping.ts';
import type { RowProblem } from '../../model/row-problem.ts';
import { rowProblem } from '../mapping/row-problems.ts';
import { type DamagedCell, maxListed } from '../reading/table-facts.ts';

/** Fields whose digits are their meaning. */
const CODES = {
  externalOrderNo: 'ORDER_NO_DAMAGED',
  externalLineId: 'LINE_ID_DAMAGED',
  sku: 'SKU_DAMAGED',
  phone: 'PHONE_DAMAGED',
  mobile: 'PHONE_DAMAGED',
  buyerPhone: 'PHONE_DAMAGED',
  trackingNo: 'TRACKING_DAMAGED',
} as const satisfies Partial<Record<OrderField, string>>;
/** A number keeps 15 digits; further digits are made up. */
const TOO_LONG = /^\d{16,}$/;

/** Whether the cells of a row stand where they were not written. */
export function createShiftedRowCheck(damaged: readonly DamagedCell[]): (row: number) => boolean {
  const torn = listedRows(damaged, 'torn');
  return (row) => torn.has(row);
}

/** Whether a row is in another encoding than its file: cells may have been read together. */
export function createOtherEncodingCheck(damaged: readonly DamagedCell[]): (row: number) => boolean {
  const listed = listedRows(damaged, 'encoding');
  return (row) => listed.has(row);
}

/** Problems of cells that lost digits before the upload. Fields in `corrected` were fixed by hand and have no problem. */
export function createDamageCheck(
  damaged: readonly DamagedCell[],
): (
  mapping: Mapping,
  row: number,
  cells: readonly string[],
  corrected: readonly OrderField[],
  filledFrom: number | null,
) => RowProblem[] {
  const byRow = new Map<number, Set<number>>();
  const [torn, ofOtherEncoding] = [listedRows(damaged, 'torn'), listedRows(damaged, 'encoding')];
  for (const { row, column, code } of damaged)
    if (code === 'long-number' || code === 'scientific')
      byRow.set(row, (byRow.get(row) ?? new Set()).add(column));
  const confirmable = confirmableRows(damaged);
  const columns = new Set(damaged.filter(({ code }) => code === 'long-number').map(({ column }) => column));
  const { last: lastListed } = listedRows(damaged, 'long-number');
  const isDamaged = (row: number, column: number, text: string) =>
    byRow.get(row)?.has(column) === true || (row >= lastListed && columns.has(column) && TOO_LONG.test(text));
  return (mapping, row, cells, corrected, filledFrom) => {
    // Cells filled from the row above inherit the damage of that row.
    if (filledFrom !== null) for (const one of [torn, ofOtherEncoding]) if (one.has(filledFrom)) one.add(row);
    const listed = filledFrom === null ? [row] : [row, filledFrom];
    if (torn.has(row)) return [rowProblem(null, 'ROW_TORN')];
    const isConfirmed = mapping.letters_right && listed.every((one) => confirmable(one));
    if (ofOtherEncoding.has(row) && !isConfirmed) return [rowProblem(null, 'ENCODING_UNSURE')];
    if (byRow.size === 0) return [];
    const problems: RowProblem[] = [];
    for (const [field, code] of Object.entries(CODES) as [
      keyof typeof CODES,
      (typeof CODES)[keyof typeof CODES],
    ][]) {
      if (corrected.includes(field)) continue;
      const has = (one: OrderField) => mapping.columns[one]?.some((at) => (cells[at] ?? '').trim() !== '');
      // Another phone stands there, so this one is not used.
      if (field === 'buyerPhone' && (has('phone') || has('mobile'))) continue;
      const column = mapping.columns[field]?.find((one) => (cells[one] ?? '').trim() !== '');
      if (column !== undefined && isDamaged(row, column, cells[column]!.trim()))
        problems.push(rowProblem(field, code));
    }
    return problems;
  };
}

/** Whether a person may confirm the letters of a row: all that is listed of it was read in a chosen encoding. Rows behind a full list are not seen. */
export function confirmableRows(damaged: readonly DamagedCell[]): (row: number) => boolean {
  const listed = damaged.filter(({ code }) => code === 'encoding');
  const never = new Set(listed.filter(({ confirmable }) => !confirmable).map(({ row }) => row));
  const last = listedRows(damaged, 'encoding').last;
  return (row) => row <= last && !never.has(row);
}

/** Rows with a kind of damage; behind the last that a full list names, every row may have it. */
function listedRows(
  damaged: readonly DamagedCell[],
  kind: DamagedCell['code'],
): { last: number; has(row: number): boolean; add(row: number): void } {
  const found = damaged.filter(({ code }) => code === kind).map(({ row }) => row);
  const rows = new Set(found);
  const last = found.length >= maxListed(kind) ? Math.max(...found) : Number.POSITIVE_INFINITY;
  return { last, has: (row) => rows.has(row) || row > last, add: (row) => void rows.add(row) };
}
