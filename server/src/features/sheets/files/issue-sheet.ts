import { isRightToLeft, type MessageLocale, message } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { StreamedSheet } from '../../../platform/spreadsheets/stream-workbook.ts';
import type { Finding } from '../lint/finding.ts';
import type { SheetProduct } from '../rows/sheet-product.ts';

const COLUMNS = [
  ['severity', 10],
  ['code', 24],
  ['product', 28],
  ['sku', 30],
  ['row', 10],
  ['column', 20],
  ['problem', 60],
  ['source', 24],
  ['advice', 60],
] as const;

/** The findings as a sheet after the data, for the seller and in the seller's language: no platform reads it. */
export function issueSheet(
  findings: readonly Finding[],
  products: readonly SheetProduct[],
  firstRows: ReadonlyMap<number, number>,
  locale: MessageLocale,
): StreamedSheet {
  const word = (said: Parameters<typeof messageText>[0]) => messageText(said, locale, { isolates: false });
  const headerOf = (column: (typeof COLUMNS)[number][0]) =>
    column === 'sku' ? 'SKU' : word(message(`papers.issue-${column}`));
  return {
    name: word(message('papers.issues')),
    isRightToLeft: isRightToLeft(locale),
    columns: COLUMNS.map(([column, width]) => {
      return { header: headerOf(column), width, type: column === 'row' ? 'number' : 'text', required: false };
    }),
    rows: findings.map(({ severity, code, product: at, variant, column, problem, advice }) => {
      const product = products[at]!;
      const first = firstRows.get(at);
      const sku = variant === null ? product.sku : String(product.variants[variant]?.values.sku ?? '');
      return [
        word(message(severity === 'error' ? 'papers.error' : 'papers.warning')),
        code,
        product.name,
        sku,
        first === undefined ? null : first + (variant ?? 0),
        column.replace(/^\*/, '').replaceAll('\n', ''),
        word(first === undefined ? message('papers.not-exported', { problem }) : problem),
        word(message('papers.design-of', { sku: product.sku })),
        word(advice),
      ];
    }),
  };
}
