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
/** Letters of the longest text that they convert; the pattern takes long for thousands of digits. */
const MAX_CONVERTED = 40;
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
  const lines = [columns.map(({ header }) => field(header)), ...rows.map((row) => row.map(cell))];
  return Buffer.from(`\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
}

/** The texts of a sheet that a spreadsheet program would show and store otherwise if it opened the CSV: `00123`, `3-4`. */
export function convertedTexts({ rows }: Pick<NewSheet, 'rows'>): string[] {
  return rows.flat().filter(isConverted);
}

function isConverted(cell: SheetCell): cell is string {
  return (
    typeof cell === 'string' && cell.length <= MAX_CONVERTED && CONVERTED.test(cell) && !PLAIN.test(cell)
  );
}

function field(cell: SheetCell): string {
  if (cell === null || Buffer.isBuffer(cell)) return '';
  if (typeof cell === 'number') return String(cell);
  if (cell instanceof Date) return MOMENT.format(cell);
  const begun = BEGINS_FORMULA.test(cell) ? `'${cell}` : cell;
  return quoted(begun.replace(FORMULA_WITHIN, "$1'"));
}

/** Signs with which a formula begins, full-width ones too, and what spreadsheet programs skip in front of them. */
const BEGINS_FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/;
/** Where the list separator is a semicolon, a program parts the file there, and at line ends: quotes within such a part mean nothing to it. */
const FORMULA_WITHIN = /([;\t\r\n])(?= *[=+\-@＝＋－＠])/g;

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
