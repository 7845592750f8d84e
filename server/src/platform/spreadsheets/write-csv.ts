import type { NewSheet, SheetCell } from './sheet.ts';

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/**
 * A sheet as CSV: UTF-8 with its mark, CRLF. Text that a spreadsheet program would run as a formula gets an apostrophe,
 * since CSV has no types; pictures are left out.
 */
export function writeCsv({ columns, rows }: NewSheet): Buffer {
  const lines = [columns.map(({ header }) => quoted(header)), ...rows.map((row) => row.map(field))];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
}

function field(cell: SheetCell): string {
  if (cell === null || Buffer.isBuffer(cell)) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return MOMENT.format(cell);
  return quoted(/^[=+\-@\t\r\0]/.test(cell) ? `'${cell}` : cell);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
