import { isRightToLeft, type MessageLocale, message } from '@diy/contract/messages';
import { plainText } from '@diy/contract/messages/message-text';
import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import {
  TEMPLATE_COLUMNS,
  templateExamples,
  templateHeader,
  templateNote,
  templateRules,
} from './order-template.ts';

/** File name of the template as people download it. */
export function orderTemplateName(locale: MessageLocale): string {
  return `${plainText(message('order-template.file'), locale)}.xlsx`;
}

/**
 * Rows formatted as text before anything is typed, so that long numbers and leading zeros stay. The writer cannot
 * format columns.
 */
const TEXT_ROWS = 1000;
const TEXT: CellStyle = { numFmt: '@' };
const WRAPPED: CellStyle = { numFmt: '@', alignment: { vertical: 'top', wrapText: true } };
const HEADER: CellStyle = { ...fill('F1F3F5'), font: { bold: true }, numFmt: '@' };
const REQUIRED: CellStyle = {
  ...fill('FDECE9'),
  font: { bold: true, color: { rgb: 'B42318' } },
  numFmt: '@',
};

/** The template for orders in a reader's language: the sheet to fill in, what its columns mean, and an example. */
export async function buildOrderTemplate(locale: MessageLocale): Promise<Buffer> {
  const headers = TEMPLATE_COLUMNS.map((column) => templateHeader(column, locale));
  const columns = TEMPLATE_COLUMNS.map((column) => templateExamples(column, locale));
  const examples = [0, 1, 2].map((n) => columns.map((texts) => texts[n] ?? ''));
  const rules = templateRules(locale);
  const word = (id: WordId) => plainText(message(`order-template.${id}`), locale);
  const notes: CellValue[][] = [
    ...rules.map((rule, n) => [`${n + 1}. ${rule}`]),
    [],
    [word('column'), word('required'), word('note'), word('example')],
    ...TEMPLATE_COLUMNS.map((column, at) => [
      headers[at]!.replace('*', ''),
      column.header.startsWith('*') ? word('yes') : '',
      templateNote(column, locale),
      columns[at]![0]!,
    ]),
  ];
  const sheets = [
    orderSheet(word('sheet'), headers, [], locale),
    {
      name: word('notes-sheet'),
      columns: [{ width: locale === 'zh' ? 18 : 36 }, { width: 6 }, { width: 70 }, { width: 28 }],
      rows: notes,
      cells: styleCells(notes, (row) =>
        row === rules.length + 1 ? HEADER : row < rules.length ? TEXT : WRAPPED,
      ),
      ...turned(locale),
    },
    orderSheet(word('example-sheet'), headers, examples, locale),
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

type WordId = 'sheet' | 'notes-sheet' | 'example-sheet' | 'column' | 'required' | 'note' | 'example' | 'yes';

/** Sheets are read from the right where the language is. */
const turned = (locale: MessageLocale) => (isRightToLeft(locale) ? { view: { rightToLeft: true } } : {});

function orderSheet(
  name: string,
  headers: string[],
  examples: string[][],
  locale: MessageLocale,
): WriteSheet {
  const blank = Array.from({ length: TEXT_ROWS - examples.length }, () => headers.map(() => null));
  const rows: CellValue[][] = [headers, ...examples.map((row) => row.map((text) => text || null)), ...blank];
  const styleOf = (row: number, at: number) =>
    row > 0 ? TEXT : headers[at]!.startsWith('*') ? REQUIRED : HEADER;
  return {
    name,
    columns: headers.map((header) => ({ width: Math.max(10, widthOf(header)) })),
    rows,
    cells: styleCells(rows, styleOf),
    freezePane: { rows: 1 },
    ...turned(locale),
  };
}

/** Width in characters: Chinese ones take two, and so do the signs that come with them in a Chinese header. */
function widthOf(header: string): number {
  const [agreed = '', word = ''] = header.split(/ (?=\()/);
  return agreed.length * 2 + 2 + word.length;
}

function styleCells(rows: CellValue[][], styleOf: (row: number, column: number) => CellStyle) {
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, r) => {
    row.forEach((_, c) => {
      cells.set(`${r},${c}`, { style: styleOf(r, c) });
    });
  });
  return cells;
}

function fill(rgb: string): CellStyle {
  return { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } } };
}
