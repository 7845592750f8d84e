import { message } from '@diy/contract/messages/make-message';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { TABLE_LIMITS } from './table-facts.ts';

const MB = 1024 * 1024;

/** Every reason to refuse a table file, in user-facing words. */
export const tableRefusals = {
  empty: () => new Refusal(message('orders.table-empty')),
  noRows: () => new Refusal(message('orders.table-no-rows')),
  tooLarge: () => new Refusal(message('orders.table-too-large', { bytes: TABLE_LIMITS.bytes / MB })),
  tooManyRows: (row: number) =>
    new Refusal(message('orders.table-too-many-rows', { row, rows: TABLE_LIMITS.rows })),
  tooManyColumns: (column: number) =>
    new Refusal(message('orders.table-too-many-columns', { column, columns: TABLE_LIMITS.columns })),
  longCell: (row: number, column: number, chars: number) =>
    new Refusal(message('orders.table-long-cell', { row, column, chars })),
  longRow: (row: number) =>
    new Refusal(message('orders.table-long-row', { row, chars: TABLE_LIMITS.rowLetters })),
  tooManyLetters: () =>
    new Refusal(message('orders.table-too-many-letters', { millions: TABLE_LIMITS.letters / 1_000_000 })),
  unknownKind: () => new Refusal(message('orders.table-unknown-kind')),
  zipWithTables: (names: readonly string[], count: number) =>
    new Refusal(
      message('orders.zip-with-tables', {
        count,
        names,
        more: count > names.length ? message('orders.and-others') : undefined,
      }),
    ),
  notOrders: (kind: string) => new Refusal(message('orders.table-other-text', { kind })),
  otherWorkbook: (kind: string) => new Refusal(message('orders.table-other-workbook', { kind })),
  password: () => new Refusal(message('orders.table-password')),
  macros: () => new Refusal(message('orders.table-macros')),
  externalLinks: (row: number) => new Refusal(message('orders.table-external-links', { row })),
  bomb: () => new Refusal(message('orders.table-bomb')),
  broken: () => new Refusal(message('orders.table-broken')),
  packing: () => new Refusal(message('orders.table-packing')),
  unclosedQuote: (row: number) => new Refusal(message('orders.table-unclosed-quote', { row })),
  tornHeaders: (row: number) => new Refusal(message('orders.table-torn-headers', { row })),
  wrongEncoding: (label: string) => new Refusal(message('orders.table-wrong-encoding', { label })),
  tooSlow: () => new Refusal(message('orders.table-too-slow')),
  readerKilled: (signal: string) => new Refusal(message('orders.table-reader-killed', { signal })),
  readerEnded: (code: number) => new Refusal(message('orders.table-reader-ended', { code })),
  tooMuchMemory: () => new Refusal(message('orders.table-too-much-memory')),
} as const;
