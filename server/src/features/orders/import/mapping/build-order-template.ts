import { type Cell, type CellStyle, type CellValue, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { TEMPLATE_COLUMNS, TEMPLATE_RULES } from './order-template.ts';

/** File name of the template as people download it. */
export const ORDER_TEMPLATE_NAME = '订单导入模板.xlsx';

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

/** `订单导入模板.xlsx`: the sheet to fill in, what its columns mean, and an example. */
export async function buildOrderTemplate(): Promise<Buffer> {
  const headers = TEMPLATE_COLUMNS.map(({ header }) => header);
  const examples = [0, 1, 2].map((n) => TEMPLATE_COLUMNS.map(({ examples }) => examples[n] ?? ''));
  const notes: CellValue[][] = [
    ...TEMPLATE_RULES.map((rule, n) => [`${n + 1}. ${rule}`]),
    [],
    ['列', '必填', '说明', '示例'],
    ...TEMPLATE_COLUMNS.map(({ header, note, examples }) => [
      header.replace('*', ''),
      header.startsWith('*') ? '是' : '',
      note,
      examples[0],
    ]),
  ];
  const sheets = [
    orderSheet('导入模板', headers, []),
    {
      name: '填写说明',
      columns: [{ width: 18 }, { width: 6 }, { width: 70 }, { width: 28 }],
      rows: notes,
      cells: styleCells(notes, (row) =>
        row === TEMPLATE_RULES.length + 1 ? HEADER : row < TEMPLATE_RULES.length ? TEXT : WRAPPED,
      ),
    },
    orderSheet('示例', headers, examples),
  ];
  return Buffer.from(await writeXlsx({ sheets }));
}

function orderSheet(name: string, headers: string[], examples: string[][]): WriteSheet {
  const blank = Array.from({ length: TEXT_ROWS - examples.length }, () => headers.map(() => null));
  const rows: CellValue[][] = [headers, ...examples.map((row) => row.map((text) => text || null)), ...blank];
  const styleOf = (row: number, at: number) =>
    row > 0 ? TEXT : headers[at]!.startsWith('*') ? REQUIRED : HEADER;
  return {
    name,
    columns: headers.map((header) => ({ width: Math.max(10, header.length * 2 + 2) })),
    rows,
    cells: styleCells(rows, styleOf),
    freezePane: { rows: 1 },
  };
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
