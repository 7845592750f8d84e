import { type MessageLocale, message, type StoredMessage, type WordingOptions } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { Message } from '../../../platform/errors/refusal.ts';
import type { NewSheet } from '../../../platform/spreadsheets/sheet.ts';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts';
import type { LineOrigin } from '../../orders/index.ts';
import { type AcceptedError, acceptedLines } from '../files/accepted-list.ts';

/** Something that is missing in the archive, with a user-facing reason. */
export interface PackProblem {
  /** Id of the order line; missing for a design, and in what older versions recorded. */
  id?: string;
  /** SKU of the design, '' where it is not known any more. */
  sku: string;
  /** Name of the design. */
  name: string;
  /** Reasons that older versions recorded are in Chinese only. */
  reason: Message | string;
  /** A cell of the requested batch that was not made when it was requested. */
  unmade?: true;
  /** Where an order line comes from; missing for a design. */
  order?: LineOrigin;
}

/**
 * The list as files for an archive: as text for Notepad (byte order mark, CRLF), and as a table. One line for each
 * problem, then the accepted errors.
 */
export function problemFiles(
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
  locale: MessageLocale,
): { path: string; body: Buffer }[] {
  const name = messageText(message('papers.problems'), locale);
  const text = { path: `${name}.txt`, body: asText(problems, accepted, locale) };
  if (problems.length === 0) return [text];
  return [text, { path: `${name}.csv`, body: asTable(name, problems, locale) }];
}

function asText(
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
  locale: MessageLocale,
): Buffer {
  const count = problems.length;
  const isOfOrders = problems.some(({ order }) => order);
  const head = messageText(
    message(isOfOrders ? 'papers.lines-left' : 'papers.designs-left', { count }),
    locale,
  );
  const lines = problems.map((problem, index) => {
    const [title, reason] = [titleOf(problem), onOneLine(problem.reason, locale)];
    const text = title ? messageText(message('papers.problem', { title, reason }), locale) : reason;
    return `${index + 1}. ${text}`;
  });
  const left = problems.length > 0 ? [head, '', ...lines] : [];
  const gap = left.length > 0 && accepted.length > 0 ? [''] : [];
  const titled = accepted.map((error) => ({
    ...error,
    title: titleOf(error) ?? message('papers.design', NO_DESIGN),
  }));
  const all = [...left, ...gap, ...acceptedLines(titled, locale)];
  return Buffer.from(`\uFEFF${all.join('\r\n')}\r\n`);
}

const COLUMNS = ['number', 'order', 'line', 'shop', 'sku', 'row', 'design', 'design-sku', 'reason'] as const;

function asTable(name: string, problems: readonly PackProblem[], locale: MessageLocale): Buffer {
  const header = (column: (typeof COLUMNS)[number]) =>
    column === 'sku' ? 'SKU' : messageText(message(`papers.column-${column}`), locale);
  const sheet: NewSheet = {
    name,
    columns: COLUMNS.map((column) => ({ header: header(column), width: 16, type: 'text' })),
    rows: problems.map(({ sku, name: designName, order, reason }, index) => [
      index + 1,
      order?.orderNo ?? '',
      order?.lineNo ?? '',
      order?.shop ?? '',
      order?.sku ?? sku,
      order?.row ?? null,
      designName,
      sku,
      onOneLine(reason, locale, { isolates: false }),
    ]),
  };
  return writeCsv(sheet, { keepsText: true });
}

const NO_DESIGN = { name: undefined, sku: undefined };

/** Order, line, SKU, row and design of a problem, as far as they are known; null = nothing is. */
function titleOf({ sku, name, order }: Pick<PackProblem, 'sku' | 'name' | 'order'>): StoredMessage | null {
  const parts = [
    ...(order?.orderNo ? [message('papers.order', { order: order.orderNo })] : []),
    ...(order?.lineNo ? [message('papers.line', { line: order.lineNo })] : []),
    ...(order?.sku ? [message('papers.sku', { sku: order.sku })] : []),
    ...(order ? [message('papers.row', { row: order.row })] : []),
    ...(name || sku ? [message('papers.design', { name, sku })] : []),
  ];
  return parts.length === 0 ? null : parts.reduce((first, next) => message('papers.both', { first, next }));
}

/** A text without line breaks. */
function onOneLine(
  reason: PackProblem['reason'],
  locale: MessageLocale,
  options: WordingOptions = {},
): string {
  return messageText(reason, locale, options).replace(/\s+/g, ' ').trim();
}

/** The message that is shown with a finished download; null when there is nothing to say. `again`: how many were packed before. */
export function packingMessage(
  packed: number,
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
  again = 0,
): StoredMessage | null {
  const left = problems.length;
  const said = [
    ...(again > 0 ? [message('downloads.with-packed-before', { again })] : []),
    ...(left > 0 ? [message('downloads.some-left-out', { all: packed + left, left })] : []),
    ...(left === 0 && accepted.length > 0
      ? [message('downloads.with-accepted', { accepted: accepted.length })]
      : []),
  ];
  return said.length === 0 ? null : said.reduce((first, next) => message('papers.both', { first, next }));
}

/** Why nothing at all was packed. */
export function nothingPackedMessage(problems: readonly PackProblem[]): StoredMessage {
  const first = problems[0];
  if (!first) return message('downloads.nothing-to-pack');
  const params = { title: titleOf(first) ?? message('papers.design', NO_DESIGN), reason: first.reason };
  const count = problems.length;
  return count === 1
    ? message('downloads.one-not-packed', params)
    : message('downloads.none-packed', { ...params, count });
}
