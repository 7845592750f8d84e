import { message, type StoredMessage } from '@diy/contract/messages';
import type { Message } from '../../../platform/errors/refusal.ts';
import { writeCsv } from '../../../platform/spreadsheets/write-csv.ts';
import { type AcceptedError, acceptedLines } from './accepted-list.ts';
import type { OrderOfProblem } from './order-of-problem.ts';

export type Locale = 'zh' | 'en';

/** Something that is missing in the archive, with a user-facing reason. */
export interface PackProblem {
  /** SKU of the design, '' where it is not known any more. */
  sku: string;
  /** Name of the design. */
  name: string;
  /** Reasons that older versions recorded are in Chinese only. */
  reason: Message | string;
  /** Of an order line. */
  order?: OrderOfProblem;
}

const NAMES = { zh: '问题清单', en: 'Problems' };

const HEADERS = {
  zh: ['序号', '订单号', '子订单号', '店铺', 'SKU', '源文件行号', '作品', '作品 SKU', '原因'],
  en: ['No.', 'Order', 'Line', 'Shop', 'SKU', 'Row in file', 'Design', 'Design SKU', 'Reason'],
};
const WORDS = {
  zh: {
    order: '订单',
    line: '子订单',
    sku: 'SKU',
    row: (n: number) => `源文件第 ${n} 行`,
    design: '作品',
    colon: '：',
  },
  en: {
    order: 'Order',
    line: 'line',
    sku: 'SKU',
    row: (n: number) => `row ${n} of the file`,
    design: 'design',
    colon: ': ',
  },
};

/**
 * The list as files for an archive: as text for Notepad (byte order mark, CRLF), and as a table. One line for each
 * problem, then the accepted errors.
 */
export function problemFiles(
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
  locale: Locale,
): { path: string; body: Buffer }[] {
  const text = { path: `${NAMES[locale]}.txt`, body: asText(problems, accepted, locale) };
  if (problems.length === 0) return [text];
  return [text, { path: `${NAMES[locale]}.csv`, body: asTable(problems, locale) }];
}

function asText(
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
  locale: Locale,
): Buffer {
  const count = problems.length;
  const of = problems.some(({ order }) => order);
  const head =
    locale === 'zh'
      ? `以下 ${count} ${of ? '行订单' : '件作品'}没有打包。处理后可以重新下载。`
      : `${count} ${of ? 'order lines' : 'designs'} were left out. Download again when they are put right.`;
  const lines = problems.map((problem, index) => {
    const { colon } = WORDS[locale];
    return `${index + 1}. ${[titleOf(problem, locale), reasonOf(problem, locale)].filter(Boolean).join(colon)}`;
  });
  const left = problems.length > 0 ? [head, '', ...lines] : [];
  const gap = left.length > 0 && accepted.length > 0 ? [''] : [];
  const all = [...left, ...gap, ...acceptedLines(accepted, locale, (error) => titleOf(error, locale))];
  return Buffer.from(`\uFEFF${all.join('\r\n')}\r\n`);
}

function asTable(problems: readonly PackProblem[], locale: Locale): Buffer {
  return writeCsv({
    name: NAMES[locale],
    columns: HEADERS[locale].map((header) => ({ header, width: 16, type: 'text' })),
    rows: problems.map(({ sku, name, order, ...rest }, index) => [
      index + 1,
      order?.orderNo ?? '',
      order?.lineNo ?? '',
      order?.shop ?? '',
      order?.sku ?? sku,
      order?.row ?? null,
      name,
      sku,
      reasonOf(rest, locale),
    ]),
  });
}

/** Order, line, SKU, row and design of a problem, as far as they are known. */
function titleOf({ sku, name, order }: Omit<PackProblem, 'reason'>, locale: Locale): string {
  const words = WORDS[locale];
  const designed = [name, sku && `(${sku})`].filter(Boolean).join(' ');
  const design = designed && `${words.design} ${designed}`;
  if (!order) return design;
  const named = (word: string, value: string) => value && `${word} ${value}`;
  return [
    named(words.order, order.orderNo),
    named(words.line, order.lineNo),
    named(words.sku, order.sku),
    words.row(order.row),
    design,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A text on one line, without line breaks. */
function reasonOf({ reason }: Pick<PackProblem, 'reason'>, locale: Locale): string {
  const text = typeof reason === 'string' ? reason : reason[locale];
  return text.replace(/\s+/g, ' ').trim();
}

/** The message beside a finished download; null when there is no problem. */
export function packMessage(
  packed: number,
  problems: readonly PackProblem[],
  accepted: readonly AcceptedError[],
): StoredMessage | null {
  const left = problems.length;
  if (left > 0) return message('downloads.some-left-out', { all: packed + left, left });
  return accepted.length > 0 ? message('downloads.with-accepted', { accepted: accepted.length }) : null;
}

/** Why nothing at all was packed. */
export function nothingPackedMessage(problems: readonly PackProblem[]): StoredMessage {
  const first = problems[0];
  if (!first) return message('downloads.nothing-to-pack');
  const title = (locale: Locale) => titleOf(first, locale) || WORDS[locale].design;
  const params = { title: { zh: title('zh'), en: title('en') }, reason: first.reason };
  const count = problems.length;
  return count === 1
    ? message('downloads.one-not-packed', params)
    : message('downloads.none-packed', { ...params, count });
}
