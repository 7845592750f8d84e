import { isRightToLeft, type MessageLocale, message, type StoredMessage } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { ImportPolicy } from '@diy/contract/orders/import-policy';
import { writeSheet } from '../../../../platform/spreadsheets/write-sheet.ts';
import type { Mapping } from '../../model/mapping.ts';
import type { ResolvedRow } from '../checking/resolve-rows.ts';
import { errorHeaders, withoutErrorColumns } from '../mapping/error-columns.ts';
import { cellsOfItems } from '../mapping/items/split-row.ts';
import { findProfile } from '../mapping/profiles/all-profiles.ts';

/** The most rows of one error sheet; a file with more errors is wrong as a whole. */
export const MAX_ERROR_ROWS = 10_000;

/** What separates several problems of a row. */
const SEPARATORS: Record<MessageLocale, string> = {
  zh: '；',
  en: '; ',
  ar: '؛ ',
  he: '; ',
  fa: '؛ ',
  ku: '؛ ',
};

/** A row that was left out, with its cells as they are in the file. */
export interface ErrorRow {
  row: number;
  cells: string[];
  problems: { column: string; code: string; reason: string }[];
}

/** Whether a row, or an item of one, stays out of the import. */
export function isLeftOut(resolved: ResolvedRow, rule: ImportPolicy['duplicates']): boolean {
  const { status } = resolved;
  return status === 'unknown' || status === 'wrong' || isRefusedUpdate(resolved, rule);
}

/**
 * Rows that were left out, with why. Of a row of several items the sheet has those that were left out: the others are lines already,
 * and must not become lines again.
 * @param left in the order of the file
 */
export function errorRowsOf(
  left: readonly ResolvedRow[],
  cellsOf: (row: number) => string[],
  mapping: Mapping,
  headers: readonly string[],
  locale: MessageLocale,
): ErrorRow[] {
  const profile = findProfile(mapping.profile);
  const rows = new Map<number, ResolvedRow[]>();
  for (const one of left) rows.set(one.row, [...(rows.get(one.row) ?? []), one]);
  return [...rows].map(([row, parts]) => {
    const items = new Set(parts.map(({ item }) => item));
    const cells = cellsOf(row);
    return {
      row,
      cells: items.has(0) ? cells : cellsOfItems(profile, mapping, cells, items),
      problems: parts.flatMap((part) => problemsOf(part, mapping, headers, locale)),
    };
  });
}

function problemsOf(
  { item, status, problems }: ResolvedRow,
  mapping: Mapping,
  headers: readonly string[],
  locale: MessageLocale,
): ErrorRow['problems'] {
  const columnOf = (field: keyof Mapping['columns'] | null) => {
    const known = field === null ? undefined : mapping.columns[field]?.[0];
    const column = known ?? (item > 0 ? mapping.columns.items?.[0] : undefined);
    return column === undefined ? '' : (headers[column] ?? '');
  };
  const word = (said: StoredMessage) => {
    const reason = item > 0 ? message('papers.of-item', { item, reason: said }) : said;
    return messageText(reason, locale, { isolates: false });
  };
  if (status === 'unknown') {
    return [{ column: columnOf('sku'), code: 'SKU_UNKNOWN', reason: word(message('papers.sku-unknown')) }];
  }
  return problems.map(({ field, code, text }) => ({ column: columnOf(field), code, reason: word(text) }));
}

/** Whether the row should update its line although the line can no longer be updated. */
export function isRefusedUpdate(
  { change, choice }: Pick<ResolvedRow, 'change' | 'choice'>,
  rule: ImportPolicy['duplicates'],
): boolean {
  return !!change?.refused && (choice ?? rule) === 'update';
}

/**
 * An error sheet: the rows that were left out, with their columns untouched and a column that says what to fix. It can be
 * uploaded again.
 */
export function writeErrorSheet(
  sheet: string,
  headers: readonly string[],
  rows: readonly ErrorRow[],
  locale: MessageLocale,
): Promise<Buffer> {
  const own = withoutErrorColumns(headers);
  const column = (header: string) => ({ header, width: 16, type: 'text' as const });
  return writeSheet({
    // A sheet of an archive has its file's path in front.
    name:
      (sheet.split(' › ').at(-1) ?? '')
        .replace(/[\\/?*[\]:]/g, ' ')
        .slice(-31)
        .trim() || messageText(message('papers.errors-sheet'), locale),
    isRightToLeft: isRightToLeft(locale),
    columns: [...own, ...errorHeaders(locale)].map(column),
    rows: rows.map(({ row, cells, problems }) => [
      ...own.map((_, index) => cells[index] || null),
      String(row),
      problems.map((one) => one.column).join(SEPARATORS[locale]),
      problems.map((one) => one.code).join(SEPARATORS[locale]),
      problems.map((one) => one.reason).join(SEPARATORS[locale]),
    ]),
  });
}
