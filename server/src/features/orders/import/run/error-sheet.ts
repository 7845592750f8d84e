import type { ImportPolicy } from '@diy/contract/orders/order-uploads';
import { writeSheet } from '../../../../platform/spreadsheets/write-sheet.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { ERROR_HEADERS, withoutErrorColumns } from '../mapping/error-columns.ts';

/** Most rows of one error sheet; a file with more errors is wrong as a whole. */
export const MAX_ERROR_ROWS = 10_000;

/** A row that was left out, with its cells as they stand in the file. */
export interface ErrorRow {
  row: number;
  cells: string[];
  problems: { column: string; code: string; reason: string }[];
}

/** Why a row was left out; null = it was not. */
export function errorRowOf(
  resolved: ResolvedRow,
  cells: string[],
  mapping: Mapping,
  headers: readonly string[],
  rule: ImportPolicy['duplicates'],
): ErrorRow | null {
  const { row, status, problems } = resolved;
  const columnOf = (field: keyof Mapping['columns'] | null) => {
    const column = field === null ? undefined : mapping.columns[field]?.[0];
    return column === undefined ? '' : (headers[column] ?? '');
  };
  if (status === 'unknown') {
    const reason = '没有作品对应这个 SKU，请在导入时绑定作品，或改成作品的 SKU';
    return { row, cells, problems: [{ column: columnOf('sku'), code: 'SKU_UNKNOWN', reason }] };
  }
  if (status !== 'wrong' && !isRefusedUpdate(resolved, rule)) return null;
  const reported = problems.map(({ field, code, zh }) => ({ column: columnOf(field), code, reason: zh }));
  return { row, cells, problems: reported };
}

/** The line should take what the row says, and cannot any more. */
export function isRefusedUpdate(
  { change, choice }: Pick<ResolvedRow, 'change' | 'choice'>,
  rule: ImportPolicy['duplicates'],
): boolean {
  return !!change?.refused && (choice ?? rule) === 'update';
}

/** The rows that were left out, their columns untouched, with what to fix; can be uploaded again. */
export function writeErrorSheet(
  sheet: string,
  headers: readonly string[],
  rows: readonly ErrorRow[],
): Promise<Buffer> {
  const own = withoutErrorColumns(headers);
  const column = (header: string) => ({ header, width: 16, type: 'text' as const });
  return writeSheet({
    // A sheet of an archive has its file's path in front.
    name:
      (sheet.split(' › ').at(-1) ?? '')
        .replace(/[\\/?*[\]:]/g, ' ')
        .slice(-31)
        .trim() || '订单',
    columns: [...own, ...ERROR_HEADERS].map(column),
    rows: rows.map(({ row, cells, problems }) => [
      ...own.map((_, index) => cells[index] || null),
      String(row),
      problems.map((one) => one.column).join('；'),
      problems.map((one) => one.code).join('；'),
      problems.map((one) => one.reason).join('；'),
    ]),
  });
}
