import type { NewSheet, SheetCell } from './sheet.ts';

const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
});

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** Spreadsheet programs read such texts as numbers, dates, times or truth values, and show and store something else. */
const CONVERTED = new RegExp(
  `^(?:[\\d.,]*\\d[\\d.,:/%eE -]*|${MONTH}[-/ .]?\\d{1,4}|\\d{1,4}[-/ .]?${MONTH}(?:[-/ .]?\\d{1,4})?|true|false)$`,
  'i',
);
/** Whole numbers that they show as they are written. */
const PLAIN = /^(?:0|[1-9]\d{0,9})$/;

/**
 * A sheet as CSV: UTF-8 with its mark, CRLF. Text that a spreadsheet program would run as a formula gets an apostrophe,
 * since CSV has no types; pictures are left out.
 * @param keepsText texts that a spreadsheet program would take for numbers or dates (order numbers, SKUs) are written as `="00123"`, which it
 * shows to the letter; other programs would read these signs as part of the text
 */
export function writeCsv({ columns, rows }: NewSheet, { keepsText = false } = {}): Buffer {
  const cell = (one: SheetCell) => (keepsText && isConverted(one) ? quoted(`="${one}"`) : field(one));
  const lines = [columns.map(({ header }) => quoted(header)), ...rows.map((row) => row.map(cell))];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
}

/** The texts of a sheet that a spreadsheet program would show and store otherwise if it opened the CSV: `00123`, `3-4`. */
export function convertedTexts({ rows }: Pick<NewSheet, 'rows'>): string[] {
  return rows.flat().filter(isConverted);
}

function isConverted(cell: SheetCell): cell is string {
  return typeof cell === 'string' && CONVERTED.test(cell) && !PLAIN.test(cell);
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
